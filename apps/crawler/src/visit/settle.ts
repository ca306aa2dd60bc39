import { FORESEEN_MS } from '../page/foreseen.ts';
import type { PageVisit } from './page-visit.ts';

/** How long to wait for a response of an idle page beyond its own timeout. */
const RESPONSE_MARGIN_MS = 1_000;
const QUIET_MS = 150;

/**
 * Waits for at most `capMs` until the page is quiet: nothing loading and nothing added for `quietMs`, and fonts loaded.
 */
export async function settle({ traffic, client }: PageVisit, capMs: number, quietMs = QUIET_MS): Promise<void> {
  const rest = client.evaluate(capMs + RESPONSE_MARGIN_MS, async (world, ms) => {
    return !client.scriptsDisabled() && world.call('waitForQuiet', [quietMs, capMs], ms);
  });
  const end = performance.now() + capMs;
  const [, foreseen] = await Promise.all([traffic.waitForQuiet(Math.max(0, quietMs - FORESEEN_MS), capMs), rest]);
  const passedMs = foreseen ? quietMs - FORESEEN_MS : quietMs;
  await traffic.waitForQuiet(Math.max(0, passedMs), Math.max(0, end - performance.now()));
}

/**
 * Does something to the page, such as resizing it, waits for at most `capMs` until it is quiet again, and finishes its
 * animations. If nothing in it has changed, only what is still loading is waited for, unless `mayReactLater`: a page that
 * listens may do so with a timer. False, without waiting, if `hasFailed` once the page had two frames to react.
 */
export async function settleAfter(
  tab: PageVisit,
  capMs: number,
  act: () => Promise<unknown>,
  mayReactLater: () => Promise<boolean> = async () => false,
  hasFailed: () => Promise<boolean> = async () => false,
): Promise<boolean> {
  const { traffic, client, budget } = tab;
  const ask = (name: 'watchChanges' | 'hasChanged') =>
    client.evaluate(budget.responseTimeout, async (world, ms) => !client.scriptsDisabled() && world.call(name, [], ms));
  await ask('watchChanges');
  const requests = traffic.requests();
  await act();
  const [later, changed] = await Promise.all([mayReactLater(), ask('hasChanged')]);
  if (await hasFailed()) return false;
  await settle(tab, capMs, changed || later || traffic.requests() > requests ? QUIET_MS : 0);
  await finishAnimations(tab);
  return true;
}

/** Finishes running animations. */
export async function finishAnimations({ client, budget }: PageVisit): Promise<void> {
  if (client.scriptsDisabled()) return;
  await client.evaluate(budget.responseTimeout, (world, ms) => world.call('finishAnimations', [], ms));
}
