import type { BrandUsageReport, ModelUsage, UsageReport } from '@brandprint/contracts';
import type { CallDay, CallRow, CallSums, UsageRow } from '@brandprint/database';

/** Rows by day, environment and key, and by day, model and stage, with their sums. */
export function usageReport(
  range: { from: string; to: string },
  rows: readonly UsageRow[],
  calls: readonly CallDay[],
): UsageReport {
  const sum = (some: readonly UsageRow[]) => some.reduce((total, { requests }) => total + requests, 0);
  const of = (environment: UsageRow['environment']) => sum(rows.filter((row) => row.environment === environment));
  return {
    ...range,
    total: sum(rows),
    by_environment: { prod: of('prod'), stag: of('stag') },
    days: rows.map(({ apiKeyId, ...row }) => ({ ...row, api_key_id: apiKeyId })),
    models: {
      total: totalOf(calls),
      days: calls.map(({ date, model, stage, ...sums }) => ({ date, model, stage, ...modelUsage(sums) })),
    },
  };
}

export function brandUsageReport(
  brandId: string,
  { stages, calls }: { stages: readonly (CallSums & Pick<CallRow, 'stage' | 'model'>)[]; calls: readonly CallRow[] },
): BrandUsageReport {
  return {
    brand_id: brandId,
    total: totalOf(stages),
    stages: stages.map(({ stage, model, ...sums }) => ({ stage, model, ...modelUsage(sums) })),
    calls: calls.map((call) => ({
      id: call.id,
      analysis_id: call.analysisId,
      stage: call.stage,
      model: call.model,
      prompt_version: call.promptVersion,
      outcome: call.outcome,
      ...tokens(call),
      estimated: call.estimated,
      duration_ms: call.durationMs,
      created_at: call.createdAt.toISOString(),
    })),
  };
}

const NOTHING: CallSums = { calls: 0, estimated: 0, input: 0, output: 0, cacheWrite: 0, cacheRead: 0, cost: 0 };

function totalOf(rows: readonly CallSums[]): ModelUsage {
  const add = (a: CallSums, b: CallSums): CallSums => ({
    calls: a.calls + b.calls,
    estimated: a.estimated + b.estimated,
    input: a.input + b.input,
    output: a.output + b.output,
    cacheWrite: a.cacheWrite + b.cacheWrite,
    cacheRead: a.cacheRead + b.cacheRead,
    cost: a.cost + b.cost,
  });
  return modelUsage(rows.reduce(add, NOTHING));
}

const modelUsage = (sums: CallSums): ModelUsage => ({
  calls: sums.calls,
  estimated_calls: sums.estimated,
  ...tokens(sums),
});

const tokens = ({ input, output, cacheWrite, cacheRead, cost }: Omit<CallSums, 'calls' | 'estimated'>) => ({
  input_tokens: input,
  output_tokens: output,
  cache_write_tokens: cacheWrite,
  cache_read_tokens: cacheRead,
  cost_micro_usd: cost,
});
