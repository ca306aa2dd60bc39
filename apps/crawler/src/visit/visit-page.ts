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
import { type Budget, budgetOf } from './budget.ts';
import { storePictures } from './pictures.ts';
import { readScreenshot, takeScreenshot } from './screenshot.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { openView, type View } from './view.ts';
import { wellFormed } from './well-formed.ts';

const CLOSE_MS = 3_000;
/** Past its own end, how long an answer of a page at rest is waited for. */
const QUIET_OVER_MS = 1_000;
/** Documents in one visit: the first, and those to which it sends its visitor by itself. */
const MAX_DOCUMENTS = 5;
const MOVED =
  /context was destroyed|cannot find context|navigated or closed|frame (?:got|was) detached|promise was collected/i;
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
  const budget = budgetOf(visit.pageMs);
  const { page, session } = await openPage(visit.context);
  const crashed = new Promise<never>((_resolve, reject) => {
    page.once('error', (error) => reject(new RetryableError(REASONS.pageCrashed, { detail: error.message })));
  });
  const traffic = watchTraffic(page, session);
  const view = openView(page, session, budget);
  const late = AbortSignal.timeout(budget.pictures);
  try {
    const arrival: Arrival = { page, traffic, view, url, kind, budget, late, clock: stopwatch() };
    return await within(budget.all, Promise.race([arrive(visit, arrival), crashed]));
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
  view: View;
  url: string;
  kind: PageKind;
  budget: Budget;
  /** Fires when there is no time for further pictures. */
  late: AbortSignal;
  clock: ReturnType<typeof stopwatch>;
}

/** Goes there, and along where the page's scripts or its refresh send visitors. */
async function arrive(visit: Visit, arrival: Arrival): Promise<PageEvidence> {
  const { page, traffic, view, clock } = arrival;
  let flaw: FinalError | RetryableError | null = await load(arrival);
  clock.lap('load');
  const seen = new Set([traffic.document()]);
  for (;;) {
    try {
      return await readHere(visit, arrival, flaw);
    } catch (error) {
      if (page.isClosed() || !isMove(error)) throw error;
      // One move can break off several readings, before and after the next document has answered.
      await new Promise((resolve) => setTimeout(resolve, 100));
      view.turn();
      if (seen.add(traffic.document()).size <= MAX_DOCUMENTS) continue;
      const circle = new FinalError(REASONS.redirects, { cause: error });
      if (flaw?.publicReason === circle.publicReason) throw circle;
      flaw = circle;
      await halt(arrival).catch((moved: unknown) => {
        if (!isMove(moved)) throw moved;
      });
    }
  }
}

const isMove = (error: unknown): boolean => error instanceof Error && MOVED.test(error.message);

/** Keeps the page where it is, as it is. */
async function halt({ view, budget }: Arrival): Promise<void> {
  await view.stop();
  await view.ask(budget.patience, (world, ms) => world.call('parsed', [budget.patience], ms + budget.patience));
  await view.stopLoading();
}

/** Why not all of the document came by itself; null if it did. What has come of it stands there without scripts. */
async function load(arrival: Arrival): Promise<RetryableError | null> {
  const { page, traffic, view, url, budget } = arrival;
  const going = page.goto(url, { waitUntil: 'domcontentloaded', timeout: budget.navigation }).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Error && error.name === 'TimeoutError' && traffic.document()) return true;
      throw error;
    },
  );
  const flooded = traffic.flooded.then(async () => {
    await Promise.all([view.stop(), view.stopLoading()]);
    return true;
  });
  for (const outcome of [going, flooded]) outcome.catch(() => undefined);
  if (!(await Promise.race([going, flooded]))) return null;
  await halt(arrival);
  return new RetryableError(REASONS.stuck, { detail: 'nothing of it came' });
}

