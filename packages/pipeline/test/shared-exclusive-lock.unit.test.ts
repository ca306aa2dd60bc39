import type { Database } from '@brandprint/database';
import { describe, expect, test } from '@jest/globals';
import { withLock } from '../src/shared-exclusive-lock.ts';

const neverAborted = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A process and its running work. */
function startLock() {
  const database = {} as Database;
  const inside: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (name: string, exclusive = false, signal = neverAborted) =>
    withLock(database, { exclusive, signal }, async () => {
      inside.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      inside.splice(inside.indexOf(name), 1);
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { inside, enter, end };
}

describe('Work in one process', () => {
  test('When nothing is exclusive, then all of it runs concurrently', async () => {
    const { inside, enter } = startLock();
    for (const name of ['a', 'b', 'c']) void enter(name);
    await settle();
    expect(inside).toEqual(['a', 'b', 'c']);
  });

  test('When something is exclusive, then it waits for the others, and later work waits for it', async () => {
    const { inside, enter, end } = startLock();
    void enter('a');
    void enter('alone', true);
    void enter('alone too', true);
    void enter('b');
    await settle();
    expect(inside).toEqual(['a']);
    await end('a');
    expect(inside).toEqual(['alone']);
    await end('alone');
    expect(inside).toEqual(['alone too']);
    await end('alone too');
    expect(inside).toEqual(['b']);
  });

  test('When waiting exclusive work gives up, then the work behind it continues, and it was never started', async () => {
    const { inside, enter } = startLock();
    const stopping = new AbortController();
    void enter('a');
    const alone = enter('alone', true, stopping.signal);
    void enter('b');
    await settle();
    stopping.abort();
    expect(await alone).toBeNull();
    expect(inside).toEqual(['a', 'b']);
  });

  test('When work throws, then the next one starts', async () => {
    const { inside, enter } = startLock();
    const database = {} as Database;
    const failing = withLock(database, { exclusive: true, signal: neverAborted }, () =>
      Promise.reject(new Error('no')),
    );
    await expect(failing).rejects.toThrow('no');
    expect(await withLock(database, { exclusive: true, signal: neverAborted }, async () => 'yes')).toBe('yes');
    void enter('a');
    await settle();
    expect(inside).toEqual(['a']);
  });
});
