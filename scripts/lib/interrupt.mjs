import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

class Interrupted extends Error {
  constructor(signal) {
    super('Interrupted. Run the command again to continue.');
    this.exitCode = 128 + constants.signals[signal];
  }
}

/** Runs `work` with an AbortSignal that a signal to this process aborts; then rejects with Interrupted. */
export async function interruptible(work) {
  const stop = new AbortController();
  const listeners = SIGNALS.map((name) => [name, () => stop.abort(new Interrupted(name))]);
  for (const [name, listener] of listeners) process.once(name, listener);
  try {
    const result = await work(stop.signal);
    stop.signal.throwIfAborted();
    return result;
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    for (const [name, listener] of listeners) process.off(name, listener);
  }
}
