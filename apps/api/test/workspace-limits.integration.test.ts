import { expect, test } from '@jest/globals';
import request from 'supertest';
import { useTestApi } from './support/api.ts';

const api = await useTestApi();

test('When an analysis is submitted, then the limits say what is left, and reading them counts towards nothing', async () => {
  const { key } = await api.createCaller();
  const read = async () => {
    const { body } = await request(api.app).get('/v1/api/workspace/limits').auth(key, { type: 'bearer' }).expect(200);
    return body.data;
  };
  expect(await read()).toEqual({
    subscription: 'active',
    analyses: { limit: 10, remaining: 10, window_seconds: 3600, resets_at: null },
    key_creation: { limit: 10, remaining: 10, window_seconds: 3600, resets_at: null },
    webhook_changes: { limit: 20, remaining: 20, window_seconds: 3600, resets_at: null },
    webhooks: { limit: 20, used: 0 },
    concurrent_analyses: { limit: null, running: 0, waiting: 0 },
  });
  const url = 'https://example.com/';
  await request(api.app).post('/v1/api/parse').auth(key, { type: 'bearer' }).send({ url }).expect(202);
  const { analyses, concurrent_analyses: now } = await read();
  expect([analyses.remaining, now.waiting]).toEqual([9, 1]);
  expect(Date.parse(analyses.resets_at)).toBeGreaterThan(Date.now());
  expect((await read()).analyses.remaining).toBe(9);
});
