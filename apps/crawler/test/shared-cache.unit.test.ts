import { describe, expect, test } from '@jest/globals';
import { createSharedCache } from '../src/shared-cache.ts';

const never = new AbortController().signal;

function cacheOf(maxWeight = 10) {
  const loads: string[] = [];
  const state = { now: 0, fails: false };
  const cache = createSharedCache<string>({
    load: async (key) => {
      loads.push(key);
      if (state.fails) throw new Error('no answer');
      return `${key}${loads.length}`;
    },
    ttlMs: 100,
    maxWeight,
    weigh: () => 4,
    now: () => state.now,
  });
  return { loads, state, get: (key: string) => cache.get(key, never) };
}

describe('the shared cache', () => {
  test('When an entry has expired, then it is loaded again', async () => {
    const { get, state } = cacheOf();
    expect([await get('a'), await get('a')]).toEqual(['a1', 'a1']);
    state.now = 100;
    expect(await get('a')).toBe('a2');
  });

  test('When it cannot be loaded again, then the old copy is used until it can', async () => {
    const { get, state } = cacheOf();
    await get('a');
    Object.assign(state, { now: 100, fails: true });
    expect(await get('a')).toBe('a1');
    state.fails = false;
    expect(await get('a')).toBe('a3');
  });

  test('When the cache is too large, then the least recently used entry is removed', async () => {
    const { get, loads } = cacheOf();
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(loads).toEqual(['a', 'b', 'c', 'b']);
  });
});
