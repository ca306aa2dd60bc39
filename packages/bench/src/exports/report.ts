import { formatTable } from '@brandprint/harness/format-table';
import { median, quantile } from '@brandprint/harness/stats';
import type { ExportsBenchResult } from './index.ts';

const HEAD = ['', 'bytes', 'median ms', 'p95 ms', 'ratio', 'CPU ms'];

/** A text table: the ratio is that of the medians, to the brand itself. CPU is the processor time of the API for a request, on average. */
export function reportExports({ latencies, books }: ExportsBenchResult): string {
  const plain = median(latencies[0]?.ms ?? []);
  const rows = latencies.map(({ name, bytes, ms, cpuMs }) => [
    name,
    String(bytes),
    median(ms).toFixed(1),
    quantile(ms, 0.95).toFixed(1),
    (median(ms) / plain).toFixed(2),
    cpuMs.toFixed(1),
  ]);
  const memory = books.memory.map((megabytes) => megabytes.toFixed(0)).join(', ');
  return [
    formatTable(HEAD, rows),
    `${books.ms.length} books in a row: median ${median(books.ms).toFixed(1)} ms, p95 ${quantile(books.ms, 0.95).toFixed(1)} ms; resident memory of the API before and after each quarter: ${memory} MB`,
  ].join('\n\n');
}
