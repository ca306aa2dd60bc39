import type { CDPSession, Page } from 'puppeteer';
import {
  createIsolatedWorld,
  disableScriptExecution,
  type IsolatedWorld,
  isNoResponse,
} from '../capture/isolated-world.ts';
import type { TimeBudget } from './time-budget.ts';

/** Number of closed dialogs after which the page is considered to open them endlessly. */
const MAX_DIALOGS = 8;

/** Calls into a page from outside its scripts, which are stopped if they prevent a response. */
export interface PageClient {
  session: CDPSession;
  /** Whether its scripts were stopped: then nothing changes, and no timer runs in it. */
  scriptsDisabled(): boolean;
  /** Stops its scripts for good. */
  disableScripts(): Promise<void>;
  /** Aborts everything that is still loading. */
  stopLoading(): Promise<void>;
  /** Must be called when another document may have replaced the last one. */
  resetWorld(): void;
  /**
   * Makes a call that takes at most `ms`, or any remaining time once its scripts are stopped. Throws the error of
   * `question`, or an error if there is no response even then.
   */
  evaluate<T>(ms: number, question: (world: IsolatedWorld, ms: number) => Promise<T>): Promise<T>;
}

/** A page that does not respond for `responseTimeout` is considered stuck; `reading` is the total time for calls. */
export function createPageClient(
  page: Page,
  session: CDPSession,
  { responseTimeout, reading }: TimeBudget,
): PageClient {
  const deadline = performance.now() + reading;
  let world: Promise<IsolatedWorld> | undefined;
  let stopping: Promise<void> | undefined;
  let dialogs = 0;

  const getWorld = (ms: number): Promise<IsolatedWorld> => {
    world ??= createIsolatedWorld(session, ms).then(async (created) => {
      if (stopping) await created.call('hideNoscript', [], ms);
      return created;
    });
    world.catch(() => {
      world = undefined;
    });
    return world;
  };
  const disableScripts = (): Promise<void> => {
    if (!stopping) world = undefined;
    // A command without a response in time is still executed as soon as the page can.
    stopping ??= disableScriptExecution(session, responseTimeout).catch(() => undefined);
    return stopping;
  };

  page.on('dialog', (dialog) => {
    dialogs += 1;
    // The command to stop is already queued when the dialog closes.
    if (dialogs >= MAX_DIALOGS) disableScripts().catch(() => undefined);
    dialog.dismiss().catch(() => undefined);
  });

  return {
    session,
    scriptsDisabled: () => stopping !== undefined,
    disableScripts,
    async stopLoading() {
      await session.send('Page.stopLoading', undefined, { timeout: responseTimeout }).catch(() => undefined);
    },
    resetWorld: () => {
      world = undefined;
    },
    async evaluate(ms, question) {
      if (!stopping) {
        try {
          return await question(await getWorld(responseTimeout), ms);
        } catch (error) {
          if (!isNoResponse(error)) throw error;
        }
      }
      await disableScripts();
      const remainingMs = () => Math.max(responseTimeout, Math.round(deadline - performance.now()));
      return question(await getWorld(remainingMs()), remainingMs());
    },
  };
}
