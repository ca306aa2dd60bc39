import { setTimeout as pause } from 'node:timers/promises';
import { browserEnvironment, findBrowser } from '@brandprint/crawler';
import { UserError } from '@brandprint/platform';
import { startSite, waitFor } from '@brandprint/testing';
import { hasRedis } from '@brandprint/testing/faults';
import pg from 'pg';
import { type Fleet, startFleet } from '../fleet/index.ts';
import type { AppName } from '../fleet/supervised-process.ts';
import { isSameAndAlive } from '../processes.ts';
import { type Random, randomFrom } from '../random.ts';
import { DEADLY_PATH, socketOwners, startAnvilSite } from './anvil-site.ts';
import {
  auditFiles,
  auditKills,
  auditMessages,
  auditRows,
  type Check,
  listFiles,
  type ReceivedMessage,
  type SubmittedBrand,
} from './audit.ts';
import { createFaults, type Fault } from './faults.ts';
import { createRetryingClient, type RetryingClient } from './retrying-client.ts';

export interface ChaosOptions {
  brands: number;
  seed: number;
  /** Processes of each app. */
  count: Readonly<Record<AppName, number>>;
  /** Milliseconds from one submission to the next. */
  everyMs: number;
  /** Which faults, by name; undefined: all. */
  only?: readonly string[];
  /** Seconds that one of them lasts at most. */
  longest: number;
  /** Seconds between two faults, at least and at most. */
  between: readonly [low: number, high: number];
  /** Whether a page that kills its crawler is submitted first. */
  deadly: boolean;
  /** Whether the binaries' time is waited for; else it is moved to now. */
  waitForExpiry: boolean;
  redis: boolean;
}

export interface ChaosResult {
  checks: Check[];
  /** How often each fault happened. */
  happened: Record<string, number>;
  restarts: Record<string, number>;
  /** Requests that were not answered, or by a 5xx, and sent again. */
  troubles: number;
  /** From the first request for the deadly page until its brand had failed; null without one. */
  deadlySeconds: number | null;
  /** From the last fault until every brand was final. */
  settledSeconds: number;
  seconds: number;
}

/** A fault and what follows from it are over by then; so are binaries of the shortest time. */
const COMPLETION_TIMEOUT_MS = 5 * 60_000;
const CACHE_TTL = 300;
const EXPIRY_MS = (CACHE_TTL + 60) * 1000;
/** What a brand may take that kills whoever works on it. */
const DEADLY_SECONDS = 90;
/** What processes need to end. */
const EXIT_TIMEOUT_MS = 10_000;

