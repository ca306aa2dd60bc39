import type { PageEvidence, PixelColor } from '@brandprint/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { OTHER_NAME, startTestCrawler, type TestCrawler } from './support/test-crawler.ts';

const TEXT = 'Acme makes anvils for people who like their things heavy, well made and delivered on time. '.repeat(3);
const ORANGE = '#e8590c';
const FILL = 'position:absolute;inset:0;width:100%;height:100%';
const hero = (content: string, style = ''): string =>
  `<!doctype html><html lang="en"><head><title>Acme</title></head><body style="margin:0;background:#fff">
  <section style="position:relative;height:620px;${style}">${content}</section><main><h1>Anvils</h1><p>${TEXT}</p></main></body></html>`;
const PHOTO = `<img src="/photo.png" alt="" style="${FILL}">`;
const layer = (style: string): string => `<div style="position:absolute;inset:0;${style}"></div>`;

const SITES: Record<string, string> = {
  '/translucent': hero(`${PHOTO}${layer('background:rgba(232,89,12,.93)')}`),
  '/card': hero(`${PHOTO}${layer(`right:50%;background:${ORANGE}`)}`),
  '/raised': hero(`${layer(`z-index:1;background:${ORANGE}`)}${PHOTO}`),
  '/grid': hero(
    `<div style="grid-area:1/1;z-index:1;background:${ORANGE}"></div><img src="/photo.png" alt="" style="grid-area:1/1;height:620px;width:100%">`,
    'display:grid',
  ),
  '/under': hero(PHOTO, `background:${ORANGE}`),
  '/before': hero(`${layer(`background:${ORANGE}`)}${PHOTO}`),
  '/slotted': hero(
    `<x-card><img slot="media" src="/flat.png" alt="" width="1440" height="620"></x-card><script>
      document.querySelector('x-card').attachShadow({ mode: 'open' }).innerHTML =
        '<div style="position:relative;height:620px;background:#fff"><slot name="media"></slot></div>'</script>`,
  ),
  '/video': hero(`<video style="${FILL};background:${ORANGE}"></video>`),
  '/input': hero(`<input type="image" src="/flat.png" alt="" style="${FILL}">`),
  '/image': hero(`<svg style="${FILL}"><image href="/flat.png" width="1440" height="620"/></svg>`),
  '/object': hero(`<object data="/flat.png" style="${FILL}"></object>`),
  '/embed': hero(`<embed src="/flat.png" style="${FILL}">`),
  '/lowered': hero(`${PHOTO}${layer(`z-index:-1;background:${ORANGE}`)}`, 'z-index:0'),
  '/drawing': hero(`<svg style="${FILL}"><rect width="100%" height="100%" fill="${ORANGE}"/></svg>`),
  '/picture': hero('', 'background:url(/flat.png) center/cover'),
  '/photo': hero('', 'background:url(/photo.png) center/cover'),
  '/logo': hero(
    '<a href="/"><img class="logo" src="/flat.png" alt="Acme" style="position:absolute;left:40px;top:40px;width:120px"></a>',
    'background:linear-gradient(#101820,#182430)',
  ),
  '/fade':
    hero(`<canvas width="1440" height="620"></canvas><script>const c = document.querySelector('canvas').getContext('2d');
    const g = c.createLinearGradient(0, 0, 0, 620); g.addColorStop(0, '#e8590c'); g.addColorStop(1, '#7a1f00');
    c.fillStyle = g; c.fillRect(0, 0, 1440, 620)</script>`),
  '/framed': `<!doctype html><html><body style="margin:0;background:${ORANGE}"></body></html>`,
};

let worker: TestCrawler;

beforeAll(async () => {
  const size = { width: 720, height: 310, channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const photo = await sharp({ create: { ...size, background: ORANGE, noise } })
    .png()
    .toBuffer();
  const flat = await sharp({ create: { ...size, background: ORANGE } })
    .png()
    .toBuffer();
  worker = await startTestCrawler((request, response) => {
    const path = request.url ?? '';
    const frame = `<iframe style="${FILL};border:0" src="http://${OTHER_NAME}:${new URL(worker.site.url).port}/framed">`;
    const body = path === '/frame' ? hero(`${frame}</iframe>`) : SITES[path];
    const file = path === '/photo.png' ? photo : path === '/flat.png' ? flat : undefined;
    response
      .writeHead(body || file ? 200 : 404, { 'content-type': file ? 'image/png' : 'text/html' })
      .end(file ?? body);
  });
});

afterAll(() => worker?.stop());

const firstPage = async (path: string): Promise<PageEvidence | undefined> => (await worker.crawl(path)).pages[0];
const shareOfOrange = (colors: readonly PixelColor[] = []): number =>
  colors.filter(({ hex }) => /^#[def]/.test(hex) && hex.slice(5) < '30').reduce((sum, { share }) => sum + share, 0);
const flatColors = (colors: readonly PixelColor[] = []): (string | number)[][] =>
  colors.flatMap(({ hex, flat }) => (flat === undefined || flat < 0.05 ? [] : [[hex, Math.round(flat * 10)]]));

describe('Colours of a screenshot', () => {
  test.each(['/translucent', '/card', '/raised', '/grid'])(
    'When a layer of the page (%s) lies over a picture, then its colour is counted',
    async (path) => {
      const page = await firstPage(path);
      expect(shareOfOrange(page?.firstScreenPixels)).toBeGreaterThan(0.4);
      expect(shareOfOrange(page?.pixels)).toBeGreaterThan(0.4);
    },
  );

  test.each([
    ...['/under', '/before', '/lowered', '/frame', '/slotted'],
    ...['/video', '/input', '/image', '/object', '/embed'],
  ])('When a picture or a foreign frame (%s) lies over a layer, then what is there is not counted', async (path) => {
    expect(shareOfOrange((await firstPage(path))?.firstScreenPixels)).toBeLessThan(0.01);
  });

  test.each(['/drawing', '/picture'])(
    'When a drawing (%s) fills a flat area, then its colour says so',
    async (path) => {
      expect(flatColors((await firstPage(path))?.firstScreenPixels)).toEqual([
        [ORANGE, 7],
        ['#ffffff', 3],
      ]);
    },
  );

  test.each(['/photo', '/fade'])(
    'When a large area is a photo or a gradient (%s), then it is not flat',
    async (path) => {
      expect(flatColors((await firstPage(path))?.firstScreenPixels)).toEqual([['#ffffff', 3]]);
    },
  );

  test('When a logo lies over a gradient, then its ground is what the screenshot shows around it', async () => {
    const logo = (await firstPage('/logo'))?.logoCandidates.find(({ alt }) => alt === 'Acme');
    expect(logo?.backdrop).toMatch(/^#1[0-8]1[89a-f]2/);
  });
});
