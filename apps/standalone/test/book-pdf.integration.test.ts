import { startCourier } from '@brandprint/courier';
import type { BrowserPool } from '@brandprint/crawler';
import { requestPrint } from '@brandprint/database';
import { enqueuePrints } from '@brandprint/pipeline';
import { bookSource } from '@brandprint/storage';
import { startSite, waitFor } from '@brandprint/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { expectError } from '../../api/test/support/api.ts';
import { useBookPrinting } from './support/book-printing.ts';
import { readPdf } from './support/read-pdf.ts';

const printing = await useBookPrinting();
const { api, caller, createBrand, request, requestUntilPrinted } = printing;
const { prisma } = api.database;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
const print = async (browser?: BrowserPool) => {
  stops.push(await printing.print(browser));
};

/** Lines of the text are joined without the space at which they were broken. */
const withoutSpaces = ({ pages }: { pages: string[] }): string => pages.join('').replaceAll(/\s/g, '');

const printsOf = (brandId: string) => prisma.print.findMany({ where: { brandId } });
const htmlOf = async (brandId: string): Promise<string> =>
  (await caller.get(`/v1/api/brands/${brandId}/exports/book.html`).expect(200)).text;
const keysOf = async (brandId: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of api.store.list(`brands/${brandId}/`)) keys.push(key);
  return keys;
};

describe('The brand book as PDF', () => {
  test('When it is asked for the first time, then it is 202 until a worker has printed it, and then the PDF of the book', async () => {
    const brandId = await createBrand();
    const accepted = await request(brandId);
    expect(accepted.status).toBe(202);
    expect(accepted.headers['retry-after']).toMatch(/^\d+$/);
    expect(accepted.body.data).toMatchObject({ status: 'printing', format: 'book.pdf' });
    await print();
    const printed = await requestUntilPrinted(brandId);
    expect(printed.status).toBe(200);
    expect(printed.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="fennwick.book.pdf"',
      'content-length': String(printed.body.length),
      'content-security-policy': expect.stringContaining('sandbox'),
    });

    const html = await htmlOf(brandId);
    const pdf = await readPdf(printed.body);
    const titles = [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title);
    expect(pdf).toMatchObject({ title: 'Fennwick – brand book', language: 'en', isTagged: true, hasType3Fonts: false });
    expect(pdf).toMatchObject({
      author: 'Fennwick',
      creator: 'Brandprint',
      producer: expect.stringMatching(/^Brandprint/),
    });
    expect(printed.body.includes('Mozilla')).toBe(false);
    expect(pdf.pages).toHaveLength(html.match(/<section class="[^"]*\bsheet\b/g)?.length ?? 0);
    expect(pdf.outline).toEqual(expect.arrayContaining(['Fennwick', 'Palette', 'Colophon']));
    expect(pdf.outline.length).toBeGreaterThan(titles.length);
    for (const [index, text] of pdf.pages.slice(1).entries()) expect(text).toMatch(new RegExp(`${index + 2}$`));
    expect(pdf.pages.join('')).toContain('#1f5c4d');

    const repeat = await request(brandId, { 'If-None-Match': String(printed.headers.etag) });
    expect([repeat.status, repeat.headers.etag]).toEqual([304, printed.headers.etag]);
    expect((await request(brandId)).body.equals(printed.body)).toBe(true);
    expect(await printsOf(brandId)).toMatchObject([{ status: 'done', fence: 1 }]);
    const keys = await keysOf(brandId);
    expect(keys.filter((key) => key.includes('/book'))).toEqual([expect.stringMatching(/\/books\/.+\.pdf$/)]);
  });

  test('When ten ask at once, then it is printed once, and when the brand is edited, then again', async () => {
    const brandId = await createBrand();
    await print();
    await Promise.all(Array.from({ length: 10 }, () => request(brandId)));
    const { headers } = await requestUntilPrinted(brandId);
    expect(await printsOf(brandId)).toMatchObject([{ status: 'done', fence: 1 }]);

    await caller.patch(`/v1/api/brands/${brandId}/sections/things`, { description: 'Otherwise.' }).expect(200);
    const unprinted = await request(brandId, { 'If-None-Match': String(headers.etag) });
    expect(unprinted.status).not.toBe(304);
    const edited = await requestUntilPrinted(brandId);
    expect(edited.headers.etag).not.toBe(headers.etag);
    expect((await readPdf(edited.body)).pages.join('')).toContain('Otherwise.');
    expect(await printsOf(brandId)).toHaveLength(2);
  });

  test('When the browser dies in the middle, then it is printed anyway', async () => {
    const brandId = await createBrand();
    let deaths = 0;
    await print({
      ...printing.browser,
      withBrowserContext: (signal, use, proxyUrl) =>
        printing.browser.withBrowserContext(
          signal,
          async (context) => {
            const work = use(context);
            if (deaths++ === 0) context.browser().process()?.kill('SIGKILL');
            return work;
          },
          proxyUrl,
        ),
    });
    expect((await requestUntilPrinted(brandId)).status).toBe(200);
    expect(await printsOf(brandId)).toMatchObject([{ status: 'done', attempts: 2 }]);
  });

  test('When it fails for good, then the response is 503, and a request after Retry-After tries again', async () => {
    const brandId = await createBrand();
    let isBroken = true;
    await print({
      ...printing.browser,
      withBrowserContext: async (...args) => {
        if (isBroken) throw new Error('the browser is broken');
        return printing.browser.withBrowserContext(...args);
      },
    });
    const failed = await requestUntilPrinted(brandId);
    expectError(failed, 'PRINT_FAILED');
    expect(Number(failed.headers['retry-after'])).toBeGreaterThan(0);
    expect(failed.body.message).toContain('The browser failed');
    expectError(await request(brandId), 'PRINT_FAILED');

    isBroken = false;
    await prisma.print.updateMany({ where: { brandId }, data: { finishedAt: new Date(Date.now() - 31_000) } });
    expect((await request(brandId)).status).toBe(202);
    expect((await requestUntilPrinted(brandId)).status).toBe(200);
  });

  test('When no worker takes it for a minute, then the response is 503 and says so, and a worker that comes prints it', async () => {
    const brandId = await createBrand();
    expect((await request(brandId)).body.data.message).toContain('waits for a worker');
    await prisma.print.updateMany({ data: { startedAt: null } });
    await prisma.print.updateMany({ where: { brandId }, data: { dueAt: new Date(Date.now() - 61_000) } });
    const failed = await request(brandId);
    expectError(failed, 'PRINT_FAILED');
    expect(failed.headers['retry-after']).toBe('60');
    expect(failed.body.message).toContain('No crawler has picked up');
    await print();
    await waitFor(async () => (await printsOf(brandId)).some(({ status }) => status === 'done'));
    expect((await request(brandId)).status).toBe(200);
  });

  test('When the PDF is gone from the store, then it is printed again', async () => {
    const brandId = await createBrand();
    await print();
    await requestUntilPrinted(brandId);
    await api.store.deletePrefix(`brands/${brandId}/`);
    expect((await request(brandId)).status).toBe(202);
    expect((await requestUntilPrinted(brandId)).status).toBe(200);
  });
});

