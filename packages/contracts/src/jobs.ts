import { z } from 'zod';
import { AnyStage } from './stages.ts';

/** Everything a job contains: the rest is in rows. */
export const StageJob = z.object({ analysisId: z.uuid(), stage: AnyStage });
export type StageJob = z.infer<typeof StageJob>;

/** A first look at a brand, while its site is being crawled. It is not a stage, but takes its turn among them. */
export const FirstLookJob = z.object({ analysisId: z.uuid(), stage: z.literal('first-look') });
export type FirstLookJob = z.infer<typeof FirstLookJob>;

/** Everything that turns evidence into sections. */
export const SectionJob = z.union([StageJob, FirstLookJob]);
export type SectionJob = z.infer<typeof SectionJob>;

/**
 * One turn at printing a brand book: the worker takes the print whose turn it is, not necessarily the one that the job
 * was enqueued for.
 */
export const PrintJob = z.object({ printId: z.uuid() });
export type PrintJob = z.infer<typeof PrintJob>;
