import { createHash } from 'node:crypto';
import type { Evidence, LogosSection } from '@brandprint/contracts';
import { extractSection } from '@brandprint/sections';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { HOME_LINKS, responseFor, SITES } from './logos.fixtures.ts';
import { startTestCrawler, type TestCrawler } from './support/test-crawler.ts';

type Name = keyof typeof SITES;
interface ExtractedLogos {
  logos: LogosSection;
  said: string[];
  /** The content of the store, by asset path. */
  files: Map<string, Buffer>;
}

/** Concurrent crawls. */
const CONCURRENCY = 5;

let worker: TestCrawler;
const made = new Map<Name, Promise<ExtractedLogos>>();

beforeAll(async () => {
  worker = await startTestCrawler(async (request, response) => {
    const answer = await responseFor(request.url ?? '');
    response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/plain' }).end(answer?.body);
  });
  const queue = (Object.keys(SITES) as Name[]).values();
  const crawlQueued = async (): Promise<void> => {
    for (const name of queue) await logosOfSite(name).catch(() => undefined); // reported by its test
  };
  for (let i = 0; i < CONCURRENCY; i++) void crawlQueued();
});
afterAll(() => worker?.stop());

/** The logos of a site, crawled once. */
function logosOfSite(name: Name): Promise<ExtractedLogos> {
  const known = made.get(name) ?? worker.crawl(`/${name}/`).then(logosOf);
  made.set(name, known);
  return known;
}

async function logosOf(evidence: Evidence): Promise<ExtractedLogos> {
  const files = new Map<string, Buffer>();
  const read = async (key: string): Promise<Buffer | null> => worker.files.get(key) ?? null;
  for (const { key, assetPath } of evidence.assets) files.set(assetPath, (await read(key)) ?? Buffer.alloc(0));
  const save = async ({ body, contentType, pageUrl, url = null }: Parameters<typeof keep>[0]) =>
    keep({ body, contentType, pageUrl, url });
  const keep = async (file: { body: Buffer; contentType: string; pageUrl: string; url?: string | null }) => {
    const key = createHash('sha256').update(file.body).digest('hex');
    const { format = '', width, height } = await sharp(file.body).metadata();
    files.set(`/made/${key}`, file.body);
    return {
      key,
      assetPath: `/made/${key}`,
      url: file.url ?? null,
      pageUrl: file.pageUrl,
      kind: 'derived' as const,
      contentType: file.contentType,
      format,
      bytes: file.body.length,
      sha256: key,
      width: width ?? null,
      height: height ?? null,
      isVector: format === 'svg',
      hasAlpha: true,
      dhash: null,
      colors: [],
    };
  };
  const { data, provenance } = await extractSection('logos', {
    evidence,
    needs: { things: null },
    assets: { read, save },
    signal: AbortSignal.timeout(60_000),
  });
  return { logos: data, said: provenance.map(({ value }) => String(value)), files };
}

/** The colour in the middle of a stored image. */
async function inkOf(
  { files }: ExtractedLogos,
  slot: { asset_path: string } | null | undefined,
): Promise<string | null> {
  const file = slot && files.get(slot.asset_path);
  if (!file) return null;
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

/** The colours of a stored image, without those of antialiasing. */
async function inksOf({ files }: ExtractedLogos, slot: { asset_path: string } | null | undefined): Promise<string[]> {
  const { data } = await sharp(files.get(slot?.asset_path ?? ''))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inks = new Set<string>();
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) inks.add(`#${data.subarray(at, at + 3).toString('hex')}`);
  return [...inks];
}

const OWN = '#0a7d32';
const NIGHT = '#f4f4f4';

