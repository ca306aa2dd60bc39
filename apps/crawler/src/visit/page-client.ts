import type { CDPSession, Page } from 'puppeteer';
import {
  createIsolatedWorld,
  disableScriptExecution,
  type IsolatedWorld,
  isNoResponse,
} from '../capture/isolated-world.ts';
import type { TimeBudget } from './time-budget.ts';

/** Dialogs that are closed before it is clear that they will not end. */
const MAX_DIALOGS = 8;

/** A page that is asked from outside its scripts, and gets them stopped if they do not let it answer. */
export interface PageClient {
  session: CDPSession;
  /** Whether its scripts were stopped: then it stands still, and no timer runs in it. */
  scriptsDisabled(): boolean;
  /** Stops its scripts for good. */
  disableScripts(): Promise<void>;
  /** Ends whatever it still loads. */
  stopLoading(): Promise<void>;
  /** To be called when another document may have taken the place of the last one. */
  resetWorld(): void;
  /**
   * Asks something that takes `ms` at most, and once its scripts are stopped whatever time is left. Throws what `question`
   * throws, and if the page keeps silent even then.
   */
  evaluate<T>(ms: number, question: (world: IsolatedWorld, ms: number) => Promise<T>): Promise<T>;
}

/** A page that does not answer for `responseTimeout` is taken for one that will not; `reading` is how long it may be asked at all. */
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
    // An order that is not answered in time is carried out all the same, as soon as the page can.
    stopping ??= disableScriptExecution(session, responseTimeout).catch(() => undefined);
    return stopping;
  };

  page.on('dialog', (dialog) => {
    dialogs += 1;
    // The order to stop is there when the dialog goes away.
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
