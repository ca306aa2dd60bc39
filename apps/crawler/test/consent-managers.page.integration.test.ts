import { type Site, startSite } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer';
import { capturePage } from '../src/capture/index.ts';
import { createIsolatedWorld } from '../src/capture/isolated-world.ts';
import { CONSENT_MANAGERS, HOSTED_CONSENT_MANAGERS } from './consent-managers.fixtures.ts';
import { startBrowser } from './support/browser.ts';
import { hasPixel } from './support/pixels.ts';

const SCREEN = { width: 1200, height: 800 };
const PINK = [0xff, 0x00, 0xaa] as const;
const TIMEOUT_MS = 10_000;
const pathOf = (name: string) => `/page/${Object.keys(CONSENT_MANAGERS).indexOf(name)}`;

let site: Site;
let browser: Browser;
let stop: () => Promise<void>;

beforeAll(async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const pages = Object.entries(CONSENT_MANAGERS);
  site = await startSite({
    ...Object.fromEntries(pages.map(([name, { html }]) => [pathOf(name), { headers, body: html }])),
    ...Object.assign({}, ...pages.map(([, { files }]) => files)),
  });
  ({ browser, stop } = await startBrowser(site.host));
});

afterAll(async () => {
  await stop?.();
  await site?.stop();
});

/** Runs `look` on the page of a consent manager as soon as its banner is shown, for a visitor who never came before. */
async function onPage<T>(name: string, look: (tab: Page) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const tab = await context.newPage();
    await tab.setViewport(SCREEN);
    await tab.goto(site.url + pathOf(name), { waitUntil: 'load' });
    await tab.waitForFunction(CONSENT_MANAGERS[name]?.isShown ?? 'false', { timeout: TIMEOUT_MS });
    return await look(tab);
  } finally {
    await context.close();
  }
}

async function clear(tab: Page) {
  const session = await tab.createCDPSession();
  const world = await createIsolatedWorld(session, TIMEOUT_MS);
  return { session, world, cleared: await world.call('clearOverlays', [], TIMEOUT_MS) };
}

const state = async (tab: Page) => ({ url: tab.url(), cookies: await tab.browserContext().cookies() });
const canScroll = () =>
  [document.documentElement, document.body].every((el) => getComputedStyle(el).overflowY !== 'hidden');

describe('The banner of a consent manager', () => {
  test.each(Object.keys(CONSENT_MANAGERS))(
    'When %s asks, then the page is read without its banner, and nothing is answered',
    async (name) => {
      await onPage(name, async (tab) => {
        const before = await state(tab);
        const { session, world, cleared } = await clear(tab);
        expect(cleared.hidden.map(({ kind }) => kind)).toContain('consent');
        expect(await tab.evaluate(CONSENT_MANAGERS[name]?.isShown ?? 'true')).toBe(false);
        expect(await tab.evaluate(canScroll)).toBe(true);

        const { signals, title, ...evidence } = await capturePage({ session, world }, { firstScreen: SCREEN });
        expect(evidence.problems).toEqual([]);
        expect(JSON.stringify(evidence)).not.toMatch(/FOREIGN|#ff00aa|#00ff22|Papyrus|--(?:cc|orejime)-/);
        expect(evidence.text.map(({ text }) => text)).toContain('Anvils that last');
        expect(await hasPixel(await tab.screenshot(), PINK)).toBe(false);

        expect(await state(tab)).toEqual(before);
        expect(site.requests.filter(({ path }) => path.startsWith('/choice'))).toEqual([]);
      });
    },
  );

  test('When its names are unknown, then it is recognised by what it says', async () => {
    const seen: string[] = [];
    for (const name of Object.keys(HOSTED_CONSENT_MANAGERS))
      await onPage(name, async (tab) => {
        await tab.evaluate(RENAME);
        await clear(tab);
        if (await hasPixel(await tab.screenshot(), PINK)) seen.push(name);
      });
    expect(seen).toEqual([]);
  });
});

/** Gives every id and class outside of the page's own content another name, in shadow roots too. */
const RENAME = `{
  let count = 0;
  const rename = (root) => {
    for (const el of root.querySelectorAll('*')) {
      if (el.closest('head, header, main, footer, script')) continue;
      if (el.id) el.id = 'a' + count++;
      if (el.className) el.className = 'b' + count++;
      for (const { name } of [...el.attributes]) if (/^data-|^name$/.test(name)) el.removeAttribute(name);
      if (el.shadowRoot) rename(el.shadowRoot);
    }
  };
  rename(document);
}`;
