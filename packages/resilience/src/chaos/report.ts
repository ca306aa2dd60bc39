import { formatTable } from '@brandprint/harness/format-table';
import type { Check } from './audit.ts';
import type { ChaosResult } from './index.ts';
import type { AuditedRun } from './run-audited.ts';

/** Whether any check failed. */
export const isBroken = ({ checks }: Pick<AuditedRun, 'checks'>): boolean =>
  checks.some(({ breaches }) => breaches.length > 0);

export const formatChecks = (checks: readonly Check[]): string =>
  formatTable(
    ['check', ''],
    checks.map(({ name, breaches }) => [name, breaches.length === 0 ? 'passed' : `FAILED: ${breaches.join('; ')}`]),
  );

export function reportChaos({ checks, faults, restarts, ...result }: ChaosResult): string {
  const injected = Object.entries(faults).map(([name, times]) => [name, String(times)]);
  const processes = Object.entries(restarts).map(([app, times]) => `${app} ${times}`);
  return [
    formatTable(['fault', 'times'], injected),
    '',
    `Restarted processes: ${processes.join(', ')}. Requests sent again: ${result.failedRequests}.`,
    `All brands were final ${result.settledSeconds.toFixed(0)} s after the last fault. The run took ${(result.seconds / 60).toFixed(1)} minutes.`,
    '',
    formatChecks(checks),
  ].join('\n');
}
