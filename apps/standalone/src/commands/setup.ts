import { prepareBrowser } from '@brandprint/crawler';
import { printLine } from '@brandprint/platform';
import { processEnv } from '../env.ts';
import type { CommandContext } from './context.ts';

/** The installation has already run; this prepares the browser and reports it. */
export async function runSetup({ settings }: CommandContext): Promise<number> {
  const unpacking = { started: 0 };
  const { path, source } = await prepareBrowser(settings.PUPPETEER_EXECUTABLE_PATH, processEnv(), () => {
    unpacking.started = performance.now();
    console.error('Unpacking the bundled Chromium …');
  });
  if (unpacking.started > 0) {
    const seconds = Math.round((performance.now() - unpacking.started) / 1000);
    console.error(`Unpacked the bundled Chromium in ${seconds} s`);
  }
  printLine(`Browser: ${path} (${source})`);
  printLine('Ready. Try: npm run quickstart');
  return 0;
}
