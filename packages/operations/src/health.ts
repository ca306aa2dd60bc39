/** Why a process takes no work at the moment. */
type NotReadyReason = 'starting' | 'stopping' | 'a dependency does not answer';

/** Throws if a dependency of the app does not respond. It must have its own timeout. */
export type ReadyCheck = () => Promise<void>;

export interface Health {
  /** Null if the process is ready for work. */
  notReadyReason(): Promise<{ reason: NotReadyReason; error?: unknown } | null>;
  /** The app has started; from now on this check decides. */
  setReadyCheck(ready: ReadyCheck): void;
}

/** Not ready before it has started, and after SIGTERM. */
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
