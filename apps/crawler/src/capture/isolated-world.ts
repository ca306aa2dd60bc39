import type { CDPSession } from 'puppeteer';
import { PAGE_GLOBAL, pageBundle } from './page-bundle.ts';

type InPage = typeof import('../page/main.ts');
type InPageFunction = keyof InPage;
type InPageResult<N extends InPageFunction> = Awaited<ReturnType<InPage[N]>>;

/** A document beside its own scripts: what they redefine is not so here. It ends when another document takes its place. */
export interface IsolatedWorld {
  contextId: number;
  /**
   * Calls a function of the in-page code. What runs without pause is ended after `ms`; throws then, and a little later if
   * the page does not answer at all.
   */
  call<N extends InPageFunction>(name: N, args: Parameters<InPage[N]>, ms: number): Promise<InPageResult<N>>;
}

/** What the way to the page and back may take beside the work there. */
const PROTOCOL_OVERHEAD_MS = 500;

/** Throws if the page does not answer within `ms`. */
export async function createIsolatedWorld(session: CDPSession, ms: number): Promise<IsolatedWorld> {
  const waiting = { timeout: ms };
  const { frameTree } = await session.send('Page.getFrameTree', undefined, waiting);
  const world = { frameId: frameTree.frame.id, worldName: PAGE_GLOBAL };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world, waiting);
  await session.send('Runtime.evaluate', { expression: pageBundle(), contextId, timeout: ms }, waiting);
  return {
    contextId,
    async call<N extends InPageFunction>(name: N, args: Parameters<InPage[N]>, ms: number): Promise<InPageResult<N>> {
      const { result, exceptionDetails } = await session.send(
        'Runtime.evaluate',
        {
          expression: `${PAGE_GLOBAL}.${name}(...${JSON.stringify(args)})`,
          contextId,
          awaitPromise: true,
          returnByValue: true,
          timeout: ms,
        },
        { timeout: ms + PROTOCOL_OVERHEAD_MS },
      );
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as InPageResult<N>;
    },
  };
}

/** Whether it failed since the page did not answer, or not in time. */
export const isNoResponse = (error: unknown): boolean =>
  error instanceof Error && /timed out|Execution was terminated|Internal error/i.test(error.message);

/** Ends what runs in a page at this moment, be it the page's own or called from here; what comes next runs again. */
export async function terminateScript(session: CDPSession, ms: number): Promise<void> {
  await session.send('Runtime.terminateExecution', undefined, { timeout: ms });
}

/**
 * Ends the scripts of a page and lets no other begin; the rest of its markup is parsed, and it can be read and painted as
 * it stands. What is called from here still runs, timers do not.
 */
export async function disableScriptExecution(session: CDPSession, ms: number): Promise<void> {
  const waiting = { timeout: ms };
  await Promise.all([
    session.send('Emulation.setScriptExecutionDisabled', { value: true }, waiting),
    terminateScript(session, ms),
  ]);
}
