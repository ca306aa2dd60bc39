import type { PageEvidence, PageKind } from '@brandprint/contracts';
import type { PinnedFetch } from '@brandprint/egress';
import { FinalError, type Logger, RetryableError } from '@brandprint/platform';
import type { BrowserContext, CDPSession, Page } from 'puppeteer';
import type { AssetCollector } from '../assets.ts';
import { VIEWPORT } from '../browser/pool.ts';
import { capturePage } from '../capture/index.ts';
import { navigationError, REASONS, refusalOf } from '../failures.ts';
import { pageKind } from '../links/kinds.ts';
import { sameSite } from '../links/site.ts';
import { storePictures } from './pictures.ts';
import { readScreenshot, takeScreenshot } from './screenshot.ts';
import { domQuiet, FINISH_ANIMATIONS, HIDE_CONSENT, LOOK_AROUND, SCROLL_THROUGH } from './scripts.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

const NAVIGATION_MS = 15_000;
const CLOSE_MS = 3_000;
/** Documents in one visit: the first, and those to which it sends its visitor by itself. */
const MAX_DOCUMENTS = 5;
const MOVED = /context was destroyed|cannot find context|navigated or closed|frame (?:got|was) detached/i;
const ASSET_MS = 4_000;
const ASSET_BYTES = 5 * 1024 * 1024;

/** Sound and film say nothing that is measured here, and files of this machine are nobody's business. */
const BLOCKED = [
  'file:*',
  'chrome:*',
  'devtools:*',
  'view-source:*',
  '*.mp4*',
  '*.webm*',
  '*.mov*',
  '*.m4v*',
  '*.mp3*',
  '*.ogg*',
  '*.m3u8*',
];

export interface Visit {
  context: BrowserContext;
  fetch: PinnedFetch;
  assets: AssetCollector;
  logger: Logger;
  signal: AbortSignal;
  /** For all of a page: one that hangs costs no more. */
  pageMs: number;
  /** An address of the site that pages must belong to, wherever they redirect; any site unless told. */
  site?: string;
}

/** Loads one page, once, and reads everything from it. Throws FinalError or RetryableError when it is no page. */
export async function visitPage(visit: Visit, url: string, kind: PageKind): Promise<PageEvidence> {
  const { page, session } = await openPage(visit.context);
  const traffic = watchTraffic(page, session);
  try {
    return await within(visit.pageMs, arrive(visit, { page, traffic, url, kind, clock: stopwatch() }));
  } catch (error) {
    visit.signal.throwIfAborted();
    throw navigationError(error);
  } finally {
    await within(CLOSE_MS, page.close()).catch(() => undefined);
  }
}

interface Arrival {
  page: Page;
  traffic: Traffic;
  url: string;
  kind: PageKind;
  clock: ReturnType<typeof stopwatch>;
}

/** Goes there, and along where the page's scripts or its refresh send visitors. */
async function arrive(visit: Visit, arrival: Arrival): Promise<PageEvidence> {
  const { page, traffic, url, clock } = arrival;
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: NAVIGATION_MS }).catch((error: unknown) => {
    const answered = error instanceof Error && error.name === 'TimeoutError' && traffic.document();
    throw answered ? new RetryableError(REASONS.stuck, { cause: error }) : error;
  });
  clock.lap('load');
  const seen = new Set([traffic.document()]);
  for (;;) {
    try {
      return await readHere(visit, arrival);
    } catch (error) {
      if (page.isClosed() || !(error instanceof Error && MOVED.test(error.message))) throw error;
      // One move can break off several readings, before and after the next document has answered.
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (seen.add(traffic.document()).size > MAX_DOCUMENTS) throw new FinalError(REASONS.redirects, { cause: error });
    }
  }
}

