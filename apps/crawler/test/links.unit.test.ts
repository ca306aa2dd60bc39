import { describe, expect, test } from '@jest/globals';
import { Frontier } from '../src/links/frontier.ts';
import { pageKey, sameSite } from '../src/links/site.ts';

const HOME = 'https://www.acme.com/';
const link = (href: string, text = '', region: 'nav' | 'main' | 'footer' = 'main') => ({
  href: new URL(href, HOME).href,
  text,
  region,
  rel: '',
});

function chosen(links: ReturnType<typeof link>[], count = 10, lang = 'en'): string[] {
  const frontier = new Frontier(HOME, lang);
  frontier.add(links);
  return Array.from({ length: count }, () => frontier.next()?.url)
    .filter((url) => url !== undefined)
    .map((url) => url.replace('https://www.acme.com', ''));
}

describe('links', () => {
  test('When few pages may be visited, then those that say most about a brand come first', () => {
    const links = [
      link('/terms', 'Terms', 'footer'),
      link('/x/y/z'),
      link('/pricing', 'Pricing', 'nav'),
      link('/about', 'About', 'nav'),
    ];
    expect(chosen(links, 2)).toEqual(['/about', '/pricing']);
  });

  test('When many pages share a template, then at most two of them are visited', () => {
    const posts = Array.from({ length: 9 }, (_, index) => link(`/blog/post-${index}`));
    expect(chosen([...posts, link('/team')])).toHaveLength(3);
  });

  test.each([
    '/logout',
    '/file.pdf',
    '/#top',
    '/index.html',
    '/blog/page/3',
    '/list?page=2',
    '/de/ueber-uns',
    '/cart',
    'https://other.com/about',
    'mailto:a@acme.com',
    '/?utm_source=x',
  ])('When a link is %s, then it is not followed', (href) => {
    expect(chosen([link(href)])).toEqual([]);
  });

  test('When links differ only in tracking or a trailing slash, then the page is visited once', () => {
    expect(chosen([link('/about/'), link('/about?utm_source=nav'), link('/about#team')])).toHaveLength(1);
  });

  test('When the first page is in another language than a link, then only links of its language are followed', () => {
    expect(chosen([link('/de/about'), link('/en/about')], 5, 'de-AT')).toEqual(['/de/about']);
  });

  test('When hosts share a registrable domain, then they are one site, and IP addresses are separate sites', () => {
    expect(sameSite('https://a.acme.co.uk/', 'https://acme.co.uk/')).toBe(true);
    expect(sameSite('https://a.github.io/', 'https://b.github.io/')).toBe(false);
    expect(sameSite('http://127.0.0.1:1/', 'http://127.0.0.1:2/')).toBe(false);
    expect(pageKey('http://acme.com/index.php?b=1&a=2')).toBe(pageKey('http://www.acme.com/?a=2&b=1'));
  });
});
