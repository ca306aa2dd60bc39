import { type Pipeline, reconcile } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

/** Puts back the stages whose worker died or whose job was lost. */
export const reconcileStages = (pipeline: Pipeline): Sweep => ({
  name: 'reconcile',
  everyMs: 5_000,
  async run() {
    await reconcile(pipeline);
    return { more: false };
  },
});
