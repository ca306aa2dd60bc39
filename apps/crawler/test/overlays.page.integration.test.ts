import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CapturedPage, capturePage } from '../src/capture/index.ts';
import { createIsolatedWorld, type IsolatedWorld } from '../src/capture/isolated-world.ts';
import { CONSENT_BANNERS, OVERLAYS, PAGE_CONTENT, UNCHANGED_STYLES } from './overlays.fixtures.ts';
import { startPages } from './support/browser.ts';
import { hasPixel } from './support/pixels.ts';

const SCREEN = { width: 1200, height: 800 };
let pages: Awaited<ReturnType<typeof startPages>>;

beforeAll(async () => {
  const overlays = Object.entries(OVERLAYS).map(([name, [, html]]) => [name, html] as const);
  pages = await startPages({ ...Object.fromEntries(overlays), ...PAGE_CONTENT });
});
afterAll(() => pages?.stop());

type Cleared = Awaited<ReturnType<IsolatedWorld['call']>> & {
  hidden: { kind: string; chars: number }[];
  textLength: number;
};

interface Captured {
  page: CapturedPage;
  cleared: Cleared;
  pixel: string;
  /** Properties of one element. */
  looks: Record<string, string>;
}

async function capture(name: string, waitFor?: string): Promise<Captured> {
  const tab = await pages.browser.newPage();
  try {
    await tab.setViewport(SCREEN);
    await tab.goto(pages.urlOf(name), { waitUntil: 'load' });
    const session = await tab.createCDPSession();
    const world = await createIsolatedWorld(session, 5_000);
    await world.call('clearOverlays', [], 5_000);
    // It may come and go between checks.
    if (waitFor)
      await tab.waitForFunction(
        (css) => {
          const el = document.querySelector(css);
          return el && getComputedStyle(el).display === 'none';
        },
        { polling: 50 },
        waitFor,
      );
    const cleared = (await world.call('clearOverlays', [], 5_000)) as Cleared;
    const page = await capturePage({ session, world }, { firstScreen: SCREEN });
    const shot = await tab.screenshot({ type: 'png' });
    const looks = await tab.evaluate(
      (selector, names) => {
        const style = getComputedStyle(document.querySelector(selector) ?? document.body);
        return Object.fromEntries(names.map((one) => [one, style.getPropertyValue(one)]));
      },
      ...([UNCHANGED_STYLES[name]?.[0] ?? 'body', Object.keys(UNCHANGED_STYLES[name]?.[1] ?? {})] as const),
    );
    return { page, cleared, pixel: (await hasPixel(shot, [0xff, 0x00, 0xaa])) ? 'loud' : 'quiet', looks };
  } finally {
    await tab.close();
  }
}

describe('An overlay', () => {
  test.each(Object.entries(OVERLAYS))('When it is %s, then it is hidden and reported', async (name, [kind]) => {
    const late = name === 'a newsletter popup after a second' ? '[role=dialog]' : undefined;
    const { page, cleared, pixel } = await capture(name, late);
    expect({ name, kinds: cleared.hidden.map((one) => one.kind) }).toEqual({
      name,
      kinds: expect.arrayContaining([kind]),
    });
    expect(page.problems).toEqual([]);
    const { signals, title, ...looks } = page;
    expect(JSON.stringify(looks)).not.toMatch(/FOREIGN|#ff00aa|#00ff22|Papyrus|vendor\.invalid|37px/);
    expect(page.text.map(({ text }) => text)).toContain('Anvils that last');
    expect(pixel).toBe('quiet');
  });

  test('When a banner is in any of two dozen languages, then it is recognised', async () => {
    const tab = await pages.browser.newPage();
    await tab.setViewport(SCREEN);
    await tab.goto(pages.urlOf('an announcement'));
    const session = await tab.createCDPSession();
    const unknown: string[] = [];
    for (const { lang, banner } of CONSENT_BANNERS) {
      // A new world each time, without memory of what was hidden.
      const world = await createIsolatedWorld(session, 5_000);
      await tab.evaluate((html) => {
        document.querySelector('.q')?.remove();
        document.body.insertAdjacentHTML('beforeend', html);
      }, banner);
      await world.call('clearOverlays', [], 5_000);
      if (await tab.evaluate(() => document.querySelector('.q')?.checkVisibility())) unknown.push(lang);
    }
    await tab.close();
    expect(unknown).toEqual([]);
  });

  test('When a wall locks, blurs and fades the page, then the page looks as it does without the wall', async () => {
    const { page } = await capture('an unknown wall with a lock and a blur');
    const heading = page.styles.find(({ text }) => text === 'Anvils that last');
    expect(heading).toMatchObject({ opacity: 1 });
    expect(page.text.every(({ region }) => region !== 'dialog')).toBe(true);
  });

  test('When a banner was hidden, then its element still reveals its vendor', async () => {
    const { page } = await capture('a maker of banners');
    expect(page.signals.classes.map(({ name }) => name)).toContain('onetrust-pc-dark-filter');
  });
});

describe("The page's own content", () => {
  test.each(Object.entries(PAGE_CONTENT))('When it is %s, then nothing is hidden', async (name, html) => {
    const { page, cleared, pixel, looks } = await capture(name);
    // There may be a consent banner next to it.
    const asked = html.includes('class="ask"') ? [{ kind: 'consent', selector: 'div.ask', chars: 54 }] : [];
    expect(cleared.hidden).toEqual(asked.map((one) => expect.objectContaining(one)));
    if (UNCHANGED_STYLES[name]) expect(pixel).toBe('quiet');
    expect(looks).toEqual(UNCHANGED_STYLES[name]?.[1] ?? {});
    const seen = page.text
      .map(({ text }) => text)
      .join(' ')
      .match(/OWN/g)?.length;
    expect(seen).toBe(html.match(/OWN/g)?.length);
  });
});