/** Has brands analysed while everything fails that can fail, and says what has come of them. */
export async function runChaos(options: ChaosOptions, logProgress: (line: string) => void): Promise<ChaosResult> {
  if (options.redis && !hasRedis())
    throw new UserError('Chaos needs redis-server (Debian: apt-get install redis-server), or --postgres.');
  const started = performance.now();
  const random = randomFrom(options.seed);
  const received: ReceivedMessage[] = [];
  const receiver = await startReceiver(received);
  let fleet: Fleet | undefined;
  let kills = 0;
  const site = await startAnvilSite((port) => {
    const crawlers = fleet?.processesOf('crawler').map((member) => member.process().pid) ?? [];
    for (const pid of socketOwners(port, crawlers)) {
      process.kill(pid, 'SIGKILL');
      kills += 1;
    }
  });
  try {
    const browser = await findBrowser(process.env['PUPPETEER_EXECUTABLE_PATH'], process.env);
    const allow = {
      EGRESS_ALLOW: `${site.host},${receiver.host}`,
      ...browserEnvironment(browser),
    };
    fleet = await startFleet({ count: options.count, redis: options.redis, env: allow });
    logProgress(`Started ${fleet.members.length} processes.`);
    await createWebhook(fleet, receiver.url);
    const client = createRetryingClient(fleet, randomFrom(options.seed + 1));
    const submitted: SubmittedBrand[] = [];
    const deadlySeconds = options.deadly ? await measureDeadlyPage(fleet, client, site.url, submitted) : null;
    if (deadlySeconds !== null)
      logProgress(`A page that kills its crawler failed after ${deadlySeconds.toFixed(0)} s.`);

    const all = submitAll(client, site.url, options, submitted);
    const happened = await injectFaults(fleet, random, options, all, logProgress);
    await all;
    const faultsOver = performance.now();
    logProgress(`Submitted ${submitted.length} brands; every fault is over.`);
    const database = await openRowQueries(fleet);
    const final = () => database.count("status IN ('complete', 'failed')");
    await waitFor(async () => (await final()) >= submitted.length, COMPLETION_TIMEOUT_MS).catch(() => undefined);
    const settledSeconds = (performance.now() - faultsOver) / 1000;
    logProgress(`${await final()} of ${submitted.length} are final.`);
    const folder = `${fleet.services.s3.folder}/brands`;
    const files = await listFiles(folder);
    if (!options.waitForExpiry) await database.expire();
    const gone = () => database.count('a.assets_deleted_at IS NOT NULL');
    await waitFor(async () => (await gone()) >= submitted.length, EXPIRY_MS).catch(() => undefined);
    await waitFor(async () => (await database.deliveriesLeft()) === 0, COMPLETION_TIMEOUT_MS).catch(() => undefined);
    await database.stop();

    const checks = await auditRows(fleet.services.postgres.url(), fleet.workspaceId, submitted);
    checks.push(auditMessages(received, submitted), auditFiles(files, await listFiles(folder)));
    if (deadlySeconds !== null) checks.push(auditKills(kills), checkDeadlyTime(deadlySeconds));
    const restarts = Object.fromEntries(
      Object.entries(options.count).map(([app]) => [
        app,
        sum(fleet?.processesOf(app as AppName).map((one) => one.restarts())),
      ]),
    );
    await Promise.all(fleet.members.map((member) => member.stop()));
    checks.push(await auditProcesses(fleet));
    const seconds = (performance.now() - started) / 1000;
    return { checks, happened, restarts, troubles: client.failedRequests(), deadlySeconds, settledSeconds, seconds };
  } finally {
    await fleet?.stop();
    await site.stop();
    await receiver.stop();
  }
}

const sum = (numbers: readonly number[] = []): number => numbers.reduce((total, number) => total + number, 0);

function checkDeadlyTime(seconds: number): Check {
  const name = `a page that kills its crawler has failed within ${DEADLY_SECONDS} s`;
  return { name, breaches: seconds <= DEADLY_SECONDS ? [] : [`${seconds.toFixed(0)} s`] };
}

async function submitAll(
  customer: RetryingClient,
  url: string,
  { brands, everyMs }: ChaosOptions,
  submitted: SubmittedBrand[],
): Promise<void> {
  const submissions: Promise<void>[] = [];
  for (let number = 1; number <= brands; number += 1) {
    submissions.push(submit(customer, `${url}/b/${number}`, submitted).then(() => undefined));
    await pause(everyMs);
  }
  await Promise.all(submissions);
}

async function submit(
  customer: RetryingClient,
  url: string,
  submitted: SubmittedBrand[],
  fails = false,
): Promise<string> {
  const request = { url, max_pages: 1, stages: ['things'], cache_ttl: CACHE_TTL };
  const brandId = await customer.submit(url, request);
  submitted.push({ brandId, fails });
  return brandId;
}

/** Submits a page that kills its crawler, among others. Answers the seconds until it has failed and the others are complete. */
async function measureDeadlyPage(
  fleet: Fleet,
  customer: RetryingClient,
  url: string,
  submitted: SubmittedBrand[],
): Promise<number> {
  const BESIDE = [-1, -2, -3, -4].map((number) => `${url}/b/${1_000_000 - number}`);
  const before = BESIDE.slice(0, 2).map((one) => submit(customer, one, submitted));
  const [deadly] = await Promise.all([submit(customer, `${url}${DEADLY_PATH}`, submitted, true), ...before]);
  const began = performance.now();
  for (const one of BESIDE.slice(2)) await submit(customer, one, submitted);
  const database = await openRowQueries(fleet);
  try {
    await waitFor(() => database.is(deadly, 'failed'), 2 * DEADLY_SECONDS * 1000);
    return (performance.now() - began) / 1000;
  } finally {
    await database.stop();
  }
}

