import type { Stage } from '@brandprint/contracts';
import type { CallOutcome } from './outcome.ts';
import type { Usage } from './prices.ts';
import type { Budget } from './settings.ts';

/** The maximum usage of a call, reserved before it is made. */
export interface Reservation {
  stage: Stage;
  model: string;
  version: string;
  /** Input and output together. */
  usage: Usage;
  /** In millionths of a dollar. */
  cost: number;
}

/** The actual usage of a call. */
export interface CallRecord extends Reservation {
  outcome: CallOutcome;
  /** True if the usage is unknown and is an upper bound. */
  estimated: boolean;
  durationMs: number;
}

/**
 * Counts the calls of one analysis. A reservation is one atomic step over all processes, so concurrent calls cannot
 * exceed a limit together. It counts until it is settled, or forever if that never happens.
 */
export interface UsageMeter {
  reserve(
    reservation: Reservation,
    budget: Budget,
  ): Promise<
    | {
        ok: true;
        id: string;
        /** Whether the prefix was recently written to or read from the cache of this model. */
        warm: boolean;
        /** How long the analysis may still wait for its calls. */
        remainingMs: number;
      }
    | {
        ok: false;
        reached: 'budget' | 'too_late';
        /** Whether there will be room if calls in progress use less than their maximum. */
        held: boolean;
      }
  >;
  settle(id: string, record: CallRecord): Promise<void>;
}
