import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serveFolder } from '@brandprint/harness/sites';
import { createStopStack } from '@brandprint/harness/stop-stack';
import type { Stoppable } from '@brandprint/platform';
import { Brandprint } from '@brandprint/sdk';
import { waitFor } from '@brandprint/testing';

/** The product with brands in it. */
export interface FilledProduct extends Stoppable {
  /** The address of the dashboard, without a slash at the end. */
  url: string;
  /** A link that signs its owner in, once. */
  welcomeUrl: string;
  /** The brand of the first company. */
  brandId: string;
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const COMPANIES_DIR = join(ROOT, 'packages/evaluations/corpus/companies');
/** Made-up companies whose languages every machine has letters for. */
const COMPANIES = ['fennwick', 'rechenwerk', 'merise', 'huerta-clara'] as const;
const ANALYSIS_MS = 600_000;
const run = promisify(execFile);

/** Builds the dashboard, starts the product as the quickstart does, and analyses the sites of made-up companies. */
export async function startFilledProduct(logProgress: (line: string) => void): Promise<FilledProduct> {
  const started = createStopStack();
  try {
    await run(process.execPath, [join(ROOT, 'apps/dashboard/scripts/build.mjs')]);
    const sites = await Promise.all(COMPANIES.map((company) => serveFolder(join(COMPANIES_DIR, company))));
    for (const site of sites) started.add(site);
    const [first, ...others] = sites.map(({ origin }) => `${origin}/`);
    const data = await mkdtemp(join(tmpdir(), 'brandprint-dashboard-'));
    started.add({ stop: () => rm(data, { recursive: true, force: true, maxRetries: 3 }) });
    logProgress('Starting the product …');
    const quickstart = ['quickstart', first ?? '', '--port', '0', '--data', data];
    const child = spawn(process.execPath, [join(ROOT, 'scripts/run.mjs'), ...quickstart], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NO_COLOR: '1',
        LOG_LEVEL: 'error',
        EGRESS_ALLOW: sites.map(({ host }) => host).join(','),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    started.add({
      async stop() {
        child.kill('SIGTERM');
        await exited;
      },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    await waitFor(async () => {
      if (child.exitCode !== null) throw new Error(`The product did not start. Its output:\n${output}`);
      return output.includes('Press Ctrl-C to stop');
    }, ANALYSIS_MS);
    const access = JSON.parse(await readFile(join(data, 'quickstart.json'), 'utf8')) as Access;
    for (const url of others) {
      logProgress(`Analysing ${url} …`);
      await analyse(access, url);
    }
    return {
      url: `${access.base_url}/app`,
      welcomeUrl: /\S+\/app\/welcome#token=\S+/.exec(output)?.[0] ?? '',
      brandId: access.brand_id,
      stop: () => started.stop(),
    };
  } catch (error) {
    await started.stop();
    throw error;
  }
}

interface Access {
  base_url: string;
  api_key: string;
  brand_id: string;
}

async function analyse({ base_url: baseUrl, api_key: apiKey }: Access, url: string): Promise<void> {
  await new Brandprint({ baseUrl, apiKey }).analyze(url, { timeout: ANALYSIS_MS });
}