/** One fault after the other, now and then two at once, until each has happened and `until` is over. */
async function injectFaults(
  fleet: Fleet,
  random: Random,
  { longest, between, only }: ChaosOptions,
  until: Promise<void>,
  logProgress: (line: string) => void,
): Promise<Record<string, number>> {
  const kinds = createFaults(longest).filter(({ name, target }) => {
    return (fleet.services.redis || target !== 'redis') && (only === undefined || only.includes(name));
  });
  const happened: Record<string, number> = {};
  const running = new Map<string, Promise<void>>();
  let over = false;
  void until.finally(() => {
    over = true;
  });
  /** After what happens to the same already. */
  const startFault = ({ name, target, inject }: Fault): Promise<void> => {
    const injection = (running.get(target) ?? Promise.resolve()).then(() => {
      logProgress(name);
      happened[name] = (happened[name] ?? 0) + 1;
      return inject(fleet, random);
    });
    injection.catch(() => undefined); // thrown where all are awaited
    running.set(target, injection);
    return injection;
  };
  const [low, high] = between;
  for (let round = 0; kinds.length > 0 && (round === 0 || !over); round += 1) {
    for (const fault of random.shuffled(kinds)) {
      if (round > 0 && over) break;
      await pause(random.between(low * 1000, high * 1000));
      const injection = startFault(fault);
      if (random.next() < 0.75) await injection;
    }
  }
  await Promise.all(running.values());
  return happened;
}

/** A webhook that is told of every end, made as the API makes it. */
async function createWebhook({ urls, key }: Fleet, url: string): Promise<void> {
  const response = await fetch(`${urls[0]}/v1/api/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, event_types: ['brand.complete', 'brand.failed', 'brand.assets_expired'] }),
  });
  if (response.status !== 201) throw new Error(`no webhook: ${response.status} ${await response.text()}`);
}

/** Notes what is sent to it, and believes it. */
function startReceiver(arrived: ReceivedMessage[]) {
  return startSite((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const { type, data } = JSON.parse(body) as { type: string; data: { brand_id: string } };
      arrived.push({ id: String(request.headers['webhook-id']), type, brandId: data.brand_id });
      response.writeHead(204).end();
    });
  });
}

/** Looks at the rows of the workspace, past the line. */
async function openRowQueries({ services, workspaceId }: Fleet) {
  const client = new pg.Client({ connectionString: services.postgres.url() });
  await client.connect();
  const FROM = 'FROM brands b JOIN analyses a ON a.id = b.analysis_id WHERE b.workspace_id = $1';
  const count = async (where: string): Promise<number> => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS n ${FROM} AND ${where.replace(/^status/, 'b.status')}`,
      [workspaceId],
    );
    return rows[0].n as number;
  };
  return {
    count,
    is: async (brandId: string | undefined, status: string) =>
      (await count(`b.id = '${brandId}' AND b.status = '${status}'`)) > 0,
    expire: () => client.query('UPDATE analyses SET assets_expire_at = now() WHERE workspace_id = $1', [workspaceId]),
    async deliveriesLeft(): Promise<number> {
      const { rows } = await client.query(
        "SELECT count(*)::int AS n FROM webhook_deliveries WHERE status IN ('pending', 'delivering')",
      );
      return rows[0].n as number;
    },
    stop: () => client.end(),
  };
}

/** Whether something that was ever started is still there. */
async function auditProcesses(fleet: Fleet): Promise<Check> {
  const all = fleet.members.flatMap(({ app, seen }) => [...seen.values()].map((one) => ({ app, ...one })));
  const left = () => all.filter(isSameAndAlive);
  await waitFor(async () => left().length === 0, EXIT_TIMEOUT_MS).catch(() => undefined);
  return { name: 'no process is left', breaches: left().map(({ app, pid }) => `${pid} of ${app}`) };
}
