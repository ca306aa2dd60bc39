import { createHash } from 'node:crypto';
import type { Evidence, PageEvidence, PixelColor, SectionStage } from '@brandprint/contracts';
import { extractSection } from '@brandprint/sections';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { REMARKS } from '../src/interstitials.ts';
import { responseFor, SITES } from './page-reading.fixtures.ts';
import { startTestCrawler, type TestCrawler } from './support/test-crawler.ts';

let worker: TestCrawler;
const crawls = new Map<string, Promise<Evidence>>();

beforeAll(async () => {
  worker = await startTestCrawler((request, response) => {
    const answer = responseFor(request.url ?? '');
    if (!answer) return void response.writeHead(404).end('nothing');
    setTimeout(() => response.writeHead(200, { 'content-type': answer.type }).end(answer.body), answer.delayMs);
  });
});
afterAll(() => worker?.stop());

/** Concurrent crawls. */
const CONCURRENCY = 3;
beforeAll(() => {
  const queue = Object.keys(SITES).values();
  const crawlQueued = async (): Promise<void> => {
    for (const name of queue) await crawl(name).catch(() => undefined); // reported by its test
  };
  for (let i = 0; i < CONCURRENCY; i++) void crawlQueued();
});

/** The evidence of a site, crawled once. */
function crawl(name: string): Promise<Evidence> {
  const known = crawls.get(name) ?? worker.crawl(`/${name}/`);
  crawls.set(name, known);
  return known;
}

async function firstPageOf(name: string): Promise<PageEvidence> {
  const evidence = await crawl(name);
  return evidence.pages[0] as PageEvidence;
}

const words = (page: PageEvidence) => page.text.map(({ text }) => text).join('\n');
const LOUD = /#ff00aa|#00ff22|#ffee00|#aa00ff|papyrus|33px|biscuit|partners|hooray|vendor\.invalid/i;

const NOTHING = {
  assetPath: '/derived',
  url: null,
  kind: 'derived',
  format: 'svg',
  sha256: '',
  width: null,
  height: null,
  isVector: true,
  hasAlpha: true,
  dhash: null,
  colors: [] as PixelColor[],
} as const;

/** The sections of a site, as one text. */
async function brandOf(name: string, ...sections: SectionStage[]): Promise<Record<string, unknown>> {
  const evidence = await crawl(name);
  const made: Record<string, unknown> = {};
  const assets = {
    read: async () => null,
    save: async ({ body, contentType, pageUrl }: { body: Buffer; contentType: string; pageUrl: string }) => ({
      ...NOTHING,
      key: createHash('sha256').update(body).digest('hex'),
      contentType,
      pageUrl,
      bytes: body.length,
    }),
  };
  for (const section of sections) {
    const needs = made as Parameters<typeof extractSection>[1]['needs'];
    made[section] = (
      await extractSection(section, { evidence, needs, assets, signal: AbortSignal.timeout(10_000) })
    ).data;
  }
  return made;
}

/** Without clues about the page's technology. */
const looks = ({ signals, resources, ...rest }: PageEvidence) => rest;

