import type { Stage } from '@brandprint/contracts';
import { clientOf, type Database } from '../client.ts';
import { Prisma } from '../generated/client.ts';

/** Kinds of tokens do not overlap. */
export interface ModelTokens {
  input: number;
  output: number;
  cacheWrite: number;
  cacheRead: number;
}

/** A planned call and its maximum usage. */
export interface CallReservation {
  analysisId: string;
  brandId: string;
  workspaceId: string;
  stage: Stage;
  model: string;
  promptVersion: string;
  tokens: ModelTokens;
  /** In millionths of a dollar. */
  cost: number;
}

/** Limits of one analysis. */
export interface CallLimits {
  tokens: number;
  cost: number;
  /** All calls end within this time of the first one. */
  elapsedMs: number;
}

/** An entry of the model's cache lives five minutes from its last use. */
const PROMPT_CACHE_WARM_SECONDS = 270;
/** Calls end within this time: a call that is unsettled by then was lost. */
const RESERVATION_TTL_SECONDS = 180;

interface SpentRow {
  cost: number;
  tokens: number;
  /** Of these, the reservations of calls in progress. */
  openCost: number;
  openTokens: number;
  elapsedMs: number;
  warm: boolean;
}

const UNSETTLED = Prisma.sql`settled_at IS NULL AND created_at > now() - make_interval(secs => ${RESERVATION_TTL_SECONDS})`;

/**
 * Reserves a call before it is made, if all calls of its analysis stay below the limits. Reservations of an analysis
 * are serialised over all processes. `warm` says whether the cache of this model was used recently. `held` means that
 * there is too little room only because calls in progress hold their maximum.
 */
export async function reserveCall(
  database: Database,
  call: CallReservation,
  limits: CallLimits,
): Promise<
  | { ok: true; id: string; warm: boolean; remainingMs: number }
  | { ok: false; reached: 'budget' | 'too_late'; held: boolean }
> {
  const { analysisId, tokens, promptVersion, ...row } = call;
  return database.transaction(async (tx) => {
    await clientOf(tx).$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('model_calls ' || ${analysisId}, 0))`;
    const [spent] = await clientOf(tx).$queryRaw<SpentRow[]>`
      SELECT coalesce(sum(cost), 0)::float8 AS cost,
             coalesce(sum(input_tokens + output_tokens + cache_write_tokens + cache_read_tokens), 0)::float8 AS tokens,
             coalesce(sum(cost) FILTER (WHERE ${UNSETTLED}), 0)::float8 AS "openCost",
             coalesce(sum(input_tokens + output_tokens + cache_write_tokens + cache_read_tokens) FILTER (WHERE ${UNSETTLED}), 0)::float8
               AS "openTokens",
             coalesce(extract(epoch FROM now() - min(created_at)) * 1000, 0)::float8 AS "elapsedMs",
             coalesce(bool_or(model = ${call.model} AND cache_write_tokens + cache_read_tokens > 0 AND NOT estimated
               AND settled_at > now() - make_interval(secs => ${PROMPT_CACHE_WARM_SECONDS})), false) AS warm
      FROM model_calls WHERE analysis_id = ${analysisId}::uuid`;
    if (!spent) throw new Error('The sum query returned no row');
    const callTokens = tokens.input + tokens.output + tokens.cacheWrite + tokens.cacheRead;
    const fits = (cost: number, sum: number): boolean =>
      cost + call.cost <= limits.cost && sum + callTokens <= limits.tokens;
    if (!fits(spent.cost, spent.tokens))
      return {
        ok: false,
        reached: 'budget',
        held: fits(spent.cost - spent.openCost, spent.tokens - spent.openTokens),
      };
    if (spent.elapsedMs >= limits.elapsedMs) return { ok: false, reached: 'too_late', held: false };
    const { id } = await clientOf(tx).modelCall.create({
      data: { analysisId, promptVersion, ...row, ...tokenColumns(tokens) },
      select: { id: true },
    });
    return { ok: true, id, warm: spent.warm, remainingMs: limits.elapsedMs - spent.elapsedMs };
  });
}

/** The actual usage of a call. */
export interface SettledCall {
  outcome: string;
  tokens: ModelTokens;
  cost: number;
  estimated: boolean;
  durationMs: number;
}

export async function settleCall(database: Database, id: string, call: SettledCall): Promise<void> {
  const { tokens, ...rest } = call;
  await clientOf(database).modelCall.updateMany({
    where: { id },
    data: { ...rest, ...tokenColumns(tokens), settledAt: new Date() },
  });
}

const tokenColumns = ({ input, output, cacheWrite, cacheRead }: ModelTokens) => ({
  inputTokens: input,
  outputTokens: output,
  cacheWriteTokens: cacheWrite,
  cacheReadTokens: cacheRead,
});
