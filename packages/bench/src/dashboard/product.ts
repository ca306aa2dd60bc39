import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serveFolder } from '@brandprint/harness/sites';
import { createStopStack } from '@brandprint/harness/stop-stack';
import type { Stoppable } from '@brandprint/platform';
import { Brandprint } from '@brandprint/sdk';
import { ANALYSIS_MS, type Quickstart, startQuickstart } from '../start-quickstart.ts';

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
const run = promisify(execFile);

/** Builds the dashboard, starts the product as the quickstart does, and analyses the sites of made-up companies. */
export async function startFilledProduct(logProgress: (line: string) => void): Promise<FilledProduct> {
  const started = createStopStack();
  try {
    await run(process.execPath, [join(ROOT, 'apps/dashboard/scripts/build.mjs')]);
    const sites = await Promise.all(COMPANIES.map((company) => serveFolder(join(COMPANIES_DIR, company))));
    for (const site of sites) started.add(site);
    const [first, ...others] = sites.map(({ origin }) => `${origin}/`);
    logProgress('Starting the product …');
    const product = started.add(await startQuickstart(first ?? '', { hosts: sites.map(({ host }) => host) }));
    for (const url of others) {
      logProgress(`Analysing ${url} …`);
      await analyse(product, url);
    }
    return {
      url: `${product.url}/app`,
      welcomeUrl: /\S+\/app\/welcome#token=\S+/.exec(product.output())?.[0] ?? '',
      brandId: product.brandId,
      stop: () => started.stop(),
    };
  } catch (error) {
    await started.stop();
    throw error;
  }
}

async function analyse({ url: baseUrl, apiKey }: Quickstart, site: string): Promise<void> {
  await new Brandprint({ baseUrl, apiKey }).analyze(site, { timeout: ANALYSIS_MS });
}
