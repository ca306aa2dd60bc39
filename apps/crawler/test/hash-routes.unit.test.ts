import type { PageLink } from '@brandprint/contracts';
import { expect, test } from '@jest/globals';
import { Frontier } from '../src/links/frontier.ts';

/** The pages that are chosen on a site that routes by fragment, and their kinds. */
function choosePages(home: string, routes: string[]): [url: string, kind: string][] {
  const frontier = new Frontier(home, 'en');
  frontier.markVisited(home);
  frontier.add(
    routes.map(
      (route): PageLink => ({ href: new URL(route, home).href, text: '', region: 'nav', rel: '', sameSite: true }),
    ),
  );
  const chosen: [string, string][] = [];
  for (let next = frontier.next(); next; next = frontier.next()) chosen.push([next.url.replace(home, ''), next.kind]);
  return chosen;
}

test.each(['https://acme.test/', 'https://acme.test/app/'])(
  'When a site at %s routes by fragment, then its routes are chosen by their names, like paths',
  (home) => {
    expect(choosePages(home, ['#/blog', '#/', '#/home', '#!/pricing', '#/company/about', '#/contact'])).toEqual([
      ['#/company/about', 'about'],
      ['#!/pricing', 'pricing'],
      ['#/contact', 'contact'],
      ['#/blog', 'blog'],
    ]);
  },
);

test('When routes are actions, selections, slides, anchors or in other languages, then they are not read', () => {
  const routes = ['#/logout', '#/admin/users', '#/checkout', '#/products?sort=price', '#/de/about', '#/2', '#top'];
  expect(choosePages('https://acme.test/', [...routes, '#/products'])).toEqual([['#/products', 'product']]);
});

test('When many routes have one template, then only some of them are read', () => {
  const posts = [2021, 2022, 2023, 2024, 2025].map((year) => `#/blog/${year}/how-we-moved-our-office`);
  expect(choosePages('https://acme.test/', posts).length).toBeLessThan(posts.length);
});
