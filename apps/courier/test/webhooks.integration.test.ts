import { deleteWebhookRow, rotateWebhookSecret, updateWebhookRow } from '@brandprint/database';
import { VERSION } from '@brandprint/operations';
import { createSecretBox } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import { SECRETS_KEY, useWebhookFixture, verifyMessage } from './support/webhook-fixture.ts';

const ANOTHER_KEY = 'another key of 32 characters and more';

const { fixture, receive } = await useWebhookFixture();

describe('A message', () => {
  test('When an event is recorded, then a message is signed, sent and logged', async () => {
    const receiver = await receive(() => ({ status: 204 }));
    const endpoint = await fixture.newEndpoint(`${receiver.url}/in?token=1`);
    await fixture.startCourier({ allow: [receiver], aboutUrl: 'https://brandprint.test' });
    const brandId = await fixture.emitEvent(endpoint.workspaceId);

    const delivery = await fixture.delivery(endpoint, ({ status }) => status === 'succeeded');
    expect(receiver.requests).toMatchObject([{ method: 'POST', path: '/in?token=1' }]);
    expect(receiver.messages).toMatchObject([
      {
        headers: {
          'content-type': 'application/json',
          'user-agent': `Brandprint-Webhooks/${VERSION} (+https://brandprint.test)`,
          'webhook-id': delivery.messageId,
        },
        body: delivery.payload,
      },
    ]);
    expect(delivery.messageId).toMatch(/^msg_[0-9a-f]{32}$/);
    expect(verifyMessage(receiver.messages[0], endpoint.secret)).toEqual({
      type: 'brand.section_updated',
      timestamp: expect.stringMatching(/Z$/),
      data: { brand_id: brandId, section: 'colors', action: 'patch' },
    });
    expect(delivery).toMatchObject({ brandId, attempts: 1, dueAt: null, finishedAt: expect.any(Date) });
    expect(delivery.log).toMatchObject([{ number: 1, status: 204, responseBody: '', error: '' }]);
  });

  test('When its body is changed in transit, or another secret is used, then the signature is wrong', async () => {
    const receiver = await receive();
    const [endpoint, other] = [
      await fixture.newEndpoint(receiver.endpoint),
      await fixture.newEndpoint(receiver.endpoint),
    ];
    await fixture.startCourier({ allow: [receiver] });
    await fixture.emitEvent(endpoint.workspaceId);
    await fixture.delivery(endpoint, ({ status }) => status === 'succeeded');
    const [message] = receiver.messages;
    expect(() => verifyMessage(message, other.secret)).toThrow('No matching signature found');
    expect(() => verifyMessage(message && { ...message, body: `${message.body} ` }, endpoint.secret)).toThrow(
      'No matching signature found',
    );
  });

  test('When an endpoint wants other types, is disabled or belongs to another workspace, then it gets no message', async () => {
    const receiver = await receive();
    const { endpoint: url } = receiver;
    const all = await fixture.newEndpoint(url);
    const { workspaceId } = all;
    const chosen = await fixture.newEndpoint(url, { workspaceId, eventTypes: ['brand.section_updated'] });
    const without = await fixture.newEndpoint(url, { workspaceId, eventTypes: ['brand.complete', 'brand.failed'] });
    const disabled = await fixture.newEndpoint(url, { workspaceId });
    await fixture.database.transaction((tx) => updateWebhookRow(tx, disabled, { enabled: false }));
    const stranger = await fixture.newEndpoint(url);
    await fixture.startCourier({ allow: [receiver] });
    await fixture.emitEvent(workspaceId);

    const [one] = [await fixture.delivery(all, ({ status }) => status === 'succeeded')];
    const other = await fixture.delivery(chosen, ({ status }) => status === 'succeeded');
    expect(one.messageId).toBe(other.messageId);
    for (const endpoint of [without, disabled, stranger]) expect(await fixture.deliveries(endpoint)).toEqual([]);
    expect(receiver.messages).toHaveLength(2);
  });

  test('When the secret was replaced, then both verify until the old one expires, and then only the new one', async () => {
    const receiver = await receive();
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    const secret = `whsec_${Buffer.from('the secret that comes after').toString('base64')}`;
    const sealed = new Uint8Array(createSecretBox(SECRETS_KEY).seal(secret, endpoint.webhookId));
    const previousExpiresAt = new Date(Date.now() + 3_600_000);
    await rotateWebhookSecret(fixture.database.prisma, endpoint, { secret: sealed, previousExpiresAt });
    await fixture.startCourier({ allow: [receiver] });

    await fixture.emitEvent(endpoint.workspaceId);
    await waitFor(async () => receiver.messages.length === 1);
    expect(receiver.messages[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    expect(verifyMessage(receiver.messages[0], secret)).toEqual(verifyMessage(receiver.messages[0], endpoint.secret));

    fixture.clock.aheadSeconds = 3_601;
    await fixture.emitEvent(endpoint.workspaceId);
    await waitFor(async () => receiver.messages.length === 2);
    expect(verifyMessage(receiver.messages[1], secret)).toMatchObject({ type: 'brand.section_updated' });
    expect(() => verifyMessage(receiver.messages[1], endpoint.secret)).toThrow('No matching signature found');
  });

  test('When SECRETS_KEY differs, then that counts as an attempt, the log says so once, and with the right key it is sent', async () => {
    const receiver = await receive();
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    const wrong = await fixture.startCourier({ allow: [receiver], secretsKey: ANOTHER_KEY });
    await fixture.emitEvent(endpoint.workspaceId);
    const first = await fixture.delivery(endpoint, ({ attempts, status }) => attempts === 1 && status === 'pending');
    await fixture.advanceClockTo(first);
    const waiting = await fixture.delivery(endpoint, ({ attempts, status }) => attempts === 2 && status === 'pending');
    const error = expect.stringMatching(/^The message could not be signed/);
    expect(waiting.log).toMatchObject(Array(2).fill({ status: null, responseBody: '', error }));
    expect((waiting.dueAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(240_000);
    const said = fixture.log.lines.filter((line) => line.includes(endpoint.webhookId) && line.includes('SECRETS_KEY'));
    expect(said).toHaveLength(1);
    expect(receiver.messages).toEqual([]);
    await wrong.stop();

    await fixture.advanceClockTo(waiting);
    await fixture.startCourier({ allow: [receiver] });
    await fixture.delivery(endpoint, ({ status }) => status === 'succeeded');
    expect(verifyMessage(receiver.messages[0], endpoint.secret)).toMatchObject({ type: 'brand.section_updated' });
  });

  test('When SECRETS_KEY has changed and the secret is replaced, then only the new one signs', async () => {
    const receiver = await receive();
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    const secret = `whsec_${Buffer.from('the secret that comes after').toString('base64')}`;
    const sealed = new Uint8Array(createSecretBox(ANOTHER_KEY).seal(secret, endpoint.webhookId));
    const previousExpiresAt = new Date(Date.now() + 3_600_000);
    await rotateWebhookSecret(fixture.database.prisma, endpoint, { secret: sealed, previousExpiresAt });
    await fixture.startCourier({ allow: [receiver], secretsKey: ANOTHER_KEY });
    await fixture.emitEvent(endpoint.workspaceId);
    await fixture.delivery(endpoint, ({ attempts, status }) => attempts === 1 && status === 'succeeded');
    expect(verifyMessage(receiver.messages[0], secret)).toMatchObject({ type: 'brand.section_updated' });
    expect(receiver.messages[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });

  test('When its brand is deleted, then its deliveries are deleted too', async () => {
    const receiver = await receive(() => ({ status: 500 }));
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    await fixture.startCourier({ allow: [receiver] });
    const brandId = await fixture.emitEvent(endpoint.workspaceId);
    await fixture.delivery(endpoint, ({ attempts }) => attempts === 1);
    await fixture.database.prisma.brand.delete({ where: { id: brandId } });
    expect(await fixture.deliveries(endpoint)).toEqual([]);
  });

  test('When its endpoint is deleted while it is being sent, then nothing is saved, and others continue', async () => {
    const receiver = await receive((index) => (index === 0 ? 'hang' : {}));
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    const { workspaceId } = endpoint;
    await fixture.startCourier({ allow: [receiver] });
    await fixture.emitEvent(workspaceId);
    await waitFor(async () => receiver.messages.length === 1);
    expect(await deleteWebhookRow(fixture.database.prisma, endpoint)).toBe(true);
    receiver.release();
    await waitFor(async () => fixture.log.lines.some((line) => line.includes('webhook result was not saved')));
    const next = await fixture.newEndpoint(receiver.endpoint, { workspaceId });
    await fixture.emitEvent(workspaceId);
    await fixture.delivery(next, ({ status }) => status === 'succeeded');
    expect(await fixture.database.prisma.webhookAttempt.count()).toBe(1);
  });
});
