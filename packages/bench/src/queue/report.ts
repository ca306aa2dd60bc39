import { formatTable } from '@brandprint/harness/format-table';
import type { QueueResult } from './index.ts';

const LATENCY = ['milliseconds', 'response p50', 'p99', 'stage started p50', 'p99'];

export function reportQueue(results: readonly QueueResult[]): string {
  const latency = results.map(({ backend, responded, started }) => [
    `parse on ${backend}`,
    ...[responded.p50, responded.p99, started.p50, started.p99].map((ms) => ms.toFixed(1)),
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
    formatTable(['workers', 'analyses per minute', 'of linear'], throughput),
  ].join('\n');
}
