import { z } from 'zod';
import { AnyStage } from './stages.ts';

/** Everything a job contains: the rest is in rows. */
export const StageJob = z.object({ analysisId: z.uuid(), stage: AnyStage });
export type StageJob = z.infer<typeof StageJob>;
