/** Why a process takes no work just now. */
type NotReadyReason = 'starting' | 'stopping' | 'a dependency does not answer';

/** Throws if something that the app needs does not answer. It bounds its own time. */
export type ReadyCheck = () => Promise<void>;

export interface Health {
  /** Null if the process is ready for work. */
  notReadyReason(): Promise<{ reason: NotReadyReason; error?: unknown } | null>;
  /** The app has started, and asks this from now on. */
  setReadyCheck(ready: ReadyCheck): void;
}

/** Not ready until it has started, nor once it is told to stop. */
export function createHealth(draining: AbortSignal): Health {
  let ready: ReadyCheck | undefined;
  return {
    async notReadyReason() {
      if (draining.aborted) return { reason: 'stopping' };
      if (!ready) return { reason: 'starting' };
      try {
        await ready();
        return draining.aborted ? { reason: 'stopping' } : null;
      } catch (error) {
        return { reason: 'a dependency does not answer', error };
      }
    },
    setReadyCheck(given) {
      ready = given;
    },
  };
}
