import type { UsageReport } from '@brandprint/contracts';
import type { UsageRow } from '@brandprint/database';

/** Rows by day, environment and key, with their sums. */
export function usageReport(range: { from: string; to: string }, rows: readonly UsageRow[]): UsageReport {
  const sum = (some: readonly UsageRow[]) => some.reduce((total, { requests }) => total + requests, 0);
  const of = (environment: UsageRow['environment']) => sum(rows.filter((row) => row.environment === environment));
  return {
    ...range,
    total: sum(rows),
    by_environment: { prod: of('prod'), stag: of('stag') },
    days: rows.map(({ apiKeyId, ...row }) => ({ ...row, api_key_id: apiKeyId })),
  };
}