describe('What a print may reach', () => {
  test('When the HTML asks for everything, then nothing leaves, no script runs, and it is printed', async () => {
    const site = await startSite({});
    stops.push(() => site.stop());
    const brandId = await createBrand();
    const { analysisId } = await prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    const book = { brandId, analysisId: analysisId as string, hash: 'hostile' };
    const url = (name: string) => `${site.url}/${name}`;
    const html = `<!doctype html><html lang="en"><head><title>Hostile</title>
      <link rel="stylesheet" href="${url('style.css')}"><link rel="preconnect" href="${site.url}">
      <meta http-equiv="refresh" content="0;url=${url('refresh')}">
      <style>@import url(${url('import.css')}); body { background: url(${url('background.png')}) }
      @font-face { font-family: far; src: url(${url('font.woff2')}) } p { font-family: far }</style></head>
      <body><p>Text</p><img src="${url('image.png')}"><img src="file:///etc/passwd"><iframe src="${url('frame')}"></iframe>
      <iframe src="file:///etc/passwd"></iframe><object data="${url('object')}"></object><embed src="${url('embed')}">
      <video src="${url('video.mp4')}" poster="${url('poster.png')}"></video>
      <svg><image href="${url('svg.png')}"/><use href="${url('use.svg')}#a"/></svg>
      <script>fetch('${url('fetch')}'); document.body.textContent = 'scripts run'; new WebSocket('ws://${site.host}/ws')</script>
      <img src="data:," onerror="document.body.textContent = 'handlers run'"></body></html>`;
    await api.store.put(bookSource(book).key, Buffer.from(html), 'text/html');
    const due = await requestPrint(prisma, book, null);
    await enqueuePrints(api.deps.pipeline, due ? [due] : []);
    await print();
    const done = await waitFor(async () => (await printsOf(brandId)).find(({ status }) => status === 'done'));
    const pdf = await readPdf((await api.store.read(done.pdfKey ?? '')) as Buffer);
    expect(pdf.pages.join('')).toContain('Text');
    expect(pdf.pages.join('')).not.toMatch(/root:|run/);
    expect([site.connections(), site.requests]).toEqual([0, []]);
  });

  test('When texts of the brand are markup with addresses, then nothing leaves, and they are printed as they are', async () => {
    const site = await startSite({});
    stops.push(() => site.stop());
    const markup = `</style><script src="${site.url}/a.js"></script><img src="${site.url}/b.png">`;
    const brandId = await createBrand({ things: { description: markup } });
    await print();
    const printed = await requestUntilPrinted(brandId);
    expect(printed.status).toBe(200);
    expect((await readPdf(printed.body)).pages.join('')).toContain('<script');
    expect(site.connections()).toBe(0);
  });
});

