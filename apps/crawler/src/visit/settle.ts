import type { PageVisit } from './page-visit.ts';

/** Past its own end, how long an answer of a page at rest is waited for. */
const RESPONSE_MARGIN_MS = 1_000;
const QUIET_MS = 150;

/**
 * Waits for quiet, for `capMs` at most: nothing loading and nothing added for `quietMs`, fonts there. A page without its
 * scripts is quiet.
 */
export async function settle({ traffic, client }: PageVisit, capMs: number, quietMs = QUIET_MS): Promise<void> {
  const rest = client.evaluate(capMs + RESPONSE_MARGIN_MS, async (world, ms) => {
    if (!client.scriptsDisabled()) await world.call('waitForQuiet', [quietMs, capMs], ms);
  });
  await Promise.all([traffic.waitForQuiet(quietMs, capMs), rest]);
}
