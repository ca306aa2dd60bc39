import type { PageVisit } from './page-visit.ts';

/** How long to wait for a response of an idle page beyond its own timeout. */
const RESPONSE_MARGIN_MS = 1_000;
const QUIET_MS = 150;

/**
 * Waits for at most `capMs` until the page is quiet: nothing loading and nothing added for `quietMs`, and fonts loaded.
 * A page whose scripts were stopped is quiet.
 */
export async function settle({ traffic, client }: PageVisit, capMs: number, quietMs = QUIET_MS): Promise<void> {
  const rest = client.evaluate(capMs + RESPONSE_MARGIN_MS, async (world, ms) => {
    if (!client.scriptsDisabled()) await world.call('waitForQuiet', [quietMs, capMs], ms);
  });
  await Promise.all([traffic.waitForQuiet(quietMs, capMs), rest]);
}
