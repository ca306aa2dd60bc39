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

/** The results, or the rules that were skipped for lack of time. */
export type AccessibilityCheckResult = Pick<AccessibilityEvidence, 'checks' | 'unchecked'>;

const loadings = new WeakMap<IsolatedWorld, Promise<unknown>>();

/** Loads the rules into a world, once. It takes a while: about a quarter of a second of the page's thread. */
export function loadAccessibilityChecks(session: CDPSession, world: IsolatedWorld, ms: number): Promise<unknown> {
  const script = { expression: axeSource(), contextId: world.contextId, timeout: ms };
  const loading = loadings.get(world) ?? session.send('Runtime.evaluate', script, { timeout: ms });
  loadings.set(world, loading);
  loading.catch(() => loadings.delete(world));
  return loading;
}

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
  await loadAccessibilityChecks(session, world, ms);
  const plan = await world.call('checkPlan', [], ms);
  const checks: AccessibilityCheck[] = [];
  let unchecked = plan.runs.flat();
  for (const rules of plan.tooLarge ? [] : plan.runs) {
    const left = Math.round(end - performance.now());
    if (left <= 0) break;
    const found = await world.call('check', [rules, plan.firstScreen], left).catch(nullIfTimedOut);
    if (!found) {
      // Late rules would continue and block the page.
      await terminateScript(session, ms);
      break;
    }
    checks.push(...found);
    unchecked = unchecked.filter((rule) => !rules.includes(rule));
  }
  return { ...(checks.length > 0 && { checks }), ...(unchecked.length > 0 && { unchecked }) };
}

function nullIfTimedOut(error: unknown): null {
  if (isNoResponse(error)) return null;
  throw error;
}
