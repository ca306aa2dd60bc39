import type { CDPSession, Page } from 'puppeteer';
import { enterWorld, isSilence, stopScripts, type World } from '../capture/world.ts';

/** Dialogs that are closed before it is clear that they will not end. */
const MAX_DIALOGS = 8;

/** A page that is asked from outside its scripts, and gets them stopped if they do not let it answer. */
export interface View {
  session: CDPSession;
  /** Whether its scripts were stopped: then it stands still, and no timer runs in it. */
  stopped(): boolean;
  /** Stops its scripts for good. Throws if the page is beyond that. */
  stop(): Promise<void>;
  /** Ends whatever it still loads. */
  stopLoading(): Promise<void>;
  /** To be called when another document may have taken the place of the last one. */
  turn(): void;
  /** Throws what `question` throws, and if the page keeps silent though its scripts were stopped. */
  ask<T>(question: (world: World) => Promise<T>): Promise<T>;
}

/** `patience`: milliseconds until a page that does not answer is taken for one that will not. */
export function openView(page: Page, session: CDPSession, patience: number): View {
  let world: Promise<World> | undefined;
  let stopping: Promise<void> | undefined;
  let dialogs = 0;

  const enter = (): Promise<World> => {
    world ??= enterWorld(session, patience).then(async (entered) => {
      if (stopping) await entered.call('hideNoscript', [], patience);
      return entered;
    });
    world.catch(() => {
      world = undefined;
    });
    return world;
  };
  const stop = (): Promise<void> => {
    world = undefined;
    stopping ??= stopScripts(session, patience);
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
    stopLoading: async () => void (await session.send('Page.stopLoading', undefined, { timeout: patience })),
    turn: () => {
      world = undefined;
    },
    async ask(question) {
      try {
        return await question(await enter());
      } catch (error) {
        if (!isSilence(error)) throw error;
        if (stopping !== undefined) throw error;
        await stop();
        return question(await enter());
      }
    },
  };
}
