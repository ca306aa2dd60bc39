import type { Stoppable } from '@brandprint/platform';

export interface StopStack extends Stoppable {
  /** Registers what was started, and returns it. */
  add<T extends Stoppable>(started: T): T;
}

/** Stops everything that was added, last first. */
export function createStopStack(): StopStack {
  const started: Stoppable[] = [];
  return {
    add(one) {
      started.push(one);
      return one;
    },
    async stop() {
      for (const one of started.reverse()) await one.stop();
    },
  };
}
