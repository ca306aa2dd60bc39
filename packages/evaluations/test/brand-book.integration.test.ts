import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandDetail, SectionEvidence } from '@brandprint/contracts';
import { type ExportSource, exportBrand, exportRow } from '@brandprint/exports';
import { launchProxylessBrowser } from '@brandprint/harness/peers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { ALL, EXAMPLES } from '../../exports/test/support/brands.ts';

let folder: string;
let browser: Awaited<ReturnType<typeof launchProxylessBrowser>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandprint-book-'));
  browser = await launchProxylessBrowser();
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

const bookOf = async (source: ExportSource): Promise<string> => {
  const { content } = await exportBrand('book.html', source, { scheme: 'both', prefix: '' });
  return String(content);
};

/** Opens a book in the browser, and reads it. `look` runs in the page. */
async function inBrowser<Result>(
  html: string,
  look: () => Result | Promise<Result>,
): Promise<{ seen: Result; outside: string[]; sheets: number }> {
  const file = join(folder, 'book.html');
  await writeFile(file, html);
  const page = await browser.newPage();
  try {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|file):/.test(request.url())) outside.push(request.url());
    });
    page.on('dialog', (dialog) => {
      outside.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load', timeout: 120_000 });
    const seen = await page.evaluate(look);
    const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, timeout: 120_000 });
    const sheets =
      Buffer.from(printed)
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    return { seen, outside, sheets };
  } finally {
    await page.close();
  }
}

