import type { PageEvidence, PageKind } from '@brandprint/contracts';
import { deadlineSignal, FinalError, RetryableError } from '@brandprint/platform';
import { navigationError, REASONS } from '../crawl-failures.ts';
import { navigate } from './navigate.ts';
import { type CrossSiteRedirect, guardNavigation } from './navigation-guard.ts';
import { openPage } from './open-page.ts';
import { createPageClient } from './page-client.ts';
import { startStopwatch, withPageTimeout } from './page-timing.ts';
import type { PageVisit, VisitOptions } from './page-visit.ts';
import { readPage } from './read-page.ts';
import { dropInlineData } from './store-pictures.ts';
import { timeBudget } from './time-budget.ts';
import { watchTraffic } from './traffic.ts';
import { toWellFormed } from './well-formed.ts';

const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Loads one page, once, and reads everything from it; or ends when it leads to another site. Throws FinalError or
 * RetryableError if it is not a page of the site. `requestedUrl` is the URL that led to `url` over other sites.
 */
export async function visitPage(
  visit: VisitOptions,
  url: string,
  kind: PageKind,
  requestedUrl = url,
): Promise<PageEvidence | CrossSiteRedirect> {
  const budget = timeBudget(visit.pageMs);
  const opening = visit.takeWindow?.() ?? withPageTimeout(budget.open, openPage(visit));
  const { page, session, block } = await Promise.resolve(opening).catch((error: unknown) => {
    visit.signal.throwIfAborted();
    throw navigationError(error);
  });
  const crashed = new Promise<never>((_resolve, reject) => {
    page.once('error', (error) => reject(new RetryableError(REASONS.pageCrashed, { detail: error.message })));
  });
  const traffic = watchTraffic(page, session);
  const client = createPageClient(page, session, budget);
  const picturesDeadline = deadlineSignal(budget.pictures);
  const state = { stopwatch: startStopwatch(), redirectCancelled: false, documentLost: false, captured: null };
  const tab: PageVisit = {
    page,
    traffic,
    client,
    blockUrls: block,
    url,
    requestedUrl,
    kind,
    budget,
    picturesDeadline: picturesDeadline.signal,
    ...state,
  };
  try {
    const navigationGuard = await guardNavigation(session, visit, tab);
    const read = navigate(tab, (flaw) => readPage(visit, tab, flaw));
    return await withPageTimeout(budget.total, Promise.race([navigationGuard.end, read, crashed]));
  } catch (error) {
    visit.signal.throwIfAborted();
    // A page that closes before its images are stored has been read anyway.
    if (tab.captured && !(error instanceof FinalError) && page.browser().connected) {
      visit.logger.warn('a page closed before its pictures were stored', { url, error });
      const kept = dropInlineData(structuredClone(tab.captured));
      return { ...kept, resources: toWellFormed(await traffic.resources(kept.finalUrl)) };
    }
    throw navigationError(error, traffic.lastResponse()?.status());
  } finally {
    picturesDeadline.clear();
    withPageTimeout(CLOSE_TIMEOUT_MS, page.close()).catch(() => undefined); // what was read need not wait
  }
}
