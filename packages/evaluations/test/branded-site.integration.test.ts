import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchProxylessBrowser } from '@brandprint/harness/peers';
import { type ServedSite, serveFolder } from '@brandprint/harness/sites';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EXAMPLES } from '../../exports/test/support/brands.ts';
import { buildBrandedSite } from './support/branded-site.ts';

/** For people: what the site looks like. Each run replaces it. */
const PICTURE = join(tmpdir(), 'brandprint-branded-site.png');

let folder: string;
let browser: Awaited<ReturnType<typeof launchProxylessBrowser>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandprint-branded-'));
  browser = await launchProxylessBrowser();
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the site of the composed brand declares, as its evidence has it. */
const FACES = ['Verdana, sans-serif', 'Georgia, serif'].map((stack) => ({ family: stack.split(',')[0], stack }));

/** Builds a site from the exports of a brand, and reads how a browser shows it. */
async function look(brand: string, scheme: 'light' | 'dark', picture?: string) {
  const example = EXAMPLES.find(([name]) => name === brand)?.[1];
  if (!example) throw new Error(`There is no example ${brand}.`);
  const evidence = [{ section: 'typography', values: [], faces: FACES }] as never;
  const source = example.evidence.length > 0 ? example : { ...example, evidence };
  let site: ServedSite | undefined;
  const page = await browser.newPage();
  try {
    site = await serveFolder(await buildBrandedSite(source, join(folder, `${brand}-${scheme}`)));
    await page.setViewport({ width: 1200, height: 900 });
    await page.goto(`${site.origin}/index.html`, { waitUntil: 'load' });
    const seen = await page.evaluate((className) => {
      document.documentElement.className = className;
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      const [button, title, body] = [of('#start'), of('h1'), of('body')];
      return {
        button: { background: button.backgroundColor, text: button.color, radius: button.borderRadius },
        title: { family: title.fontFamily, size: title.fontSize, weight: title.fontWeight },
        body: { family: body.fontFamily, text: body.color, background: body.backgroundColor },
        // A class of Tailwind's own that a spacing scale can break.
        width: of('main p').maxWidth,
      };
    }, scheme);
    if (picture) await page.screenshot({ path: picture as `${string}.png` });
    return seen;
  } finally {
    await page.close();
    await site?.stop();
  }
}

describe('A site built by Vite from the exports tailwind and shadcn', () => {
  test('When it is built, then it has the colours, the type and the corners of the brand', async () => {
    expect(await look('composed', 'light', PICTURE)).toEqual({
      button: { background: 'rgb(31, 92, 77)', text: 'rgb(255, 255, 255)', radius: '8px' },
      title: { family: 'Verdana, sans-serif', size: '54px', weight: '700' },
      body: { family: 'Georgia, serif', text: 'rgb(34, 48, 44)', background: 'rgb(255, 255, 255)' },
      width: '672px',
    });
  });

  test('When the brand has a dark scheme, then a dark site has its colours', async () => {
    const { button, title, body } = await look('antennapod-nl', 'dark');
    expect(button).toEqual({ background: 'rgb(61, 161, 255)', text: 'rgb(0, 0, 0)', radius: '4px' });
    expect(title.family).toBe('Sarabun, sans-serif');
    expect(body).toMatchObject({ text: 'rgb(226, 232, 240)', background: 'rgb(17, 17, 17)' });
  });
});
