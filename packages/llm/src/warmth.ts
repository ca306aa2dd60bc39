import { untilAborted, withinTime } from '@brandprint/platform';

/** Entries live five minutes from their last use: a little less, so that one is not counted on as it goes. */
const WARM_MS = 270_000;

interface Turn {
  /** Settles when its answer began, or the call ended without one. */
  over: Promise<void>;
}

/** The call that goes first. */
export interface Entry {
  begun(): void;
  ended(): void;
}

const PASS: Entry = { begun: () => {}, ended: () => {} };

/**
 * Of calls with one prefix, the first writes it to the cache and the others wait until its answer begins, since only then
 * they can read it. Should it fail, then the next one goes first. Nobody waits longer than `patienceMs` altogether.
 */
export class Warmth {
  readonly #turns = new Map<string, Turn>();
  readonly #warmUntil = new Map<string, number>();
  readonly #patienceMs: number;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** Resolves when it is this call's turn; rejects with the signal's reason. */
  async enter(key: string, signal: AbortSignal): Promise<Entry> {
    const patience = withinTime(this.#patienceMs, signal);
    try {
      for (;;) {
        if (this.#isWarm(key) || (patience.signal.aborted && !signal.aborted)) return PASS;
        signal.throwIfAborted();
        const turn = this.#turns.get(key);
        if (!turn) return this.#goFirst(key);
        await untilAborted(patience.signal, turn.over).catch(() => undefined);
      }
    } finally {
      patience.clear();
    }
  }

  /** Another process made it warm. */
  note(key: string): void {
    const now = Date.now();
    for (const [old, until] of this.#warmUntil) if (until <= now) this.#warmUntil.delete(old);
    this.#warmUntil.set(key, now + WARM_MS);
  }

  #isWarm(key: string): boolean {
    return (this.#warmUntil.get(key) ?? 0) > Date.now();
  }

  #goFirst(key: string): Entry {
    let over = () => {};
    const turn = {
      over: new Promise<void>((resolve) => {
        over = resolve;
      }),
    };
    this.#turns.set(key, turn);
    const leave = () => {
      if (this.#turns.get(key) === turn) this.#turns.delete(key);
      over();
    };
    return {
      begun: () => {
        this.note(key);
        leave();
      },
      ended: leave,
    };
  }
}
