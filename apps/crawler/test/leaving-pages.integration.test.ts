import type { ServerResponse } from 'node:http';
import { FinalError, RetryableError } from '@brandprint/platform';
import { describe, expect, test } from '@jest/globals';
import { REASONS } from '../src/crawl-failures.ts';
import { PAIRWISE_CASES, page, READ, setUpLeavingPages, WAYS, WORDS } from './support/leaving-pages.ts';

const { urlOf, serve, crawl, outcomeOf, visit, refusals } = setUpLeavingPages();

describe('a page that navigates to forbidden or unreachable URLs', () => {
  // The heavy tests have all combinations.
  test('When it does so in any way and at any moment, then it is read, and nothing arrives', async () => {
    expect(await visit(PAIRWISE_CASES)).toEqual({ read: 18, amiss: [] });
  });

  test('When it shows nothing else, then the error says where it leads', async () => {
    for (const [target, moment] of [
      ['a private address', 0],
      ['a closed port', 300],
    ] as const) {
      const url = serve(page(WAYS['a script']?.(urlOf(target)) ?? '', moment, ''));
      await expect(crawl(url)).rejects.toThrow(new FinalError(REASONS.redirectUnreachable));
    }
  });

  describe('and is loaded again without scripts', () => {
    const serveOnce = (next: (response: ServerResponse) => unknown): string =>
      serve(page(WAYS['a script']?.(urlOf('a private address')) ?? '', 0), next);

    test('When the site drops that connection, then the crawl may be tried again', async () => {
      const url = serveOnce((response) => response.destroy());
      const failure = await crawl(url).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(RetryableError);
      expect(failure).toMatchObject({ publicReason: REASONS.unreachable });
    });

    test('When the site then redirects there itself, then the error says so', async () => {
      const location = urlOf('a closed port of the site itself');
      const url = serveOnce((response) => response.writeHead(302, { location }).end());
      await expect(crawl(url)).rejects.toThrow(REASONS.redirectUnreachable);
    });
  });

  test('When it leaves for an empty document, then it is read', async () => {
    const scripts = [
      'history.back()',
      'history.go(-1)',
      `location.href = 'about:blank'`,
      `location.replace('about:blank')`,
    ];
    const urls = scripts.flatMap((script) => [0, 300].map((moment) => serve(page(script, moment))));
    expect(await Promise.all(urls.map(outcomeOf))).toEqual(urls.map(() => READ));
  });

  test('When an inner page does so, then it is read too', async () => {
    const script = WAYS['a script']?.(urlOf('a name with a private address')) ?? '';
    const about = new URL(serve(page(script, 300))).pathname;
    const { pages: read, notes } = await crawl(serve(`<title>Home</title>${WORDS}<a href="${about}">About us</a>`), 2);
    expect(read.map(({ title }) => title)).toEqual(['Home', 'Acme']);
    expect(notes).toEqual([]);
  });

  test('When it does so repeatedly, then it is read, and egress is not called each time', async () => {
    const to = urlOf('a name with a private address');
    expect(await outcomeOf(serve(page(`setInterval(() => { ${WAYS['a script']?.(to)} }, 20)`, 300)))).toBe(READ);
    expect(refusals.filter(({ host, channel }) => host === 'private.test' && channel !== 'proxy')).toHaveLength(1);
  });
});
