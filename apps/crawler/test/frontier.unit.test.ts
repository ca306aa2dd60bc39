import type { PageLink } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { Frontier } from '../src/links/frontier.ts';

const HOME = 'https://www.acme.com/';

interface Links {
  nav?: string[];
  main?: string[];
  footer?: string[];
}

/** A page that links to these paths or URLs; "/path|Text" has the link text too. */
const linksOf = (links: Links, home = HOME): PageLink[] =>
  Object.entries(links).flatMap(([region, hrefs]) =>
    (hrefs as string[]).map((entry): PageLink => {
      const [href = '', text = ''] = entry.split('|');
      return { href: new URL(href, home).href, text, region: region as keyof Links, rel: '', sameSite: true };
    }),
  );

interface Site extends Links {
  home?: string;
  lang?: string;
  budget?: number;
  hints?: string[];
  variants?: [hreflang: string, href: string][];
}

function choosePages({ home = HOME, lang = 'en', budget = 10, hints = [], variants = [], ...links }: Site): string[] {
  const frontier = new Frontier(home, lang);
  frontier.addVariants(variants.map(([hreflang, href]) => ({ hreflang, href: new URL(href, home).href })));
  frontier.add(linksOf(links, home));
  frontier.addFromSitemap(hints.map((href) => new URL(href, home).href));
  const root = new URL(home).origin;
  return Array.from({ length: budget }, () => frontier.next()?.url)
    .filter((url) => url !== undefined)
    .map((url) => url.replace(root, ''));
}

