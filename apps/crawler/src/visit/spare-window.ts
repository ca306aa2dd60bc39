import type { ForwardProxy, RequestContext } from '@brandprint/egress';
import { type Logger, withoutLogFields } from '@brandprint/platform';
import type { BrowserContext } from 'puppeteer';
import type { BrowserPool, PreparedContext } from '../browser/browser-pool.ts';
import { VIEWPORT } from '../browser/launch-browser.ts';
import { runAccessibilityChecks } from '../capture/accessibility-checks.ts';
import { captureAppearance, capturePage } from '../capture/index.ts';
import { createIsolatedWorld } from '../capture/isolated-world.ts';
import { openPage } from './open-page.ts';
import type { OpenedWindow } from './page-visit.ts';

/** A proxy, a context that uses it, and an empty window in it: what a crawl begins with. */
export interface SpareWindow {
  proxy: ForwardProxy;
  context: PreparedContext<OpenedWindow>;
  /** The window, the first time that it is called. */
  takeWindow(): OpenedWindow | undefined;
}

export interface SpareWindows {
  /** At the start of a crawl: the spare one, if there is one. What its proxy reports is then about this crawl. */
  take(requestContext: RequestContext): SpareWindow | undefined;
  /** At the end of a crawl: opens one once nothing has been crawled for a second. */
  release(): void;
  /** Opens one, unless there is one. */
  prepare(): void;
}

export interface SpareWindowOptions {
  browser: BrowserPool;
  startProxy(requestContext: RequestContext): Promise<ForwardProxy>;
  logger: Logger;
}

const WARM_UP_MS = 5_000;
/** Before that the sections of a crawl that ended need the processor, and a crawl that waits gains nothing. */
const IDLE_MS = 1_000;

/**
 * Keeps one window open for the next crawl. A window, its context and the compilation of our code in its process take as
 * long as loading a page does, and none of it depends on the site. Each is used by one crawl only.
 */
export function createSpareWindows({ browser, startProxy, logger }: SpareWindowOptions): SpareWindows {
  let ready: (SpareWindow & { requestContext: RequestContext }) | undefined;
  let preparing = false;
  let crawls = 0;
  let idle: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const requestContext: RequestContext = { path: 'page' };
    const proxy = await startProxy(requestContext);
    try {
      const context = await browser.prepareContext(proxy.url, openWarmWindow);
      const windows = [context.prepared];
      const { page } = context.prepared;
      const spare = { proxy, context, requestContext, takeWindow: () => windows.pop() };
      const discardSpare = () => {
        if (ready === spare) discard();
      };
      page.once('error', discardSpare); // its process has crashed
      context.gone.addEventListener('abort', discardSpare);
      ready = spare;
      if (!isUsable(spare)) return discard();
      logger.debug('a window is open for the next crawl');
    } catch (error) {
      await proxy.stop();
      throw error;
    }
  }

  function discard(): void {
    const unused = ready;
    ready = undefined;
    const closing = unused?.context.close().finally(() => unused.proxy.stop());
    closing?.catch((error: unknown) => logger.warn('could not close a spare window', { error }));
  }

  function discardUnusable(): void {
    if (ready && !isUsable(ready)) discard();
  }

  function prepare(): void {
    discardUnusable();
    if (ready || preparing) return;
    preparing = true;
    // What is logged about it does not belong to the crawl that has just ended.
    withoutLogFields(open)
      .catch((error: unknown) => logger.debug('could not open a spare window', { error }))
      .finally(() => {
        preparing = false;
      });
  }

  return {
    take(requestContext) {
      clearTimeout(idle);
      crawls += 1;
      discardUnusable();
      const taken = ready;
      ready = undefined;
      if (taken) Object.assign(taken.requestContext, requestContext);
      return taken;
    },
    release() {
      crawls -= 1;
      if (crawls === 0) idle = setTimeout(prepare, IDLE_MS).unref();
    },
    prepare,
  };
}

const isUsable = ({ proxy, context }: SpareWindow): boolean => context.isUsable() && !proxy.closed.aborted;

/** Runs our code once in the empty window: the browser keeps it compiled for the documents that follow. */
async function openWarmWindow(context: BrowserContext): Promise<OpenedWindow> {
  const opened = await openPage({ context });
  const { session } = opened;
  const world = await createIsolatedWorld(session, WARM_UP_MS);
  await capturePage({ session, world }, { firstScreen: VIEWPORT });
  await captureAppearance(world, { firstScreen: VIEWPORT });
  await runAccessibilityChecks(session, world, WARM_UP_MS);
  return opened;
}
