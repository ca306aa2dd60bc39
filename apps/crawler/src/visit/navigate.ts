import { delay, FinalError, RetryableError } from '@brandprint/platform';
import { REASONS } from '../crawl-failures.ts';
import type { PageVisit } from './page-visit.ts';

/** Maximum number of documents in one visit: the first, and those that it redirects to. */
const MAX_DOCUMENTS = 5;
const DOCUMENT_REPLACED =
  /context was destroyed|cannot find context|navigated or closed|frame (?:got|was) detached|promise was collected/i;

/** Whether a call failed because another document is replacing the one that was asked. */
export const isDocumentReplaced = (error: unknown): boolean =>
  error instanceof Error && DOCUMENT_REPLACED.test(error.message);

/**
 * Navigates to a URL and follows the page's scripts and refreshes, until a document stays long enough for `read`. Its
 * argument says why loading was incomplete; null if it was complete.
 */
export async function navigate<T>(tab: PageVisit, read: (loadError: Error | null) => Promise<T>): Promise<T> {
  const { page, traffic, client, stopwatch } = tab;
  let loadError: FinalError | RetryableError | null = await load(tab, tab.url);
  stopwatch.lap('load');
  const documents = new Set([traffic.document()]);
  for (;;) {
    try {
      if (tab.documentLost) loadError = await reloadWithoutScripts(tab);
      return await read(loadError);
    } catch (error) {
      const canReload = tab.documentLost && !client.scriptsDisabled();
      if (page.isClosed() || !(canReload || isDocumentReplaced(error))) throw error;
      // One navigation can interrupt several reads, before and after the next document has responded.
      await delay(100);
      client.resetWorld();
      tab.captured = null;
      if (documents.add(traffic.document()).size <= MAX_DOCUMENTS) continue;
      const redirectLoop = new FinalError(REASONS.redirects, { cause: error });
      if (loadError?.publicReason === redirectLoop.publicReason) throw redirectLoop;
      loadError = redirectLoop;
      await freezePage(tab).catch((failure: unknown) => {
        if (!isDocumentReplaced(failure)) throw failure;
      });
    }
  }
}

/** Stops the page from navigating away. */
async function freezePage({ client, budget }: PageVisit): Promise<void> {
  await client.disableScripts();
  await client.evaluate(budget.responseTimeout, (world, ms) =>
    world.call('waitUntilParsed', [budget.responseTimeout], ms + budget.responseTimeout),
  );
  await client.stopLoading();
}

/**
 * Loads the page again, without the script that stopped its parsing or left it. Returns what `load` does. If the guard
 * cancelled this load because its target is unreachable, the error says so; otherwise it is that of the load.
 */
async function reloadWithoutScripts(tab: PageVisit): Promise<RetryableError | null> {
  tab.documentLost = false;
  await tab.client.disableScripts();
  tab.client.resetWorld();
  // history.pushState may have changed the page's URL.
  const url = (tab.traffic.document() ?? tab.traffic.lastResponse())?.url() ?? tab.url;
  tab.redirectCancelled = false;
  try {
    return await load(tab, url);
  } catch (cause) {
    throw tab.redirectCancelled ? new FinalError(REASONS.redirectUnreachable, { cause }) : cause;
  } finally {
    tab.redirectCancelled = true;
  }
}

/** Why the document did not load completely; null if it did. What has loaded stays, without scripts. */
async function load(tab: PageVisit, url: string): Promise<RetryableError | null> {
  const { page, traffic, client, budget } = tab;
  const going = page.goto(url, { waitUntil: 'domcontentloaded', timeout: budget.navigation }).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Error && error.name === 'TimeoutError' && traffic.document()) return true;
      throw error;
    },
  );
  const flooded = traffic.limitExceeded.then(async () => {
    await Promise.all([client.disableScripts(), client.stopLoading()]);
    return true;
  });
  for (const outcome of [going, flooded]) outcome.catch(() => undefined);
  if (!(await Promise.race([going, flooded]))) return null;
  await freezePage(tab);
  return new RetryableError(REASONS.stuck, { detail: 'the document did not load' });
}
