import { deadlineSignal, raceAbort } from '@brandprint/platform';

/** Entries live five minutes from their last use; slightly less, so that an expiring one is not counted on. */
const CACHE_TTL_MS = 270_000;

interface PendingCacheWrite {
  /** Settles when its answer started, or the call ended without one. */
  settled: Promise<void>;
}

/** The call that goes first. */
export interface GatePass {
  started(): void;
  finished(): void;
}

const OPEN_PASS: GatePass = { started: () => {}, finished: () => {} };

/**
 * Of calls with the same prefix, the first writes it to the cache, and the others wait until its answer starts, because
 * only then can they read it. If it fails, the next one goes first. Nobody waits longer than `timeoutMs` in total.
 */
export class PromptCacheGate {
  readonly #pendingWrites = new Map<string, PendingCacheWrite>();
  readonly #warmUntil = new Map<string, number>();
  readonly #timeoutMs: number;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Resolves when it is this call's turn; rejects with the signal's reason. */
  async enter(key: string, signal: AbortSignal): Promise<GatePass> {
    const deadline = deadlineSignal(this.#timeoutMs, signal);
    try {
      for (;;) {
        if (this.#isWarm(key) || (deadline.signal.aborted && !signal.aborted)) return OPEN_PASS;
        signal.throwIfAborted();
        const write = this.#pendingWrites.get(key);
        if (!write) return this.#beginWrite(key);
        await raceAbort(deadline.signal, write.settled).catch(() => undefined);
      }
    } finally {
      deadline.clear();
    }
  }

  /** Another process has warmed the cache. */
  markWarm(key: string): void {
    const now = Date.now();
    for (const [old, until] of this.#warmUntil) if (until <= now) this.#warmUntil.delete(old);
    this.#warmUntil.set(key, now + CACHE_TTL_MS);
  }

  #isWarm(key: string): boolean {
    return (this.#warmUntil.get(key) ?? 0) > Date.now();
  }

  #beginWrite(key: string): GatePass {
    let over = () => {};
    const write = {
      settled: new Promise<void>((resolve) => {
        over = resolve;
      }),
    };
    this.#pendingWrites.set(key, write);
    const leave = () => {
      if (this.#pendingWrites.get(key) === write) this.#pendingWrites.delete(key);
      over();
    };
    return {
      started: () => {
        this.markWarm(key);
        leave();
      },
      finished: leave,
    };
  }
}
