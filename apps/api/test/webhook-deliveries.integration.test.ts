import { describe, expect, test } from '@jest/globals';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';
import { insertWebhook, WEBHOOK_URL, WEBHOOKS } from './support/webhooks.ts';

const api = await useTestApi();

const webhookOf = (caller: TestCaller, more = {}) => insertWebhook(api, caller, more);

describe('Deliveries', () => {
  test('When an analysis is cancelled, then webhooks for its end get a message', async () => {
    const own = await api.createCaller();
    const types = ['brand.complete', 'brand.failed', 'brand.idle'];
    const { id } = (await own.post(WEBHOOKS, { url: WEBHOOK_URL, event_types: types }).expect(201)).body.data;
    const brandId = await own.parse();
    await own.post(`/v1/api/brands/${brandId}/cancel`).expect(200);
    const { body } = await own.get(`${WEBHOOKS}/${id}/deliveries`).expect(200);
    expect(body.data).toMatchObject([{ type: 'brand.idle', brand_id: brandId, status: 'pending' }]);
    const detail = await own.get(`${WEBHOOKS}/${id}/deliveries/${body.data[0].id}`).expect(200);
    expect(JSON.parse(detail.body.data.request_body)).toMatchObject({
      type: 'brand.idle',
      data: { brand_id: brandId, analysis_status: 'idle', quality_note: 'The analysis was cancelled.' },
    });
  });

  test('When a test is requested, then its message is queued once, and shown', async () => {
    const own = await api.createCaller();
    const webhookId = await webhookOf(own);
    const { body, headers } = await own.post(`${WEBHOOKS}/${webhookId}/test`).expect(202);
    const { id, request_body: sent, message_id: messageId } = body.data;
    expect(headers.location).toBe(`${WEBHOOKS}/${webhookId}/deliveries/${id}`);
    expect(body.data).toEqual({
      id,
      webhook_id: webhookId,
      brand_id: null,
      message_id: expect.stringMatching(/^msg_[0-9a-f]{32}$/),
      type: 'webhook.test',
      status: 'pending',
      attempt_count: 0,
      response_status: null,
      next_attempt_at: expect.any(String),
      created_at: expect.any(String),
      finished_at: null,
      request_body: expect.any(String),
      attempts: [],
    });
    expect(JSON.parse(sent)).toEqual({
      type: 'webhook.test',
      timestamp: expect.any(String),
      data: { webhook_id: webhookId },
    });
    const again = await own.post(`${WEBHOOKS}/${webhookId}/test`).expect(202);
    expect(again.body.data.message_id).toBe(messageId);
    expect((await own.get(headers.location ?? '').expect(200)).body).toEqual(body);
  });

  test('When there are several, then they are listed newest first, page by page, by status', async () => {
    const own = await api.createCaller();
    const webhookId = await webhookOf(own);
    const path = `${WEBHOOKS}/${webhookId}/deliveries`;
    const at = (count: number) => new Date(Date.UTC(2026, 0, 1, 0, count));
    const statuses = ['succeeded', 'failed', 'pending', 'succeeded', 'delivering'] as const;
    for (const [count, status] of statuses.entries()) {
      const message = { endpointId: webhookId, messageId: `msg_${count}`, type: 'brand.queued', payload: '{}' };
      const log = { create: [500, 200].map((code, index) => attempt(index + 1, code)) };
      await api.database.prisma.webhookDelivery.create({ data: { ...message, status, createdAt: at(count), log } });
    }
    const messages = async (query: string) => {
      const { body } = await own.get(`${path}?${query}`).expect(200);
      return { ids: body.data.map((one: { message_id: string }) => one.message_id), ...body.pagination };
    };
    const first = await messages('limit=3');
    expect(first).toMatchObject({ ids: ['msg_4', 'msg_3', 'msg_2'], has_more: true });
    expect(await messages(`limit=3&cursor=${first.next_cursor}`)).toMatchObject({ ids: ['msg_1', 'msg_0'] });
    expect(await messages('status=succeeded')).toMatchObject({ ids: ['msg_3', 'msg_0'], has_more: false });
    expectError(await own.get(`${path}?status=succeeded&cursor=${first.next_cursor}`), 'VALIDATION_ERROR', ['cursor']);
    expectError(await own.get(`${path}?status=lost`), 'VALIDATION_ERROR', ['status']);
    const { body } = await own.get(path).expect(200);
    expect(body.data[0]).toMatchObject({ status: 'delivering', response_status: 200, next_attempt_at: null });
    expect(Object.keys(body.data[0])).not.toContain('request_body');
  });

  test('When one is redelivered, then the same message is due now, and one that is being sent is left alone', async () => {
    const own = await api.createCaller();
    const endpointId = await webhookOf(own);
    const make = async (status: 'failed' | 'succeeded' | 'delivering' | 'pending') => {
      const finished = status === 'failed' || status === 'succeeded';
      const later = new Date(Date.now() + 3_600_000);
      const data = {
        endpointId,
        messageId: `msg_${status}`,
        type: 'brand.queued',
        payload: '{"a":1}',
        status,
        attempts: 1,
        dueAt: finished ? null : later,
        finishedAt: finished ? new Date() : null,
        log: { create: [attempt(1, 500)] },
      };
      return (await api.database.prisma.webhookDelivery.create({ data })).id;
    };
    for (const status of ['failed', 'succeeded', 'pending'] as const) {
      const id = await make(status);
      const path = `${WEBHOOKS}/${endpointId}/deliveries/${id}`;
      const { body, headers } = await own.post(`${path}/redeliver`).expect(202);
      expect(headers.location).toBe(path);
      expect(body.data).toMatchObject({
        id,
        message_id: `msg_${status}`,
        request_body: '{"a":1}',
        status: 'pending',
        finished_at: null,
      });
      expect(body.data.attempts).toHaveLength(1);
      expect(Date.parse(body.data.next_attempt_at)).toBeLessThan(Date.now() + 60_000);
    }
    const id = await make('delivering');
    const { body } = await own.post(`${WEBHOOKS}/${endpointId}/deliveries/${id}/redeliver`).expect(202);
    expect(body.data).toMatchObject({ status: 'delivering', next_attempt_at: null });
  });

  test('When one was sent very often, then its last hundred attempts are shown, in order', async () => {
    const own = await api.createCaller();
    const endpointId = await webhookOf(own);
    const log = { create: Array.from({ length: 103 }, (_, index) => attempt(index + 1, index === 102 ? 502 : 500)) };
    const message = { endpointId, messageId: 'msg_1', type: 'brand.queued', payload: '{}', attempts: 103 };
    const { id } = await api.database.prisma.webhookDelivery.create({ data: { ...message, log } });
    const { body } = await own.get(`${WEBHOOKS}/${endpointId}/deliveries/${id}`).expect(200);
    const numbers = body.data.attempts.map((one: { number: number }) => one.number);
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => index + 4));
    expect(body.data).toMatchObject({ attempt_count: 103, response_status: 502 });
  });

  test('When a delivery is of another webhook, then it is unknown', async () => {
    const own = await api.createCaller();
    const [one, other] = [await webhookOf(own), await webhookOf(own)];
    const { id } = (await own.post(`${WEBHOOKS}/${one}/test`).expect(202)).body.data;
    expectError(await own.get(`${WEBHOOKS}/${other}/deliveries/${id}`), 'NOT_FOUND');
    expectError(await own.post(`${WEBHOOKS}/${other}/deliveries/${id}/redeliver`), 'NOT_FOUND');
  });
});

const attempt = (number: number, status: number) => ({
  number,
  status,
  startedAt: new Date(),
  durationMs: 12,
  responseBody: 'sorry',
  error: status < 300 ? '' : `The endpoint answered ${status}.`,
});
