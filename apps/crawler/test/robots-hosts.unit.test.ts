import { parseEgressAllow } from '@brandprint/egress';
import { readEnv } from '@brandprint/platform';
import { describe, expect, test } from '@jest/globals';
import { CRAWLER_SETTINGS } from '../src/env.ts';
import { createHostMatcher } from '../src/robots/host-pattern.ts';

const read = (text: string) => readEnv(CRAWLER_SETTINGS, { ROBOTS_IGNORE_HOSTS: text }).ROBOTS_IGNORE_HOSTS;

describe('ROBOTS_IGNORE_HOSTS', () => {
  test.each<[string, string, boolean]>([
    ['', 'https://example.com/', false],
    ['staging.example.com', 'https://staging.example.com/about?q#a', true],
    ['staging.example.com', 'http://staging.example.com:8080/', true],
    ['staging.example.com', 'https://STAGING.Example.COM./', true],
    ['Staging.Example.Com.', 'https://staging.example.com/', true],
    ['staging.example.com', 'https://example.com/', false],
    ['staging.example.com', 'https://a.staging.example.com/', false],
    ['staging.example.com', 'https://notstaging.example.com/', false],
    ['staging.example.com', 'https://staging.example.com.evil.test/', false],
    ['staging.example.com', 'https://evil.test/staging.example.com', false],
    ['*.preview.example.com', 'https://a.preview.example.com/', true],
    ['*.preview.example.com', 'https://b.a.preview.example.com:8443/', true],
    ['*.preview.example.com', 'https://preview.example.com/', false],
    ['*.preview.example.com', 'https://mypreview.example.com/', false],
    ['staging.example.com:8080', 'http://staging.example.com:8080/', true],
    ['staging.example.com:8080', 'http://staging.example.com/', false],
    ['staging.example.com:443', 'https://staging.example.com/', true],
    ['staging.example.com:443', 'http://staging.example.com/', false],
    ['staging.example.com:80', 'http://staging.example.com/', true],
    ['*.example.com:8443', 'https://a.example.com:8443/', true],
    ['*.example.com:8443', 'https://a.example.com/', false],
    ['bücher.example', 'https://xn--bcher-kva.example/', true],
    ['xn--bcher-kva.example', 'https://BÜCHER.example/', true],
    ['*.bücher.example', 'https://neu.bücher.example/', true],
    ['localhost', 'http://localhost:5173/', true],
    ['*.internal', 'http://shop.internal/', true],
    ['10.1.2.3', 'http://10.1.2.3:3000/', true],
    ['[::1]:8080', 'http://[::1]:8080/', true],
    ['[::1]', 'http://[0:0:0:0:0:0:0:1]/', true],
    [' a.example , ,b.example,', 'https://b.example/', true],
    ['a.example,b.example', 'https://c.example/', false],
  ])('When it is "%s", then whether robots.txt is ignored at %s is %s', (text, url, ignored) => {
    expect(createHostMatcher(read(text))(url)).toBe(ignored);
  });

  test.each([
    ['*', '"*" means every site'],
    ['*.', '"*." means every site'],
    ['*:8080', '"*:8080" means every site'],
    ['*.com', '"*.com" means the sites of many owners'],
    ['*.co.uk:443', '"*.co.uk:443" means the sites of many owners'],
    ['*.github.io', '"*.github.io" means the sites of many owners'],
    ['https://staging.example.com', '"https://staging.example.com" is not a host'],
    ['staging.example.com/app', '"staging.example.com/app" is not a host'],
    ['me@staging.example.com', '"me@staging.example.com" is not a host'],
    ['staging.example.com:0', '"staging.example.com:0" is not a host'],
    ['staging.example.com:99999', '"staging.example.com:99999" is not a host'],
    ['staging.example.com:', '"staging.example.com:" is not a host'],
    ['*staging.example.com', '"*staging.example.com" is not a host'],
    ['a.*.example.com', '"a.*.example.com" is not a host'],
    ['*.10.1.2.3', '"*.10.1.2.3" is not a host'],
    ['two words', '"two words" is not a host'],
    ['::1', '"::1" is not a host'],
  ])('When an item is "%s", then the error names the setting and the item', (item, problem) => {
    expect(() => read(`staging.example.com,${item}`)).toThrow(`ROBOTS_IGNORE_HOSTS: ${problem}`);
  });

  test('When several items are wrong, then each is named', () => {
    expect(() => read('ok.example,*,http://x')).toThrow(/"\*" means every site.*"http:\/\/x" is not a host/);
  });

  test('When EGRESS_ALLOW has a host and port, then that counts, and no other port does', () => {
    const ignores = createHostMatcher(parseEgressAllow('127.0.0.1:8080'));
    expect(['http://127.0.0.1:8080/', 'http://127.0.0.1:8081/', 'http://localhost:8080/'].map(ignores)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
