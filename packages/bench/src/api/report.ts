import { formatTable } from '@brandprint/harness/format-table';
import type { Comparison } from './compare.ts';

const HEAD = ['', 'bytes', 'bare req/s', 'ours req/s', 'ratio', 'range', 'bare CPU ms', 'ours CPU ms', 'ratio'];

/** A text table. */
export function reportApi(results: readonly Comparison[]): string {
  const rows = results.map(({ name, ours, bare, ratio, cpuRatio }) => [
    name,
    String(ours.bytes),
    bare.rate.toFixed(0),
    ours.rate.toFixed(0),
    ratio.median.toFixed(2),
    `${ratio.min.toFixed(2)}–${ratio.max.toFixed(2)}`,
    bare.cpuMs?.toFixed(2) ?? '',
    ours.cpuMs?.toFixed(2) ?? '',
    cpuRatio?.toFixed(2) ?? '',
  ]);
  return formatTable(HEAD, rows);
}
