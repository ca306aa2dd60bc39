import type { Failure } from './outcome.ts';

/** Sections in a row without an answer after which a model is not called for a while. */
const MAX_FAILURES = 5;
/** For how long. Then one section tries it; if that fails too, for as long again. */
const PAUSE_MS = 30_000;
/** Of a model that hangs, has too much to do or cannot be reached. What else goes wrong is about one request. */
const FAILURES: ReadonlySet<Outcome> = new Set(['timed_out', 'overloaded', 'connection']);

/** Outcomes without a call: they say nothing about the model. */
const NOT_CALLED: ReadonlySet<Outcome> = new Set(['budget', 'too_late', 'unmetered', 'paused']);

type Outcome = Failure | 'answered';

/** Keeps calls from a model that does not answer, so that no brand waits for it (circuit breaker). One for a process. */
export class CircuitBreaker {
  readonly #models = new Map<string, { failures: number; pausedUntil: number }>();
  readonly #now: () => number;
  readonly #onChange: (model: string, isOpen: boolean) => void;

  /** `now` returns milliseconds. `onChange` is called when calls of a model stop, and when they start again. */
  constructor(onChange: (model: string, isOpen: boolean) => void, now: () => number = () => performance.now()) {
    this.#onChange = onChange;
    this.#now = now;
  }

  /** Whether the model may be asked now. After a pause, that is once; the result decides about the others. */
  allows(model: string): boolean {
    const state = this.#models.get(model);
    if (!state || state.failures < MAX_FAILURES) return true;
    if (this.#now() < state.pausedUntil) return false;
    state.pausedUntil = this.#now() + PAUSE_MS;
    return true;
  }

  /** Records how it ended, after all retries. */
  record(model: string, outcome: Outcome): void {
    if (NOT_CALLED.has(outcome)) return;
    const state = this.#models.get(model) ?? { failures: 0, pausedUntil: 0 };
    const wasOpen = state.failures >= MAX_FAILURES;
    state.failures = FAILURES.has(outcome) ? state.failures + 1 : 0;
    const isOpen = state.failures >= MAX_FAILURES;
    if (isOpen) state.pausedUntil = this.#now() + PAUSE_MS;
    this.#models.set(model, state);
    if (isOpen !== wasOpen) this.#onChange(model, isOpen);
  }
}
