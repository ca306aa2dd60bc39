import { describe, expect, test } from '@jest/globals';
import { browserFlags } from '../src/browser/browser-flags.ts';

const flagsOf = (root = false) =>
  browserFlags({ proxyUrl: 'http://127.0.0.1:4567', root, userAgent: 'Brandprint/test' });

describe('Browser flags', () => {
  test.each([
    ['all of its traffic goes to the proxy', '--proxy-server=http://proxy.invalid:4567'],
    ['loopback and link-local addresses are not exempt', '--proxy-bypass-list=<-loopback>'],
    [
      'names and literals do not resolve, except the proxy',
      '--host-resolver-rules=MAP proxy.invalid 127.0.0.1,MAP * ~NOTFOUND',
    ],
    ['WebRTC does not use UDP', '--force-webrtc-ip-handling-policy=disable_non_proxied_udp'],
    ['HTTP does not use UDP', '--disable-quic'],
    ['names are not prefetched', '--dns-prefetch-disable'],
    ['it does not contact its vendor', '--disable-background-networking'],
  ])('When it is started, then %s', (_, flag) => {
    expect(flagsOf()).toContain(flag);
  });

  test('When it is started, then each flag appears once, and none disables protection', () => {
    const names = flagsOf().map((flag) => flag.split('=')[0]);
    expect(new Set(names).size).toBe(names.length);
    const weak =
      /no-proxy|auto-detect|pac-url|insecure|disable-web-security|ignore-cert|remote-debugging|single-process|no-zygote|allow-file|site-isolation/;
    expect(names.filter((name) => weak.test(name ?? ''))).toEqual([]);
  });

  test('When it does not run as root, then it has its sandbox, and as root it cannot', () => {
    const added = flagsOf(true).filter((flag) => !flagsOf(false).includes(flag));
    expect(added).toEqual(['--no-sandbox']);
    expect(flagsOf(false).filter((flag) => /sandbox/.test(flag))).toEqual([]);
  });

  test.each(['', 'direct://', 'http://', 'http://127.0.0.1', 'http://93.184.216.34:8080', 'http://localhost:4567'])(
    'When the proxy is "%s", then there are no flags',
    (proxyUrl) => {
      expect(() => browserFlags({ proxyUrl, root: false, userAgent: 'x' })).toThrow(/the browser needs a proxy/);
    },
  );
});