describe('A logo', () => {
  test.each<[string, Name]>([
    ['is an image', 'image'],
    ['is one of the sources of a picture', 'picture'],
    ['is an object', 'object'],
    ['is a vector in a data: URL', 'data_vector'],
    ['is a background of an element named logo', 'background'],
    ['replaces the text of the first heading', 'heading'],
    ['has parts that are named logo', 'named_inside'],
    ['is moved about an origin of its style', 'moved_drawing'],
    ['is alone beside the first heading in the header, without name and link', 'beside_heading'],
    ['is named after the brand, behind a header that holds nothing', 'empty_header'],
    ['is a background in a data: URL', 'data_background'],
    ['is a mask', 'mask'],
    ['is a mask of an empty element in a box named logo', 'mask_inside'],
    ['is generated before an empty link', 'before'],
    ['replaces another image', 'content'],
    ['is a symbol of the page', 'sprite'],
    ['is a symbol of another file', 'sprite_file'],
    ['is in an open shadow root', 'shadow_open'],
    ['is in a closed shadow root', 'shadow_closed'],
    ['is declared only in structured data', 'structured'],
    ['is declared only in the head', 'og_logo'],
    ['is above logo walls and payment marks', 'wall'],
    ['is next to that of a parent company', 'badge'],
  ])('When it %s, then it is found, stays a vector and counts as a wordmark', async (_, name) => {
    const seen = await logosOfSite(name);
    const { primary_logo, slots, variants } = seen.logos;
    expect(primary_logo).toMatchObject({ format: 'svg', is_vector: true, width: 140, height: 40 });
    expect(await inkOf(seen, primary_logo)).toBe(OWN);
    expect(slots).toMatchObject({ mark_light: null, mark_dark: null });
    expect(await inkOf(seen, slots.wordmark_light)).toBe(OWN);
    expect(slots.wordmark_light).not.toHaveProperty('generated');
    for (const variant of variants) expect(['#0a7d32', '#ffffff', '#000000']).toContain(await inkOf(seen, variant));
  });

  test('When a filter of the footer paints it white on dark, then the slot for dark grounds is white', async () => {
    const seen = await logosOfSite('silhouette');
    expect(await inkOf(seen, seen.logos.slots.wordmark_light)).toBe(OWN);
    expect(await inkOf(seen, seen.logos.slots.wordmark_dark)).toBe('#ffffff');
    expect(seen.logos.slots.wordmark_dark).toMatchObject({ generated: true });
  });

  test('When it is a bitmap, then the size of the file is reported, not the rendered size', async () => {
    expect((await logosOfSite('raster')).logos.primary_logo).toMatchObject({ format: 'png', width: 400, height: 120 });
  });

  test.each<[string, Name]>([
    ['densities', 'srcset'],
    ['widths', 'srcset_widths'],
  ])('When its file comes in several %s, then the largest one that is not huge is reported', async (_, name) => {
    const { primary_logo } = (await logosOfSite(name)).logos;
    expect(primary_logo?.source_url).toMatch(/\/own\.png$/);
    expect(primary_logo).toMatchObject({ width: 400, height: 120 });
  });

  test('When mark and letters are two inline drawings, then both side by side are the logo, and the mark is one too', async () => {
    const seen = await logosOfSite('beside');
    const { primary_logo, slots } = seen.logos;
    expect(primary_logo).toMatchObject({ format: 'svg', width: 140, height: 40 });
    expect(slots.wordmark_light?.asset_path).toBe(primary_logo?.asset_path);
    expect(slots.mark_light).toMatchObject({ width: 40, height: 40 });
    expect(await inksOf(seen, primary_logo)).toEqual([OWN]);
    expect(await inkOf(seen, primary_logo)).toBe(OWN);
  });

  test('When the word "logo" ends the name of its element, then it is found on the first screen', async () => {
    const { primary_logo } = (await logosOfSite('compound_name')).logos;
    expect(primary_logo?.source_url).toMatch(/\/logo\.svg$/);
  });

  test('When a part of it is faint on the ground on which the site shows it, then it fits that ground anyway', async () => {
    const { slots, primary_logo } = (await logosOfSite('two_tones')).logos;
    expect(slots.wordmark_light?.asset_path).toBe(primary_logo?.asset_path);
    expect(slots.wordmark_dark?.asset_path).toBe(primary_logo?.asset_path);
  });

  test.each<[string, Name, string]>([
    ['another image', 'dark', OWN],
    ['another source of its picture', 'dark_picture', OWN],
    ['the same drawing in light ink', 'dark_ink', '#222222'],
  ])(
    'When the dark scheme shows %s, then it is the one for dark backgrounds, and nothing is generated',
    async (_, name, day) => {
      const seen = await logosOfSite(name);
      const { primary_logo, slots } = seen.logos;
      expect(await inkOf(seen, primary_logo)).toBe(day);
      expect(await inkOf(seen, slots.wordmark_light)).toBe(day);
      expect(await inkOf(seen, slots.wordmark_dark)).toBe(NIGHT);
      expect(slots.wordmark_dark).not.toHaveProperty('generated');
    },
  );
});

