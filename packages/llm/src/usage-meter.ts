import type { Stage } from '@brandprint/contracts';
import type { CallOutcome } from './outcome.ts';
import type { Usage } from './prices.ts';
import type { Budget } from './settings.ts';

/** What a call may come to at most, asked for before it is made. */
export interface Reservation {
  stage: Stage;
  model: string;
  version: string;
  /** Of input and output. */
  usage: Usage;
  /** Millionths of a dollar. */
  cost: number;
}

/** What a call came to. */
export interface CallRecord extends Reservation {
  outcome: CallOutcome;
  /** True where the usage is not known, and is what it can have been at most. */
  estimated: boolean;
  durationMs: number;
}

/**
 * Counts the calls of one analysis. A reservation is one atomic step over all processes: calls side by side cannot pass a
 * ceiling together. It counts until it is settled, and for good if that never happens.
 */
export interface UsageMeter {
  reserve(
    reservation: Reservation,
    budget: Budget,
  ): Promise<
    | {
        ok: true;
        id: string;
        /** Whether the prefix was written to the cache of this model, or read from it, lately. */
        warm: boolean;
      }
    | {
        ok: false;
        reached: 'budget' | 'too_late';
        /** Whether there will be room if calls under way come to less than they may. */
        held: boolean;
      }
  >;
  settle(id: string, record: CallRecord): Promise<void>;
}
