import { formatTable } from '@brandprint/harness/format-table';
import type { SoakResult } from './index.ts';
import type { Trend } from './trends.ts';

const MB = 1024 * 1024;
const BYTES: readonly Trend['name'][] = ['heap', 'rss', 'browserRss'];
const HEAD = ['after the warm-up', 'first quarter', 'last quarter', 'trend', 'allowed', ''];

export function reportSoak({ trends, outcomes, processes, faults }: SoakResult): string {
  const rows = trends.map(({ name, first, last, growth, allowed, level }) => {
    const text = (value: number) => (BYTES.includes(name) ? `${(value / MB).toFixed(1)} MB` : value.toFixed(1));
    return [name, ...[first, last, growth, allowed].map(text), level ? 'level' : 'GROWS'];
  });
  const counts = Object.entries(outcomes).map(([outcome, times]) => `${outcome} × ${times}`);
  const end = faults.length === 0 ? [`All ${processes} processes have exited, and no temporary file is left.`] : faults;
  return [formatTable(HEAD, rows), '', counts.join(', '), ...end].join('\n');
}
