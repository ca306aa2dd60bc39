import type { PageEvidence } from '@brandprint/contracts';
import { FinalError, RetryableError } from '@brandprint/platform';
import { VIEWPORT } from '../browser/launch.ts';
import { capturePage } from '../capture/index.ts';
import { REASONS, refusalOf } from '../failures.ts';
import { pageKind } from '../links/kinds.ts';
import { sameSite } from '../links/site.ts';
import { remarkOf } from '../walls.ts';
import { addFaviconIco, loadPicture } from './load-picture.ts';
import { seeOtherwise } from './other-views.ts';
import { storePictures } from './pictures.ts';
import { keepScreenshot, tryScreenshot } from './screenshot.ts';
import { lookAt, seenText, withoutWords } from './seen-text.ts';
import { settle } from './settle.ts';
import type { Tab, Visit } from './tab.ts';
import { wellFormed } from './well-formed.ts';

/** Fewer characters than a person would call a page: what there is may still be on its way. */
const HARDLY_TEXT = 150;
const LONG_QUIET_MS = 700;

/**
 * Reads the page that stands in the window now. Throws FinalError or RetryableError if it is none, and `flaw` when it was
 * stopped before anything of it came.
 */
export async function readPage(visit: Visit, tab: Tab, flaw: Error | null): Promise<PageEvidence> {
  const { page, traffic, view, url, kind, budget, late, clock } = tab;
  const { response, answered } = await lookAround(visit, tab, flaw);
  const remark = remarkOf(answered, await comeToRest(tab));
  // A browser that is asked for its fonts loads all stylesheets again that it may not keep.
  const block = (addresses: string[]) => view.ask(budget.patience, (_world, ms) => tab.block(addresses, ms));
  await block(traffic.stylesheets());
  const { problems, timings, doubtful, ...captured } = await view.ask(budget.read, (world, readMs) =>
    capturePage(
      { session: view.session, world },
      {
        firstScreen: VIEWPORT,
        readMs,
        checks: visit.otherViews ?? false,
        checksBy: budget.hurry - clock.total(),
        load: traffic.bodyOf,
      },
    ),
  );
  await block([]);
  clock.lap('capture');
  const finalUrl = page.url();
  const text = seenText(captured.text, doubtful);
  const evidence: PageEvidence = {
    ...captured,
    text,
    styles: withoutWords(captured.styles, doubtful, text),
    url: tab.asked,
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
  tab.captured = wellFormed(evidence);
  const png = await tryScreenshot(visit, tab, evidence);
  if (png && doubtful.length > 0) {
    evidence.text = wellFormed(seenText(captured.text, doubtful, await lookAt(png, evidence.viewport)));
    evidence.styles = wellFormed(withoutWords(captured.styles, doubtful, evidence.text));
  }
  clock.lap('screenshot');
  const load = (address: string) => loadPicture(visit, traffic, address, late);
  const store = (pictured: Parameters<typeof storePictures>[0]) =>
    storePictures(pictured, finalUrl, visit.assets, load, late);
  // What the browser has of its files is read while the page is looked at further.
  const kept = Promise.all([
    keepScreenshot(visit.assets, evidence, png, evidence.images).then((shot) => Object.assign(evidence, shot)),
    store(evidence),
    addFaviconIco(evidence, visit, traffic, late),
  ]);
  kept.catch(() => undefined); // heard of below
  if (visit.otherViews && !flaw) await seeOtherwise(visit, tab, evidence);
  clock.lap('views');
  // Nothing more is wanted of its scripts; what the browser has of its files is.
  await view.stop();
  await kept;
  for (const { logoCandidates } of evidence.views) await store({ images: [], icons: [], favicons: [], logoCandidates });
  clock.lap('pictures');
  evidence.resources = wellFormed(await traffic.resources(finalUrl));
  if (problems.length > 0) visit.logger.warn('parts of a page were not read', { url, problems });
  visit.logger.debug('page read', { url, stopped: flaw !== null, ...clock.laps, parts: timings });
  return evidence;
}

/** What the document came as, once it is clear that it is a page of the site. */
async function lookAround(visit: Visit, tab: Tab, flaw: Error | null) {
  const { page, traffic, view, budget, clock } = tab;
  const look = () => view.ask(budget.patience, (world, ms) => world.call('lookAround', [], ms));
  await settle(tab, budget.settle);
  let around = await look();
  if (around.hasScripts && around.textLength < HARDLY_TEXT && !view.stopped() && clock.total() < budget.hurry) {
    await settle(tab, budget.settle, LONG_QUIET_MS);
    around = await look();
  }
  clock.lap('settle');
  const response = traffic.document();
  if (!response || !/^https?:/.test(page.url())) throw new Error(`net::ERR_FAILED at ${page.url()}`);
  if (visit.site !== undefined && !sameSite(page.url(), visit.site)) throw new FinalError(REASONS.elsewhere);
  const answered = {
    ...around,
    status: response.status(),
    headers: response.headers(),
    requested: tab.asked,
    finalUrl: page.url(),
  };
  const refusal = refusalOf(answered);
  const onlyRedirects = tab.redirectCancelled && around.textLength === 0 && !around.hasPictures;
  if (refusal && !(onlyRedirects && refusal.publicReason === REASONS.empty)) throw refusal;
  if (onlyRedirects) throw new FinalError(REASONS.redirectUnreachable);
  if ((flaw || view.stopped()) && around.textLength === 0) throw flaw ?? new RetryableError(REASONS.stuck);
  return { response, answered };
}

/** Has the page show all that a visitor gets to see of it, and stand still. Answers what was hidden of it. */
async function comeToRest(tab: Tab) {
  const { view, budget, clock } = tab;
  const clear = () => view.ask(budget.patience, (world, ms) => world.call('clearOverlays', [], ms));
  let cleared = await clear();
  if (clock.total() < budget.hurry) {
    await view.ask(budget.scroll + budget.patience, (world, ms) => world.call('scrollThrough', [budget.scroll], ms));
    await settle(tab, budget.resettle);
    cleared = await clear();
  }
  if (clock.total() > budget.hurry) await view.stop();
  if (!view.stopped()) await view.ask(budget.patience, (world, ms) => world.call('finishAnimations', [], ms));
  clock.lap('scroll');
  return cleared;
}
