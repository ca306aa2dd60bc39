import { expect, test } from '@jest/globals';
import { CircuitBreaker } from '../src/circuit-breaker.ts';
import type { Failure } from '../src/outcome.ts';

type Outcome = Failure | 'answered';

const MODEL = 'm';

/** A breaker with a clock of its own, after these outcomes. */
function after(...outcomes: Outcome[]) {
  const clock = { now: 0 };
  const changes: boolean[] = [];
  const breaker = new CircuitBreaker(
    (_model, isOpen) => changes.push(isOpen),
    () => clock.now,
  );
  for (const outcome of outcomes) breaker.record(MODEL, outcome);
  return { breaker, clock, changes };
}
const FIVE: Outcome[] = ['timed_out', 'overloaded', 'connection', 'overloaded', 'timed_out'];

test('When five sections in a row get no answer, then the model is paused, and no other', () => {
  expect(after(...FIVE.slice(1)).breaker.allows(MODEL)).toBe(true);
  const { breaker, changes } = after(...FIVE);
  expect(breaker.allows(MODEL)).toBe(false);
  expect(breaker.allows('other')).toBe(true);
  expect(changes).toEqual([true]);
});

test.each<Outcome>(['answered', 'broken', 'refused', 'rate_limited', 'server_error'])(
  'When one of them ends as "%s", then the model answers, and is not paused',
  (outcome) => {
    expect(after(...FIVE.slice(1), outcome, 'timed_out').breaker.allows(MODEL)).toBe(true);
  },
);

test.each<Outcome>(['budget', 'too_late', 'unmetered', 'paused'])(
  'When a section ends as "%s", without a call, then it does not count',
  (outcome) => {
    expect(after(...FIVE.slice(1), outcome, 'timed_out').breaker.allows(MODEL)).toBe(false);
  },
);

test('When the pause is over, then the model is asked once, and the result decides', () => {
  const { breaker, clock, changes } = after(...FIVE);
  clock.now = 30_000;
  expect([breaker.allows(MODEL), breaker.allows(MODEL)]).toEqual([true, false]);
  breaker.record(MODEL, 'timed_out');
  clock.now = 59_000;
  expect(breaker.allows(MODEL)).toBe(false);
  clock.now = 60_000;
  expect(breaker.allows(MODEL)).toBe(true);
  breaker.record(MODEL, 'answered');
  expect([breaker.allows(MODEL), breaker.allows(MODEL)]).toEqual([true, true]);
  expect(changes).toEqual([true, false]);
});
