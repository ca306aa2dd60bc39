import { readFile } from 'node:fs/promises';
import { ALL_STAGES } from '@brandprint/contracts';
import { z } from 'zod';

const Seconds = z.number().nonnegative();

/** What one analysis took that had the machine to itself. */
export const MeasuredAnalysis = z.object({
  site: z.string(),
  pages: z.number(),
  /** From the submission until every stage was final. */
  total: Seconds,
  /** From due to started, and from started to finished, by stage: rows of `stages`. */
  stages: z.record(z.enum(ALL_STAGES), z.object({ lag: Seconds, duration: Seconds })),
  /** Processor seconds by who used them meanwhile; `surroundings` are site, store, proxies and the bench itself. */
  processor: z.object({
    api: Seconds,
    crawler: Seconds,
    analyst: Seconds,
    courier: Seconds,
    postgres: Seconds,
    surroundings: Seconds,
  }),
});
export type MeasuredAnalysis = z.infer<typeof MeasuredAnalysis>;

export const ServiceTimes = z.object({
  /** How and on what they were measured. */
  measured: z.string(),
  analyses: z.array(MeasuredAnalysis).min(1),
});
export type ServiceTimes = z.infer<typeof ServiceTimes>;

/** Written by `npm run bench -- simulate --record`. */
export const RECORDED_FILE = new URL('./service-times.json', import.meta.url);

export const readRecorded = async (): Promise<ServiceTimes> =>
  ServiceTimes.parse(JSON.parse(await readFile(RECORDED_FILE, 'utf8')));
