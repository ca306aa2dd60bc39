import { FinalError, RetryableError } from '@brandprint/platform';
import { REASONS } from '../failures.ts';
import type { Tab } from './tab.ts';

/** Documents in one visit: the first, and those to which it sends its visitor by itself. */
const MAX_DOCUMENTS = 5;
const MOVED =
  /context was destroyed|cannot find context|navigated or closed|frame (?:got|was) detached|promise was collected/i;

/** Whether a question failed since another document takes the place of the one that was asked. */
export const isMove = (error: unknown): boolean => error instanceof Error && MOVED.test(error.message);

/**
 * Goes there, and along where the page's scripts or its refresh send visitors, until a document stays long enough for
 * `read`, which is told why not all of it came, if so.
 */
export async function arrive<T>(tab: Tab, read: (flaw: Error | null) => Promise<T>): Promise<T> {
  const { page, traffic, view, clock } = tab;
  let flaw: FinalError | RetryableError | null = await load(tab, tab.url);
  clock.lap('load');
  const seen = new Set([traffic.document()]);
  for (;;) {
    try {
      if (tab.parsingAborted) flaw = await reloadWithoutScripts(tab);
      return await read(flaw);
    } catch (error) {
      if (page.isClosed() || !isMove(error)) throw error;
      // One move can break off several readings, before and after the next document has answered.
      await new Promise((resolve) => setTimeout(resolve, 100));
      view.turn();
      tab.captured = null;
      if (seen.add(traffic.document()).size <= MAX_DOCUMENTS) continue;
      const circle = new FinalError(REASONS.redirects, { cause: error });
      if (flaw?.publicReason === circle.publicReason) throw circle;
      flaw = circle;
      await halt(tab).catch((moved: unknown) => {
        if (!isMove(moved)) throw moved;
      });
    }
  }
}

/** Keeps the page where it is, as it is. */
async function halt({ view, budget }: Tab): Promise<void> {
  await view.stop();
  await view.ask(budget.patience, (world, ms) => world.call('parsed', [budget.patience], ms + budget.patience));
  await view.stopLoading();
}

/** Loads the current page again, without the script that stopped its parsing. Answers as `load` does. */
async function reloadWithoutScripts(tab: Tab): Promise<FinalError | RetryableError | null> {
  tab.parsingAborted = false;
  await tab.view.stop();
  tab.view.turn();
  // history.pushState may have changed the address of the page.
  const url = tab.traffic.document()?.url() ?? tab.page.url();
  return load(tab, url).catch((cause) => new FinalError(REASONS.redirectUnreachable, { cause }));
}

/** Why not all of the document came by itself; null if it did. What has come of it stands there without scripts. */
async function load(tab: Tab, url: string): Promise<RetryableError | null> {
  const { page, traffic, view, budget } = tab;
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
  await halt(tab);
  return new RetryableError(REASONS.stuck, { detail: 'nothing of it came' });
}
