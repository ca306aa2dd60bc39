import { FinalError, withTimeoutFallback } from '@brandprint/platform';
import type { CDPSession } from 'puppeteer';
import { isUnreachable, REASONS } from '../crawl-failures.ts';
import { sameSite } from '../links/site.ts';
import type { PageVisit, VisitOptions } from './page-visit.ts';

/** A visit that ended because it leads to another site, which needs its own permit. */
export interface CrossSiteRedirect {
  redirectUrl: string;
}

/** While a navigation is paused, the browser executes no command for the page. */
const PAUSE_MS = 2_000;

/**
 * Pauses every document request of the page's window (redirects, refreshes and script navigations, but no frames) until
 * it is clear that the URL may be requested: on this site by the rules of its origin, on another site not in this
 * visit. Resolves if that ends the visit: with the redirect, or the reason. A page that was already read stays. A navigation
 * that the page itself starts is cancelled if its target is unreachable, so that the page can be read.
 */
export async function guardNavigation(
  session: CDPSession,
  visit: VisitOptions,
  tab: PageVisit,
): Promise<{ end: Promise<CrossSiteRedirect> }> {
  let endWithRedirect = (_hop: CrossSiteRedirect): void => undefined;
  let endWithError = (_error: unknown): void => undefined;
  const end = new Promise<CrossSiteRedirect>((resolve, reject) => {
    endWithRedirect = resolve;
    endWithError = reject;
  });
  end.catch(() => undefined); // nobody may wait for it any more

  /** One decision per origin: a page may try the same redirect in a loop. */
  const addressChecks = new Map<string, Promise<unknown>>();
  /** Rejects if the URL is unreachable. Sends nothing to a site that will not be visited. */
  async function assertReachable(url: string): Promise<void> {
    const { origin } = new URL(url);
    const addressCheck = addressChecks.get(origin) ?? visit.assertAddressAllowed(url);
    addressChecks.set(origin, addressCheck);
    await addressCheck;
    if (visit.site === undefined || sameSite(url, tab.url)) await visit.assertAllowed(url);
  }

  /** Whether the document may be requested now. `fromPage`: a loaded page started the navigation. */
  async function mayRequest(url: string, fromPage: boolean): Promise<boolean> {
    const isInside = sameSite(url, tab.url);
    try {
      if (fromPage) await withTimeoutFallback(PAUSE_MS, assertReachable(url), undefined);
      if (isInside) {
        await visit.assertAllowed(url);
        return true;
      }
      if (visit.site !== undefined) throw new FinalError(REASONS.elsewhere);
      if (!tab.captured) endWithRedirect({ redirectUrl: url });
    } catch (error) {
      if (fromPage && isUnreachable(error)) cancelRedirect();
      else if (!tab.captured) endWithError(error);
    }
    return false;
  }

  let isParsed = false;
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return;
    isParsed = false;
    // history.back() or `location = 'about:blank'`: these request nothing, so they cannot be cancelled.
    if (first !== undefined && !tab.captured) tab.documentLost = !/^https?:/.test(frame.url);
  });
  session.on('Page.domContentEventFired', () => {
    isParsed = true;
  });
  function cancelRedirect(): void {
    tab.redirectCancelled = true;
    tab.documentLost ||= !isParsed;
  }

  const { frameTree } = await session.send('Page.getFrameTree');
  /** The initial navigation of the visit, including its redirects. */
  let first: string | undefined;
  session.on('Fetch.requestPaused', async ({ requestId, networkId, frameId, request }) => {
    const isMainDocument = frameId === frameTree.frame.id && /^https?:/.test(request.url);
    if (isMainDocument) first ??= networkId;
    const allowed =
      !isMainDocument || (await mayRequest(request.url + (request.urlFragment ?? ''), networkId !== first));
    // A request that is gone meanwhile, with or without its page, is not paused.
    await (allowed
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
    ).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] });
  return { end };
}
