import { describe, expect, test } from '@jest/globals';
import { createEgressPolicy, EgressFailed, EgressRefused, parseAllow } from '../src/index.ts';

const publicly = async () => ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'];
const policy = createEgressPolicy({ resolve: publicly });
const reasonOf = (judged: Promise<unknown>) =>
  judged.then(
    () => 'allowed',
    (error) => error.reason,
  );

const PRIVATE_LITERALS = `
  127.0.0.1 127.1 0 2130706433 0x7f.1 0177.0.0.1 0x7f000001 017700000001 127.0.0.1. 127.000.000.001
  １２７.０.０.１ 127。0。0。1 ①②⑦.0.0.1 %31%32%37.0.0.1
  [::1] [::] [::ffff:7f00:1] [::ffff:127.0.0.1] [::127.0.0.1] [64:ff9b::a9fe:a9fe] [64:ff9b:1::a9fe:a9fe]
  [2001::1] [2001:0:4136:e378:8000:63bf:3fff:fdd2] [2002:7f00:1::] [2001:db8::1] [3fff::1] [100::1] [5f00::1]
  [fe80::1] [fec0::1] [fc00::1] [fd00:ec2::254] [ff02::1] [::ffff:0:127.0.0.1]
  10.0.0.1 10.255.255.255 172.16.0.1 172.20.1.1 172.31.255.255 192.168.0.1 100.64.0.1 100.127.255.255
  169.254.169.254 0xa9fea9fe 100.100.100.200 168.63.129.16 0.0.0.0 198.18.0.1 198.19.255.255 192.0.0.192
  192.0.2.1 198.51.100.1 203.0.113.1 192.88.99.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
`.trim();

describe('literals', () => {
  test.each(PRIVATE_LITERALS.split(/\s+/))('When the address is %s, then it is refused', async (host) => {
    expect(await reasonOf(policy.judgeUrl(`http://${host}/`))).toBe('private_address');
  });

  test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.1', '168.63.129.17'])(
    'When the address is the public %s, then it may be dialled and nothing else',
    async (host) => {
      expect(await policy.judgeUrl(`http://${host}/`)).toEqual({ host, port: 80, addresses: [host] });
    },
  );

  test('When the address is a public IPv6, then it may be dialled', async () => {
    expect(await policy.judgeUrl('https://[2606:4700::1111]/')).toMatchObject({ addresses: ['2606:4700::1111'] });
  });

  test.each(['127.1', '0x7f.1', '2130706433', '127.0.0.1.', '::1', '::ffff:7f00:1'])(
    'When a tunnel is asked for to %s, then it is refused like a URL',
    async (host) => {
      expect(await reasonOf(policy.judge({ host, port: 443 }))).toBe('private_address');
    },
  );
});

describe('names', () => {
  test.each(
    `localhost localhost. LOCALHOST a.localhost a.b.localhost. metadata.google.internal metadata printer.local
    router.home.arpa kubernetes api.default.svc x.svc.cluster.local`.split(/\s+/),
  )('When the name is %s, then it is refused without a question to a name server', async (host) => {
    const resolve = () => Promise.reject(new Error('asked'));
    const reason = await reasonOf(createEgressPolicy({ resolve }).judgeUrl(`http://${host}/`));
    expect(reason).toBe('private_name');
  });

  test.each([
    ['private', ['10.0.0.7']],
    ['public and private', ['93.184.216.34', '127.0.0.1']],
    ['public IPv4 and private IPv6', ['93.184.216.34', 'fd00::1']],
    ['a mapped loopback', ['::ffff:127.0.0.1']],
    ['a scoped address', ['fe80::1%eth0']],
    ['no address', ['localhost']],
    [
      '500 public ones and a private one',
      [...Array.from({ length: 500 }, (_, i) => `8.8.${i >> 8}.${i & 255}`), '10.0.0.1'],
    ],
  ])('When a name answers %s, then it is refused', async (_, answers) => {
    const hostile = createEgressPolicy({ resolve: async () => answers });
    expect(await reasonOf(hostile.judgeUrl('https://site.example/'))).toBe('private_address');
  });

  test('When a name answers nothing, or fails, then it is a failure that may pass', async () => {
    const none = createEgressPolicy({ resolve: async () => [] });
    const broken = createEgressPolicy({ resolve: () => Promise.reject(new Error('SERVFAIL')) });
    await expect(none.judgeUrl('http://site.example/')).rejects.toBeInstanceOf(EgressFailed);
    expect(await reasonOf(broken.judgeUrl('http://site.example/'))).toBe('dns_failure');
  });

  test('When a name server never answers, then the wait ends', async () => {
    const silent = createEgressPolicy({ resolve: () => new Promise(() => {}), dnsTimeoutMs: 20 });
    expect(await reasonOf(silent.judgeUrl('http://site.example/'))).toBe('dns_timeout');
  });
});

describe('URLs', () => {
  test.each([
    ['file:///etc/passwd', 'bad_scheme'],
    ['ftp://site.example/', 'bad_scheme'],
    ['chrome://version', 'bad_scheme'],
    ['view-source:http://site.example/', 'bad_scheme'],
    ['data:text/html,x', 'bad_scheme'],
    ['javascript:alert(1)', 'bad_scheme'],
    ['blob:http://site.example/1', 'bad_scheme'],
    ['about:blank', 'bad_scheme'],
    ['http://site.example@127.0.0.1/', 'credentials'],
    ['http://:secret@site.example/', 'credentials'],
    ['http://site.example:22/', 'bad_port'],
    ['http://site.example:6379/', 'bad_port'],
    ['http://site.example:5432/', 'bad_port'],
    ['http://site.example:3000/', 'bad_port'],
    ['http://[fe80::1%25eth0]/', 'bad_url'],
    ['http:///', 'bad_url'],
    ['site.example', 'bad_url'],
  ])('When the URL is %s, then it is refused as %s', async (url, reason) => {
    expect(await reasonOf(policy.judgeUrl(url))).toBe(reason);
  });

  test.each([80, 443, 8080, 8443])('When the port is %d, then it is a web port', async (port) => {
    expect(await policy.judgeUrl(`http://site.example:${port}/`)).toMatchObject({ port });
  });

  test('When anything is refused, then people read one and the same sentence, and the log a reason', async () => {
    const error = await policy.judgeUrl('http://127.0.0.1/').catch((caught) => caught);
    expect(error).toBeInstanceOf(EgressRefused);
    expect(error.publicReason).toBe('The site could not be reached.');
    expect(error.message).toContain('private_address');
  });
});

describe('EGRESS_ALLOW', () => {
  test('When it is unset or empty, then nothing is allowed', () => {
    expect([parseAllow(undefined), parseAllow(''), parseAllow(' , ')]).toEqual([[], [], []]);
  });

  test('When it lists places, then they are read in any notation', () => {
    expect(parseAllow('127.0.0.1:8080, Site.Test:80,[::1]:443')).toEqual([
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
  ])('When it says %s, then the person is told so', (text) => {
    expect(() => parseAllow(text)).toThrow(/EGRESS_ALLOW/);
  });

  test('When a place is allowed, then it alone is open: no other port, and no other name for it', async () => {
    const open = createEgressPolicy({ allow: parseAllow('127.0.0.1:3000'), resolve: async () => ['127.0.0.1'] });
    expect(await open.judgeUrl('http://127.1:3000/')).toMatchObject({ addresses: ['127.0.0.1'] });
    expect(await reasonOf(open.judgeUrl('http://127.0.0.1:80/'))).toBe('private_address');
    expect(await reasonOf(open.judgeUrl('http://site.example:3000/'))).toBe('bad_port');
  });
});
