/** Why a process takes no work just now. */
type Reason = 'starting' | 'stopping' | 'a dependency does not answer';

/** Throws if something that the app needs does not answer. It bounds its own time. */
export type Ready = () => Promise<void>;

export interface Health {
  /** Null if the process is ready for work. */
  whyNot(): Promise<{ reason: Reason; error?: unknown } | null>;
  /** The app has started, and asks this from now on. */
  started(ready: Ready): void;
}

/** Not ready until it has started, nor once it is told to stop. */
export function createHealth(draining: AbortSignal): Health {
  let ready: Ready | undefined;
  return {
    async whyNot() {
      if (draining.aborted) return { reason: 'stopping' };
      if (!ready) return { reason: 'starting' };
      try {
        await ready();
        return draining.aborted ? { reason: 'stopping' } : null;
      } catch (error) {
        return { reason: 'a dependency does not answer', error };
      }
    },
    started(given) {
      ready = given;
    },
  };
}
