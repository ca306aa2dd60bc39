import { describe, expect, test } from '@jest/globals';
import { parseRobots } from '../src/robots/robots-rules.ts';

const SITE = 'https://acme.com';
const rulesOf = (text: string) => parseRobots(text, 'BrandprintBot', `${SITE}/robots.txt`);
const allows = (text: string, path: string): boolean => rulesOf(text).allows(SITE + path);
const forbids = (path: string): string => `User-agent: *\nDisallow: ${path}`;

describe('the rules of a robots.txt', () => {
  test.each([
    ['the group of *', 'User-agent: *\nDisallow: /', '/a', false],
    ['a group that names it', 'User-agent: *\nDisallow: /\n\nUser-agent: BrandprintBot\nAllow: /', '/a', true],
    [
      'a name in another case, with a version',
      'User-agent: *\nAllow: /\nUser-agent: brandprintbot/2.0\nDisallow: /',
      '/a',
      false,
    ],
    ['a name with the same beginning', 'User-agent: BrandprintBotter\nDisallow: /', '/a', true],
    ['an own group without rules', 'User-agent: *\nDisallow: /\n\nUser-agent: BrandprintBot\nDisallow:', '/a', true],
    [
      'two groups of its name',
      'User-agent: BrandprintBot\nDisallow: /a\n\nUser-agent: other\nAllow: /\n\nUser-agent: BrandprintBot\nDisallow: /b',
      '/b',
      false,
    ],
    [
      'the first of two groups of its name',
      'User-agent: BrandprintBot\nDisallow: /a\n\nUser-agent: BrandprintBot\nDisallow: /b',
      '/a',
      false,
    ],
    ['several names of one group', 'User-agent: other\nUser-agent: BrandprintBot\nDisallow: /a', '/a', false],
    [
      'a sitemap between the names of a group',
      'User-agent: BrandprintBot\nSitemap: /s.xml\nUser-agent: other\nDisallow: /a',
      '/a',
      false,
    ],
    ['rules before any name', 'Disallow: /\nUser-agent: *\nAllow: /', '/a', true],
    ['CR line ends', 'User-agent: *\rDisallow: /a\r', '/a', false],
    ['CRLF line ends', 'User-agent: *\r\nDisallow: /a\r\n', '/a', false],
    ['spaces, comments and mixed case', '  uSeR-aGeNt :  * # all\n\tDISALLOW\t: /a # no', '/a', false],
    ['a rule that is commented out', 'User-agent: *\n# Disallow: /a', '/a', true],
    ['a misspelt rule', 'User-agent: *\nDissallow: /a', '/a', false],
  ])('When %s decides about a page, then by RFC 9309', (_, text, path, expected) => {
    expect(allows(text, path)).toBe(expected);
  });

  test.each([
    ['/fish', '/fish.html', true],
    ['/fish', '/Fish.asp', false],
    ['/fish/', '/fish', false],
    ['/*.php', '/folder/any.php.file', true],
    ['/*.php$', '/a.php', true],
    ['/*.php$', '/a.php?b=c', false],
    ['/fish*.php', '/fishheads/catfish.php?p', true],
    ['/a$', '/a', true],
    ['/a$', '/ab', false],
    ['/*$', '/any', true],
    ['/a*b*c', '/a-c-b', false],
    ['/*ab*ab$', '/xab', false],
    ['*/private', '/x/private', true],
    ['private', '/private', false],
    ['/a?b=*', '/a?b=1', true],
    ['/ä', '/%C3%A4', true],
    ['/%e3%83%84', '/ツ', true],
    ['/%62ar', '/bar', true],
    ['/a%2Fb', '/a/b', false],
    ['/a%2fb', '/a%2Fb', true],
    ['/a*', '/a', true],
    ['/%2A', '/*', true],
    ['/%2A', '/x', false],
    ['/a$b', '/a$b', true],
    ['/robots', '/robots.txt', false],
    ['/%', '/%', true],
    ['/\ud800', '/%EF%BF%BD', true],
  ])('When %s is forbidden, then whether %s is: %s', (pattern, path, expected) => {
    expect(!allows(forbids(pattern), path)).toBe(expected);
  });

  test.each([
    ['Allow: /p\nDisallow: /', '/page', true],
    ['Disallow: /folder\nAllow: /folder/a', '/folder/a', true],
    ['Disallow: /folder/a\nAllow: /folder', '/folder/a', false],
    ['Disallow: /folder\nAllow: /folder', '/folder', true],
    ['Allow: /$\nDisallow: /', '/', true],
    ['Allow: /$\nDisallow: /', '/page.htm', false],
    ['Allow: /page\nDisallow: /*.htm', '/page.htm', false],
  ])('When rules are "%s", then %s by the longest one, or allow on a tie: %s', (rules, path, expected) => {
    expect(allows(`User-agent: *\n${rules}`, path)).toBe(expected);
  });

  test('When it has a delay and sitemaps, then the delay of its own group and all sitemaps are read', () => {
    const rules = rulesOf(
      'User-agent: *\nCrawl-delay: 9\n\nUser-agent: BrandprintBot\nCrawl-delay: 2.5\nSitemap: /a.xml\nDisallow: /x\n\nSitemap: https://cdn.net/b.xml.gz\nSitemap: ftp://acme.com/c\nCrawl-delay: soon',
    );
    expect(rules).toMatchObject({
      crawlDelay: 2.5,
      sitemaps: ['https://acme.com/a.xml', 'https://cdn.net/b.xml.gz'],
    });
    expect(rules.allows(`${SITE}/x`)).toBe(false);
  });

  test.each([
    ['stars', `Disallow: /${'*a'.repeat(12)}*b`],
    ['stars alone', `Disallow: /${'*'.repeat(400_000)}b$`],
    ['starts that nearly match', 'Disallow: /*aaaaaaaaab'],
    ['percent signs', `Disallow: /${'%'.repeat(400_000)}`],
    ['blanks', `Disallow${' '.repeat(400_000)}/`],
  ])('When it is 800 KB of %s, then a long URL is decided at once', (_, line) => {
    const text = `User-agent: *\nDisallow: /secret\n${`${line}\n`.repeat(Math.ceil(800_000 / line.length))}`;
    const started = process.cpuUsage();
    const rules = rulesOf(text);
    for (let index = 0; index < 5; index += 1) expect(rules.allows(`${SITE}/${'a'.repeat(1_900)}${index}`)).toBe(true);
    expect(rules.allows(`${SITE}/secret/${'a'.repeat(1_900)}`)).toBe(false);
    // Not a measurement: backtracking would take years.
    expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
  });
});
