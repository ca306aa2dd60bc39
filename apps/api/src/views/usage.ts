import type { BrandUsageReport, ModelUsage, UsageReport } from '@brandprint/contracts';
import type { CallTotals, DailyCalls, ModelCallRow, UsageRow } from '@brandprint/database';

/** Rows by day, environment and key, and by day, model and stage, with totals. */
export function usageReport(
  range: { from: string; to: string },
  rows: readonly UsageRow[],
  calls: readonly DailyCalls[],
): UsageReport {
  const sum = (some: readonly UsageRow[]) => some.reduce((total, { requests }) => total + requests, 0);
  const requestsIn = (environment: UsageRow['environment']) =>
    sum(rows.filter((row) => row.environment === environment));
  return {
    ...range,
    total: sum(rows),
    by_environment: { prod: requestsIn('prod'), stag: requestsIn('stag') },
    days: rows.map(({ apiKeyId, ...row }) => ({ ...row, api_key_id: apiKeyId })),
    models: {
      total: sumCalls(calls),
      days: calls.map(({ date, model, stage, ...sums }) => ({ date, model, stage, ...modelUsage(sums) })),
    },
  };
}

export function brandUsageReport(
  brandId: string,
  {
    stages,
    calls,
  }: { stages: readonly (CallTotals & Pick<ModelCallRow, 'stage' | 'model'>)[]; calls: readonly ModelCallRow[] },
): BrandUsageReport {
  return {
    brand_id: brandId,
    total: sumCalls(stages),
    stages: stages.map(({ stage, model, ...sums }) => ({ stage, model, ...modelUsage(sums) })),
    calls: calls.map((call) => ({
      id: call.id,
      analysis_id: call.analysisId,
      stage: call.stage,
      model: call.model,
      prompt_version: call.promptVersion,
      outcome: call.outcome,
      ...tokenFields(call),
      estimated: call.estimated,
      duration_ms: call.durationMs,
      created_at: call.createdAt.toISOString(),
    })),
  };
}

const NO_CALLS: CallTotals = { calls: 0, estimated: 0, input: 0, output: 0, cacheWrite: 0, cacheRead: 0, cost: 0 };

function sumCalls(rows: readonly CallTotals[]): ModelUsage {
  const add = (a: CallTotals, b: CallTotals): CallTotals => ({
    calls: a.calls + b.calls,
    estimated: a.estimated + b.estimated,
    input: a.input + b.input,
    output: a.output + b.output,
    cacheWrite: a.cacheWrite + b.cacheWrite,
    cacheRead: a.cacheRead + b.cacheRead,
    cost: a.cost + b.cost,
  });
  return modelUsage(rows.reduce(add, NO_CALLS));
}

const modelUsage = (sums: CallTotals): ModelUsage => ({
  calls: sums.calls,
  estimated_calls: sums.estimated,
  ...tokenFields(sums),
});

const tokenFields = ({ input, output, cacheWrite, cacheRead, cost }: Omit<CallTotals, 'calls' | 'estimated'>) => ({
  input_tokens: input,
  output_tokens: output,
  cache_write_tokens: cacheWrite,
  cache_read_tokens: cacheRead,
  cost_micro_usd: cost,
});
