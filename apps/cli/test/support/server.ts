import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '@brandprint/api';
import { startCourier } from '@brandprint/courier';
import { createApiKey, saveSection } from '@brandprint/database';
import { parseEgressAllow } from '@brandprint/egress';
import { createRateLimiter } from '@brandprint/limits';
import { type Pipeline, type StageHandler, startStageWorker } from '@brandprint/pipeline';
import { FinalError, Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createDirectoryStore } from '@brandprint/storage';
import { createTestDatabase, createTestLog } from '@brandprint/testing';

/** A real server whose workers give every site the brand of docs/examples, so that no browser is needed. */
export interface TestServer {
  url: string;
  apiKey: string;
  /** What the crawl of the next sites does. */
  crawl: 'succeed' | 'fail' | 'hang';
  stop(): Promise<void>;
}

const EXAMPLE = new URL('../../../../docs/examples/composed.json', import.meta.url);

/** `allow`: an address of this machine that webhooks may go to. */
export async function startTestServer(allow: string): Promise<TestServer> {
  const lifecycle = new Lifecycle(createTestLog().logger);
  const log = createTestLog();
  const { logger } = log;
  const testDatabase = lifecycle.add('database', await createTestDatabase(), (it) => it.stop());
  const { url: databaseUrl, database } = testDatabase;
  const queue = lifecycle.add('queue', createJobQueue({ databaseUrl }, log), (it) => it.stop());
  const limiter = lifecycle.add('limiter', createRateLimiter({ databaseUrl }, log), (it) => it.stop());
  const directory = await mkdtemp(join(tmpdir(), 'brandprint-cli-'));
  lifecycle.add('directory', directory, (it) => rm(it, { recursive: true, force: true }));
  const store = createDirectoryStore(directory);
  const pipeline: Pipeline = { database, queue, logger, admissionWindow: 2 };
  const shared = { pipeline, store, secretsKey: randomUUID(), egressAllow: parseEgressAllow(allow) };
  const api = await startApi({ ...shared, limiter, logger, port: 0, host: '127.0.0.1' });
  lifecycle.add('api', api, (it) => it.stop());
  lifecycle.add('courier', await startCourier({ ...shared, webhooks: { idleMs: 20 } }), (it) => it.stop());
  const { id: workspaceId } = await database.prisma.workspace.create({ data: { name: 'acme', parseLimit: 1000 } });
  const { key } = await createApiKey(database.prisma, { workspaceId, environment: 'prod' });
  const server: TestServer = { url: api.url, apiKey: key, crawl: 'succeed', stop: () => lifecycle.stop() };

  const { analysis } = JSON.parse(readFileSync(EXAMPLE, 'utf8')).data;
  const work: StageHandler = async ({ analysisId, stage }, signal) => {
    if (stage === 'crawl' && server.crawl === 'fail') throw new FinalError('The site has no pages.');
    if (stage === 'crawl' && server.crawl === 'hang') await aborted(signal);
    return async (tx) => {
      if (stage !== 'crawl') await saveSection(tx, analysisId, stage, { data: analysis[stage], provenance: [] });
    };
  };
  for (const name of ['crawl', 'section'] as const) {
    const consumer = await startStageWorker(pipeline, name, { concurrency: 4 }, work);
    lifecycle.add('worker', consumer, (it) => it.stop());
  }
  return server;
}

/** Rejects when the stage is to end. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
