import { z } from 'zod';
import { Stage } from '../stages.ts';
import { KeyEnvironment } from './keys.ts';

export const MAX_USAGE_DAYS = 366;

const INVALID_DATE_MESSAGE = 'must be a date such as 2026-11-21';
/** Of this millennium: what lies before or after is a slip of the pen. */
const day = z.iso.date({ error: INVALID_DATE_MESSAGE, abort: true }).regex(/^2\d{3}-/, INVALID_DATE_MESSAGE);

/** At most a year; without them the last 30 days. */
export const UsageQuery = z.object({
  from: day.optional().describe('The first day, in UTC; 29 days before `to` where it is left out.'),
  to: day.optional().describe('The last day, in UTC; today where it is left out.'),
});
export type UsageQuery = z.infer<typeof UsageQuery>;

const tokens = (what: string) => z.int().describe(what);

/** Kinds of tokens do not overlap. */
const ModelTokens = z.object({
  input_tokens: tokens('Input tokens that were neither read from nor written to the prompt cache.'),
  output_tokens: tokens('Output tokens, including thinking tokens.'),
  cache_write_tokens: tokens('Read into the cache of the model.'),
  cache_read_tokens: tokens('Read from the cache of the model.'),
  cost_micro_usd: z.int().describe('Millionths of a US dollar, by the prices that were set at the time.'),
});

export const ModelUsage = ModelTokens.extend({
  calls: z.int().describe('Requests to a language model, also those that failed, were refused or were cut off.'),
  estimated_calls: z.int().describe('Calls whose usage is unknown; they are counted at their maximum.'),
}).meta({ id: 'ModelUsage', description: 'Usage of language models.' });
export type ModelUsage = z.infer<typeof ModelUsage>;

const model = z.string().describe('Name of the model.');

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
    models: z
      .object({
        total: ModelUsage,
        days: z
          .array(ModelUsage.extend({ date: z.iso.date().describe('In UTC.'), model, stage: Stage }))
          .describe('Days, models and stages without a call are left out.'),
      })
      .describe('What the sections of these days cost that a language model wrote; nothing where none is used.'),
  })
  .meta({ id: 'UsageReport' });
export type UsageReport = z.infer<typeof UsageReport>;

export const UsageResponse = z.object({ data: UsageReport }).meta({ id: 'UsageResponse' });

export const BrandUsageReport = z
  .object({
    brand_id: z.uuid(),
    total: ModelUsage,
    stages: z.array(ModelUsage.extend({ stage: Stage, model })).describe('All analyses of the brand together.'),
    calls: z
      .array(
        ModelTokens.extend({
          id: z.uuid(),
          analysis_id: z.uuid(),
          stage: Stage,
          model,
          prompt_version: z.string().describe('Version of the prompt; changes whenever the prompt changes.'),
          outcome: z
            .string()
            .describe('`answered` if it could be used, else what became of it, such as `timed_out` or `refused`.'),
          estimated: z.boolean().describe('Whether the tokens are what they can have been at most.'),
          duration_ms: z.int(),
          created_at: z.iso.datetime(),
        }),
      )
      .describe('The newest 100, newest first.'),
  })
  .meta({ id: 'BrandUsageReport', description: 'What a brand cost in calls of language models.' });
export type BrandUsageReport = z.infer<typeof BrandUsageReport>;

export const BrandUsageResponse = z.object({ data: BrandUsageReport }).meta({ id: 'BrandUsageResponse' });
