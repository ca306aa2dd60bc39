import { waitFor } from '@brandprint/testing';
import pg from 'pg';
import { auditRows, type Check, type SubmittedBrand } from '../chaos/audit.ts';
import { connectToRows } from '../chaos/database-rows.ts';
import { createRetryingClient, type RetryingClient } from '../chaos/retrying-client.ts';
import { registerWebhook } from '../chaos/webhook.ts';
import { randomFrom } from '../random.ts';
import { checkHardening, lookAtProcesses, sandboxBreaches } from './hardening.ts';
import { TAGS } from './images.ts';
import type { ContainersResult, Step } from './index.ts';
import { startLoad } from './load.ts';
import { type Settings, SITE } from './settings.ts';
import { APPS, STORES, type Stack } from './stack.ts';

const WORKSPACE = 'containers';
const CRAWLERS = 3;
const PATIENCE_MS = 10 * 60_000;

type Outcome = Pick<ContainersResult, 'checks' | 'brands' | 'failedRequests'>;

/** What happens to the graph, from its first start to the audit of everything that was submitted. */
export async function runScenario(stack: Stack, settings: Settings, step: Step): Promise<Outcome> {
  const submitted: SubmittedBrand[] = [];
  const checks: Check[] = [];
  await step('start the previous release', () => stack.up(TAGS.previous));
  const key = await createKey(stack);
  const api = { urls: [settings.apiUrl], key };
  await registerWebhook(api, `${SITE}/hook`);
  const client = createRetryingClient(api, randomFrom(1));
  const underLoad = async (name: string, work: () => Promise<unknown>) => {
    const load = startLoad(client, SITE, submitted);
    await step(name, work).finally(() => load.stop());
  };

  await underLoad('upgrade under load', () => stack.up(TAGS.current));
  checks.push(
    await step('analyse a site with every section', () => analyse(stack, client, settings.apiUrl, key, submitted)),
  );
  checks.push(await checkHardening(stack));
  await step(`scale crawlers to ${CRAWLERS}`, () => stack.up(TAGS.current, CRAWLERS));
  checks.push({
    name: `${CRAWLERS} crawlers run`,
    breaches: (await stack.containersOf('crawler')).length === CRAWLERS ? [] : ['there is another number'],
  });
  for (const service of [...APPS, ...STORES])
    await underLoad(`kill ${service} under load`, () => killAndWait(stack, service));
  await underLoad('roll back under load', () => stack.up(TAGS.previous, CRAWLERS));
  await underLoad('upgrade again under load', () => stack.up(TAGS.current, CRAWLERS));

  const rows = await step('finish every brand', () => settle(stack, settings, submitted));
  return { checks: [...checks, ...rows], brands: submitted.length, failedRequests: client.failedRequests() };
}

/** Creates a key as docs/operations.md says, which ends the output. */
async function createKey(stack: Stack): Promise<string> {
  const operate = (...args: string[]) => stack.compose(['run', '--rm', 'migrate', ...args], TAGS.previous);
  await operate('workspaces', 'create', WORKSPACE, '--parse-limit', '1000000');
  return (await operate('keys', 'create', '--workspace', WORKSPACE)).split('\n').at(-1)?.trim() ?? '';
}

/** Analyses the site, and looks at the browser meanwhile. */
async function analyse(
  stack: Stack,
  client: RetryingClient,
  apiUrl: string,
  key: string,
  submitted: SubmittedBrand[],
): Promise<Check> {
  const brandId = await client.submit('whole', { url: `${SITE}/`, cache_ttl: 300 });
  submitted.push({ brandId, fails: false });
  const [crawler = ''] = await stack.containersOf('crawler');
  const seen = await waitFor(async () => {
    const processes = await lookAtProcesses(stack, crawler);
    return processes.some(({ command }) => command.includes('--type=renderer')) && processes;
  }, PATIENCE_MS);
  const headers = { authorization: `Bearer ${key}` };
  await waitFor(async () => {
    const { data } = await (await fetch(`${apiUrl}/v1/api/brands/${brandId}`, { headers })).json();
    if (data.analysis_status === 'failed') throw new Error(`The analysis failed: ${data.quality_note}`);
    return data.analysis_status === 'complete';
  }, PATIENCE_MS);
  return { name: 'pages are in the sandbox of the browser', breaches: sandboxBreaches(seen) };
}

/** Ends the first process of each container, as a crash does; the engine has to start it again. */
async function killAndWait(stack: Stack, service: string): Promise<void> {
  const containers = await stack.containersOf(service);
  for (const container of containers) {
    const before = await stack.inspect(container);
    process.kill(before.State.Pid, 'SIGKILL');
    await waitFor(async () => {
      const { State } = await stack.inspect(container);
      return State.Pid !== before.State.Pid && State.Health?.Status === 'healthy';
    }, PATIENCE_MS);
  }
}

/** Waits until every brand is final, its binaries are deleted and its messages are delivered; then checks all rows. */
async function settle(stack: Stack, { postgresPassword }: Settings, submitted: SubmittedBrand[]): Promise<Check[]> {
  const url = `postgres://brandprint:${postgresPassword}@${await stack.storeAddress('postgres')}:5432/brandprint`;
  const workspaceId = await findWorkspace(url);
  const rows = await connectToRows(url, workspaceId);
  // What is not done in time is in the audit.
  const wait = (done: () => Promise<boolean>) => waitFor(done, PATIENCE_MS).catch(() => undefined);
  try {
    await wait(async () => (await rows.countFinal()) >= submitted.length);
    await rows.expireAssets();
    await wait(async () => (await rows.countDeletedAssets()) >= submitted.length);
    await wait(async () => (await rows.countUnfinishedDeliveries()) === 0);
  } finally {
    await rows.stop();
  }
  return auditRows(url, workspaceId, submitted);
}

async function findWorkspace(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM workspaces WHERE name = $1', [WORKSPACE]);
    return rows[0]?.id ?? '';
  } finally {
    await client.end();
  }
}
