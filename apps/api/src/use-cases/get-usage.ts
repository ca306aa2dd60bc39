import { MAX_USAGE_DAYS, type UsageQuery, type UsageReport } from '@brandprint/contracts';
import { readDailyCalls, readUsage } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';
import { usageReport } from '../views/usage.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;

/** Metered usage of the workspace. Throws VALIDATION_ERROR if the days are not a range, or the range is too long. */
export async function getUsage({ deps, caller }: Context, query: UsageQuery): Promise<UsageReport> {
  const range = rangeOf(query, new Date());
  const { workspaceId } = caller;
  const { database } = deps.pipeline;
  const scope = { workspaceId, ...range };
  const [requests, calls] = await Promise.all([readUsage(database, scope), readDailyCalls(database, scope)]);
  return usageReport(range, requests, calls);
}

function rangeOf(query: UsageQuery, now: Date): { from: string; to: string } {
  const to = query.to ?? dayOf(now.getTime());
  const from = query.from ?? dayOf(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1) throw rangeError(query.to === undefined ? 'must not be after today' : 'must not be after to');
  if (days > MAX_USAGE_DAYS) throw rangeError(`must be at most ${MAX_USAGE_DAYS - 1} days before to`);
  return { from, to };
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const rangeError = (message: string): ApiError =>
  new ApiError('VALIDATION_ERROR', { message: `from: ${message}`, details: [{ path: 'from', message }] });
