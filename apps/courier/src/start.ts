import { type Pipeline, reconcile } from '@brandprint/pipeline';
import type { Stoppable } from '@brandprint/platform';

const EVERY_MS = 5_000;

/** Puts back, every few seconds, what the rows say is due. Several couriers may run at once. */
export async function startCourier({ pipeline }: { pipeline: Pipeline }): Promise<Stoppable> {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let round = Promise.resolve();
  const next = (delayMs: number) => {
    timer = setTimeout(() => {
      round = reconcile(pipeline)
        .catch((error) => pipeline.logger.error('could not reconcile', { error }))
        .then(() => {
          if (!stopped) next(EVERY_MS);
        });
    }, delayMs);
  };
  next(0);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