describe('A logo that is part of a larger file', () => {
  test.each<[string, Name, number, number]>([
    ['at the start of the file', 'sheet', 140, 40],
    ['within it', 'sheet_within', 140, 40],
    ['scaled to another size', 'sheet_scaled', 280, 80],
    ['positioned in percent', 'sheet_percent', 140, 40],
    ['of pixels', 'sheet_pixels', 140, 40],
    ['behind a pseudo-element', 'sheet_before', 140, 40],
  ])('When it is %s, then it is cropped and marked as generated', async (_, name, width, height) => {
    const seen = await logosOfSite(name);
    const { primary_logo, slots } = seen.logos;
    expect(primary_logo).toMatchObject({ width, height, generated: true });
    expect(primary_logo?.source_url).toMatch(/sheet/);
    expect(await inksOf(seen, primary_logo)).toEqual([OWN]);
    expect(slots.wordmark_light).toMatchObject({ asset_path: primary_logo?.asset_path, generated: true });
    expect(seen.said[0]).toContain('cropped from a file with several pictures');
  });

  test('When the box shows parts of several tiles, then there is none, and the report says so', async () => {
    const { logos, said } = await logosOfSite('sheet_seam');
    expect(logos).toMatchObject({ primary_logo: null, variants: [] });
    expect(said[0]).toMatch(/sheet\.svg was rejected: the part of the picture that it shows could not be cropped/);
  });

  test('When its box cuts off only a little, then the file is reported unchanged', async () => {
    const { primary_logo } = (await logosOfSite('cover')).logos;
    expect(primary_logo).toMatchObject({ width: 140, height: 40 });
    expect(primary_logo).not.toHaveProperty('generated');
  });
});

test('When a mask is painted in another colour than that of its file, then the logo has the painted colour', async () => {
  const seen = await logosOfSite('mask_light');
  const { primary_logo, slots } = seen.logos;
  expect(await inkOf(seen, primary_logo)).toBe('#e8e6e1');
  expect(await inkOf(seen, slots.wordmark_dark)).toBe('#e8e6e1');
  expect(await inkOf(seen, slots.wordmark_light)).toBe('#000000');
  expect(primary_logo).toMatchObject({ generated: true, is_vector: true });
});

test('When an inline drawing in the home link has many paths, then it is kept', async () => {
  const seen = await logosOfSite('many_paths');
  expect(seen.logos.primary_logo).toMatchObject({ format: 'svg', width: 140, height: 40, source_url: null });
  expect(await inkOf(seen, seen.logos.primary_logo)).toBe(OWN);
});

describe('No logo', () => {
  test('When an inline drawing is larger than the limit, then there is none, and the report says so', async () => {
    const { logos, said } = await logosOfSite('too_many_paths');
    expect(logos.primary_logo).toBeNull();
    expect(said[0]).toBe('inline SVG was rejected: the drawing is too large to store');
  });

  test.each<[string, Name]>([
    ['icons and sharing images are declared', 'type'],
    ["a partner's badge is next to it", 'type_badge'],
    ["the parent company's logo is next to it", 'type_parent'],
    ['social and payment marks are around it', 'type_marks'],
    ['flags lead to other languages', 'type_languages'],
  ])('When the name is plain text and %s, then there is none, and the report says so', async (_, name) => {
    const { logos, said } = await logosOfSite(name);
    expect(logos).toMatchObject({
      primary_logo: null,
      variants: [],
      slots: { mark_light: null, mark_dark: null, wordmark_light: null, wordmark_dark: null },
    });
    expect(said[0]).toBe('The name is set in type: Acme');
  });

  test('When there is only a sharing image, then that is not a logo', async () => {
    expect((await logosOfSite('share_only')).logos).toMatchObject({ primary_logo: null, variants: [] });
  });
});

test('When icons without a link are in a header, then they are no candidates', async () => {
  const evidence = await worker.crawl('/type_icons/');
  expect(evidence.pages[0]?.logoCandidates.map(({ source }) => source)).toEqual(['text', 'head-icon']);
});

test("When links lead home in the page's language, or in another one, then only the former are home links", async () => {
  const evidence = await worker.crawl('/en/links');
  const seen = evidence.pages[0]?.logoCandidates.filter(({ source }) => source === 'img');
  expect(seen?.map(({ alt, inHomeLink }) => [alt, inHomeLink])).toEqual(HOME_LINKS);
});
