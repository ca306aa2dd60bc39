import { hasRedis } from '@brandprint/testing/faults';
import { expect, test } from '@jest/globals';
import { runChaos } from '../src/chaos/index.ts';

const installed = hasRedis();
if (!installed) console.warn('redis-server is not installed: the chaos test is skipped.');

(installed ? test : test.skip)(
  'When apps are killed and services fail during analyses, then every brand completes once and nothing is left behind',
  async () => {
    const progress: string[] = [];
    const options = {
      brands: 10,
      seed: 4,
      count: { api: 1, crawler: 1, analyst: 1, courier: 1 },
      everyMs: 800,
      longest: 1,
      between: [0, 0.5],
      fatalPage: false,
      waitForExpiry: false,
      redis: true,
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
    } as const;
    const { checks, faults } = await runChaos(options, (line) => progress.push(line));
    expect({ progress, broken: checks.filter(({ breaches }) => breaches.length > 0) }).toEqual({
      progress,
      broken: [],
    });
    expect(Object.keys(faults).sort()).toEqual([...options.only].sort());
  },
);
