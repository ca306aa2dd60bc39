import { expect, test } from '@jest/globals';
import { nextConcurrency } from '../src/webhooks/endpoint-concurrency.ts';

const MAX = 32;
const accepted = (durationMs: number) => ({ error: '', durationMs });

test.each([
  ['its last slot was answered quickly', { concurrency: 4, saturated: true }, accepted(50), 5],
  ['it was not busy', { concurrency: 4, saturated: false }, accepted(50), null],
  ['it was neither quick nor slow', { concurrency: 9, saturated: true }, accepted(3_000), null],
  ['it has the maximum', { concurrency: MAX, saturated: true }, accepted(50), null],
  ['the maximum was lowered', { concurrency: 50, saturated: false }, accepted(50), MAX],
  ['it was slow', { concurrency: 20, saturated: true }, accepted(9_000), 10],
  ['it was slow and has what each starts with', { concurrency: 4, saturated: true }, accepted(9_000), null],
  ['it was slow after a failure', { concurrency: 2, saturated: true }, accepted(9_000), null],
  ['it failed', { concurrency: 20, saturated: true }, { error: 'The endpoint answered 503.', durationMs: 5 }, 10],
  ['it failed with one', { concurrency: 1, saturated: true }, { error: 'No answer.', durationMs: 5 }, null],
])('When %s, then the next concurrency follows', (_, claim, result, next) => {
  expect(nextConcurrency(claim, result, MAX)).toBe(next);
});
