import type { PageEvidence, PageKind } from '@brandprint/contracts';
import { FinalError, RetryableError } from '@brandprint/platform';
import { navigationError, REASONS } from '../failures.ts';
import { arrive } from './arrive.ts';
import { budgetOf } from './budget.ts';
import { stopwatch, within } from './clock.ts';
import { type Hop, watchHops } from './hops.ts';
import { openPage } from './open-page.ts';
import { dropData } from './pictures.ts';
import { readPage } from './read-page.ts';
import type { Tab, Visit } from './tab.ts';
import { watchTraffic } from './traffic.ts';
import { openView } from './view.ts';
import { wellFormed } from './well-formed.ts';

const OPEN_MS = 10_000;
const CLOSE_MS = 3_000;

/**
 * Loads one page, once, and reads everything from it; or ends where it leads to another site. Throws FinalError or
 * RetryableError when it is no page. `asked` is what led to `url` over other sites.
 */
export async function visitPage(visit: Visit, url: string, kind: PageKind, asked = url): Promise<PageEvidence | Hop> {
  const budget = budgetOf(visit.pageMs);
  const { page, session, block } = await within(OPEN_MS, openPage(visit)).catch((error: unknown) => {
    visit.signal.throwIfAborted();
    throw navigationError(error);
  });
  const crashed = new Promise<never>((_resolve, reject) => {
    page.once('error', (error) => reject(new RetryableError(REASONS.pageCrashed, { detail: error.message })));
  });
  const traffic = watchTraffic(page, session);
  const view = openView(page, session, budget);
  const late = AbortSignal.timeout(budget.pictures);
  const state = { clock: stopwatch(), redirectCancelled: false, parsingAborted: false, captured: null };
  const tab: Tab = { page, traffic, view, block, url, asked, kind, budget, late, ...state };
  try {
    const hops = await watchHops(session, visit, tab);
    const read = arrive(tab, (flaw) => readPage(visit, tab, flaw));
    return await within(budget.all, Promise.race([hops.end, read, crashed]));
  } catch (error) {
    visit.signal.throwIfAborted();
    // A page that does not last until its pictures are stored has been read all the same.
    if (tab.captured && !(error instanceof FinalError) && page.browser().connected) {
      visit.logger.warn('a page ended before its pictures were stored', { url, error });
      const kept = dropData(structuredClone(tab.captured));
      return { ...kept, resources: wellFormed(await traffic.resources(kept.finalUrl)) };
    }
    throw navigationError(error, traffic.lastAnswer()?.status());
  } finally {
    await within(CLOSE_MS, page.close()).catch(() => undefined);
  }
}
