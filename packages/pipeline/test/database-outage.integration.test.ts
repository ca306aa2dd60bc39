import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ParseRequest, type StageJob } from '@brandprint/contracts';
import { createDatabase, type Database, migrateDatabase, type Queryable, saveCrawl } from '@brandprint/database';
import { createLogger } from '@brandprint/platform';
import { type DatabaseWithPrisma, withPrisma } from '@brandprint/testing';
import {
  type FaultProxy,
  type PostgresProcess,
  startFaultProxy,
  startPostgresProcess,
} from '@brandprint/testing/faults';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { admit, type Pipeline, runStage, type StageHandler, submitBrand } from '../src/index.ts';

/** As root, Postgres runs as nobody, which needs access to the folder. */
const PASSABLE = 0o711;
const neverAborted = new AbortController().signal;

let dir: string;
let postgres: PostgresProcess;
let proxy: FaultProxy;
let database: DatabaseWithPrisma;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'brandprint-outage-'));
  await chmod(dir, PASSABLE);
  postgres = await startPostgresProcess(dir);
  proxy = await startFaultProxy(() => postgres.port());
  const url = new URL(postgres.url());
  url.port = String(proxy.port);
  await migrateDatabase(url.href);
  database = withPrisma(createDatabase(url.href));
});
afterAll(async () => {
  await database.stop();
  await proxy.stop();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
});

const logger = createLogger({ level: 'silent', service: 'test' });

async function submit(): Promise<StageJob> {
  const { prisma } = database;
  const { id: workspaceId } = await prisma.workspace.create({ data: { name: randomUUID() } });
  const request = ParseRequest.parse({ url: 'https://example.com', stages: ['things'] });
  const caller = { workspaceId, apiKeyId: null, environment: 'prod' } as const;
  const pipeline = pipelineOn(database);
  const brandId = await database.transaction((tx) => submitBrand(pipeline, tx, { ...caller, request }));
  await admit(pipeline);
  const brand = await prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
  return { analysisId: brand.analysisId as string, stage: 'crawl' };
}

/** No queue is needed: the stage is run here. */
const pipelineOn = (own: Database): Pipeline => ({
  database: own,
  queue: { addJobs: async () => {} } as unknown as Pipeline['queue'],
  logger,
  admissionWindow: 10,
});

/** The same database, with a count of its failed transactions. */
function counted(): { own: Database; failures: () => number } {
  let failures = 0;
  const transaction: Database['transaction'] = (work) =>
    database.transaction(work).catch((error) => {
      failures += 1;
      throw error;
    });
  return { own: { ...database, transaction }, failures: () => failures };
}

const kept = (claim: { analysisId: string }) => (tx: Queryable) =>
  saveCrawl(tx, claim.analysisId, { evidenceKey: 'kept', faviconUrl: '', pages: 1, notes: [] });

async function expectDone({ analysisId }: StageJob): Promise<void> {
  const found = { where: { id: analysisId }, include: { stages: { where: { name: 'crawl' } } } };
  const analysis = await database.prisma.analysis.findUniqueOrThrow(found);
  expect(analysis).toMatchObject({ evidenceKey: 'kept', stages: [{ status: 'done', attempts: 1, fence: 1 }] });
  const done = await database.prisma.event.findMany({ where: { brandId: analysis.brandId, type: 'stage.done' } });
  expect(done).toHaveLength(1);
}

test('When the database crashes while a stage runs, then its result is written once the database is back', async () => {
  const job = await submit();
  const { own, failures } = counted();
  let worked = 0;
  let restarted: Promise<void> | undefined;
  const work: StageHandler = async (claim) => {
    worked += 1;
    await postgres.crash();
    setImmediate(() => {
      restarted = postgres.start();
    });
    return kept(claim);
  };
  await runStage(pipelineOn(own), job, work, neverAborted);
  await restarted;
  expect(failures()).toBeGreaterThan(0);
  expect(worked).toBe(1);
  await expectDone(job);
});

test('When the network breaks while an outcome is written, then it is written again, once', async () => {
  const job = await submit();
  const { own, failures } = counted();
  let tries = 0;
  const work: StageHandler = async (claim) => async (tx) => {
    tries += 1;
    if (tries === 1) {
      proxy.setState('cut');
      setImmediate(() => proxy.setState('open'));
    }
    await kept(claim)(tx);
  };
  await runStage(pipelineOn(own), job, work, neverAborted);
  expect(failures()).toBeGreaterThan(0);
  expect(tries).toBe(2);
  await expectDone(job);
});
