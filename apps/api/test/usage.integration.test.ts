import { randomUUID } from 'node:crypto';
import { BrandUsageResponse, type ModelUsage, type Stage, UsageResponse } from '@brandprint/contracts';
import { createApiKey, reserveCall, settleCall } from '@brandprint/database';
import { beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';

const api = await useTestApi();
let caller: TestCaller;
beforeEach(async () => {
  caller = await api.createCaller();
});

const DAY_MS = 86_400_000;
const day = (ms = Date.now()) => new Date(ms).toISOString().slice(0, 10);
const usage = async (query = '', by = caller) =>
  UsageResponse.parse((await by.get(`/v1/api/usage${query}`).expect(200)).body).data;
const meter = (createdAt: string, fields: object = {}) =>
  api.database.prisma.usageEvent.create({
    data: {
      workspaceId: caller.workspaceId,
      apiKeyId: caller.keyId,
      environment: 'prod',
      kind: 'parse',
      brandId: randomUUID(),
      createdAt,
      ...fields,
    },
  });

/** Usage of calls; zero except for what is given. */
const called = (sums: Partial<ModelUsage>): ModelUsage => ({
  calls: 0,
  estimated_calls: 0,
  input_tokens: 0,
  output_tokens: 0,
  cache_write_tokens: 0,
  cache_read_tokens: 0,
  cost_micro_usd: 0,
  ...sums,
});

/** A model call with this usage; unsettled if it is unknown. */
async function callModel(call: { brandId: string; stage: Stage; model?: string; cost?: number; outcome?: string }) {
  const { brandId, stage, model = 'claude-a', cost = 30, outcome = 'answered' } = call;
  const { workspaceId } = caller;
  const tokens = { input: 10, output: 5, cacheWrite: 0, cacheRead: 20 };
  const reserved = await reserveCall(
    api.database,
    { analysisId: brandId, brandId, workspaceId, stage, model, promptVersion: 'v1', tokens, cost: 1_000 },
    { tokens: 1_000_000, cost: 1_000_000, elapsedMs: 60_000 },
  );
  if (!reserved.ok) throw new Error('refused');
  const settled = { outcome, tokens, cost, estimated: false, durationMs: 12 };
  if (outcome !== 'unfinished') await settleCall(api.database, reserved.id, settled);
}

const brandUsage = async (brandId: string) =>
  BrandUsageResponse.parse((await caller.get(`/v1/api/brands/${brandId}/usage`).expect(200)).body).data;

describe('Calls of models', () => {
  test('When sections were written by models, then each call is reported, by stage and model, including failed and unfinished ones', async () => {
    const brandId = await caller.parse();
    await callModel({ brandId, stage: 'tone' });
    await callModel({ brandId, stage: 'tone', outcome: 'timed_out' });
    await callModel({ brandId, stage: 'images', model: 'claude-b', outcome: 'unfinished' });

    const report = await brandUsage(brandId);

    const one = { input_tokens: 10, output_tokens: 5, cache_read_tokens: 20 };
    const tone = called({ calls: 2, input_tokens: 20, output_tokens: 10, cache_read_tokens: 40, cost_micro_usd: 60 });
    const images = called({ calls: 1, estimated_calls: 1, ...one, cost_micro_usd: 1_000 });
    expect(report).toMatchObject({
      brand_id: brandId,
      total: { calls: 3, estimated_calls: 1, cost_micro_usd: 1_060 },
      stages: [
        { stage: 'images', model: 'claude-b', ...images },
        { stage: 'tone', model: 'claude-a', ...tone },
      ],
    });
    const newest = [
      { stage: 'images', outcome: 'unfinished', estimated: true },
      { stage: 'tone', outcome: 'timed_out', estimated: false },
      { stage: 'tone', outcome: 'answered', ...one, cost_micro_usd: 30, duration_ms: 12, prompt_version: 'v1' },
    ];
    expect(report.calls).toMatchObject(newest);
    expect((await usage()).models).toEqual({
      total: report.total,
      days: [
        { date: day(), model: 'claude-a', stage: 'tone', ...tone },
        { date: day(), model: 'claude-b', stage: 'images', ...images },
      ],
    });
  });

  test('When a brand is deleted, then the workspace still sees its cost, and nobody else does', async () => {
    const brandId = await caller.parse();
    await callModel({ brandId, stage: 'tone' });
    await caller.delete(`/v1/api/brands/${brandId}`).expect(204);

    expectError(await caller.get(`/v1/api/brands/${brandId}/usage`), 'BRAND_NOT_FOUND');
    expect((await usage()).models.total).toMatchObject({ calls: 1, cost_micro_usd: 30 });
    expect((await usage('', await api.createCaller())).models.total).toEqual(called({}));
  });
});

describe('Usage', () => {
  test('When requests were accepted, then each is reported by day, environment and key, and rejected ones are not', async () => {
    const { workspaceId } = caller;
    const staging = await createApiKey(api.database.prisma, { workspaceId, environment: 'stag' });
    const person = await caller.signIn();
    const brandId = await caller.parse();
    await caller.parse();
    await person.parse();
    await request(api.app)
      .post('/v1/api/parse')
      .set('Authorization', `Bearer ${staging.key}`)
      .send({ url: 'https://example.com' })
      .expect(202);
    await caller.get(`/v1/api/brands/${brandId}`).expect(200);
    await caller.get('/v1/api/brands').expect(200);
    await caller.post('/v1/api/parse', { url: 'nowhere' }).expect(400);
    await caller.post(`/v1/api/brands/${brandId}/reanalyze`, {}).expect(409);
    await caller.post(`/v1/api/brands/${brandId}/cancel`).expect(200);
    await caller.post(`/v1/api/brands/${brandId}/reanalyze`, {}).expect(202);

    const report = await usage();

    const date = day();
    expect(report).toEqual({
      from: day(Date.now() - 29 * DAY_MS),
      to: date,
      total: 5,
      by_environment: { prod: 4, stag: 1 },
      days: [
        { date, environment: 'prod', api_key_id: caller.keyId, requests: 3 },
        { date, environment: 'prod', api_key_id: null, requests: 1 },
        { date, environment: 'stag', api_key_id: staging.id, requests: 1 },
      ],
      models: { total: called({}), days: [] },
    });
    expect(await usage('', person)).toEqual(report);
  });

  test('When a brand is deleted and a key revoked, then metered usage stays', async () => {
    const brandId = await caller.parse();
    const person = await caller.signIn();
    await caller.delete(`/v1/api/brands/${brandId}`).expect(204);
    await person.delete(`/v1/api/keys/${caller.keyId}`).expect(204);

    expect((await usage('', person)).days).toMatchObject([{ api_key_id: caller.keyId, requests: 1 }]);
  });

  test('When a range is requested, then its days are whole days in UTC, the first and last included', async () => {
    for (const at of ['2026-02-27T23:59:59.999Z', '2026-02-28T00:00:00Z', '2026-03-01T23:59:59.999Z']) await meter(at);
    await meter('2026-03-02T00:00:00Z');

    const report = await usage('?from=2026-02-28&to=2026-03-01');

    expect(report.days.map(({ date, requests }) => [date, requests])).toEqual([
      ['2026-02-28', 1],
      ['2026-03-01', 1],
    ]);
    expect(await usage('?from=2026-03-02&to=2026-03-02')).toMatchObject({ total: 1 });
    expect(await usage('?to=2026-03-01')).toMatchObject({ from: '2026-01-31', to: '2026-03-01', total: 3 });
    expect(await usage('?from=2028-02-29&to=2029-02-28')).toMatchObject({ total: 0, days: [] });
  });

  test('When another workspace requests it, then it sees none of this', async () => {
    await caller.parse();

    expect(await usage('', await api.createCaller())).toMatchObject({ total: 0, days: [] });
  });

  test.each([
    ['from=2026-02-30', 'from'],
    ['from=2026-2-1', 'from'],
    ['from=yesterday', 'from'],
    ['to=2026-01-01T00:00:00Z', 'to'],
    ['to=', 'to'],
    ['from=0000-01-01', 'from'],
    ['from=9999-12-31', 'from'],
    ['from=2026-01-02&to=2026-01-01', 'from'],
    ['from=2025-01-01&to=2026-01-02', 'from'],
    ['from=2999-01-01', 'from'],
    ['from=2026-01-01&from=2026-01-02', 'from'],
  ])('When the query is %s, then it is rejected', async (query, field) => {
    const response = await caller.get(`/v1/api/usage?${query}`);
    expect(response.status).toBe(400);
    expect(response.body.details[0].path).toBe(field);
    expect(response.body.message).toMatch(new RegExp(`^${field}: must (not )?be [^;]+$`));
  });

  test('When the subscription has ended, then the report is still available', async () => {
    await api.database.prisma.workspace.update({
      where: { id: caller.workspaceId },
      data: { subscriptionStatus: 'canceled' },
    });

    await usage();
  });

  test('When there is no key, then the response is 401', async () => {
    expectError(await request(api.app).get('/v1/api/usage'), 'UNAUTHENTICATED');
  });
});
