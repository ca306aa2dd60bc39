import { formatTable } from '../format-table.ts';
import type { QueueResult } from './index.ts';

const LATENCY = ['milliseconds', 'answer p50', 'p99', 'stage begun p50', 'p99'];

export function reportQueue(results: readonly QueueResult[]): string {
  const latency = results.map(({ backend, answered, begun }) => [
    `parse on ${backend}`,
    ...[answered.p50, answered.p99, begun.p50, begun.p99].map((ms) => ms.toFixed(1)),
  ]);
  const throughput = results.flatMap(({ backend, throughput }) =>
    throughput.map(({ workers, perMinute, ofLinear }) => [
      `${workers} × 1 on ${backend}`,
      perMinute.toFixed(1),
      ofLinear.toFixed(2),
    ]),
  );
  return [
    formatTable(LATENCY, latency),
    '',
    formatTable(['workers', 'analyses a minute', 'of linear'], throughput),
  ].join('\n');
}
