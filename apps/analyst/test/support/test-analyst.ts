import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ParseRequest, type Stage } from '@brandprint/contracts';
import { readAnalysis, saveCrawl } from '@brandprint/database';
import { MODEL_SETTINGS, modelSettings } from '@brandprint/llm';
import { createMetrics } from '@brandprint/operations';
import { admit, type Pipeline, runStage, type StageHandler, submitBrand } from '@brandprint/pipeline';
import { Lifecycle, readEnv } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { analysisPrefix, createDirectoryStore, saveEvidence } from '@brandprint/storage';
import { restrictStore } from '@brandprint/storage/testing';
import { createTestDatabase, createTestLog, waitFor } from '@brandprint/testing';
import { type MessagesServer, type ModelRequest, startMessagesServer } from '@brandprint/testing/messages';
import { startAnalyst } from '../../src/index.ts';
import { bakeryEvidence, drawScreenshot } from './bakery-evidence.ts';

export const KEY = 'sk-ant-api03-Zm9yLXRlc3RzLW9ubHktbm90LXJlYWw';
export const MODEL = 'claude-sonnet-5-5';

/** The stage of a request. */
export const stageOf = ({ task }: Pick<ModelRequest, 'task'>): string => /^Task: ([\w-]+)/m.exec(task)?.[1] ?? '';

/** An analyst with its own queue, database, store and model server. Every crawl sees the same bakery. */
export async function startTestAnalyst(options: { deadlineSeconds: number; concurrency?: number }) {
  const log = createTestLog();
  const { logger } = log;
  const lifecycle = new Lifecycle(logger);
  const test = lifecycle.add('database', await createTestDatabase(), (it) => it.stop());
  const { database } = test;
  const server: MessagesServer = lifecycle.add(
    'server',
    await startMessagesServer({ apiKey: KEY, models: [MODEL], script: () => ({ kind: 'hang' }) }),
    (it) => it.stop(),
  );
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-analyst-'));
  lifecycle.add('folder', folder, (it) => rm(it, { recursive: true, force: true }));
  const store = createDirectoryStore(folder);
  const queue = lifecycle.add('queue', createJobQueue({ databaseUrl: test.url }, { logger }), (it) => it.stop());
  const pipeline: Pipeline = { database, queue, logger, admissionWindow: 4 };
  /** What an analyst may do, not more. */
  const analystPipeline: Pipeline = { ...pipeline, database: test.connectAs('analyst') };

  const crawl: StageHandler = async ({ analysisId, fence }) => {
    const analysis = await readAnalysis(database.prisma, analysisId);
    const { brandId } = analysis ?? { brandId: '' };
    const key = `${analysisPrefix(brandId, analysisId)}crawl-${fence}/screenshot.jpg`;
    await store.put(key, await drawScreenshot(), 'image/jpeg');
    const evidenceKey = await saveEvidence(store, { brandId, analysisId, fence }, bakeryEvidence(key, analysisId));
    return (tx) => saveCrawl(tx, analysisId, { evidenceKey, faviconUrl: '', pages: 2, notes: [] });
  };
  const consumer = await queue.consume('crawl', { concurrency: 2 }, (job, stopping) =>
    runStage(pipeline, job, crawl, stopping),
  );
  lifecycle.add('crawls', consumer, (it) => it.stop());
  const env = readEnv(MODEL_SETTINGS, {
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_BASE_URL: server.url,
    ANTHROPIC_DEADLINE_SECONDS: String(options.deadlineSeconds),
  });
  const metrics = createMetrics({ apps: ['analyst'], logger: log.logger });
  const analyst = (model = modelSettings(env)) =>
    startAnalyst({
      pipeline: analystPipeline,
      store: restrictStore(store, 'analyst'),
      concurrency: options.concurrency ?? 24,
      model,
      metrics,
    });

  /** Analyses the bakery and returns the result. */
  async function analyse(stages?: readonly Stage[]) {
    const { id: workspaceId } = await database.prisma.workspace.create({ data: { name: randomUUID() } });
    const request = ParseRequest.parse({ url: 'https://bakery.test', ...(stages && { stages }) });
    const submission = { workspaceId, apiKeyId: null, environment: 'prod', request } as const;
    const brandId = await pipeline.database.transaction((tx) => submitBrand(pipeline, tx, submission));
    await admit(pipeline);
    const brand = await waitFor(async () => {
      const found = await database.prisma.brand.findUniqueOrThrow({
        where: { id: brandId },
        include: { analysis: { include: { sections: true, stages: true } } },
      });
      return ['complete', 'failed'].includes(found.status) ? found : null;
    }, 60_000);
    const calls = await database.prisma.modelCall.findMany({ where: { brandId }, orderBy: { createdAt: 'asc' } });
    const sections = Object.fromEntries((brand.analysis?.sections ?? []).map((it) => [it.name, it]));
    return { brand, calls, sections, note: brand.analysis?.qualityNote ?? '', stages: brand.analysis?.stages ?? [] };
  }

  return { log, test, store, server, metrics, analyse, analyst, stop: () => lifecycle.stop() };
}
