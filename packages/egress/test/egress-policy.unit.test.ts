import { hostileUrls } from '@brandprint/testing/hostile';
import { describe, expect, test } from '@jest/globals';
import { createEgressPolicy, EgressFailed, EgressRefused, parseEgressAllow } from '../src/index.ts';
import { resolveUrlTarget } from './support/resolve-url-target.ts';

const publicly = async () => ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'];
const policy = createEgressPolicy({ resolve: publicly });
const reasonOf = (judged: Promise<unknown>) =>
  judged.then(
    () => 'allowed',
    (error) => error.reason,
  );

describe('targets that are not public', () => {
  test.each(hostileUrls(80))(
    'When the URL is $url, then it is refused as $reason, without a DNS query',
    async ({ url, reason }) => {
      const unasked = createEgressPolicy({ resolve: () => Promise.reject(new Error('asked')) });
      expect(await reasonOf(resolveUrlTarget(unasked, url))).toBe(reason);
    },
  );
});

describe('literals', () => {
  test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.1', '168.63.129.17'])(
    'When the address is the public %s, then only it may be connected to',
    async (host) => {
      expect(await resolveUrlTarget(policy, `http://${host}/`)).toEqual({ host, port: 80, addresses: [host] });
    },
  );

  test('When the address is a public IPv6, then it may be connected to', async () => {
    expect(await resolveUrlTarget(policy, 'https://[2606:4700::1111]/')).toMatchObject({
      addresses: ['2606:4700::1111'],
    });
  });

  test.each(['127.1', '0x7f.1', '2130706433', '127.0.0.1.', '::1', '::ffff:7f00:1'])(
    'When a tunnel to %s is requested, then it is refused like a URL',
    async (host) => {
      expect(await reasonOf(policy.resolveTarget({ host, port: 443 }))).toBe('private_address');
    },
  );
});

describe('names', () => {
  test.each([
    ['private', ['10.0.0.7']],
    ['public and private', ['93.184.216.34', '127.0.0.1']],
    ['public IPv4 and private IPv6', ['93.184.216.34', 'fd00::1']],
    ['a mapped loopback', ['::ffff:127.0.0.1']],
    ['a scoped address', ['fe80::1%eth0']],
    ['no address', ['localhost']],
    [
      '200 public ones and a private one',
      [...Array.from({ length: 200 }, (_, i) => `8.8.${i >> 8}.${i & 255}`), '10.0.0.1'],
    ],
  ])('When a name resolves to %s, then it is refused', async (_, answers) => {
    const hostile = createEgressPolicy({ resolve: async () => answers });
    expect(await reasonOf(resolveUrlTarget(hostile, 'https://site.example/'))).toBe('private_address');
  });

  test('When a name has no address, or DNS fails, then it is a failure that may pass', async () => {
    const none = createEgressPolicy({ resolve: async () => [] });
    const broken = createEgressPolicy({ resolve: () => Promise.reject(new Error('SERVFAIL')) });
    await expect(resolveUrlTarget(none, 'http://site.example/')).rejects.toBeInstanceOf(EgressFailed);
    expect(await reasonOf(resolveUrlTarget(broken, 'http://site.example/'))).toBe('dns_failure');
  });

  test('When a DNS server never responds, then the wait ends', async () => {
    const silent = createEgressPolicy({ resolve: () => new Promise(() => {}), dnsTimeoutMs: 20 });
    expect(await reasonOf(resolveUrlTarget(silent, 'http://site.example/'))).toBe('dns_timeout');
  });
});

describe('this machine', () => {
  const localAddresses = () => ['93.184.216.34', '2606:4700:0:0:0:0:0:1111'];
  const open = createEgressPolicy({
    resolve: publicly,
    localAddresses,
    allow: parseEgressAllow('mine.example:443,93.184.216.34:8080'),
  });

  test.each(['http://93.184.216.34/', 'http://[2606:4700::1111]/', 'https://site.example/'])(
    'When %s is one of its own public addresses, then it is refused',
    async (url) => {
      expect(await reasonOf(resolveUrlTarget(open, url))).toBe('own_address');
    },
  );

  test.each(['https://mine.example/', 'http://93.184.216.34:8080/'])(
    'When the operator allowed %s, then it may be reached',
    async (url) => {
      expect(await reasonOf(resolveUrlTarget(open, url))).toBe('allowed');
    },
  );
});

describe('URLs', () => {
  test.each([
    ['http://site.example:22/', 'bad_port'],
    ['https://site.example:3000/', 'bad_port'],
    ['http:///', 'bad_url'],
    ['site.example', 'bad_url'],
  ])('When the URL is %s, then it is refused as %s', async (url, reason) => {
    expect(await reasonOf(resolveUrlTarget(policy, url))).toBe(reason);
  });

  test.each([80, 443, 8080, 8443])('When the port is %d, then it is a web port', async (port) => {
    expect(await resolveUrlTarget(policy, `http://site.example:${port}/`)).toMatchObject({ port });
  });

  test('When anything is refused, then users get one and the same sentence, and the log the reason', async () => {
    const error = await resolveUrlTarget(policy, 'http://127.0.0.1/').catch((caught) => caught);
    expect(error).toBeInstanceOf(EgressRefused);
    expect(error.publicReason).toBe('The site could not be reached.');
    expect(error.message).toContain('private_address');
  });
});

describe('EGRESS_ALLOW', () => {
  test('When it is unset or empty, then nothing is allowed', () => {
    expect([parseEgressAllow(undefined), parseEgressAllow(''), parseEgressAllow(' , ')]).toEqual([[], [], []]);
  });

  test('When it lists targets, then they are parsed in any notation', () => {
    expect(parseEgressAllow('127.0.0.1:8080, Site.Test:80,[::1]:443')).toEqual([
      { host: '127.0.0.1', port: 8080 },
      { host: 'site.test', port: 80 },
      { host: '::1', port: 443 },
    ]);
  });

  test.each([
    'localhost',
    'localhost:',
    'localhost:0',
    'localhost:70000',
    'http://localhost:80',
    'a@b:80',
    'a b:80',
    '*:80',
  ])('When it is %s, then the error says what is wrong', (text) => {
    expect(() => parseEgressAllow(text)).toThrow(/EGRESS_ALLOW/);
  });

  test('When a target is allowed, then only that: no other port, and no other name for it', async () => {
    const open = createEgressPolicy({ allow: parseEgressAllow('127.0.0.1:3000'), resolve: async () => ['127.0.0.1'] });
    expect(await resolveUrlTarget(open, 'http://127.1:3000/')).toMatchObject({ addresses: ['127.0.0.1'] });
    expect(await reasonOf(resolveUrlTarget(open, 'http://127.0.0.1:80/'))).toBe('private_address');
    expect(await reasonOf(resolveUrlTarget(open, 'http://site.example:3000/'))).toBe('bad_port');
  });
});
