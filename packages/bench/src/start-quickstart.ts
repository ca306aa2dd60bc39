import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Stoppable } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';

/** The product in its own process, with one brand that it has analysed. */
export interface Quickstart extends Stoppable {
  pid: number;
  /** Base URL of its API. */
  url: string;
  apiKey: string;
  brandId: string;
  /** What it has printed. */
  output(): string;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const ANALYSIS_MS = 600_000;

/** Runs the quickstart on a site until it serves, of this checkout or of another. Only `hosts` can be reached. */
export async function startQuickstart(
  site: string,
  { hosts, maxPages, checkout = ROOT }: { hosts: readonly string[]; maxPages?: number; checkout?: string },
): Promise<Quickstart> {
  const data = await mkdtemp(join(tmpdir(), 'brandprint-bench-'));
  const limit = maxPages === undefined ? [] : ['--max-pages', String(maxPages)];
  const child = spawn(
    process.execPath,
    [join(checkout, 'scripts/run.mjs'), 'quickstart', site, '--port', '0', '--data', data, ...limit],
    {
      cwd: checkout,
      env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1', LOG_LEVEL: 'error', EGRESS_ALLOW: hosts.join(',') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(data, { recursive: true, force: true, maxRetries: 3 });
  };
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  try {
    await waitFor(async () => {
      if (child.exitCode !== null) throw new Error(`The product did not start. Its output:\n${output}`);
      return output.includes('Press Ctrl-C to stop');
    }, ANALYSIS_MS);
    const access = JSON.parse(await readFile(join(data, 'quickstart.json'), 'utf8')) as Access;
    return {
      pid: child.pid ?? 0,
      url: access.base_url,
      apiKey: access.api_key,
      brandId: access.brand_id,
      output: () => output,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Access {
  base_url: string;
  api_key: string;
  brand_id: string;
}
