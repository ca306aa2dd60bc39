import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorkspaceKey } from '@brandprint/harness/workspace-key';
import { createTestDatabase, type Site, startSite } from '@brandprint/testing';
import { bundleScript } from '@brandprint/testing/faults';

const MAIN = join(import.meta.dirname, '../../../../apps/standalone/src/main.ts');

/** The whole product as one process, and a site for it to analyse. */
export interface Product {
  url: string;
  apiKey: string;
  site: Site;
  stop(): Promise<void>;
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#c2410c" d="M0 0h120v40H0z"/></svg>';
const PAGE = `<!doctype html><html lang="en"><head><title>Acme Anvils</title>
<meta property="og:site_name" content="Acme Anvils"><meta name="description" content="Anvils that last for centuries.">
<link rel="icon" href="/logo.svg"><style>
body { font: 16px/1.5 Georgia, serif; color: #1c1917; background: #fafaf9 } header { background: #c2410c; padding: 24px }
a { color: #c2410c } .button { background: #c2410c; color: #ffffff; padding: 12px 24px; border-radius: 6px }
</style></head><body><header><a href="/"><img src="/logo.svg" alt="Acme Anvils logo" class="logo" width="120" height="40"></a></header>
<main><h1>Acme Anvils</h1><p>Anvils that last for centuries.</p><a class="button" href="/shop">Buy an anvil</a></main></body></html>`;

/** `env` has further settings. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const main = await bundleScript(MAIN);
  const site = await startSite({
    '/': { headers: { 'content-type': 'text/html' }, body: PAGE },
    '/logo.svg': LOGO,
    '/robots.txt': 'User-agent: *\nAllow: /',
  });
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-sdk-'));
  const settings = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.url, EGRESS_ALLOW: site.host, ...env };
  const args = [main, 'start', '--port', '0', '--data', folder];
  const server = spawn(process.execPath, args, { env: settings });
  const exit = once(server, 'close');
  const stop = async () => {
    server.kill('SIGTERM');
    await exit;
    await Promise.all([site.stop(), database.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [url, { key }] = await Promise.all([urlOf(server), createWorkspaceKey(database.url)]);
    return { url, apiKey: key, site, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that it prints. Rejects with its output if it ends before. Reads on afterwards: a full pipe would block it. */
function urlOf(server: ChildProcessWithoutNullStreams): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, address] = /listening on (\S+)/.exec(output) ?? [];
        if (address) resolve(address);
      });
    }
    server.on('close', () => reject(new Error(`The product did not start: ${output}`)));
  });
}
