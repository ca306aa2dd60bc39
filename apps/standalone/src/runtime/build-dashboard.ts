import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Lifecycle, Logger } from '@brandprint/platform';

/** Of the source tree; images have the built dashboard and no script. */
const BUILD = join(import.meta.dirname, '../../../dashboard/scripts/build.mjs');

/**
 * Builds the dashboard in a process of its own, unless it is built from the same sources. Nothing waits for it: until it
 * is there, `/app` says so.
 */
export function buildDashboard({ logger, lifecycle }: { logger: Logger; lifecycle: Lifecycle }): void {
  if (!existsSync(BUILD)) return;
  const child = spawn(process.execPath, [BUILD], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.once('error', (error) => logger.warn('could not build the dashboard', { error }));
  const ended = new Promise<void>((resolve) => {
    child.once('close', (code) => {
      if (code) logger.warn('could not build the dashboard: run npm run build:dashboard', { output });
      resolve();
    });
  });
  lifecycle.add('dashboard build', child, async (it) => {
    it.kill();
    await ended;
  });
}
