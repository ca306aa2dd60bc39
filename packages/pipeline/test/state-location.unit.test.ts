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
