import type { PageEvidence } from '@brandprint/contracts';
import { FinalError, RetryableError } from '@brandprint/platform';
import { VIEWPORT } from '../browser/launch-browser.ts';
import { capturePage } from '../capture/index.ts';
import { pageFailure, REASONS } from '../crawl-failures.ts';
import type { Pixels } from '../images/dominant-colors.ts';
import { remarkOf } from '../interstitials.ts';
import { pageKind } from '../links/page-kind.ts';
import { sameSite } from '../links/site.ts';
import type { UncertainText } from '../page/types.ts';
import { checkAccessibility, loadRulesAfterPaint } from './check-accessibility.ts';
import { addDefaultFavicon, loadPicture } from './load-picture.ts';
import { withSeenGrounds } from './logo-grounds.ts';
import { captureOtherViews } from './other-views.ts';
import type { PageVisit, VisitOptions } from './page-visit.ts';
import { decodeScreenshot, storeScreenshot, tryScreenshot } from './screenshot.ts';
import { finishAnimations, settle } from './settle.ts';
import { dropInlineData, storePictures } from './store-pictures.ts';
import { createPaintTest, keepVisibleText, withoutHiddenText } from './visible-text.ts';
import { toWellFormed } from './well-formed.ts';

/** With fewer characters the content may still be loading. */
const MIN_PAGE_CHARS = 150;
const EXTENDED_QUIET_MS = 700;

/**
 * Reads the current page of the window. Throws FinalError or RetryableError if it is not a page of the site, and
 * `loadError` if loading was stopped before anything arrived.
 */
export async function readPage(visit: VisitOptions, tab: PageVisit, loadError: Error | null): Promise<PageEvidence> {
  const { page, traffic, client, url, kind, budget, picturesDeadline, stopwatch } = tab;
  const { response, answered } = await checkDocument(visit, tab, loadError);
  // The code is read while the page is scrolled; what loads later is read later.
  if (visit.otherViews) traffic.scriptFeatures().catch(() => undefined);
  const remark = remarkOf(answered, await preparePage(tab));
  // Querying fonts makes a browser load again all stylesheets that it may not cache.
  const block = (addresses: string[]) =>
    client.evaluate(budget.responseTimeout, (_world, ms) => tab.blockUrls(addresses, ms));
  await block(traffic.stylesheets());
  const { problems, timings, doubtful, foreignAreas, ...captured } = await client.evaluate(
    budget.read,
    (world, readMs) =>
      capturePage(
        { session: client.session, world },
        {
          firstScreen: VIEWPORT,
          readMs,
          walkMs: budget.walk,
          load: traffic.bodyOf,
        },
      ),
  );
  await block([]);
  stopwatch.lap('capture');
  const finalUrl = page.url();
  const text = keepVisibleText(captured.text, doubtful);
  const evidence: PageEvidence = {
    ...captured,
    text,
    styles: withoutHiddenText(captured.styles, doubtful, text),
    url: tab.requestedUrl,
    finalUrl,
    kind: kind === 'other' ? pageKind(finalUrl) : kind,
    status: response.status(),
    headers: response.headers(),
    cookies: (await visit.context.cookies()).map(({ name }) => name).sort(),
    screenshot: null,
    pixels: [],
    firstScreenPixels: [],
    resources: [],
    views: [],
    ...(remark && { remark }),
  };
  tab.captured = toWellFormed(evidence);
  if (visit.otherViews) void loadRulesAfterPaint(tab);
  let tellColors = (): void => {};
  const colorsRead = new Promise<void>((resolve) => {
    tellColors = resolve;
  });
  // In one chain: a variable would keep the pixels until the page has been read.
  const shot = decodeScreenshot(await tryScreenshot(visit, tab, evidence))
    .then((shown) => {
      if (shown && doubtful.length > 0) keepShownText(evidence, captured, doubtful, shown);
      if (shown) evidence.logoCandidates = withSeenGrounds(evidence.logoCandidates, shown);
      return storeScreenshot(visit.assets, evidence, shown, foreignAreas, (colors) => {
        if (visit.onFirstView) void reportFirstView(visit, tab, { ...evidence, ...colors });
        tellColors();
      });
    })
    .then((stored) => Object.assign(evidence, stored));
  stopwatch.lap('screenshot');
  const limits = { deadline: picturesDeadline, timeoutMs: budget.picture };
  const load = (address: string) => loadPicture(visit, traffic, address, limits);
  const store = (pictured: Parameters<typeof storePictures>[0]) =>
    storePictures(pictured, finalUrl, visit.assets, load, picturesDeadline);
  // The browser's copies of its files are read while the page is being viewed, and after what a first look needs.
  const pictures = Promise.race([colorsRead, shot]).then(() =>
    Promise.all([store(evidence), addDefaultFavicon(evidence, visit, traffic, limits)]),
  );
  const stored = Promise.all([shot, pictures]);
  stored.catch(() => undefined); // awaited below
  if (visit.otherViews) await checkAccessibility(visit, tab, evidence);
  stopwatch.lap('checks');
  if (visit.otherViews && !loadError) await captureOtherViews(visit, tab, evidence);
  stopwatch.lap('views');
  // Its scripts are no longer needed; the browser's copies of its files are.
  await client.disableScripts();
  await stored;
  for (const { logoCandidates } of evidence.views) await store({ images: [], icons: [], favicons: [], logoCandidates });
  stopwatch.lap('pictures');
  evidence.resources = toWellFormed(await traffic.resources(finalUrl));
  stopwatch.lap('resources');
  if (problems.length > 0) visit.logger.warn('some parts of a page could not be read', { url, problems });
  visit.logger.debug('page read', { url, stopped: loadError !== null, ...stopwatch.laps, parts: timings });
  return evidence;
}