/** Reads the page that stands in the window now. */
async function readHere(visit: Visit, { page, traffic, url, kind, clock }: Arrival): Promise<PageEvidence> {
  await settle(page, traffic, 4_000);
  clock.lap('settle');
  const response = traffic.document();
  if (!response || !/^https?:/.test(page.url())) throw new Error(`net::ERR_FAILED at ${page.url()}`);
  if (visit.site !== undefined && !sameSite(page.url(), visit.site)) throw new FinalError(REASONS.elsewhere);
  const around = (await page.evaluate(LOOK_AROUND)) as {
    title: string;
    html: string;
    textLength: number;
    hasPassword: boolean;
  };
  const refusal = refusalOf({
    ...around,
    status: response.status(),
    headers: response.headers(),
    requested: url,
    finalUrl: page.url(),
  });
  if (refusal) throw refusal;
  await page.evaluate(HIDE_CONSENT);
  await page.evaluate(SCROLL_THROUGH);
  await settle(page, traffic, 2_500);
  await page.evaluate(FINISH_ANIMATIONS);
  clock.lap('scroll');
  const { problems, timings, ...captured } = await capturePage(page, { firstScreen: VIEWPORT });
  clock.lap('capture');
  const png = await takeScreenshot(page, captured.documentHeight).catch((error: unknown) => {
    if (!page.browser().connected) throw error;
    visit.logger.warn('no screenshot', { url, error });
    return null;
  });
  clock.lap('screenshot');
  const finalUrl = page.url();
  const evidence: PageEvidence = {
    ...captured,
    url,
    finalUrl,
    kind: kind === 'other' ? pageKind(finalUrl) : kind,
    status: response.status(),
    headers: response.headers(),
    cookies: (await visit.context.cookies()).map(({ name }) => name).sort(),
    screenshot: null,
    pixels: [],
    firstScreenPixels: [],
    resources: [],
  };
  const [, shot] = await Promise.all([
    addFaviconIco(evidence, visit),
    keepScreenshot(visit, evidence, png),
    storePictures(evidence, finalUrl, visit.assets, (address) => loadPicture(visit, traffic, address)),
  ]);
  clock.lap('pictures');
  const done = { ...evidence, ...shot, resources: await traffic.resources(finalUrl) };
  if (problems.length > 0) visit.logger.warn('parts of a page were not read', { url, problems });
  visit.logger.debug('page read', { url, ...clock.laps, capture: timings });
  return done;
}

async function openPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  // A window of its own: a browser paints no tab that stands behind another.
  const page = await context.newPage({ type: 'window' });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  page.on('popup', (popup) => void popup?.close().catch(() => undefined));
  page.setDefaultTimeout(NAVIGATION_MS);
  const session = await page.createCDPSession();
  await Promise.all([
    page.setBypassServiceWorker(true),
    session.send('Network.enable').then(() => session.send('Network.setBlockedURLs', { urls: BLOCKED })),
  ]);
  return { page, session };
}

/** Rejects when `work` takes longer; it is then left to fail alone. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RetryableError(REASONS.stuck, { detail: `more than ${ms} ms` })), ms);
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Waits for quiet: nothing loading, nothing added, fonts there. */
async function settle(page: Page, traffic: Traffic, capMs: number): Promise<void> {
  await Promise.all([traffic.quiet(150, capMs), page.evaluate(domQuiet(150, capMs))]);
}

/** From what the browser has loaded already, else once more through the door. */
async function loadPicture({ fetch, signal }: Visit, traffic: Traffic, url: string): Promise<{ body: Buffer } | null> {
  if (traffic.sizeOf(url) > ASSET_BYTES) return null;
  const had = await traffic.bodyOf(url);
  if (had) return had;
  try {
    const answer = await fetch(url, {
      signal,
      timeoutMs: ASSET_MS,
      maxBytes: ASSET_BYTES,
      maxRedirects: 3,
      overflow: 'error',
    });
    return answer.status === 200 ? answer : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** /favicon.ico is an icon of the page too, if it is there, though the head does not name it. */
async function addFaviconIco(page: PageEvidence, { assets, fetch, signal }: Visit): Promise<void> {
  const url = new URL('/favicon.ico', page.finalUrl).href;
  if (page.favicons.some((icon) => icon.url === url)) return;
  const load = async (address: string) => {
    const answer = await fetch(address, {
      signal,
      timeoutMs: ASSET_MS,
      maxBytes: 1024 * 1024,
      maxRedirects: 3,
      overflow: 'error',
    }).catch(() => null);
    return answer?.status === 200 ? answer : null;
  };
  const assetKey = await assets.picture(url, 'icon', page.finalUrl, load);
  if (assetKey) page.favicons.push({ url, rel: 'icon', type: 'image/x-icon', sizes: '', assetKey });
}

async function keepScreenshot(
  { assets }: Visit,
  page: PageEvidence,
  png: Buffer | null,
): Promise<Pick<PageEvidence, 'screenshot' | 'pixels' | 'firstScreenPixels'>> {
  if (!png) return { screenshot: null, pixels: [], firstScreenPixels: [] };
  const boxes = page.images.map(({ box }) => box);
  const { webp, pixels, firstScreenPixels, width, height } = await readScreenshot(png, boxes, page.viewport.height);
  const file = { body: webp, kind: 'screenshot', url: null, pageUrl: page.finalUrl } as const;
  const looks = { isVector: false, hasAlpha: false, dhash: null, colors: pixels.slice(0, 8) };
  const asset = await assets.add(file, { format: 'webp', contentType: 'image/webp', width, height, ...looks });
  const screenshot = asset && { key: asset.key, assetPath: asset.assetPath, width, height };
  return { screenshot, pixels, firstScreenPixels };
}

/** Milliseconds of each step. */
function stopwatch() {
  const laps: Record<string, number> = {};
  let last = performance.now();
  return {
    laps,
    lap(name: string) {
      const now = performance.now();
      laps[name] = Math.round(now - last);
      last = now;
    },
  };
}
