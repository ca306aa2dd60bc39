import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const DEMBRANDT = 'dembrandt@0.18.0';

export interface DembrandtOptions {
  /** The `node_modules` with the package. */
  modules: string;
  /** DevTools address of a running Chromium: `http://host:port`. */
  browser: string;
  url: string;
  maxPages: number;
}

const run = promisify(execFile);
const RUN_TIMEOUT_MS = 300_000;
const MAX_OUTPUT = 100_000_000;

/** Runs dembrandt's command line and returns the JSON that it prints. Throws if it fails. */
export async function runDembrandt({ modules, browser, url, maxPages }: DembrandtOptions): Promise<unknown> {
  const script = join(modules, 'dembrandt/dist/index.js');
  const pages = maxPages > 1 ? ['--crawl', String(maxPages)] : [];
  const { stdout } = await run(process.execPath, [script, url, '--json-only', ...pages], {
    env: { ...process.env, NODE_OPTIONS: '', BROWSER_CDP_ENDPOINT: browser },
    timeout: RUN_TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT,
  });
  return JSON.parse(stdout);
}
