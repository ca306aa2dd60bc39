import { MAX_WEBHOOKS, type WorkspaceLimits } from '@brandprint/contracts';
import { countWebhooks, readConcurrency } from '@brandprint/database';
import { RATE_LIMITS, type RateLimitName } from '@brandprint/limits';
import type { Context } from '../context.ts';

const MINUTE_MS = 60_000;

/** To the minute, so that two responses in a row are the same: clients revalidate by ETag. */
const nextMinute = (ms: number): string => new Date(Math.ceil(ms / MINUTE_MS) * MINUTE_MS).toISOString();

/** What the workspace may do, and what is left of it. Reading it counts towards nothing. */
export async function getLimits({ deps, caller }: Context): Promise<WorkspaceLimits> {
  const { workspaceId, subscription, parseLimit } = caller;
  const { database } = deps.pipeline;
  const read = async (name: RateLimitName, own?: number) => {
    const { limit, remaining, resetMs } = await deps.limiter.read(name, workspaceId, own);
    return {
      limit,
      remaining,
      window_seconds: RATE_LIMITS[name].seconds,
      resets_at: resetMs > 0 ? nextMinute(Date.now() + resetMs) : null,
    };
  };
  const [analyses, keyCreation, webhookChanges, used, concurrency] = await Promise.all([
    read('parse', parseLimit ?? undefined),
    read('key_creation'),
    read('webhook_mutation'),
    countWebhooks(database, workspaceId),
    readConcurrency(database, workspaceId),
  ]);
  return {
    subscription,
    analyses,
    key_creation: keyCreation,
    webhook_changes: webhookChanges,
    webhooks: { limit: MAX_WEBHOOKS, used },
    concurrent_analyses: concurrency,
  };
}
