import { hasRedis } from '@brandprint/testing/faults';
import { test } from '@jest/globals';
import { expectNothingBroken, OPTIONS } from './support/short-chaos.ts';

const installed = hasRedis();
if (!installed) console.warn('redis-server is not installed: the chaos test is skipped.');

(installed ? test : test.skip)(
  'When apps are killed and services fail during analyses, then every brand completes once and nothing is left behind',
  () =>
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
    }),
);
