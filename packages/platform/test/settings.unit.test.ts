import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  COMMON_SETTINGS,
  countSetting,
  describeSettings,
  readEnv,
  STORE_SETTINGS,
  secretsOf,
  setting,
  TRACING_SETTINGS,
  UserError,
  withDefault,
} from '../src/index.ts';

const SETTINGS = {
  NAME: setting({ schema: z.string(), type: 'text', description: 'a name', secret: true }),
  COUNT: countSetting('4', 'a count'),
  COLOR: setting({
    schema: z.enum(['red', 'blue'], 'must be red or blue').optional(),
    type: 'choice',
    description: 'a colour',
  }),
} as const;

describe('Settings', () => {
  test('When they are set, then they are parsed, and unset or empty ones have their default or are undefined', () => {
    expect(readEnv(SETTINGS, { NAME: 'acme', COUNT: '7', COLOR: 'red', OTHER: 'x' })).toEqual({
      NAME: 'acme',
      COUNT: 7,
      COLOR: 'red',
    });
    expect(readEnv(SETTINGS, { NAME: 'acme', COUNT: '', COLOR: '' })).toEqual({
      NAME: 'acme',
      COUNT: 4,
      COLOR: undefined,
    });
  });

  test('When some are missing or wrong, then one error names each, and quotes no value', () => {
    const read = () => readEnv(SETTINGS, { COUNT: 'many-secrets', COLOR: 'green' });
    expect(read).toThrow(UserError);
    expect(read).toThrow(
      'Invalid environment variables. NAME: is not set; COUNT: must be a whole number; COLOR: must be red or blue',
    );
  });

  test('When they are described, then documents and deployment files can be compared with them', () => {
    expect(describeSettings({ ...SETTINGS, COUNT: withDefault(SETTINGS.COUNT, '5') })).toEqual([
      { name: 'NAME', type: 'text', required: true, default: undefined, description: 'a name', secret: true },
      { name: 'COUNT', type: 'number', required: false, default: '5', description: 'a count', secret: false },
      { name: 'COLOR', type: 'choice', required: false, default: undefined, description: 'a colour', secret: false },
    ]);
  });

  test('When they are parsed, then their secrets are known: values, URLs with their passwords, headers', () => {
    const url = 'postgres://me:p%40ss%2Fword@db/x';
    const read = readEnv(
      { ...STORE_SETTINGS, ...TRACING_SETTINGS, SECRETS_KEY: COMMON_SETTINGS.SECRETS_KEY },
      {
        DATABASE_URL: url,
        REDIS_URL: 'redis://cache:6379',
        S3_ENDPOINT: 'http://s3',
        S3_ACCESS_KEY: 'brandprint',
        S3_SECRET_KEY: 'the secret key',
        SECRETS_KEY: 'x'.repeat(32),
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=abc%3D, tenant=mine',
      },
    );
    const parts = [url, 'p%40ss%2Fword', 'p@ss/word', 'redis://cache:6379', 'the secret key', 'x'.repeat(32)];
    const headers = ['api-key=abc%3D, tenant=mine', 'abc%3D', 'abc=', 'mine'];
    // The access key equals the bucket name, which is not a secret.
    expect(new Set(secretsOf(read))).toEqual(new Set([...parts, ...headers]));
    expect(secretsOf(readEnv(SETTINGS, { NAME: 'acme', COLOR: 'red' }))).toEqual(['acme']);
  });

  test.each([
    ['PUBLIC_BASE_URL', 'https://acme.test/base/', 'https://acme.test/base'],
    ['CORS_ORIGINS', 'https://a.test, https://b.test', ['https://a.test', 'https://b.test']],
    ['CORS_ORIGINS', undefined, []],
    ['EGRESS_ALLOW', undefined, ''],
    ['PORT', '0', 0],
  ] as const)('When %s is %j, then it is parsed as %j', (name, text, value) => {
    expect(readEnv({ [name]: COMMON_SETTINGS[name] }, { [name]: text })).toEqual({ [name]: value });
  });

  test.each([
    ['PUBLIC_BASE_URL', 'https://acme.test/?x'],
    ['CORS_ORIGINS', 'https://a.test/path'],
    ['PORT', '70000'],
    ['SECRETS_KEY', 'short'],
  ] as const)('When %s is %j, then it is rejected', (name, text) => {
    expect(() => readEnv({ [name]: COMMON_SETTINGS[name] }, { [name]: text })).toThrow(UserError);
  });

  test('When a URL has a password, then its setting is a secret', () => {
    const secrets = describeSettings(STORE_SETTINGS).filter(({ secret }) => secret);
    expect(secrets.map(({ name }) => name)).toEqual([
      'DATABASE_URL',
      'REDIS_URL',
      'REDIS_SENTINEL_PASSWORD',
      'S3_ACCESS_KEY',
      'S3_SECRET_KEY',
    ]);
  });
});
