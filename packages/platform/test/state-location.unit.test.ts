import { expect, test } from '@jest/globals';
import { clusterOptions, sentinelOptions } from '../src/index.ts';

test('When Redis has an address of its own, then there are no Sentinels to ask', () => {
  expect(sentinelOptions({ redisUrl: 'rediss://:p@redis:6379' })).toBeNull();
});

test('When Sentinels are named, then the host of the URL is the name of the primary, with user, password and database', () => {
  expect(
    sentinelOptions({
      redisUrl: 'redis://app:p%40ss@mymaster/2',
      sentinels: ['sentinel-0.redis:26379', '[::1]:26380'],
      sentinelPassword: 'watcher:s:3',
    }),
  ).toEqual({
    name: 'mymaster',
    sentinels: [
      { host: 'sentinel-0.redis', port: 26379 },
      { host: '::1', port: 26380 },
    ],
    username: 'app',
    password: 'p@ss',
    db: 2,
    sentinelUsername: 'watcher',
    sentinelPassword: 's:3',
  });
});

test('When the URL demands TLS, then Sentinels and primary are connected with TLS', () => {
  const options = sentinelOptions({ redisUrl: 'rediss://mymaster', sentinels: ['a:1'], sentinelPassword: 'only' });
  expect(options).toEqual({
    name: 'mymaster',
    sentinels: [{ host: 'a', port: 1 }],
    sentinelPassword: 'only',
    tls: {},
    sentinelTLS: {},
    enableTLSForSentinelMode: true,
  });
});

test('When nodes of a cluster are named, then the URL says only user, password and TLS of each', () => {
  const clusterNodes = ['redis-0:6379', '[::1]:7000'];
  const nodes = [
    { host: 'redis-0', port: 6379 },
    { host: '::1', port: 7000 },
  ];
  expect(clusterOptions({ redisUrl: 'redis://redis:6379' })).toBeNull();
  expect(clusterOptions({ redisUrl: 'redis://app:p%40ss@any', clusterNodes })).toEqual({
    nodes,
    options: { redisOptions: { username: 'app', password: 'p@ss' } },
  });
  expect(clusterOptions({ redisUrl: 'rediss://:p@any', clusterNodes })).toEqual({
    nodes,
    options: { redisOptions: { password: 'p', tls: {} }, dnsLookup: expect.any(Function) },
  });
});
