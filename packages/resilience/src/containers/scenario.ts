import { delay } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import pg from 'pg';
import { auditMessages, auditRows, type Check, type ReceivedMessage, type SubmittedBrand } from '../chaos/audit.ts';
import { connectToRows } from '../chaos/database-rows.ts';
import { createRetryingClient } from '../chaos/retrying-client.ts';
import { CACHE_TTL } from '../chaos/submissions.ts';
import { registerWebhook } from '../chaos/webhook.ts';
import { randomFrom } from '../random.ts';
import { checkHardening, lookAtProcesses, sandboxBreaches } from './hardening.ts';
import { TAGS } from './images.ts';
import { startLoad } from './load.ts';
import { checkMcp } from './mcp.ts';
import type { ContainersResult, Step } from './run.ts';
import { type Settings, SITE } from './settings.ts';
import { APPS, STORES, type Stack } from './stack.ts';

const WORKSPACE = 'containers';
const CRAWLERS = 3;
const PATIENCE_MS = 10 * 60_000;
/** A question to the engine is a process, which the machine has to run too. */
const POLL_MS = 2_000;

type Outcome = Pick<ContainersResult, 'checks' | 'brands' | 'failedRequests'>;

/** What happens to the graph, from its first start to the audit of everything that was submitted. */
export async function runScenario(
  stack: Stack,
  { settings, every }: { settings: Settings; every: number },
  step: Step,
): Promise<Outcome> {
  const submitted: SubmittedBrand[] = [];
  await step('start the previous release', () => stack.up(TAGS.previous));
  const api = { urls: [settings.apiUrl], key: await step('create a key', () => createKey(stack)) };
  await registerWebhook(api, `${SITE}/hook`);
  const client = createRetryingClient(api, randomFrom(1));
  let sites = 0;
  // The first folder tells brands apart.
  const nextUrl = () => `${SITE}/${++sites}/`;
  const underLoad = async (name: string, work: () => Promise<unknown>) => {
    const load = startLoad(client, { nextUrl, everyMs: every * 1000 }, submitted);
    await step(name, work).finally(() => load.stop());
  };

  const checks: Check[] = [];
  const replace = async (name: string, tag: string) => {
    await underLoad(`${name} under load`, () => stack.up(tag));
    checks.push(await checkImages(stack, name, tag));
  };
  await replace('upgrade', TAGS.current);
  await replace('roll back', TAGS.previous);
  await replace('upgrade again', TAGS.current);
  const brandId = await client.submit('whole', { url: `${SITE}/`, cache_ttl: CACHE_TTL });
  submitted.push({ brandId, fails: false });
  checks.push(await step('look at a page of the browser', () => checkSandbox(stack)));
  await step('start the MCP server', () => stack.upMcp(TAGS.current));
  checks.push(await checkMcp(settings.mcpUrl, api.key), await checkHardening(stack));
  await step(`scale crawlers to ${CRAWLERS}`, () => stack.up(TAGS.current, CRAWLERS));
  checks.push(await checkCrawlers(stack));
  for (const service of [...APPS, ...STORES])
    await underLoad(`kill ${service} under load, until healthy again`, () => killAndWait(stack, service));

  const rows = await step('finish every brand', () => settle(stack, settings, submitted));
  return { checks: [...checks, ...rows], brands: submitted.length, failedRequests: client.failedRequests() };
}

/** Creates a key as docs/operations.md says, which ends the output. */
async function createKey(stack: Stack): Promise<string> {
  const operate = (...args: string[]) => stack.compose(['run', '--rm', 'migrate', ...args], TAGS.previous);
  await operate('workspaces', 'create', WORKSPACE, '--parse-limit', '1000000');
  return (await operate('keys', 'create', '--workspace', WORKSPACE)).split('\n').at(-1)?.trim() ?? '';
}

/** Looks at the browser while it has a page open. */
async function checkSandbox(stack: Stack): Promise<Check> {
  const [crawler = ''] = await stack.containersOf('crawler');
  const seen = await waitFor(async () => {
    const processes = await lookAtProcesses(stack, crawler);
    return processes.some(({ command }) => command.includes('--type=renderer')) && processes;
  }, PATIENCE_MS);
  return { name: 'pages are in the sandbox of the browser', breaches: sandboxBreaches(seen) };
}

/** Whether the containers of the apps run the images of a tag. */
async function checkImages(stack: Stack, after: string, tag: string): Promise<Check> {
  const breaches: string[] = [];
  for (const app of APPS)
    for (const container of await stack.containersOf(app)) {
      const { Image } = (await stack.inspect(container)).Config;
      if (!Image.endsWith(`:${tag}`)) breaches.push(`${app} runs ${Image}`);
    }
  return { name: `after "${after}" every app runs the image "${tag}"`, breaches };
}

async function checkCrawlers(stack: Stack): Promise<Check> {
  const { length } = await stack.containersOf('crawler');
  return { name: `${CRAWLERS} crawlers run`, breaches: length === CRAWLERS ? [] : [`${length} run`] };
}

/** Ends the first process of each container, as a crash does; the engine has to start it again. */
async function killAndWait(stack: Stack, service: string): Promise<void> {
  const containers = await stack.containersOf(service);
  await Promise.all(
    containers.map(async (container) => {
      const isUp = async (except: number) => {
        await delay(POLL_MS);
        const { State } = await stack.inspect(container);
        return State.Pid !== except && State.Health?.Status === 'healthy' && State.Pid;
      };
      const pid = await waitFor(() => isUp(0), PATIENCE_MS);
      process.kill(pid, 'SIGKILL');
      await waitFor(() => isUp(pid), PATIENCE_MS);
    }),
  );
}

/** Waits until every brand is final, its binaries are deleted and its messages are delivered; then checks all rows. */
async function settle(stack: Stack, { postgresPassword }: Settings, submitted: SubmittedBrand[]): Promise<Check[]> {
  const url = `postgres://brandprint:${postgresPassword}@${await stack.storeAddress('postgres')}:5432/brandprint`;
  const workspaceId = await findWorkspace(url);
  const rows = await connectToRows(url, workspaceId);
  // What is not done in time is in the audit.
  const wait = (done: () => Promise<boolean>) =>
    waitFor(() => delay(POLL_MS).then(done), PATIENCE_MS).catch(() => undefined);
  try {
    await wait(async () => (await rows.countFinal()) >= submitted.length);
    await rows.expireAssets();
    await wait(async () => (await rows.countDeletedAssets()) >= submitted.length);
    await wait(async () => (await rows.countUnfinishedDeliveries()) === 0);
  } finally {
    await rows.stop();
  }
  const messages = await readMessages(stack);
  return [...(await auditRows(url, workspaceId, submitted)), auditMessages(messages, submitted)];
}

/** What the site got as a receiver of webhooks. */
async function readMessages(stack: Stack): Promise<ReceivedMessage[]> {
  const [site = ''] = await stack.containersOf('site');
  const read = `fetch('http://127.0.0.1:8080/hook').then((it) => it.text()).then(console.log)`;
  return JSON.parse(await stack.exec(site, 'node', '-e', read)) as ReceivedMessage[];
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
