import { WEBHOOK_RETRY_DELAYS } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { nextDelay } from '../src/webhooks/retry-schedule.ts';

const MIDDLE = 0.5;
const DAY = 86_400;
/** Before the third attempt, the second retry. */
const SCHEDULED = WEBHOOK_RETRY_DELAYS[2];

describe('The retry schedule', () => {
  test('When attempts fail one after another, then delays grow from seconds to a day, three days in total', () => {
    const waits = WEBHOOK_RETRY_DELAYS.map((_, attempts) => nextDelay(attempts, MIDDLE));
    expect(waits).toEqual([...WEBHOOK_RETRY_DELAYS].sort((a, b) => a - b));
    expect([waits[0], waits.at(-1)]).toEqual([0, DAY]);
    expect(WEBHOOK_RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0) / DAY).toBeCloseTo(3.15, 1);
  });

  test('When the last attempt failed, then the message has failed, whatever the endpoint asks for', () => {
    const attempts = WEBHOOK_RETRY_DELAYS.length;
    expect(nextDelay(attempts, MIDDLE)).toBeNull();
    expect(nextDelay(attempts, MIDDLE, 60)).toBeNull();
  });

  test('When messages failed together, then their delays differ by at most a tenth', () => {
    expect(nextDelay(2, 0)).toBeCloseTo(0.9 * SCHEDULED);
    expect(nextDelay(2, 1)).toBeCloseTo(1.1 * SCHEDULED);
    expect(nextDelay(0, 1)).toBe(0);
  });

  test('When an endpoint asks for a longer delay, then it gets it, up to a day, and a shorter one changes nothing', () => {
    expect(nextDelay(2, MIDDLE, SCHEDULED + 60)).toBe(SCHEDULED + 60);
    expect(nextDelay(2, MIDDLE, SCHEDULED - 1)).toBe(SCHEDULED);
    expect(nextDelay(2, MIDDLE, 10_000_000)).toBe(DAY);
  });
});
