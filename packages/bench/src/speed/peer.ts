import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { takeOrders } from '../child/orders.ts';
import { launchBrowser } from './launch.ts';

export interface PeerOrder {
  url: string;
  maxPages: number;
}

const run = promisify(execFile);
const RUN_MS = 300_000;
const MAX_OUTPUT = 100_000_000;

await takeOrders<PeerOrder, { colors: number }>(async () => {
  const browser = await launchBrowser();
  const endpoint = new URL(browser.wsEndpoint());
  const script = join(process.env['PEER_MODULES'] ?? '', 'dembrandt/dist/index.js');
  return {
    async carryOut({ url, maxPages }) {
      const pages = maxPages > 1 ? ['--crawl', String(maxPages)] : [];
      const { stdout } = await run(process.execPath, [script, url, '--json-only', ...pages], {
        env: { ...process.env, BROWSER_CDP_ENDPOINT: `http://${endpoint.host}` },
        timeout: RUN_MS,
        maxBuffer: MAX_OUTPUT,
      });
      const { colors } = JSON.parse(stdout) as { colors: { palette: unknown[] } };
      return { colors: colors.palette.length };
    },
    stop: () => browser.close(),
  };
});
