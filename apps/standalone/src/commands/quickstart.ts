import { accessSync, constants } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BrandDetail } from '@brandprint/contracts';
import { isRobotsRefusal } from '@brandprint/crawler';
import { createApiKey, type Database, readProgress, revokeApiKey } from '@brandprint/database';
import { delay, Lifecycle, UserError } from '@brandprint/platform';
import { Brandprint } from '@brandprint/sdk';
import { createProgressDisplay, formatSummary, secondsText } from '@brandprint/terminal';
import type { QuickstartCommand } from '../args.ts';
import { type ApiClient, createApiClient } from '../quickstart/api-client.ts';
import { serveBundledSite } from '../quickstart/bundled-site.ts';
import { nextStepsOnce, nextStepsServing } from '../quickstart/next-steps.ts';
import { outcomeSteps } from '../quickstart/outcome-steps.ts';
import { ensureQuickstartWorkspace } from '../quickstart/workspace.ts';
import { writeExports } from '../quickstart/write-exports.ts';
import { openDataDir } from '../runtime/data-dir.ts';
import { type Product, startProduct } from '../runtime/start-product.ts';
import { createWelcomeLink } from '../runtime/welcome-link.ts';
import { type CommandContext, waitForStop } from './context.ts';

const POLL_MS = 150;
const INTERRUPTED_EXIT_CODE = 130;

/** Starts everything, analyses a site through the API like any client, and prints the result. */
export async function runQuickstart(command: QuickstartCommand, context: CommandContext): Promise<number> {
  const { settings, logger, stop, abort, screen, paint } = context;
  if (command.out) assertWritable('--out', dirname(command.out));
  if (command.exports) assertWritable('--export', command.exports.folder);
  const dir = await openDataDir(command.data, command.name);
  const lifecycle = new Lifecycle(logger);
  lifecycle.add('data folder', dir, async (it) => it.release());
  try {
    const site = command.url === undefined ? lifecycle.add('site', await serveBundledSite(), (it) => it.stop()) : null;
    const url = command.url ?? site?.url ?? '';
    const product = await startProduct({
      settings,
      dir,
      logger,
      lifecycle,
      onLost: abort,
      step: screen.step,
      port: command.port,
      host: '127.0.0.1',
      buildsDashboard: !command.once,
      ...(site ? { allow: site.authority } : {}),
    });
    if (stop.aborted) return INTERRUPTED_EXIT_CODE;

    const access = await createQuickstartKey(product);
    dir.writeServerFile({ url: product.url, apiKey: access.key, untilStopped: !command.once });
    // The first to be removed: who finds no server waits for the folder.
    lifecycle.add('server file', dir, async (it) => it.removeServerFile());
    // A key that nobody sees is useless.
    if (command.once) lifecycle.add('key', access.id, (id) => revokeApiKey(product.database, id));
    const client = createApiClient(product.url, access.key);
    screen.print('', `Analysing ${url}`);
    if (site) screen.print(paint.dim(`${site.company} is a made-up company. Its site came with Brandprint.`));
    const started = performance.now();
    const brandId = await client.parse({ url, maxPages: command.maxPages, stages: command.stages });
    dir.writeQuickstartFile({
      base_url: product.url,
      api_key: access.key,
      workspace_id: access.workspaceId,
      brand_id: brandId,
    });

    const brand = await showProgress(client, product.database, brandId, stop);
    if (!brand) return INTERRUPTED_EXIT_CODE;
    if (command.out) await writeFile(command.out, brand.body);
    screen.print(`Analysed in ${secondsText(performance.now() - started)}`, '');
    const { brands } = new Brandprint({ baseUrl: product.url, apiKey: access.key });
    screen.print(...formatSummary(await brands.get(brandId), paint, screen.width), '');
    if (command.exports) screen.print(...(await writeExports(client, brand.data, command.exports)));
    const outcome = outcomeSteps({
      brand: brand.data,
      url: command.url,
      once: command.once,
      robotsRefused: isRobotsRefusal(brand.data.quality_note),
    });
    if (command.once) {
      screen.print(...nextStepsOnce(command.out, paint, outcome));
      return brand.data.analysis_status === 'complete' ? 0 : 1;
    }

    const baseUrl = settings.PUBLIC_BASE_URL ?? product.url;
    const welcome = await createWelcomeLink(product.database, baseUrl, { workspaceId: access.workspaceId, brandId });
    const served = { baseUrl: product.url, apiKey: access.key, brandId, dataDir: dir.path, welcome };
    screen.print(...nextStepsServing(served, paint, outcome));
    await waitForStop(stop);
    screen.print('Stopping …');
    return 0;
  } finally {
    await lifecycle.stop();
  }

  async function createQuickstartKey({ database }: Product) {
    const { id: workspaceId } = await ensureQuickstartWorkspace(database);
    const { id, key } = await createApiKey(database, {
      workspaceId,
      environment: 'prod',
      description: 'quickstart',
    });
    return { id, key, workspaceId };
  }

  /** Shows progress until the brand is final; undefined if it was interrupted. */
  async function showProgress(client: ApiClient, database: Database, brandId: string, stop: AbortSignal) {
    const display = createProgressDisplay(screen, paint);
    try {
      while (!stop.aborted) {
        const brand = await client.brand(brandId);
        const progress = await readProgress(database, brandId);
        if (progress) display.update(progress);
        if (isFinal(brand.data)) return brand;
        await delay(POLL_MS);
      }
      return undefined;
    } finally {
      display.end();
    }
  }
}

const isFinal = ({ analysis_status }: BrandDetail) => ['complete', 'failed', 'idle'].includes(analysis_status);

/** Checked before the work starts. */
function assertWritable(option: string, folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UserError(`${option}: ${folder} is not a writable directory.`);
  }
}
