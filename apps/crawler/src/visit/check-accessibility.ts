import type { PageEvidence } from '@brandprint/contracts';
import { loadAccessibilityChecks, runAccessibilityChecks } from '../capture/accessibility-checks.ts';
import type { IsolatedWorld } from '../capture/isolated-world.ts';
import type { PageVisit, VisitOptions } from './page-visit.ts';
import { toWellFormed } from './well-formed.ts';

const CHECKS_MS = 6_000;

/**
 * Loads the rules of accessibility as soon as the next frames are painted. To be called with a screenshot: while the
 * browser encodes it, the page has nothing to do. Never rejects: the checks load what is missing.
 */
export async function loadRulesAfterPaint({ client, budget }: PageVisit): Promise<void> {
  const load = async (world: IsolatedWorld, ms: number) => {
    if (!client.scriptsDisabled()) await world.call('waitForFrames', [], ms);
    await loadAccessibilityChecks(client.session, world, ms);
  };
  const ignore = () => undefined;
  await client.evaluate(budget.responseTimeout, (world, ms) => load(world, ms).catch(ignore)).catch(ignore);
}

/** Adds to the evidence what is checked before the scripts of a slow page are stopped. A failure is logged. */
export async function checkAccessibility(visit: VisitOptions, tab: PageVisit, evidence: PageEvidence): Promise<void> {
  const { client, budget, stopwatch, url } = tab;
  const ms = Math.round(Math.min(CHECKS_MS, budget.read, budget.stopScriptsAfter - stopwatch.total()));
  if (ms <= 0) return;
  const found = await client.evaluate(ms, (world) =>
    runAccessibilityChecks(client.session, world, ms).catch((error: unknown) => {
      visit.logger.warn('could not check the accessibility of a page', { url, error });
    }),
  );
  Object.assign(evidence.accessibility, toWellFormed(found ?? {}));
}
