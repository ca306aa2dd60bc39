import type { TextBlock } from '@brandprint/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { type CapturedPage, capturePage } from '../src/capture/index.ts';
import { createIsolatedWorld } from '../src/capture/isolated-world.ts';
import { CLOSED_TEXT, HIDDEN, PANELS } from './closed-panels.fixtures.ts';
import { startPages } from './support/browser.ts';

const SCREEN = { width: 1200, height: 800 };
let pages: Awaited<ReturnType<typeof startPages>>;

beforeAll(async () => {
  pages = await startPages({ ...PANELS, ...HIDDEN });
});
afterAll(() => pages?.stop());

async function onPage<T>(name: string, use: (tab: Page, read: () => Promise<CapturedPage>) => Promise<T>): Promise<T> {
  const tab = await pages.browser.newPage();
  try {
    await tab.setViewport(SCREEN);
    await tab.goto(pages.urlOf(name), { waitUntil: 'load' });
    const session = await tab.createCDPSession();
    const world = await createIsolatedWorld(session, 5_000);
    return await use(tab, () => capturePage({ session, world }, { firstScreen: SCREEN }));
  } finally {
    await tab.close();
  }
}

const readText = (name: string): Promise<TextBlock[]> =>
  onPage(name, async (_tab, read) => {
    const { text, problems } = await read();
    expect(problems).toEqual([]);
    return text;
  });

describe('The text of a closed panel', () => {
  test.each(Object.keys(PANELS))('When it is %s, then it is read in its place', async (name) => {
    const text = await readText(name);
    const words = text.map((block) => block.text);
    const at = words.indexOf(CLOSED_TEXT);
    expect(text[at]).toMatchObject({ collapsed: true, region: 'main', sizePx: 16 });
    expect(text[at]?.box.height).toBeGreaterThan(10);
    expect(at).toBeGreaterThan(words.indexOf('Anvils that last'));
    expect(at).toBeLessThan(words.indexOf('Last words of the page'));
    expect(words.filter((one) => one === CLOSED_TEXT)).toHaveLength(1);
    expect(text.filter(({ collapsed }) => !collapsed).map((block) => block.text)).toContain('Last words of the page');
  });

  test.each(Object.keys(HIDDEN))('When %s, then it is not read', async (name) => {
    const words = (await readText(name)).map((block) => block.text);
    expect(words).toContain('Last words of the page');
    expect(words).not.toContain(CLOSED_TEXT);
  });

  test('When panels have been read, then the page is as before', async () => {
    for (const name of Object.keys(PANELS))
      await onPage(name, async (tab, read) => {
        const state = () => tab.evaluate(() => [document.documentElement.outerHTML, document.body.scrollHeight]);
        const before = await state();
        const { styles } = await read();
        expect(await state()).toEqual(before);
        expect(styles.map(({ text }) => text)).not.toContain(CLOSED_TEXT);
      });
  });
});