describe('choosing pages', () => {
  test('When a site has all kinds, then those that say most about its brand come first', () => {
    const order = choosePages({
      main: [
        '/legal',
        '/docs',
        '/contact',
        '/careers',
        '/customers',
        '/pricing',
        '/product',
        '/press-kit',
        '/our-mission',
        '/about',
        '/blog',
      ],
      budget: 11,
    });
    expect(order).toEqual([
      '/about',
      '/our-mission',
      '/press-kit',
      '/product',
      '/pricing',
      '/careers',
      '/customers',
      '/contact',
      '/blog',
      '/docs',
      '/legal',
    ]);
  });

  test('When a shop lists a thousand products and posts, then a few of each represent all', () => {
    const products = Array.from({ length: 1_000 }, (_, index) => `/products/anvil-${index}`);
    const dated = Array.from(
      { length: 500 },
      (_, index) => `/blog/20${10 + (index % 10)}/${1 + (index % 12)}/post-${index}`,
    );
    const flat = Array.from({ length: 500 }, (_, index) => `/why-the-anvil-number-${index}-is-heavy`);
    const picked = choosePages({ main: [...products, ...dated, ...flat], nav: ['/about', '/pricing'], budget: 50 });
    expect(picked.slice(0, 2)).toEqual(['/about', '/pricing']);
    expect(picked.filter((path) => path.startsWith('/products/'))).toHaveLength(2);
    expect(picked.filter((path) => path.startsWith('/blog/'))).toHaveLength(2);
    expect(picked.filter((path) => path.startsWith('/why-'))).toHaveLength(2);
  });

  test('When a series is in the navigation, then more of it is read', () => {
    const nav = Array.from({ length: 9 }, (_, index) => `/worlds/w${index}`);
    expect(choosePages({ nav })).toHaveLength(4);
    expect(choosePages({ main: nav })).toHaveLength(2);
  });

  test('When many pages are of no known kind, then they come before terms and posts', () => {
    const order = choosePages({
      main: ['/ropes', '/sails', '/anchors', '/lamps', '/blog/about-ropes'],
      footer: ['/privacy'],
      budget: 6,
    });
    expect(order.slice(-1)).toEqual(['/privacy']);
    expect(order.indexOf('/lamps')).toBeLessThan(order.indexOf('/blog/about-ropes'));
  });

  test('When pages are for members who log in, then they come last', () => {
    expect(
      choosePages({
        nav: ['/dashboard-client.html', '/x1|Espace client', '/x2|Hesabım', '/x3|マイページ', '/x4|Área de clientes'],
        footer: ['/harbour', '/admin-services', '/dashboard-cameras', '/x5|Вход'],
        budget: 6,
      }),
    ).toEqual(['/harbour', '/admin-services', '/dashboard-cameras', '/x5', '/dashboard-client.html', '/x1']);
  });

  test('When names differ in a number only, then they are a series, and others are none of it', () => {
    const order = choosePages({ main: ['/news1', '/news2', '/news3', '/tour1', '/tour2', '/tour3'], budget: 6 });
    expect(order.map((path) => path.replace(/\d/, ''))).toEqual(['/news', '/news', '/tour', '/tour']);
    const goods = ['/sofa-123', '/table-456', '/chair-789', '/pa100', '/pb200', '/materials', '/workshop'];
    expect(choosePages({ main: goods, budget: 7 })).toEqual(['/sofa-123', '/table-456', '/materials', '/workshop']);
  });

  test('When pages are in a closed menu, then they come before those that other parts of the page link', () => {
    const frontier = new Frontier(HOME, 'en');
    const [open, closed] = linksOf({ footer: ['/tables', '/chairs'] });
    frontier.add([open, { ...closed, collapsed: true }] as PageLink[]);
    expect([frontier.next()?.url, frontier.next()?.url]).toEqual([`${HOME}chairs`, `${HOME}tables`]);
  });

  test('When many different texts link to a page, then none of them names it', () => {
    const main = ['/x.html|Pricing', '/x.html|Our logo', '/x.html|About us', '/x.html|Careers', '/zebra', '/faq'];
    expect(choosePages({ main, budget: 1 })).toEqual(['/faq']);
  });

  test('When pages of different kinds are in one folder, then they are not a series', () => {
    const company = ['/company/about', '/company/mission', '/company/careers', '/company/press', '/company/contact'];
    expect(choosePages({ nav: company })).toHaveLength(5);
  });

  test('When the first page is in a folder, then pages next to it count as first level', () => {
    const home = 'https://acme.com/site/index.html';
    expect(choosePages({ home, nav: ['a.html', 'b.html', 'c.html', 'sub/d.html'] })).toHaveLength(4);
  });

  test("When an inner page was submitted, then the site's home page is read too", () => {
    expect(
      choosePages({ home: 'https://acme.com/products/anvil', nav: ['/', '/products', '/faq'], budget: 1 }),
    ).toEqual(['/']);
  });

  test('When the sitemap names pages, then they come after similar ones that the site links', () => {
    const picked = choosePages({
      main: ['/pricing', '/faq'],
      hints: ['/about', '/careers', '/faq', '/files/a.pdf', 'https://other.net/about'],
    });
    expect(picked).toEqual(['/pricing', '/about', '/careers', '/faq']);
  });

  test.each([
    '/login.php',
    '/user/sign-up',
    '/Cart',
    '/wp-admin/x',
    '/shop?orderby=price',
    '/products?filter[color]=red',
    '/de/warenkorb',
    '/vcard.vcf',
    '/news/page/2/',
  ])('When a link is %s, then it is not followed', (href) => {
    expect(choosePages({ main: [href], lang: 'de' })).toEqual([]);
  });

  test.each([
    '/print-on-demand',
    '/search-engine-marketing',
    '/password-manager',
    '/share-capital',
    '/register-of-members',
    '/compare',
    '/share/brand',
  ])('When a link is %s, then it is an ordinary page', (href) => {
    expect(choosePages({ main: [href] })).toEqual([href]);
  });

  test('When URLs differ only in sessions and campaigns, then the page is visited once, without them', () => {
    const same = [
      '/about?gclid=1&fbclid=2',
      '/about?PHPSESSID=abc',
      '/about;jsessionid=0123456789ABCDEF',
      '/about?sid=0123456789abcdef0123456789abcdef',
      '/about?utm_source=a&mtm_campaign=b&_hsenc=c&srsltid=d',
    ];
    expect(choosePages({ main: same })).toEqual(['/about']);
    expect(choosePages({ main: ['/list?sid=12'] })).toEqual(['/list?sid=12']);
  });
});

