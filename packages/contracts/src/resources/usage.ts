import { z } from 'zod';
import { KeyEnvironment } from './keys.ts';

export const MAX_USAGE_DAYS = 366;

const NO_DAY = 'must be a day such as 2026-11-21';
/** Of this millennium: what lies before or after is a slip of the pen. */
const day = z.iso.date({ error: NO_DAY, abort: true }).regex(/^2\d{3}-/, NO_DAY);

/** At most a year; without them the last 30 days. */
export const UsageQuery = z.object({
  from: day.optional().describe('The first day, in UTC; 29 days before `to` where it is left out.'),
  to: day.optional().describe('The last day, in UTC; today where it is left out.'),
});
export type UsageQuery = z.infer<typeof UsageQuery>;

const requests = z.int().describe('Accepted parse and reanalyze requests.');

export const UsageReport = z
  .object({
    from: z.iso.date().describe('The first day, in UTC.'),
    to: z.iso.date().describe('The last day, in UTC.'),
    total: requests,
    by_environment: z.object({ prod: requests, stag: requests }),
    days: z
      .array(
        z.object({
          date: z.iso.date().describe('In UTC.'),
          environment: KeyEnvironment,
          api_key_id: z.uuid().nullable().describe('Null for a request of a signed-in person.'),
          requests,
        }),
      )
      .describe('Days, keys and environments without a request are left out.'),
  })
  .meta({ id: 'UsageReport' });
export type UsageReport = z.infer<typeof UsageReport>;

export const UsageResponse = z.object({ data: UsageReport }).meta({ id: 'UsageResponse' });
