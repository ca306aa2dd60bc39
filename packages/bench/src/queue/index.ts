import { startFleet } from '@brandprint/harness/fleet';
import { startFakeCrawler } from './fake-crawler.ts';
import { measureLatency } from './latency.ts';
import { measureThroughput } from './throughput.ts';

export interface QueueBenchOptions {
  /** Analyses per worker in each measurement. */
  analyses: number;
  /** Parse requests, one after another. */
  parses: number;
  /** Numbers of workers to measure; each runs one stage at a time. */
  workers: readonly number[];
  /** Duration of a model call. */
  waitMs: number;
}

export interface QueueResult {
  backend: 'Redis' | 'Postgres';
  /** Milliseconds from a parse request to its response, and to the start of the first stage. */
  responded: { p50: number; p99: number };
  started: { p50: number; p99: number };
  throughput: { workers: number; perMinute: number; ofLinear: number }[];
}

/** Measures latency and throughput of the queue on both backends. */
export async function benchQueue(
  options: QueueBenchOptions & { backends?: readonly QueueResult['backend'][] },
  logProgress: (line: string) => void,
): Promise<QueueResult[]> {
  const results: QueueResult[] = [];
  for (const backend of options.backends ?? (['Redis', 'Postgres'] as const)) {
    const count = { api: 1, crawler: 0, analyst: 0, courier: 1 };
    const fleet = await startFleet({ count, redis: backend === 'Redis', env: {} });
    const fakeCrawler = await startFakeCrawler(fleet);
    try {
      logProgress(`${backend}: ${options.parses} parse requests`);
      const latency = await measureLatency(fleet, fakeCrawler, options.parses);
      const rates: { workers: number; perMinute: number }[] = [];
      for (const workers of options.workers) {
        const analyses = options.analyses * workers;
        logProgress(`${backend}: ${analyses} analyses, ${workers} ${workers === 1 ? 'worker' : 'workers'}`);
        rates.push({
          workers,
          perMinute: await measureThroughput(fleet, { analyses, workers, waitMs: options.waitMs }),
        });
      }
      const [first] = rates;
      const each = (first?.perMinute ?? Number.NaN) / (first?.workers ?? 1);
      const throughput = rates.map((rate) => ({ ...rate, ofLinear: rate.perMinute / rate.workers / each }));
      results.push({ backend, ...latency, throughput });
    } finally {
      await fakeCrawler.stop();
      await fleet.stop();
    }
  }
  return results;
}
