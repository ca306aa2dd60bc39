import { expect, test } from '@jest/globals';
import { staleWhileRevalidate } from '../src/stale-while-revalidate.ts';

/** A read that takes `ms` of a clock, and counts. */
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

test('When a reading is quick, then each who asks later gets a new one', async () => {
  const { shared } = counter(5);
  expect([await shared.get(), await shared.get()]).toEqual([1, 2]);
});

test('When a reading is slow, then it serves for ten times as long as it took, and while the next one is under way', async () => {
  const { shared, pass } = counter(100);
  expect([await shared.get(), await shared.get()]).toEqual([1, 1]);
  pass(999);
  expect(await shared.get()).toBe(1);
  pass(1);
  expect(await shared.get()).toBe(1);
  expect(await shared.get()).toBe(2);
});

test('When nobody has asked for long, then who asks waits for a new reading', async () => {
  const { shared, pass } = counter(100);
  await shared.get();
  pass(1_200);
  expect(await shared.get()).toBe(2);
});

test('When the next one fails, then what was kept serves a little longer, and then who asks is told', async () => {
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

test('When several ask at once, then they share one reading', async () => {
  const { shared } = counter(5);
  expect(await Promise.all([shared.get(), shared.refresh(), shared.get()])).toEqual([1, 1, 1]);
});

test('When a new reading is asked for, then what was kept does not serve', async () => {
  const { shared } = counter(100);
  expect([await shared.get(), await shared.refresh(), await shared.get()]).toEqual([1, 2, 2]);
});

test('When a reading fails, then who asked is told, and the next one reads again', async () => {
  let broken = true;
  const shared = staleWhileRevalidate(async () => {
    if (broken) throw new Error('down');
    return 'up';
  });
  await expect(shared.get()).rejects.toThrow('down');
  broken = false;
  expect(await shared.get()).toBe('up');
});
