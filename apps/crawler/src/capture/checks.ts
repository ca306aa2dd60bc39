import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AccessibilityCheck } from '@brandprint/contracts';
import type { CDPSession } from 'puppeteer';
import type { World } from './world.ts';

let source: string | undefined;

/** The script of axe-core as it is published; read at first use. */
function axeSource(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

/** Checks the page for people who see or point badly. Null if it is too large for that. Throws if it takes longer than `ms`. */
export async function runChecks(session: CDPSession, world: World, ms: number): Promise<AccessibilityCheck[] | null> {
  await session.send(
    'Runtime.evaluate',
    { expression: axeSource(), contextId: world.contextId, timeout: ms },
    { timeout: ms },
  );
  return world.call('check', [], ms);
}
