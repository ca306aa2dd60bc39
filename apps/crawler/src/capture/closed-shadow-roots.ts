import type { CDPSession } from 'puppeteer';
import { PAGE_GLOBAL } from './page-bundle.ts';

/** A closed root may contain hosts of other ones; the search is repeated this many times. */
const ROUNDS = 3;

/**
 * Passes closed shadow roots, which pages cannot access, to the in-page code. Costs one call if there are no hosts.
 * Throws if the page does not respond within `ms`.
 */
export async function openClosedShadowRoots(session: CDPSession, contextId: number, ms: number): Promise<void> {
  const waiting = { timeout: ms };
  const end = performance.now() + ms;
  for (let round = 0; round < ROUNDS && performance.now() < end; round++) {
    const expression = `${PAGE_GLOBAL}.closedHosts()`;
    const { result } = await session.send('Runtime.evaluate', { expression, contextId }, waiting);
    if (!result.objectId) return;
    const { result: entries } = await session.send(
      'Runtime.getProperties',
      { objectId: result.objectId, ownProperties: true },
      waiting,
    );
    const hosts = entries.flatMap(({ name, value }) => (/^\d+$/.test(name) && value?.objectId ? [value.objectId] : []));
    const adopted = await Promise.all(hosts.map((host) => openClosedShadowRoot(session, contextId, host, waiting)));
    if (!adopted.includes(true)) return;
  }
}

async function openClosedShadowRoot(
  session: CDPSession,
  executionContextId: number,
  hostId: string,
  waiting: { timeout: number },
): Promise<boolean> {
  const { node } = await session.send('DOM.describeNode', { objectId: hostId, depth: 0 }, waiting);
  const root = node.shadowRoots?.find(({ shadowRootType }) => shadowRootType === 'closed');
  if (!root) return false;
  const { object } = await session.send(
    'DOM.resolveNode',
    { backendNodeId: root.backendNodeId, executionContextId },
    waiting,
  );
  await session.send(
    'Runtime.callFunctionOn',
    {
      functionDeclaration: `function (root) { ${PAGE_GLOBAL}.registerShadowRoot(this, root) }`,
      objectId: hostId,
      arguments: [{ objectId: object.objectId ?? '' }],
    },
    waiting,
  );
  return true;
}