describe('Content that is not part of the brand', () => {
  test('When a loud banner asks for consent, then nothing of it is in the page or the brand', async () => {
    const page = await firstPageOf('consent');
    expect(words(page)).toContain('Anvils that last');
    expect(JSON.stringify(looks(page))).not.toMatch(LOUD);
    expect(page.views.length).toBeGreaterThan(0);
    const sections = ['things', 'colors', 'typography', 'tone', 'logos'] as const;
    const [with_, without] = await Promise.all([brandOf('consent', ...sections), brandOf('plain', ...sections)]);
    const plain = (made: object) => JSON.stringify(made).replaceAll('/consent/', '/plain/');
    expect(plain(with_)).not.toMatch(LOUD);
    expect(plain({ ...with_, tone: null })).toBe(plain({ ...without, tone: null }));
  });

  test('When each letter is an element of its own, then they are read as words, and sizes as letters', async () => {
    const { text } = await firstPageOf('letters');
    expect(text.map((block) => block.text)).toEqual(expect.arrayContaining(['Anvils that last', 'S M L']));
  });

  test("When other companies' logos are in a wall, a row or a marquee, then none is a logo of the brand", async () => {
    const { logos } = await brandOf('wall', 'things', 'logos');
    expect(JSON.stringify(logos)).toMatch(/inline|svg/);
    expect(JSON.stringify(logos)).not.toMatch(/globex|initech|umbrella|hooli|massive|ee5500/i);
  });

  test('When a chat is in the corner, then its colour is not in the screenshot, and its frame is still recognised', async () => {
    const page = await firstPageOf('chat');
    expect(JSON.stringify(looks(page))).not.toMatch(/#ff00aa|How can we help/);
    expect(page.resources.map(({ url }) => url)).toContain(`${worker.site.url}/chat/bubble`);
  });

  test('When popups appear after a time or on scrolling, then the page is read without them', async () => {
    const page = await firstPageOf('popup');
    expect(JSON.stringify(looks(page))).not.toMatch(/#ff00aa|Ten percent|Before you scroll/);
    expect(words(page)).toContain('At the end');
  });

  test('When a popup appears during a screenshot, then it is on none', async () => {
    const page = await firstPageOf('latepopup');
    for (const { pixels } of [page, ...page.views]) {
      expect(pixels.map(({ hex }) => hex)).toContain('#1144aa');
      expect(pixels.map(({ hex }) => hex)).not.toContain('#ff00aa');
    }
  });
});

describe('Content that loads late', () => {
  test('When an application fetches in steps, then its final state is read', async () => {
    const page = await firstPageOf('spa');
    expect(page).toMatchObject({ title: 'Acme – Anvils' });
    expect(words(page)).toContain('Anvils by wire');
    expect(JSON.stringify(looks(page))).not.toContain('#ff00aa');
    expect(page.links.map(({ href }) => href)).toContain(`${worker.site.url}/spa/products`);
  });

  test('When images load on scrolling, then all of them are there', async () => {
    const { images } = await firstPageOf('lazy');
    for (const name of ['lazy', 'observed', 'picture', 'background']) {
      const found = images.find(({ url }) => url === `${worker.site.url}/lazy/${name}.svg`);
      expect([name, found?.assetKey]).toEqual([name, expect.any(String)]);
    }
  });

  test('When a font loads late, then the heading is rendered with it', async () => {
    const page = await firstPageOf('font');
    const heading = page.styles.find(({ text }) => text === 'Anvils in type');
    expect(page.fontFaces.find(({ family }) => family === 'Acme Slab')?.status).toBe('loaded');
    expect(heading?.renderedFonts[0]).toMatchObject({ isCustom: true });
  });

  test('When parts animate in on scrolling, then they are read in their final state', async () => {
    const page = await firstPageOf('entrance');
    expect(page.styles.find(({ text }) => text === 'Anvils that enter')).toMatchObject({ opacity: 1 });
    // One look for all three.
    expect(page.styles.find(({ text }) => text === 'Part 1')).toMatchObject({ opacity: 1, count: 3 });
    expect(words(page)).toContain('Part 3');
  });
});

describe('Unusual pages', () => {
  test('When a site is dark only, then dark is its background', async () => {
    const page = await firstPageOf('dark');
    expect(page.canvasColor).toBe('#0b0d12');
    expect(page.styles.find(({ text }) => text === 'Anvils at night')).toMatchObject({
      backdrop: '#0b0d12',
      color: '#e8eaf0',
    });
    const { colors } = await brandOf('dark', 'colors');
    expect(JSON.stringify(colors)).toContain('#0b0d12');
  });

  test.each([
    ['arabic', 'ar', 'سنادين تدوم طويلا', 'نصنع السنادين منذ عام ١٩٢١.'],
    ['hebrew', 'he', 'סדנים שמחזיקים מעמד', 'אנחנו מייצרים סדנים מאז 1921.'],
  ])('When a site is in %s, then direction and order are right', async (name, lang, heading, sentence) => {
    const page = await firstPageOf(name);
    expect(page).toMatchObject({ dir: 'rtl', lang });
    const texts = page.text.map(({ text }) => text);
    expect(texts.indexOf(heading)).toBeGreaterThan(0);
    expect(texts[texts.indexOf(heading) + 1]?.startsWith(sentence)).toBe(true);
    expect(page.styles.find(({ text }) => text === heading)?.font.stack).toBeTruthy();
  });

  test.each([
    ['japanese', 'ja', '長く使える金床', '1921年から金床を作っています。一つひとつ手で検査します。'],
    ['chinese', 'zh-CN', '经久耐用的铁砧', '我们自1921年起制造铁砧。每一个都经过手工检验。'],
    ['korean', 'ko', '오래가는 모루', '1921년부터 모루를 만들어 왔습니다. 하나하나 손으로 검사합니다.'],
  ])('When a site is in %s, then its words are complete', async (name, lang, heading, paragraph) => {
    const page = await firstPageOf(name);
    expect(page.lang).toBe(lang);
    expect(page.text).toContainEqual(expect.objectContaining({ kind: 'heading', text: heading }));
    expect(page.text).toContainEqual(expect.objectContaining({ kind: 'paragraph', text: paragraph }));
    const { things } = await brandOf(name, 'things');
    expect(things).toMatchObject({ name: expect.any(String) });
  });

  test('When everything is in a closed shadow root, then it is read', async () => {
    const page = await firstPageOf('closed');
    expect(words(page)).toContain('Anvils in a closed box');
    expect(page.styles.find(({ text }) => text === 'Anvils in a closed box')?.color).toBe('#1144aa');
  });

  test('When a page is a frameset, then all frames are read', async () => {
    const page = await firstPageOf('frameset');
    expect(words(page)).toContain('Anvils in frames');
    expect(page.links.map(({ href }) => href)).toContain(`${worker.site.url}/frameset/about`);
  });
});

test.each([
  ['login', REMARKS.login],
  ['opening', REMARKS.notOpen],
  ['behind', REMARKS.consent],
])('When a page is like "%s", then there is a remark', async (name, remark) => {
  expect((await crawl(name)).notes).toEqual([remark]);
});
