import { describe, expect, test } from '@jest/globals';
import { limitsFrom } from '../src/index.ts';

describe('The limits of a courier', () => {
  test('When only the limit of an endpoint is set, then its workspace may have as many, at least 32', () => {
    expect(limitsFrom({ WEBHOOK_CONCURRENCY: 8 })).toMatchObject({ perEndpoint: 8, perWorkspace: 32, limit: 64 });
    expect(limitsFrom({ WEBHOOK_CONCURRENCY: 80 })).toMatchObject({ perEndpoint: 80, perWorkspace: 80, limit: 160 });
  });

  test('When a workspace has fewer, then a courier still has room for others', () => {
    const limits = limitsFrom({ WEBHOOK_CONCURRENCY: 32, WEBHOOK_WORKSPACE_CONCURRENCY: 4 });
    expect(limits).toMatchObject({ perEndpoint: 32, perWorkspace: 4, limit: 64 });
    expect(limitsFrom({ WEBHOOK_CONCURRENCY: 4, WEBHOOK_WORKSPACE_CONCURRENCY: 90 }).limit).toBe(180);
  });
});
