import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Stoppable } from '@brandprint/platform';
import { bundleScript } from '@brandprint/testing/faults';

/** The whole product, as users run it. */
export interface Product extends Stoppable {
  url: string;
  key: string;
  /** The folder of its stored files. */
  assets: string;
}

const MAIN = fileURLToPath(new URL('../../../apps/standalone/src/main.ts', import.meta.url));
/** Of a command of the product: the script, bundled, and its arguments. */
export const productArgs = async (...args: string[]): Promise<string[]> => [await bundleScript(MAIN), ...args];
const PARSE_LIMIT = '10000';
/** Unsets everything that would connect the product to other services than its embedded ones. */
export const NO_EXTERNAL_SERVICES = Object.fromEntries(
  ['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT', 'PUBLIC_BASE_URL', 'SECRETS_KEY', 'PORT'].map((name) => [
    name,
    undefined,
  ]),
);

const run = promisify(execFile);

/** Starts the product on a temporary data folder. It may crawl `hosts`, which have the format of EGRESS_ALLOW. */
export async function startEvaluatedProduct(hosts: string): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'brandprint-accuracy-'));
  const env = { ...process.env, ...NO_EXTERNAL_SERVICES, NODE_OPTIONS: '', LOG_LEVEL: 'error', EGRESS_ALLOW: hosts };
  const command = async (...args: string[]) => {
    const { stdout } = await run(process.execPath, await productArgs(...args, '--data', data), { env });
    return stdout.trim().split('\n').at(-1) ?? '';
  };
  const child = spawn(process.execPath, await productArgs('start', '--port', '0', '--data', data), {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(data, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const url = await waitForUrl(child.stdout);
    await command('workspaces', 'create', 'bench', '--parse-limit', PARSE_LIMIT);
    const key = await command('keys', 'create', '--workspace', 'bench', '--create-workspace');
    return { url, key, assets: join(data, 'assets'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Rejects if the stream ends first. Keeps reading afterwards: with a full pipe, the product would block. */
function waitForUrl(stdout: NodeJS.ReadableStream): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const url = /listening on (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    stdout.once('end', () => reject(new Error(`Brandprint did not start. Its output: ${output}`)));
  });
}
