import { UserError } from '@brandprint/platform';
import { expect, test } from '@jest/globals';
import { stateLocationOf } from '../src/open-pipeline.ts';

const DATABASE_URL = 'postgres://db.test/brandprint';

test('When there is no Redis, then Postgres does its work', () => {
  expect(stateLocationOf({ DATABASE_URL })).toEqual({ databaseUrl: DATABASE_URL });
});

test('When Sentinels are named without the URL of Redis, then they are not ignored: the error says what to set', () => {
  const env = { DATABASE_URL, REDIS_SENTINELS: ['sentinel.test:26379'] };
  expect(() => stateLocationOf(env)).toThrow(UserError);
  expect(() => stateLocationOf(env)).toThrow('Set REDIS_URL with the name of the primary as its host');
  expect(stateLocationOf({ ...env, REDIS_URL: 'redis://mymaster' })).toMatchObject({ redisUrl: 'redis://mymaster' });
});

test('When nodes of a cluster are named, then Redis is that cluster; without the URL of Redis the error says what to set', () => {
  const env = { DATABASE_URL, REDIS_CLUSTER_NODES: ['redis-0.test:6379'] };
  expect(() => stateLocationOf(env)).toThrow('REDIS_CLUSTER_NODES is set without REDIS_URL');
  expect(stateLocationOf({ ...env, REDIS_URL: 'redis://any' })).toMatchObject({ clusterNodes: ['redis-0.test:6379'] });
});

test('When nodes of a cluster are named and the URL names a database, then the error says that there is only one', () => {
  const env = { DATABASE_URL, REDIS_CLUSTER_NODES: ['redis-0.test:6379'] };
  expect(() => stateLocationOf({ ...env, REDIS_URL: 'redis://any/2' })).toThrow('REDIS_URL names a database');
  expect(stateLocationOf({ ...env, REDIS_URL: 'redis://any/0' })).toMatchObject({ redisUrl: 'redis://any/0' });
});

test('When both Sentinels and nodes of a cluster are named, then neither is picked', () => {
  const env = { DATABASE_URL, REDIS_URL: 'redis://any', REDIS_SENTINELS: ['a:1'], REDIS_CLUSTER_NODES: ['b:2'] };
  expect(() => stateLocationOf(env)).toThrow('REDIS_SENTINELS and REDIS_CLUSTER_NODES are both set');
});
