import { z } from 'zod';
import { AnyStage } from './stages.ts';

/** All that a job carries: rows say the rest. */
export const StageJob = z.object({ analysisId: z.uuid(), stage: AnyStage });
export type StageJob = z.infer<typeof StageJob>;
