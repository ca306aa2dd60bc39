import { expect, test } from '@jest/globals';
import { staleWhileRevalidate } from '../src/stale-while-revalidate.ts';

/** A read that takes `ms` of a fake clock, and counts. */
function counter(ms: number) {
  let now = 0;
  let reads = 0;
  const read = async () => {
    now += ms;
    reads += 1;
    return reads;
  };
  const pass = (time: number) => {
    now += time;
  };
  return { pass, shared: staleWhileRevalidate(read, () => now) };
}

test('When a read is quick, then each later caller gets a new one', async () => {
  const { shared } = counter(5);
  expect([await shared.get(), await shared.get()]).toEqual([1, 2]);
});

test('When a read is slow, then it is cached for ten times its duration, and serves stale during the next read', async () => {
  const { shared, pass } = counter(100);
  expect([await shared.get(), await shared.get()]).toEqual([1, 1]);
  pass(999);
  expect(await shared.get()).toBe(1);
  pass(1);
  expect(await shared.get()).toBe(1);
  expect(await shared.get()).toBe(2);
});

test('When nobody has asked for a long time, then the next caller waits for a new read', async () => {
  const { shared, pass } = counter(100);
  await shared.get();
  pass(1_200);
  expect(await shared.get()).toBe(2);
});

test('When the next read fails, then the cached value serves a little longer, and then callers get the error', async () => {
  let now = 0;
  let broken = false;
  const shared = staleWhileRevalidate(
    async () => {
      now += 100;
      if (broken) throw new Error('down');
      return 'up';
    },
    () => now,
  );
  await shared.get();
  now += 1_000;
  broken = true;
  expect(await shared.get()).toBe('up');
  now += 200;
  await expect(shared.get()).rejects.toThrow('down');
});

test('When several ask at once, then they share one read', async () => {
  const { shared } = counter(5);
  expect(await Promise.all([shared.get(), shared.refresh(), shared.get()])).toEqual([1, 1, 1]);
});

test('When a new value is requested, then the cached one is not used', async () => {
  const { shared } = counter(100);
  expect([await shared.get(), await shared.refresh(), await shared.get()]).toEqual([1, 2, 2]);
});

test('When a read fails, then the caller gets the error, and the next one reads again', async () => {
  let broken = true;
  const shared = staleWhileRevalidate(async () => {
    if (broken) throw new Error('down');
    return 'up';
  });
  await expect(shared.get()).rejects.toThrow('down');
  broken = false;
  expect(await shared.get()).toBe('up');
});
