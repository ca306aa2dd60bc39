import { hasRedisCluster } from '@brandprint/testing/faults';
import { test } from '@jest/globals';
import { expectNothingBroken, OPTIONS } from './support/short-chaos.ts';

const installed = hasRedisCluster();
if (!installed)
  console.warn('redis-server 7 and redis-cli are not installed: the chaos test with a Redis Cluster is skipped.');

(installed ? test : test.skip)(
  'When a Redis Cluster loses primaries and replicas, all nodes, its data and its network, then every brand completes once and nothing is left behind',
  () =>
    expectNothingBroken({
      ...OPTIONS,
      redis: 'cluster',
      longest: 6,
      only: [
        'kill -9 crawler',
        'kill -9 analyst',
        'Redis primary killed and restarted',
        'Redis replica killed and restarted',
        'Redis flushed',
        'Redis killed and restarted',
        'network to redis cut',
        'network to redis stalled',
        'network to redis slow',
      ],
    }),
);
