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

/** A call that is to be made, and what it can come to at most. */
export interface CallToReserve {
  analysisId: string;
  brandId: string;
  workspaceId: string;
  stage: Stage;
  model: string;
  promptVersion: string;
  tokens: ModelTokens;
  /** Millionths of a dollar. */
  cost: number;
}

/** Ceilings of one analysis. */
export interface CallCeilings {
  tokens: number;
  cost: number;
  /** From its first call on, until which others may begin. */
  elapsedMs: number;
}

/** An entry of the model's cache lives five minutes from its last use. */
const WARM_SECONDS = 270;
/** Calls end within so much: one that was not settled by then never will be. */
const OPEN_SECONDS = 180;

interface Spent {
  cost: number;
  tokens: number;
  /** Of these, what calls under way may come to. */
  openCost: number;
  openTokens: number;
  elapsedMs: number;
  warm: boolean;
}

const OPEN = Prisma.sql`settled_at IS NULL AND created_at > now() - make_interval(secs => ${OPEN_SECONDS})`;

/**
 * Notes a call before it is made, if it stays below the ceilings of its analysis together with all that was noted before.
 * One after the other for an analysis, over all processes. `warm` says whether the cache of this model was lately in use,
 * `held` that there is too little room only until calls under way are settled for less than they may come to.
 */
export async function reserveCall(
  database: Database,
  call: CallToReserve,
  ceilings: CallCeilings,
): Promise<{ ok: true; id: string; warm: boolean } | { ok: false; reached: 'budget' | 'too_late'; held: boolean }> {
  const { analysisId, tokens, promptVersion, ...row } = call;
  return database.transaction(async (tx) => {
    await clientOf(tx).$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('model_calls ' || ${analysisId}, 0))`;
    const [spent] = await clientOf(tx).$queryRaw<Spent[]>`
      SELECT coalesce(sum(cost), 0)::float8 AS cost,
             coalesce(sum(input_tokens + output_tokens + cache_write_tokens + cache_read_tokens), 0)::float8 AS tokens,
             coalesce(sum(cost) FILTER (WHERE ${OPEN}), 0)::float8 AS "openCost",
             coalesce(sum(input_tokens + output_tokens + cache_write_tokens + cache_read_tokens) FILTER (WHERE ${OPEN}), 0)::float8
               AS "openTokens",
             coalesce(extract(epoch FROM now() - min(created_at)) * 1000, 0)::float8 AS "elapsedMs",
             coalesce(bool_or(model = ${call.model} AND cache_write_tokens + cache_read_tokens > 0 AND NOT estimated
               AND settled_at > now() - make_interval(secs => ${WARM_SECONDS})), false) AS warm
      FROM model_calls WHERE analysis_id = ${analysisId}::uuid`;
    if (!spent) throw new Error('a sum without a row');
    const more = tokens.input + tokens.output + tokens.cacheWrite + tokens.cacheRead;
    const fits = (cost: number, sum: number): boolean =>
      cost + call.cost <= ceilings.cost && sum + more <= ceilings.tokens;
    if (!fits(spent.cost, spent.tokens))
      return {
        ok: false,
        reached: 'budget',
        held: fits(spent.cost - spent.openCost, spent.tokens - spent.openTokens),
      };
    if (spent.elapsedMs > ceilings.elapsedMs) return { ok: false, reached: 'too_late', held: false };
    const { id } = await clientOf(tx).modelCall.create({
      data: { analysisId, promptVersion, ...row, ...columnsOf(tokens) },
      select: { id: true },
    });
    return { ok: true, id, warm: spent.warm };
  });
}

/** What a call came to. */
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
    data: { ...rest, ...columnsOf(tokens), settledAt: new Date() },
  });
}

const columnsOf = ({ input, output, cacheWrite, cacheRead }: ModelTokens) => ({
  inputTokens: input,
  outputTokens: output,
  cacheWriteTokens: cacheWrite,
  cacheReadTokens: cacheRead,
});
