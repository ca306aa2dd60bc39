import { createTestLog } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import { checkUrlAndReport, createEgressPolicy, EgressRefused, parseEgressAllow, type Refusal } from '../src/index.ts';

const resolve = async () => {
  throw new Error('a name server was asked');
};
const policy = createEgressPolicy({ allow: parseEgressAllow('127.0.0.1:9000,hooks.localhost:80'), resolve });

const reasonOf = (url: string, secure = true): string => {
  try {
    policy.checkUrl(url, { secure });
    return 'passes';
  } catch (error) {
    return error instanceof EgressRefused ? error.reason : String(error);
  }
};

describe('Checking a URL without DNS', () => {
  test.each([
    ['https://hooks.example.com/in?x=1', 'passes'],
    ['https://hooks.example.com:8443/in', 'passes'],
    ['https://93.184.216.34/in', 'passes'],
    ['http://hooks.example.com/in', 'bad_scheme'],
    ['ftp://hooks.example.com/in', 'bad_scheme'],
    ['https://user:pass@hooks.example.com/', 'credentials'],
    ['https://hooks.example.com:22/', 'bad_port'],
    ['https://localhost/', 'private_name'],
    ['https://db.internal/', 'private_name'],
    ['https://intranet/', 'private_name'],
    ['https://127.0.0.1/', 'private_address'],
    ['https://0x7f.1/', 'private_address'],
    ['https://169.254.169.254/latest', 'private_address'],
    ['https://[::1]/', 'private_address'],
    ['https://[::ffff:10.0.0.1]/', 'private_address'],
    ['not a url', 'bad_url'],
  ])('When it is %s, then: %s', (url, reason) => {
    expect(reasonOf(url)).toBe(reason);
  });

  test('When the target is allowed to be private, then plain http is allowed too, on that port only', () => {
    expect(reasonOf('http://127.0.0.1:9000/in')).toBe('passes');
    expect(reasonOf('http://hooks.localhost/in')).toBe('passes');
    expect(reasonOf('http://127.0.0.1:9001/in')).toBe('bad_port');
  });

  test('When plain http is acceptable, then public targets pass', () => {
    expect(reasonOf('http://hooks.example.com/in', false)).toBe('passes');
  });
});

describe('Reports of a refused URL', () => {
  const log = createTestLog();
  const refusals: Refusal[] = [];
  const context = {
    policy,
    logger: log.logger,
    onRefused: (refusal: Refusal) => void refusals.push(refusal),
    secure: true,
  };

  test.each([
    ['https://10.0.0.1:8443/in', { host: '10.0.0.1', port: 8443, reason: 'private_address' }],
    ['not a url', { host: '', port: 0, reason: 'bad_url' }],
  ])('When it is %s, then the log and the observer get it, and the caller gets the error', (address, expected) => {
    expect(() => checkUrlAndReport(context, address, { webhook: 'wh_1' })).toThrow(EgressRefused);
    expect(refusals.at(-1)).toEqual({ channel: 'check', ...expected, requestContext: { webhook: 'wh_1' } });
    expect(JSON.parse(log.lines.at(-1) ?? '')).toMatchObject({ message: 'URL refused', ...expected, webhook: 'wh_1' });
  });

  test('When it passes, then nothing is reported', () => {
    const before = [refusals.length, log.lines.length];
    expect(checkUrlAndReport(context, 'https://hooks.example.com/in').host).toBe('hooks.example.com');
    expect([refusals.length, log.lines.length]).toEqual(before);
  });
});
