import { WEBHOOK_RETRY_DELAYS } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { nextDelay } from '../src/webhooks/retry-schedule.ts';

const MIDDLE = 0.5;

describe('The retry schedule', () => {
  test('When attempts fail one after another, then delays grow from seconds to a day, three days in total', () => {
    const waits = Array.from({ length: 10 }, (_, made) => nextDelay(made, MIDDLE));
    expect(waits).toEqual([0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(WEBHOOK_RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0) / 86_400).toBeCloseTo(3.15, 1);
  });

  test('When the last attempt failed, then the message has failed, whatever the endpoint asks for', () => {
    expect(nextDelay(10, MIDDLE)).toBeNull();
    expect(nextDelay(10, MIDDLE, 60)).toBeNull();
  });

  test('When messages failed together, then their delays differ by at most a tenth', () => {
    expect(nextDelay(2, 0)).toBeCloseTo(270);
    expect(nextDelay(2, 1)).toBeCloseTo(330);
    expect(nextDelay(0, 1)).toBe(0);
  });

  test('When an endpoint asks for a longer delay, then it gets it, up to a day, and a shorter one changes nothing', () => {
    expect(nextDelay(1, MIDDLE, 120)).toBe(120);
    expect(nextDelay(2, MIDDLE, 120)).toBe(300);
    expect(nextDelay(1, MIDDLE, 10_000_000)).toBe(86_400);
  });
});