/** What is wrong with a book, and what is in it. Runs in the page. */
async function inspect() {
  const areDrawn = await Promise.all(
    [...document.querySelectorAll('symbol image')].map((image) =>
      (image as unknown as HTMLImageElement).decode().then(
        () => true,
        () => false,
      ),
    ),
  );
  const sheets = [...document.querySelectorAll<HTMLElement>('.sheet')];
  const titleOf = (sheet: Element) => sheet.querySelector('h1, h2')?.textContent?.trim() ?? '';
  const isTooWide = (element: Element) => element.scrollWidth > element.clientWidth + 2;
  // Not for lines of headings: boxes of characters are higher than a narrow line in many fonts.
  const isTooHigh = (element: Element) => element.scrollHeight > element.clientHeight + 2;
  return {
    titles: sheets.map(titleOf),
    topHeadings: document.querySelectorAll('h1').length,
    overflowing: sheets
      .filter((sheet) => {
        const bodies = [sheet, ...sheet.querySelectorAll('.main, .content')];
        return bodies.some(isTooHigh) || [...bodies, ...sheet.querySelectorAll('header')].some(isTooWide);
      })
      .map(titleOf),
    empty: sheets
      .filter((sheet) => {
        const content = sheet.querySelector('.content') ?? sheet;
        return !content.textContent?.trim() && !content.querySelector('img, .drawing');
      })
      .map(titleOf),
    pictures: document.querySelectorAll('img, .drawing').length,
    files: document.querySelectorAll('img, symbol image').length,
    broken:
      [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length +
      areDrawn.filter((isDrawn) => !isDrawn).length +
      [...document.querySelectorAll('use')].filter((use) => !document.querySelector(use.getAttribute('href') ?? 'none'))
        .length,
    active: document.querySelectorAll('script, iframe, object, embed, link, form, [onload], [onerror], [onclick]')
      .length,
    deadLinks: [...document.querySelectorAll('a')].filter(
      (link) => !document.querySelector(link.getAttribute('href') ?? 'missing'),
    ).length,
  };
}

const SOUND = { topHeadings: 1, overflowing: [], empty: [], broken: 0, active: 0, deadLinks: 0 };

const [, composed] = EXAMPLES[0] as (typeof EXAMPLES)[number];
const sections = composed.brand.analysis as NonNullable<BrandDetail['analysis']>;
const withSections = (changed: Record<string, unknown>, more: Partial<BrandDetail> = {}): ExportSource => ({
  brand: { ...composed.brand, ...more, analysis: { ...sections, ...changed } as BrandDetail['analysis'] },
  evidence: [],
});

describe('A brand book', () => {
  test.each(ALL)('When it is of the brand %s, then every sheet is sound on screen and in print', async (_, source) => {
    const { seen, outside, sheets } = await inBrowser(await bookOf(source), inspect);
    expect(seen).toMatchObject(SOUND);
    expect(seen.titles.every((title) => title !== '')).toBe(true);
    expect(outside).toEqual([]);
    expect(sheets).toBe(seen.titles.length);
  });

  test('When the brand has all sections, then each has its chapter, and what is suggested is said to be', async () => {
    const html = await bookOf(composed);
    const { seen } = await inBrowser(html, inspect);
    const expected = ['Mission', 'Promise', 'North star', 'Who it is for', 'Traits', 'Palette', 'Contrast', 'Scale'];
    expect(seen.titles).toEqual(
      expect.arrayContaining([...expected, 'Spacing', 'Guidelines', 'Web and accessibility', 'Colophon']),
    );
    expect(html).toContain('Measured on the site');
    expect(seen.titles).not.toContain('Clear space');
  });

  test('When an example of a text style was cut, then it ends after a whole word, and shows that it goes on', async () => {
    const usage = 'Body, for instance “Most teams lose two hours a day to phone calls th…”';
    const html = await bookOf(
      withSections({ typography: { body_text: [{ label: 'Body', font_size: '16px', font_weight: '400', usage }] } }),
    );
    expect(html).toContain('two hours a day to phone calls…');
    expect(html).not.toMatch(/phone calls th\b/);
  });

  test.each(['enabled on . The open web', 'Wasm (abbreviated ) is', ', lets you convert', '[ ]', '— —'])(
    'When the example of a text style is "%s", without the text of a link in it, then another is shown',
    async (torn) => {
      const body = { label: 'Body', font_size: '16px', font_weight: '400', usage: `Body, for instance “${torn}”` };
      const html = await bookOf(withSections({ typography: { body_text: [body] } }));
      expect(html).toContain('>Body<');
      expect(html).not.toContain(`>${torn}<`);
    },
  );

  test('When a text has a share, then its number stays on the line of its sign', async () => {
    const tone = { ...sections.tone, voice_summary: 'Measured: 7 % say "we", 0 % end with a question mark.' };
    expect(await bookOf(withSections({ tone }))).toContain('Measured: 7\u00a0% say &quot;we&quot;, 0\u00a0% end');
  });

  test('When a brand in another script has screenshots, then the colophon says what their letters are drawn with', async () => {
    const file = { asset_path: path('shot.png'), width: 1440, height: 900 };
    const screenshots = [{ index: 0, page: 'https://a.example/', ...file }];
    const art: SectionEvidence = { section: 'art-direction', values: [], screenshots };
    const said = 'Screenshots have the fonts of the machine that read the site';
    const element = { description: 'Header', significance: 'At the top', screenshot_index: 0 };
    const shown = {
      'art-direction': { design_elements: [{ ...element, region: { x: 0, y: 0, width: 9, height: 9 } }] },
    };
    const japanese = withSections({ ...shown, things: { name: 'あおぞら会計', description: 'クラウド会計です。' } });
    expect(await bookOf({ ...japanese, evidence: [art] })).toContain(said);
    expect(await bookOf(japanese)).not.toContain(said);
    expect(await bookOf({ ...withSections(shown), evidence: [art] })).not.toContain(said);
  });

  test('When a section is edited, then its sheets say so', async () => {
    const source = withSections({}, { overridden_sections: ['tone'] });
    expect(await bookOf(source)).toContain('Edited by people');
    expect(await bookOf(withSections({}))).not.toMatch(/<span>Edited by people/);
  });
});

const path = (name: string) => `/v1/api/brands/${composed.brand.id}/assets/${name}`;
const slot = (name: string, format: string) => ({
  asset_path: path(name),
  format,
  is_vector: format === 'svg',
  width: 120,
  height: 40,
});
const picture = (name: string, role: string) => ({
  url: '',
  minio_key: `brands/x/${name}`,
  role,
  description: `The ${role}`,
  alt: '',
  classes: '',
  library_guess: '',
  page_url: 'https://example.com/',
});
const ICON_FILES = ['logo.svg', 'icon-2.svg', 'icon-3.svg'];
const illustrated = (more: Partial<BrandDetail> = {}) =>
  withSections(
    {
      logos: {
        slots: {
          mark_light: slot('broken.svg', 'svg'),
          mark_dark: null,
          wordmark_light: slot('logo.svg', 'svg'),
          wordmark_dark: slot('logo.png', 'png'),
        },
      },
      images: {
        assets: { images: [picture('photo.png', 'photo')], icons: ICON_FILES.map((name) => picture(name, 'icon')) },
      },
    },
    more,
  );
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><script>alert(1)</script><image href="http://127.0.0.1:9/outside.png" width="9" height="9"/><rect width="120" height="40" fill="teal"/></svg>`;

describe('The pictures of a brand book', () => {
  test('When files are kept, then they are in the book, and scripts and addresses in them have no effect', async () => {
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const files = new Map([
      ...ICON_FILES.map((name): [string, Buffer] => [name, Buffer.from(SVG)]),
      ['logo.png', png],
      ['photo.png', png],
      ['shot.png', png],
      ['broken.svg', Buffer.from('<html>not a picture</html>')],
    ]);
    const screenshots = [
      { index: 0, page: 'https://example.com/', asset_path: path('shot.png'), width: 1440, height: 2716 },
    ];
    const source = { ...illustrated(), evidence: [{ section: 'art-direction' as const, values: [], screenshots }] };
    const assets = new Map(
      (exportRow('book.html').assetPaths?.(source) ?? []).flatMap((asset) => {
        const file = files.get(asset.slice(asset.lastIndexOf('/') + 1));
        return file ? [[asset, file] as const] : [];
      }),
    );
    expect(assets.size).toBe(8);
    const html = await bookOf({ ...source, assets });
    const { seen, outside } = await inBrowser(html, inspect);
    expect(seen).toMatchObject(SOUND);
    expect(seen.titles).toEqual(
      expect.arrayContaining(['The logo on its grounds', 'Clear space', 'Misuse', 'Pictures', 'Icons', 'On the site']),
    );
    // Cover, two grounds, clear space, six of misuse, a screenshot, a photograph, three icons.
    expect(seen.pictures).toBe(15);
    // Each of the two logos once, however often it is drawn.
    expect(seen.files).toBe(7);
    expect(html.match(/data:image\/svg\+xml/g)).toHaveLength(4);
    expect(html).toContain('This file is not a picture that browsers show.');
    expect(outside).toEqual([]);
  });

  test('When a file does not fit, then the book says so and where to get it, and the others are there', async () => {
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const source = illustrated();
    const paths = exportRow('book.html').assetPaths?.(source) ?? [];
    const isLarge = (asset: string) => /logo\.svg|photo/.test(asset);
    const assets = new Map(paths.filter((asset) => !isLarge(asset)).map((asset) => [asset, png]));
    const omittedAssets = new Map(paths.filter(isLarge).map((asset) => [asset, 12_340_000]));
    const html = await bookOf({ ...source, assets, omittedAssets });
    const { seen } = await inBrowser(html, inspect);
    expect(seen).toMatchObject(SOUND);
    expect(seen.titles).toEqual(expect.arrayContaining(['The logo on its grounds', 'Clear space', 'Pictures']));
    expect(html).toContain('Left out for its size of 12.3 MB');
    expect(html).toContain(`/v1/api/brands/${composed.brand.id}/assets/photo.png`);
    expect(html).toContain(`/v1/api/brands/${composed.brand.id}/exports/logos`);
    expect(html).not.toContain('not a picture');
  });

  test('When files have expired, then the book says when, and how to get them again, and shows no broken picture', async () => {
    const source = illustrated({ assets_expired: true, assets_expire_at: '2026-03-04T05:06:07.000Z' });
    const html = await bookOf({ ...source, assets: new Map() });
    const { seen } = await inBrowser(html, inspect);
    expect(seen).toMatchObject({ ...SOUND, pictures: 0 });
    expect(html).toContain('deleted on 4 March 2026');
    expect(html).toContain('/reanalyze');
  });
});

describe('The language of a brand book', () => {
  test('When the brand writes from right to left, then its words do, in its language, and the book stays English', async () => {
    const words = 'מאמינים שאפשר לשנות את המציאות יחד';
    const seenOn = {
      page: 'https://example.com/',
      selector: 'html',
      property: 'lang',
      value: 'he',
      count: 3,
      basis: 'declared',
    } as const;
    const web: SectionEvidence = {
      section: 'web',
      values: [{ path: '/accessibility', confidence: 0.9, seen: [seenOn] }],
    };
    const source = withSections({ things: { description: words, purpose: words } });
    const { seen } = await inBrowser(await bookOf({ ...source, evidence: [web] }), () => {
      const statement = document.querySelector('.statement bdi');
      return {
        page: document.documentElement.lang,
        lang: statement?.getAttribute('lang'),
        direction: statement && getComputedStyle(statement).direction,
        title: getComputedStyle(document.querySelector('h2') as Element).direction,
      };
    });
    expect(seen).toEqual({ page: 'en', lang: 'he', direction: 'rtl', title: 'ltr' });
  });
});