/** Reads the page that stands in the window now; throws, `flaw` if there is one, when it was stopped before anything of it came. */
async function readHere(visit: Visit, arrival: Arrival, flaw: Error | null): Promise<PageEvidence> {
  const { page, traffic, view, url, kind, budget, late, clock } = arrival;
  await settle(arrival, budget.settle);
  clock.lap('settle');
  const response = traffic.document();
  if (!response || !/^https?:/.test(page.url())) throw new Error(`net::ERR_FAILED at ${page.url()}`);
  if (visit.site !== undefined && !sameSite(page.url(), visit.site)) throw new FinalError(REASONS.elsewhere);
  const around = await view.ask(budget.patience, (world, ms) => world.call('lookAround', [], ms));
  const refusal = refusalOf({
    ...around,
    status: response.status(),
    headers: response.headers(),
    requested: url,
    finalUrl: page.url(),
  });
  if (refusal) throw refusal;
  if ((flaw || view.stopped()) && around.textLength === 0) throw flaw ?? new RetryableError(REASONS.stuck);
  await view.ask(budget.patience, (world, ms) => world.call('hideConsent', [], ms));
  if (clock.total() < budget.hurry) {
    await view.ask(budget.scroll + budget.patience, (world, ms) => world.call('scrollThrough', [budget.scroll], ms));
    await settle(arrival, budget.resettle);
  }
  if (clock.total() > budget.hurry) await view.stop();
  if (!view.stopped()) await view.ask(budget.patience, (world, ms) => world.call('finishAnimations', [], ms));
  clock.lap('scroll');
  const { problems, timings, ...captured } = await view.ask(budget.read, (world, readMs) =>
    capturePage({ session: view.session, world }, { firstScreen: VIEWPORT, readMs }),
  );
  clock.lap('capture');
  const png = await takeScreenshot(view.session, captured.documentHeight, budget.screenshot).catch((error: unknown) => {
    if (!page.browser().connected) throw error;
    visit.logger.warn('no screenshot', { url, error });
    return null;
  });
  clock.lap('screenshot');
  // Nothing more is wanted of its scripts; what the browser has of its files is.
  await view.stop();
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
  wellFormed(evidence);
  const loadHere = (address: string) => loadPicture(visit, traffic, address, late);
  const [, shot] = await Promise.all([
    addFaviconIco(evidence, visit),
    keepScreenshot(visit, evidence, png),
    storePictures(evidence, finalUrl, visit.assets, loadHere, late),
  ]);
  clock.lap('pictures');
  const done = { ...evidence, ...shot, resources: wellFormed(await traffic.resources(finalUrl)) };
  if (problems.length > 0) visit.logger.warn('parts of a page were not read', { url, problems });
  visit.logger.debug('page read', { url, stopped: flaw !== null, ...clock.laps, capture: timings });
  return done;
}

async function openPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  // A window of its own: a browser paints no tab that stands behind another.
  const page = await context.newPage({ type: 'window' });
  page.on('popup', (popup) => void popup?.close().catch(() => undefined));
  const session = await page.createCDPSession();
  await Promise.all([
    page.setBypassServiceWorker(true),
    session.send('Page.enable'),
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

/** Waits for quiet: nothing loading, nothing added, fonts there. A page without its scripts is quiet. */
async function settle({ traffic, view }: Arrival, capMs: number): Promise<void> {
  const rest = view.ask(capMs + QUIET_OVER_MS, async (world, ms) => {
    if (!view.stopped()) await world.call('quiet', [150, capMs], ms);
  });
  await Promise.all([traffic.quiet(150, capMs), rest]);
}

/** From what the browser has loaded already, else once more through the door; null once it is `late`. */
async function loadPicture(
  { fetch, signal }: Visit,
  traffic: Traffic,
  url: string,
  late: AbortSignal,
): Promise<{ body: Buffer } | null> {
  if (traffic.sizeOf(url) > ASSET_BYTES) return null;
  const had = await traffic.bodyOf(url);
  if (had || late.aborted) return had;
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.any([signal, late]),
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
  const started = performance.now();
  let last = started;
  return {
    laps,
    total: () => performance.now() - started,
    lap(name: string) {
      const now = performance.now();
      laps[name] = Math.round(now - last);
      last = now;
    },
  };
}
