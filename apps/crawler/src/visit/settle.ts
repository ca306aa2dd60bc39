import type { Tab } from './tab.ts';

/** Past its own end, how long an answer of a page at rest is waited for. */
const OVER_MS = 1_000;
const QUIET_MS = 150;

/**
 * Waits for quiet, for `capMs` at most: nothing loading and nothing added for `quietMs`, fonts there. A page without its
 * scripts is quiet.
 */
export async function settle({ traffic, view }: Tab, capMs: number, quietMs = QUIET_MS): Promise<void> {
  const rest = view.ask(capMs + OVER_MS, async (world, ms) => {
    if (!view.stopped()) await world.call('quiet', [quietMs, capMs], ms);
  });
  await Promise.all([traffic.quiet(quietMs, capMs), rest]);
}
