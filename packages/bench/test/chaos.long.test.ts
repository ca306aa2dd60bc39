import { hasRedis } from '@brandprint/testing/faults';
import { expect, test } from '@jest/globals';
import { runChaos } from '../src/chaos/index.ts';

const isRequired = Boolean(process.env['CI']);
if (!hasRedis() && !isRequired) console.warn('There is no redis-server: faults are not tried.');

(hasRedis() || isRequired ? test : test.skip)(
  'When apps are killed and their services fail while brands are analysed, then each brand is complete once, and nothing is left',
  async () => {
    const said: string[] = [];
    const options = {
      brands: 10,
      seed: 4,
      count: { api: 1, crawler: 1, analyst: 1, courier: 1 },
      everyMs: 800,
      longest: 1,
      between: [0, 0.5],
      deadly: false,
      waitForExpiry: false,
      redis: true,
      only: [
        'kill -9 api',
        'kill -9 crawler',
        'kill -9 analyst',
        'kill -9 courier',
        'kill -9 browser',
        'Redis flushed',
        'Redis killed and started',
        'Postgres crashed and started',
        'store down',
        'line to postgres cut',
        'line to redis stalled',
        'line to s3 slow',
      ],
    } as const;
    const { checks, happened } = await runChaos(options, (line) => said.push(line));
    expect({ said, broken: checks.filter(({ breaches }) => breaches.length > 0) }).toEqual({ said, broken: [] });
    expect(Object.keys(happened).sort()).toEqual([...options.only].sort());
  },
);
