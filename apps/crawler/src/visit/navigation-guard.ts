import { FinalError, withTimeoutFallback } from '@brandprint/platform';
import type { CDPSession } from 'puppeteer';
import { isUnreachable, REASONS } from '../crawl-failures.ts';
import { sameSite } from '../links/site.ts';
import type { PageVisit, VisitOptions } from './page-visit.ts';

/** A visit that ended since it leads on, to a site whose turn has to be waited for. */
export interface CrossSiteRedirect {
  redirectUrl: string;
}

/** While a navigation is paused, the browser answers no command that concerns the page. */
const PAUSE_MS = 2_000;

/**
 * Holds every document that the page's window is to show (redirects, refreshes and what scripts open; no frames) until it
 * is clear that it may be asked for: within the site by the rules of its origin, at another site not in this visit. Answers
 * when the visit is over because of that: the hop, or why there is none. A page that was read already stays where it is.
 * A navigation that the page itself starts is cancelled if its target cannot be reached, so that the page can be read.
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

  /** One verdict for each origin: a page may try the same redirect in a loop. */
  const verdicts = new Map<string, Promise<unknown>>();
  /** Rejects if the address cannot be reached. Sends nothing to a site that will not be visited. */
  async function assertReachable(url: string): Promise<void> {
    const { origin } = new URL(url);
    const verdict = verdicts.get(origin) ?? visit.judge(url);
    verdicts.set(origin, verdict);
    await verdict;
    if (visit.site === undefined || sameSite(url, tab.url)) await visit.assertAllowed(url);
  }

  /** Whether the document may be asked for now. `fromPage`: a loaded page started the navigation. */
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
    if (frame.parentId === undefined) isParsed = false;
  });
  session.on('Page.domContentEventFired', () => {
    isParsed = true;
  });
  function cancelRedirect(): void {
    tab.redirectCancelled = true;
    tab.parsingAborted ||= !isParsed;
  }

  const { frameTree } = await session.send('Page.getFrameTree');
  /** The navigation that the visit begins with, its redirects included. */
  let first: string | undefined;
  session.on('Fetch.requestPaused', async ({ requestId, networkId, frameId, request }) => {
    const isMainDocument = frameId === frameTree.frame.id && /^https?:/.test(request.url);
    if (isMainDocument) first ??= networkId;
    const allowed =
      !isMainDocument || (await mayRequest(request.url + (request.urlFragment ?? ''), networkId !== first));
    // One that is gone meanwhile, with its page or without, waits for nothing.
    await (allowed
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
    ).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] });
  return { end };
}
