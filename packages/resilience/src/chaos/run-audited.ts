import { APPS, type AppName, type Fleet, startFleet } from '@brandprint/harness/fleet';
import { UserError } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import { hasRedis, hasRedisCluster, type RedisKind } from '@brandprint/testing/faults';
import { randomFrom } from '../random.ts';
import {
  auditFiles,
  auditMessages,
  auditRows,
  type Check,
  listFiles,
  type ReceivedMessage,
  type SubmittedBrand,
} from './audit.ts';
import { startCrashingSite } from './crashing-site.ts';
import { connectToRows } from './database-rows.ts';
import { createRetryingClient, type RetryingClient } from './retrying-client.ts';
import { CACHE_TTL } from './submissions.ts';
import { registerWebhook, startWebhookReceiver } from './webhook.ts';

export interface AuditedRunOptions {
  /** Processes per app. */
  count: Readonly<Record<AppName, number>>;
  redis: RedisKind;
  /** More settings of all apps. */
  env?: NodeJS.ProcessEnv;
  /** Whether to wait until binaries expire. Otherwise their expiry is set to now. */
  waitForExpiry: boolean;
  /** Chooses the processes of the API that requests go to. */
  seed: number;
  /** Gets the client's port of a request for the fatal page. */
  onFatalPage?: (fleet: Fleet, port: number) => void;
}

/** What a scenario works with. */
export interface Scene {
  fleet: Fleet;
  client: RetryingClient;
  siteUrl: string;
  /** A scenario adds each brand that it submits. */
  submitted: SubmittedBrand[];
}

export interface AuditedRun {
  checks: Check[];
  restarts: Record<string, number>;
  /** Requests that were repeated because of a 5xx or no response. */
  failedRequests: number;
  /** From the end of the scenario until every brand is final. */
  settledSeconds: number;
  seconds: number;
}

/** Time for all consequences of a scenario to end. */
const COMPLETION_TIMEOUT_MS = 5 * 60_000;
const EXPIRY_TIMEOUT_MS = (CACHE_TTL + 60) * 1000;
/** Time for processes to exit. */
const EXIT_TIMEOUT_MS = 10_000;

/** Plays a scenario on all apps with services of their own, then checks that nothing is lost, duplicated or left behind. */
export async function runAudited<Result>(
  { onFatalPage, env, ...options }: AuditedRunOptions,
  play: (scene: Scene) => Promise<Result>,
  logProgress: (line: string) => void,
): Promise<AuditedRun & { result: Result }> {
  if (options.redis && !hasRedis())
    throw new UserError(
      'A queue in Redis or Redis Cluster needs redis-server. Install it (Debian: apt-get install redis-server), or use --postgres.',
    );
  if (options.redis === 'cluster' && !hasRedisCluster())
    throw new UserError('A Redis Cluster needs redis-server 7 or newer, and redis-cli (Debian: redis-tools).');
  const started = performance.now();
  const received: ReceivedMessage[] = [];
  const receiver = await startWebhookReceiver(received);
  let fleet: Fleet | undefined;
  const site = await startCrashingSite((port) => fleet && onFatalPage?.(fleet, port));
  try {
    const shared = { EGRESS_ALLOW: `${site.host},${receiver.host}`, ...env };
    fleet = await startFleet({ count: options.count, redis: options.redis, env: shared });
    logProgress(`Started ${fleet.members.length} processes.`);
    await registerWebhook(fleet, receiver.url);
    const client = createRetryingClient(fleet, randomFrom(options.seed + 1));
    const submitted: SubmittedBrand[] = [];
    const result = await play({ fleet, client, siteUrl: site.url, submitted });
    const { settledSeconds, files } = await waitUntilSettled(fleet, submitted.length, options, logProgress);

    const checks = await auditRows(fleet.services.postgres.url(), fleet.workspaceId, submitted);
    checks.push(auditMessages(received, submitted), auditFiles(files, await listFiles(storeFolder(fleet))));
    const restarts = countRestarts(fleet);
    await Promise.all(fleet.members.map((member) => member.stop()));
    checks.push(await auditProcesses(fleet));
    const seconds = (performance.now() - started) / 1000;
    return { result, checks, restarts, failedRequests: client.failedRequests(), settledSeconds, seconds };
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
  { waitForExpiry }: Pick<AuditedRunOptions, 'waitForExpiry'>,
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

const countRestarts = (fleet: Fleet): Record<string, number> =>
  Object.fromEntries(
    APPS.map((app) => [app, fleet.processesOf(app).reduce((total, member) => total + member.restarts(), 0)]),
  );

/** Whether any process ever seen is still alive. */
async function auditProcesses({ members }: Fleet): Promise<Check> {
  const left = await Promise.all(
    members.map(async ({ app, seen }) =>
      (await seen.survivors(EXIT_TIMEOUT_MS)).map(({ pid }) => `process ${pid} of ${app}`),
    ),
  );
  return { name: 'no process is left', breaches: left.flat() };
}
