import type { CDPSession, Page } from 'puppeteer';
import { enterWorld, isSilence, stopScripts, type World } from '../capture/world.ts';
import type { Budget } from './budget.ts';

/** Dialogs that are closed before it is clear that they will not end. */
const MAX_DIALOGS = 8;

/** A page that is asked from outside its scripts, and gets them stopped if they do not let it answer. */
export interface View {
  session: CDPSession;
  /** Whether its scripts were stopped: then it stands still, and no timer runs in it. */
  stopped(): boolean;
  /** Stops its scripts for good. */
  stop(): Promise<void>;
  /** Ends whatever it still loads. */
  stopLoading(): Promise<void>;
  /** To be called when another document may have taken the place of the last one. */
  turn(): void;
  /**
   * Asks something that takes `ms` at most, and once its scripts are stopped whatever time is left. Throws what `question`
   * throws, and if the page keeps silent even then.
   */
  ask<T>(ms: number, question: (world: World, ms: number) => Promise<T>): Promise<T>;
}

/** A page that does not answer for `patience` is taken for one that will not; `reading` is how long it may be asked at all. */
export function openView(page: Page, session: CDPSession, { patience, reading }: Budget): View {
  const end = performance.now() + reading;
  let world: Promise<World> | undefined;
  let stopping: Promise<void> | undefined;
  let dialogs = 0;

  const enter = (ms: number): Promise<World> => {
    world ??= enterWorld(session, ms).then(async (entered) => {
      if (stopping) await entered.call('hideNoscript', [], ms);
      return entered;
    });
    world.catch(() => {
      world = undefined;
    });
    return world;
  };
  const stop = (): Promise<void> => {
    if (!stopping) world = undefined;
    // An order that is not answered in time is carried out all the same, as soon as the page can.
    stopping ??= stopScripts(session, patience).catch(() => undefined);
    return stopping;
  };

  page.on('dialog', (dialog) => {
    dialogs += 1;
    // The order to stop is there when the dialog goes away.
    if (dialogs >= MAX_DIALOGS) stop().catch(() => undefined);
    dialog.dismiss().catch(() => undefined);
  });

  return {
    session,
    stopped: () => stopping !== undefined,
    stop,
    async stopLoading() {
      await session.send('Page.stopLoading', undefined, { timeout: patience }).catch(() => undefined);
    },
    turn: () => {
      world = undefined;
    },
    async ask(ms, question) {
      if (!stopping) {
        try {
          return await question(await enter(patience), ms);
        } catch (error) {
          if (!isSilence(error)) throw error;
        }
      }
      await stop();
      const left = () => Math.max(patience, Math.round(end - performance.now()));
      return question(await enter(left()), left());
    },
  };
}
