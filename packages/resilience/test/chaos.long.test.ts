import { hasRedis } from '@brandprint/testing/faults';
import { describe, expect, test } from '@jest/globals';
import { type ChaosOptions, runChaos } from '../src/chaos/index.ts';

const installed = hasRedis();
if (!installed) console.warn('redis-server is not installed: the chaos test is skipped.');

const OPTIONS = {
  brands: 10,
  seed: 4,
  count: { api: 1, crawler: 1, analyst: 1, courier: 1 },
  everyMs: 800,
  longest: 1,
  between: [0, 0.5],
  fatalPage: false,
  waitForExpiry: false,
  redis: true,
} as const;

async function expectNothingBroken(options: ChaosOptions & { only: readonly string[] }): Promise<void> {
  const progress: string[] = [];
  const { checks, faults } = await runChaos(options, (line) => progress.push(line));
  expect({ progress, broken: checks.filter(({ breaches }) => breaches.length > 0) }).toEqual({ progress, broken: [] });
  expect(Object.keys(faults).sort()).toEqual([...options.only].sort());
}

(installed ? describe : describe.skip)('Brands that are analysed amid faults', () => {
  test('When apps are killed and services fail during analyses, then every brand completes once and nothing is left behind', () =>
    expectNothingBroken({
      ...OPTIONS,
      only: [
        'kill -9 api',
        'kill -9 crawler',
        'kill -9 analyst',
        'kill -9 courier',
        'kill -9 browser',
        'Redis flushed',
        'Redis killed and restarted',
        'Postgres crashed and restarted',
        'object store down',
        'network to postgres cut',
        'network to redis stalled',
        'network to s3 slow',
      ],
    }));

  test('When a Redis Cluster loses nodes, all of them, its data and its network, then the same holds', () =>
    expectNothingBroken({
      ...OPTIONS,
      redis: 'cluster',
      // Longer than the cluster takes to notice that a primary is lost, and to replace it.
      longest: 6,
      only: [
        'kill -9 crawler',
        'kill -9 analyst',
        'Redis node killed and restarted',
        'Redis flushed',
        'Redis killed and restarted',
        'network to redis cut',
        'network to redis stalled',
        'network to redis slow',
      ],
    }));
});