/** Reports the page before its files and other views are added to it. Never rejects. */
async function reportFirstView(visit: VisitOptions, tab: PageVisit, evidence: PageEvidence): Promise<void> {
  try {
    const shown = dropInlineData(structuredClone({ ...evidence, views: [] }));
    visit.onFirstView?.(toWellFormed({ ...shown, resources: await tab.traffic.resources(evidence.finalUrl) }));
  } catch (error) {
    visit.logger.warn('could not report the first view', { url: tab.url, error });
  }
}

/** Adds the doubtful text that its screenshot shows. */
function keepShownText(
  evidence: PageEvidence,
  captured: Pick<PageEvidence, 'text' | 'styles'>,
  doubtful: readonly UncertainText[],
  shown: Pixels,
): void {
  const look = createPaintTest(shown, evidence.viewport);
  evidence.text = toWellFormed(keepVisibleText(captured.text, doubtful, look));
  evidence.styles = toWellFormed(withoutHiddenText(captured.styles, doubtful, evidence.text));
}

/** The response of the document, once it is clear that it is a page of the site. */
async function checkDocument(visit: VisitOptions, tab: PageVisit, loadError: Error | null) {
  const { page, traffic, client, budget, stopwatch } = tab;
  const probePage = () => client.evaluate(budget.responseTimeout, (world, ms) => world.call('probePage', [], ms));
  await settle(tab, budget.settle);
  let probe = await probePage();
  if (
    probe.hasScripts &&
    probe.textLength < MIN_PAGE_CHARS &&
    !client.scriptsDisabled() &&
    stopwatch.total() < budget.stopScriptsAfter
  ) {
    await settle(tab, budget.settle, EXTENDED_QUIET_MS);
    probe = await probePage();
  }
  stopwatch.lap('settle');
  const response = traffic.document();
  if (!response || !/^https?:/.test(page.url())) throw new Error(`net::ERR_FAILED at ${page.url()}`);
  if (visit.site !== undefined && !sameSite(page.url(), visit.site)) throw new FinalError(REASONS.elsewhere);
  const loadedPage = {
    ...probe,
    status: response.status(),
    headers: response.headers(),
    requested: tab.requestedUrl,
    finalUrl: page.url(),
  };
  const refusal = pageFailure(loadedPage);
  const onlyRedirects = tab.redirectCancelled && probe.textLength === 0 && !probe.hasPictures;
  if (refusal && !(onlyRedirects && refusal.publicReason === REASONS.empty)) throw refusal;
  if (onlyRedirects) throw new FinalError(REASONS.redirectUnreachable);
  if ((loadError || client.scriptsDisabled()) && probe.textLength === 0)
    throw loadError ?? new RetryableError(REASONS.stuck);
  return { response, answered: loadedPage };
}

/** Makes the page show everything that visitors get to see, and stand still. Returns what was hidden. */
async function preparePage(tab: PageVisit) {
  const { client, budget, stopwatch } = tab;
  const clear = () => client.evaluate(budget.responseTimeout, (world, ms) => world.call('clearOverlays', [], ms));
  let cleared = await clear();
  if (stopwatch.total() < budget.stopScriptsAfter) {
    const scroll = () =>
      client.evaluate(budget.scroll + budget.responseTimeout, (world, ms) =>
        world.call('scrollThrough', [budget.scroll], ms),
      );
    await scroll();
    // What watches the scrolling, or what has come into view, mostly does so with a timer.
    await settle(tab, budget.resettle);
    if (!client.scriptsDisabled())
      await client.evaluate(budget.reveal + budget.responseTimeout, (world, ms) =>
        world.call('revealTexts', [budget.reveal], ms),
      );
    await finishAnimations(tab);
    cleared = await clear();
  }
  if (stopwatch.total() > budget.stopScriptsAfter) await client.disableScripts();
  await finishAnimations(tab);
  stopwatch.lap('scroll');
  return cleared;
}
