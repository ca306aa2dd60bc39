import type { CDPSession } from 'puppeteer';
import { PAGE_GLOBAL } from './page-bundle.ts';

/** A closed root may hold hosts of further ones; they are looked for so often. */
const ROUNDS = 3;

/**
 * Hands closed shadow roots to the in-page code, which no page shows to anybody. Costs one question where there are no
 * hosts. Throws if the page does not answer within `ms`.
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
      functionDeclaration: `function (root) { ${PAGE_GLOBAL}.adopt(this, root) }`,
      objectId: hostId,
      arguments: [{ objectId: object.objectId ?? '' }],
    },
    waiting,
  );
  return true;
}
