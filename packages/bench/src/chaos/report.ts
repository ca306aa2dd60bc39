import { formatTable } from '../format-table.ts';
import type { ChaosResult } from './index.ts';

/** Whether something is not as it has to be. */
export const isBroken = ({ checks }: ChaosResult): boolean => checks.some(({ breaches }) => breaches.length > 0);

export function reportChaos({ checks, happened, restarts, ...result }: ChaosResult): string {
  const faults = Object.entries(happened).map(([name, times]) => [name, String(times)]);
  const ends = Object.entries(restarts).map(([app, times]) => `${app} ${times}`);
  const held = checks.map(({ name, breaches }) => [name, breaches.length === 0 ? 'yes' : `NO: ${breaches.join('; ')}`]);
  return [
    formatTable(['fault', 'times'], faults),
    '',
    `Processes that were started again: ${ends.join(', ')}. Requests that were sent again: ${result.troubles}.`,
    `All brands were final ${result.settledSeconds.toFixed(0)} s after the last fault; the whole took ${(result.seconds / 60).toFixed(1)} minutes.`,
    '',
    formatTable(['check', ''], held),
  ].join('\n');
}
