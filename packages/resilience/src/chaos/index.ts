import { type AppName, type Fleet, startFleet } from '@brandprint/harness/fleet';
import { UserError } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import { hasRedis, type RedisKind } from '@brandprint/testing/faults';
import { randomFrom } from '../random.ts';
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
import { socketOwners, startCrashingSite } from './crashing-site.ts';
import { connectToRows } from './database-rows.ts';
import { type FaultOptions, injectFaults } from './inject-faults.ts';
import { createRetryingClient } from './retrying-client.ts';
import { CACHE_TTL, FATAL_PAGE_LIMIT_SECONDS, measureFatalPage, submitBrands } from './submissions.ts';
import { registerWebhook, startWebhookReceiver } from './webhook.ts';

export interface ChaosOptions extends FaultOptions {
  brands: number;
  /** Processes per app. */
  count: Readonly<Record<AppName, number>>;
  /** Milliseconds between submissions. */
  everyMs: number;
  /** Whether a page that kills its crawler is submitted first. */
  fatalPage: boolean;
  /** Whether to wait until binaries expire. Otherwise their expiry is set to now. */
  waitForExpiry: boolean;
  redis: RedisKind;
}

export interface ChaosResult {
  checks: Check[];
  /** How often each fault was injected. */
  faults: Record<string, number>;
  restarts: Record<string, number>;
  /** Requests that were repeated because of a 5xx or no response. */
  failedRequests: number;
  /** From the submission of the fatal page until its brand has failed; null if there is none. */
  fatalPageSeconds: number | null;
  /** From the end of the last fault until every brand is final. */
  settledSeconds: number;
  seconds: number;
}

/** Time for all consequences of faults to end. */
const COMPLETION_TIMEOUT_MS = 5 * 60_000;
const EXPIRY_TIMEOUT_MS = (CACHE_TTL + 60) * 1000;
/** Time for processes to exit. */
const EXIT_TIMEOUT_MS = 10_000;

/** Has brands analysed while faults are injected, then checks that nothing is lost, duplicated or left behind. */
export async function runChaos(options: ChaosOptions, logProgress: (line: string) => void): Promise<ChaosResult> {
  if (options.redis && !hasRedis())
    throw new UserError(
      'Chaos needs redis-server. Install it (Debian: apt-get install redis-server), or use --postgres.',
    );
  const started = performance.now();
  const received: ReceivedMessage[] = [];
  const receiver = await startWebhookReceiver(received);
  let fleet: Fleet | undefined;
  let kills = 0;
  const site = await startCrashingSite((port) => {
    const crawlers = fleet?.processesOf('crawler').map((member) => member.process().pid) ?? [];
    for (const pid of socketOwners(port, crawlers)) {
      process.kill(pid, 'SIGKILL');
      kills += 1;
    }
  });
  try {
    const env = { EGRESS_ALLOW: `${site.host},${receiver.host}` };
    fleet = await startFleet({ count: options.count, redis: options.redis, env });
    logProgress(`Started ${fleet.members.length} processes.`);
    await registerWebhook(fleet, receiver.url);
    const client = createRetryingClient(fleet, randomFrom(options.seed + 1));
    const submitted: SubmittedBrand[] = [];
    const fatalPageSeconds = options.fatalPage ? await measureFatalPage(fleet, client, site.url, submitted) : null;
    if (fatalPageSeconds !== null)
      logProgress(`A page that kills its crawler failed after ${fatalPageSeconds.toFixed(0)} s.`);

    const submissions = submitBrands(client, site.url, options, submitted);
    const faults = await injectFaults(fleet, options, submissions, logProgress);
    await submissions;
    logProgress(`Submitted ${submitted.length} brands; the last fault is over.`);
    const { settledSeconds, files } = await waitUntilSettled(fleet, submitted.length, options, logProgress);

    const checks = await auditRows(fleet.services.postgres.url(), fleet.workspaceId, submitted);
    checks.push(auditMessages(received, submitted), auditFiles(files, await listFiles(storeFolder(fleet))));
    if (fatalPageSeconds !== null) checks.push(auditKills(kills), auditFatalPageTime(fatalPageSeconds));
    const restarts = countRestarts(fleet, options);
    await Promise.all(fleet.members.map((member) => member.stop()));
    checks.push(await auditProcesses(fleet));
    const seconds = (performance.now() - started) / 1000;
    const failedRequests = client.failedRequests();
    return { checks, faults, restarts, failedRequests, fatalPageSeconds, settledSeconds, seconds };
  } finally {
    await fleet?.stop();
    await site.stop();
    await receiver.stop();
  }
}

const storeFolder = ({ services }: Fleet): string => `${services.s3.folder}/brands`;

/** Waits for final brands, deleted binaries and delivered webhooks. The audit reports what is not done in time. */
async function waitUntilSettled(
  fleet: Fleet,
  submitted: number,
  { waitForExpiry }: ChaosOptions,
  logProgress: (line: string) => void,
): Promise<{ settledSeconds: number; files: string[] }> {
  const began = performance.now();
  const rows = await connectToRows(fleet.services.postgres.url(), fleet.workspaceId);
  const wait = (done: () => Promise<boolean>, timeoutMs: number) => waitFor(done, timeoutMs).catch(() => undefined);
  try {
    await wait(async () => (await rows.countFinal()) >= submitted, COMPLETION_TIMEOUT_MS);
    const settledSeconds = (performance.now() - began) / 1000;
    logProgress(`${await rows.countFinal()} of ${submitted} brands are final.`);
    const files = await listFiles(storeFolder(fleet));
    if (!waitForExpiry) await rows.expireAssets();
    await wait(async () => (await rows.countDeletedAssets()) >= submitted, EXPIRY_TIMEOUT_MS);
    await wait(async () => (await rows.countUnfinishedDeliveries()) === 0, COMPLETION_TIMEOUT_MS);
    return { settledSeconds, files };
  } finally {
    await rows.stop();
  }
}

const countRestarts = (fleet: Fleet, { count }: ChaosOptions): Record<string, number> =>
  Object.fromEntries(
    Object.keys(count).map((app) => [
      app,
      fleet.processesOf(app as AppName).reduce((total, member) => total + member.restarts(), 0),
    ]),
  );

const auditFatalPageTime = (seconds: number): Check => ({
  name: `a page that kills its crawler fails within ${FATAL_PAGE_LIMIT_SECONDS} s`,
  breaches: seconds <= FATAL_PAGE_LIMIT_SECONDS ? [] : [`${seconds.toFixed(0)} s`],
});

/** Whether any process ever seen is still alive. */
async function auditProcesses({ members }: Fleet): Promise<Check> {
  const left = await Promise.all(
    members.map(async ({ app, seen }) =>
      (await seen.survivors(EXIT_TIMEOUT_MS)).map(({ pid }) => `process ${pid} of ${app}`),
    ),
  );
  return { name: 'no process is left', breaches: left.flat() };
}
