import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AccessibilityCheck, AccessibilityEvidence } from '@brandprint/contracts';
import type { CDPSession } from 'puppeteer';
import { type IsolatedWorld, isNoResponse, terminateScript } from './isolated-world.ts';

let source: string | undefined;

/** The published script of axe-core, read at first use. */
function axeSource(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

/** The results, and the rules that were skipped for lack of time. */
export type AccessibilityCheckResult = Pick<AccessibilityEvidence, 'checks' | 'unchecked'>;

/**
 * Checks the accessibility of the page for at most `ms`: rules that are not finished by then are reported as unchecked.
 * Throws if the rules cannot even be loaded in that time.
 */
export async function runAccessibilityChecks(
  session: CDPSession,
  world: IsolatedWorld,
  ms: number,
): Promise<AccessibilityCheckResult> {
  const end = performance.now() + ms;
  await session.send(
    'Runtime.evaluate',
    { expression: axeSource(), contextId: world.contextId, timeout: ms },
    { timeout: ms },
  );
  const checks: AccessibilityCheck[] = [];
  const unchecked: string[] = [];
  for (const batch of await world.call('checkPlan', [], ms)) {
    const left = Math.round(end - performance.now());
    const found = left > 0 && !batch.tooLarge ? await world.call('check', [batch], left).catch(nullIfTimedOut) : null;
    if (found) checks.push(...found);
    else unchecked.push(...batch.rules);
    // A late rule would continue and block the page.
    if (!found && left > 0) await terminateScript(session, ms);
  }
  return { ...(checks.length > 0 && { checks }), ...(unchecked.length > 0 && { unchecked }) };
}

function nullIfTimedOut(error: unknown): null {
  if (isNoResponse(error)) return null;
  throw error;
}
