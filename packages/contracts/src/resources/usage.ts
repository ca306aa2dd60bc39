import { z } from 'zod';
import { Stage } from '../stages.ts';
import { KeyEnvironment } from './keys.ts';

export const MAX_USAGE_DAYS = 366;

const INVALID_DATE_MESSAGE = 'must be a date such as 2026-11-21';
/** Of this millennium: any other year is a typing error. */
const day = z.iso.date({ error: INVALID_DATE_MESSAGE, abort: true }).regex(/^2\d{3}-/, INVALID_DATE_MESSAGE);

/** At most a year; the last 30 days by default. */
export const UsageQuery = z.object({
  from: day.optional().describe('The first day, in UTC; 29 days before `to` by default.'),
  to: day.optional().describe('The last day, in UTC; today by default.'),
});
export type UsageQuery = z.infer<typeof UsageQuery>;

const tokens = (what: string) => z.int().describe(what);

/** Kinds of tokens do not overlap. */
const ModelTokens = z.object({
  input_tokens: tokens('Input tokens that were neither read from nor written to the prompt cache.'),
  output_tokens: tokens('Output tokens, including thinking tokens.'),
  cache_write_tokens: tokens('Input tokens written to the prompt cache.'),
  cache_read_tokens: tokens('Input tokens read from the prompt cache.'),
  cost_micro_usd: z.int().describe('Millionths of a US dollar, at the prices configured at that time.'),
});

export const ModelUsage = ModelTokens.extend({
  calls: z.int().describe('Requests to a language model, including those that failed, were refused or were aborted.'),
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
      .describe('Days, keys and environments without a request are omitted.'),
    models: z
      .object({
        total: ModelUsage,
        days: z
          .array(ModelUsage.extend({ date: z.iso.date().describe('In UTC.'), model, stage: Stage }))
          .describe('Days, models and stages without a call are omitted.'),
      })
      .describe('Usage of the language model for the sections of these days; empty without a model.'),
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
            .describe(
              '`answered` if the response could be used, otherwise the reason, such as `timed_out` or `refused`.',
            ),
          estimated: z.boolean().describe('Whether the tokens are an upper bound.'),
          duration_ms: z.int(),
          created_at: z.iso.datetime(),
        }),
      )
      .describe('The newest 100, newest first.'),
  })
  .meta({ id: 'BrandUsageReport', description: 'The usage of language models for a brand.' });
export type BrandUsageReport = z.infer<typeof BrandUsageReport>;

export const BrandUsageResponse = z.object({ data: BrandUsageReport }).meta({ id: 'BrandUsageResponse' });
