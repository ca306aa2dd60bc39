import { z } from 'zod';
import { timestamp } from './shared.ts';

const RequestLimit = z
  .object({
    limit: z.int().describe('Requests per window.'),
    remaining: z.int().describe('How many are left in this window.'),
    window_seconds: z.int().describe('A window begins with its first request, and lasts this long.'),
    resets_at: timestamp
      .nullable()
      .describe('When all of them are there again, to the minute; null if nothing was used.'),
  })
  .meta({ id: 'RequestLimit' });

export const WorkspaceLimits = z
  .object({
    subscription: z
      .enum(['trialing', 'active', 'past_due', 'canceled', 'none'])
      .describe('Analyses and content need `active` or `trialing`.'),
    analyses: RequestLimit.describe('Parse and reanalyze requests.'),
    key_creation: RequestLimit.describe('New API keys.'),
    webhook_changes: RequestLimit.describe('Webhooks created, changed or deleted.'),
    webhooks: z.object({ limit: z.int(), used: z.int() }).describe('Webhooks that the workspace has.'),
    concurrent_analyses: z
      .object({
        limit: z
          .int()
          .nullable()
          .describe('How many of the workspace run at a time; null for the default of the service.'),
        running: z.int(),
        waiting: z.int(),
      })
      .describe('Analyses at a time.'),
  })
  .meta({ id: 'WorkspaceLimits', description: 'What the workspace may do, and what is left of it.' });
export type WorkspaceLimits = z.infer<typeof WorkspaceLimits>;
export const WorkspaceLimitsResponse = z.object({ data: WorkspaceLimits }).meta({ id: 'WorkspaceLimitsResponse' });