describe('languages', () => {
  const variants = ['/de/about', '/fr/about', '/en/about', '/about'];

  test.each([
    ['https://acme.com/', 'en', ['/en/about']],
    ['https://acme.com/de/', 'de', ['/de/about']],
    ['https://acme.com/fr', 'en', ['/fr/about']],
    ['https://acme.com/', 'de-AT', ['/de/about']],
    ['https://acme.com/?lang=fr', '', ['/fr/about']],
  ])('When the first page is %s in "%s", then only its language is read, each page once', (home, lang, expected) => {
    expect(choosePages({ home, lang, nav: variants })).toEqual(expected);
  });

  test('When two-letter folders are departments or places, then their pages are ordinary pages', () => {
    const nav = ['/it/consulting', '/hr/', '/us/about', '/in/press', '/pricing', '/contact'];
    const picked = choosePages({ nav });
    expect(picked.slice(0, 2)).toEqual(['/us/about', '/in/press']);
    expect(picked.toSorted()).toEqual(nav.toSorted());
  });

  test.each<[string, Partial<Site>, string[]]>([
    ['the page names it as a variant', { variants: [['it', '/it/']], nav: ['/it/chi', '/faq'] }, ['/faq']],
    ['a link names it', { nav: ['/it/|Italiano', '/us/|United States', '/it/chi', '/us/x', '/faq'] }, ['/faq']],
    ['the same pages are there as elsewhere', { nav: ['/it/faq', '/it/chi', '/de/faq', '/faq'] }, ['/faq']],
    [
      'the first page is in one',
      { home: 'https://acme.com/no/', lang: 'nb', nav: ['/it/chi', '/no/faq'] },
      ['/no/faq'],
    ],
  ])('When %s, then a two-letter folder is a language', (_, site, expected) => {
    expect(choosePages(site)).toEqual(expected);
  });

  test('When regions share a language, then one of them is read', () => {
    const nav = ['/en-us/about', '/en-gb/about', '/en-au/about'];
    expect(choosePages({ nav })).toHaveLength(1);
    expect(choosePages({ home: 'https://acme.com/en-gb/', nav })).toEqual(['/en-gb/about']);
    expect(
      choosePages({ home: 'https://acme.com/ch/de/', nav: ['/ch/de/preise', '/ch/fr/prix', '/de/de/preise'] }),
    ).toEqual(['/ch/de/preise']);
  });

  test('When the page declares no language or a wrong one, then that of most links is read', () => {
    const nav = ['/de/a', '/de/b', '/de/preise', '/en/'];
    expect(choosePages({ lang: '', nav })).toEqual(['/de/preise', '/de/a', '/de/b']);
    expect(choosePages({ lang: 'en', nav })).toContain('/de/preise');
  });

  test('When variants are on subdomains or in parameters, then they are left out as well', () => {
    const nav = ['https://de.acme.com/preise', 'https://shop.acme.com/', '/preise?lang=de', '/pricing?lang=en'];
    expect(choosePages({ nav })).toEqual(['/pricing?lang=en', 'https://shop.acme.com/']);
  });

  test('When the first page declares its variants, then neither they nor pages below them are read', () => {
    const nav = ['/emea-fr/', '/emea-fr/societe', '/ueber-uns.html', '/about'];
    const picked = choosePages({
      nav,
      variants: [
        ['en', '/'],
        ['x-default', '/'],
        ['fr', '/emea-fr/'],
        ['de', '/ueber-uns.html'],
      ],
    });
    expect(picked).toEqual(['/about']);
  });

  test('When a page of the language redirects to the same page under another mark, then it counts as visited', () => {
    const frontier = new Frontier('https://acme.com/', 'en');
    frontier.add(linksOf({ nav: ['/about', '/team'] }, 'https://acme.com/'));
    expect(frontier.next()?.url).toBe('https://acme.com/about');
    expect(frontier.markRedirected('https://acme.com/about', 'https://acme.com/en/about/')).toBe(true);
    expect(frontier.markRedirected('https://acme.com/x', 'https://acme.com/about')).toBe(false);
    expect(frontier.next()?.url).toBe('https://acme.com/team');
  });
});