/** The lines of the first statement of a book, as the browser sets it. */
const linesOf = (html: string): Promise<string[]> =>
  printing.browser.withBrowserContext(new AbortController().signal, async (context) => {
    const page = await context.newPage();
    await page.setViewport({ width: 1200, height: 850 });
    await page.setContent(html);
    return page.$eval('.statement bdi', (element) => {
      const lines = new Map<number, string>();
      const [text] = element.childNodes;
      const letters = text?.textContent ?? '';
      for (let at = 0; text && at < letters.length; at += 1) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { top } = range.getBoundingClientRect();
        lines.set(top, `${lines.get(top) ?? ''}${letters[at]}`);
      }
      return [...lines.values()];
    });
  });

test('When a statement is Japanese, then its lines end after phrases, not within words', async () => {
  const description =
    'あおぞら会計は、小さなお店のためのクラウド会計サービスです。レシートの自動読み取りから確定申告まで、まとめてお手伝いします。';
  const html = await htmlOf(await createBrand({ things: { description } }));
  const japanese = html.replaceAll(/<bdi(?: lang="[^"]*")?>(?=あおぞら)/g, '<bdi lang="ja">');
  const lines = await linesOf(japanese);
  expect(lines.join('')).toBe(description);
  expect(lines.length).toBeGreaterThan(1);
  for (const word of ['お店の', 'ための', 'サービスです', 'レシートの', '確定申告', 'お手伝い'])
    expect(lines.filter((line) => line.includes(word))).toHaveLength(1);
});

describe('The end of a printed book', () => {
  /** A courier for which every file in the store is old. */
  const startSweeping = async () => {
    const { pipeline, secretsKey } = api.deps;
    const store = {
      ...api.store,
      async *list(prefix: string) {
        for await (const item of api.store.list(prefix)) yield { ...item, modifiedAt: new Date(0) };
      },
    };
    const courier = await startCourier({ pipeline, store, secretsKey, egressAllow: [] });
    return () => courier.stop();
  };

  test('When the assets expire, then it is removed with them, and can be printed without them', async () => {
    const brandId = await createBrand();
    await print();
    const kept = await requestUntilPrinted(brandId);
    await prisma.analysis.updateMany({ where: { brandId }, data: { assetsExpireAt: new Date(0) } });
    // It would also remove the files of the next print while that is stored.
    const stopSweeping = await startSweeping();
    await waitFor(async () => (await printsOf(brandId)).length === 0 && (await keysOf(brandId)).length === 0).finally(
      stopSweeping,
    );
    const printed = await requestUntilPrinted(brandId);
    expect(printed.status).toBe(200);
    expect(withoutSpaces(await readPdf(printed.body))).toContain('deletedon1January1970');
    expect(withoutSpaces(await readPdf(kept.body))).not.toContain('deletedon');
  });

  test('When the brand is deleted, then its prints and files are', async () => {
    const brandId = await createBrand();
    await print();
    await requestUntilPrinted(brandId);
    await caller.delete(`/v1/api/brands/${brandId}`).expect(204);
    expect((await request(brandId)).status).toBe(404);
    expect(await printsOf(brandId)).toEqual([]);
    expect(await keysOf(brandId)).toEqual([]);
  });
});
