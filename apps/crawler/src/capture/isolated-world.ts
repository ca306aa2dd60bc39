import type { CDPSession } from 'puppeteer';
import { PAGE_GLOBAL, pageBundle } from './page-bundle.ts';

type InPage = typeof import('../page/main.ts');
type InPageFunction = keyof InPage;
type InPageResult<N extends InPageFunction> = Awaited<ReturnType<InPage[N]>>;

/**
 * A world isolated from the page's scripts and their redefinitions. It ends when another document replaces this one.
 */
export interface IsolatedWorld {
  contextId: number;
  /**
   * Calls a function of the in-page code. A call that never yields is terminated after `ms`; then this throws, and a
   * little later if the page does not respond at all.
   */
  call<N extends InPageFunction>(name: N, args: Parameters<InPage[N]>, ms: number): Promise<InPageResult<N>>;
}

/** Allowance for the round trip to the page, besides the work there. */
const PROTOCOL_OVERHEAD_MS = 500;

/** Throws if the page does not respond within `ms`. */
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

/** Whether it failed because the page did not respond, or not in time. */
export const isNoResponse = (error: unknown): boolean =>
  error instanceof Error && /timed out|Execution was terminated|Internal error/i.test(error.message);

/** Terminates what is running in a page at this moment, the page's scripts or ours; later scripts run again. */
export async function terminateScript(session: CDPSession, ms: number): Promise<void> {
  await session.send('Runtime.terminateExecution', undefined, { timeout: ms });
}

/**
 * Terminates the scripts of a page and lets no other start. The rest of its markup is parsed, and the page can be read
 * and rendered in its current state. Our calls still run, timers do not.
 */
export async function disableScriptExecution(session: CDPSession, ms: number): Promise<void> {
  const waiting = { timeout: ms };
  await Promise.all([
    session.send('Emulation.setScriptExecutionDisabled', { value: true }, waiting),
    terminateScript(session, ms),
  ]);
}
