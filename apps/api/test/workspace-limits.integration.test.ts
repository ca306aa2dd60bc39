import { expect, test } from '@jest/globals';
import { useTestApi } from './support/api.ts';

const api = await useTestApi();

test('When an analysis is submitted, then the limits have what remains, and reading them does not count', async () => {
  const caller = await api.createCaller({ parseLimit: null });
  const read = async () => {
    const { body } = await caller.get('/v1/api/workspace/limits').expect(200);
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
  await caller.post('/v1/api/parse', { url: 'https://example.com/' }).expect(202);
  const { analyses, concurrent_analyses: now } = await read();
  expect([analyses.remaining, now.waiting]).toEqual([9, 1]);
  expect(Date.parse(analyses.resets_at)).toBeGreaterThan(Date.now());
  expect((await read()).analyses.remaining).toBe(9);
});
