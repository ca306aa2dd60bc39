import { WEBHOOK_RETRY_DELAYS } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { nextDelay } from '../src/webhooks/retry-schedule.ts';

const MIDDLE = 0.5;

describe('The schedule of retries', () => {
  test('When attempts fail one after another, then the waits grow from seconds to a day, three days in all', () => {
    const waits = Array.from({ length: 10 }, (_, made) => nextDelay(made, MIDDLE));
    expect(waits).toEqual([0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(WEBHOOK_RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0) / 86_400).toBeCloseTo(3.15, 1);
  });

  test('When the last attempt failed, then the message is given up, whatever the endpoint asks for', () => {
    expect(nextDelay(10, MIDDLE)).toBeNull();
    expect(nextDelay(10, MIDDLE, 60)).toBeNull();
  });

  test('When messages failed together, then their waits differ, by a tenth at most', () => {
    expect(nextDelay(2, 0)).toBeCloseTo(270);
    expect(nextDelay(2, 1)).toBeCloseTo(330);
    expect(nextDelay(0, 1)).toBe(0);
  });

  test('When an endpoint asks for more time, then it has it, up to a day; for less, then it makes no difference', () => {
    expect(nextDelay(1, MIDDLE, 120)).toBe(120);
    expect(nextDelay(2, MIDDLE, 120)).toBe(300);
    expect(nextDelay(1, MIDDLE, 10_000_000)).toBe(86_400);
  });
});
