import { expect, test } from '@jest/globals';
import { inParallel } from '../src/cells/in-parallel.ts';

/** Works on weights until it is told to go on, and notes how many, and how much, is worked on at most. */
function observe() {
  const most = { items: 0, weight: 0 };
  const running: number[] = [];
  const work = async (weight: number) => {
    running.push(weight);
    most.items = Math.max(most.items, running.length);
    most.weight = Math.max(
      most.weight,
      running.reduce((total, it) => total + it, 0),
    );
    await new Promise((resolve) => setImmediate(resolve));
    running.splice(running.indexOf(weight), 1);
  };
  return { most, running, work };
}
const weightOf = (weight: number) => weight;

test('When items are light, then so many are worked on at the same time', async () => {
  const { most, work } = observe();
  await inParallel([1, 2, 3, 4, 5], { atOnce: 3, maxWeight: 100, weightOf }, work);
  expect(most.items).toBe(3);
});

test('When items are heavy, then they are not worked on together, and one that is too heavy is worked on alone', async () => {
  const { most, work } = observe();
  await inParallel([6, 5, 4, 25, 1], { atOnce: 8, maxWeight: 10, weightOf }, work);
  expect(most.weight).toBe(25);
  const light = observe();
  await inParallel([6, 5, 4, 9, 1], { atOnce: 8, maxWeight: 10, weightOf }, light.work);
  expect(light.most.weight).toBe(10);
});

test('When one fails, then no other begins, and it throws once all have ended', async () => {
  const { running, work } = observe();
  const begun: number[] = [];
  const fail = async (item: number) => {
    begun.push(item);
    if (item === 2) throw new Error('The store is down.');
    await work(item);
    await work(item);
  };
  await expect(inParallel([1, 2, 3], { atOnce: 2 }, fail)).rejects.toThrow('The store is down.');
  expect([begun, running]).toEqual([[1, 2], []]);
});

test('When one fails in the tick in which others end, then it throws all the same', async () => {
  const together = Promise.resolve();
  const failAt = (failing: number) => async (item: number) => {
    await together;
    if (item === failing) throw new Error('The store is down.');
  };
  for (const failing of [1, 2, 3, 4])
    await expect(inParallel([1, 2, 3, 4, 5], { atOnce: 3 }, failAt(failing))).rejects.toThrow('The store is down.');
});
