import { randomUUID } from 'node:crypto';
import { ParseRequest } from '@brandprint/contracts';
import { createDatabase } from '@brandprint/database';
import { createLogger, Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createTestDatabase, type DatabaseWithPrisma, type TestDatabase, waitFor } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  admit,
  cancelNewestAnalysis,
  type Pipeline,
  readQueuePosition,
  runStage,
  startStageWorker,
  submitBrand,
} from '../src/index.ts';

const logger = createLogger({ level: 'silent', service: 'test' });

let testDatabase: TestDatabase;
let database: DatabaseWithPrisma;
let lifecycle: Lifecycle;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  ({ database } = testDatabase);
});
afterAll(() => testDatabase.stop());
afterEach(async () => {
  await lifecycle.stop();
  await database.prisma.workspace.deleteMany();
});

interface Submitted {
  workspaceId: string;
  brandId: string;
  analysisId: string;
}

/** In effect several processes, each with its own database client and queue. Crawls run until the test ends them. */
async function startWorkers(processes: number, options: { crawlsEach?: number; workspaceConcurrency?: number } = {}) {
  lifecycle = new Lifecycle(logger);
  /** Analyses whose crawl has started, in order. */
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const pipelines = Array.from({ length: processes }, (): Pipeline => {
    const own = lifecycle.add('database', createDatabase(testDatabase.url, { maxConnections: 4 }), (it) => it.stop());
    const queue = lifecycle.add('queue', createJobQueue({ databaseUrl: testDatabase.url }, { logger }), (it) =>
      it.stop(),
    );
    const { workspaceConcurrency } = options;
    return { database: own, queue, logger, admissionWindow: 1, workspaceConcurrency };
  });
  for (const pipeline of pipelines) {
    const crawl = await pipeline.queue.consume('crawl', { concurrency: options.crawlsEach ?? 1 }, (job, stopping) =>
      runStage(
        pipeline,
        job,
        async ({ analysisId }, signal) => {
          begun.push(analysisId);
          await new Promise<void>((resolve) => {
            ends.set(analysisId, resolve);
            signal.addEventListener('abort', () => resolve());
          });
          signal.throwIfAborted();
          return async () => {};
        },
        stopping,
      ),
    );
    const section = await startStageWorker(pipeline, 'section', { concurrency: 2 }, async () => async () => {});
    for (const consumer of [crawl, section]) lifecycle.add('consumer', consumer, (it) => it.stop());
  }
  const [pipeline] = pipelines as [Pipeline];
  const workspace = async (concurrency: number | null = null) =>
    (await database.prisma.workspace.create({ data: { name: randomUUID(), concurrency } })).id;
  async function submit(workspaceId: string): Promise<Submitted> {
    const request = ParseRequest.parse({ url: 'https://example.com', stages: ['things'] });
    const submission = { workspaceId, apiKeyId: null, environment: 'prod', request } as const;
    const brandId = await pipeline.database.transaction((tx) => submitBrand(pipeline, tx, submission));
    await admit(pipeline);
    const brand = await database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    return { workspaceId, brandId, analysisId: brand.analysisId as string };
  }
  const submitMany = async (workspaceId: string, count: number) => {
    const submitted: Submitted[] = [];
    for (let i = 0; i < count; i += 1) submitted.push(await submit(workspaceId));
    return submitted;
  };
  /** Ends the crawl of a brand, and waits until the brand is final. */
  async function end({ analysisId, brandId }: Submitted): Promise<void> {
    ends.get(analysisId)?.();
    await waitFor(async () => {
      const { status } = await database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
      return status === 'complete' || status === 'failed';
    });
  }
  /** Waits for queue positions, which are the same from every process. */
  async function positionsAre(of: readonly Submitted[], expected: number[]): Promise<void> {
    const askOne = (one: Pipeline) =>
      Promise.all(of.map(async ({ analysisId }) => (await readQueuePosition(one, analysisId)).position));
    const positions = await waitFor(async () => {
      const all = await Promise.all(pipelines.map(askOne));
      return all.every((own) => String(own) === String(expected)) && all;
    }).catch(() => Promise.all(pipelines.map(askOne)));
    for (const own of positions) expect(own).toEqual(expected);
  }
  const hasBegun = (one: Submitted | undefined) => waitFor(async () => begun.includes(one?.analysisId ?? ''));
  const isReady = ({ analysisId }: Submitted) =>
    waitFor(async () =>
      database.prisma.stage.findFirst({ where: { analysisId, name: 'crawl', status: { in: ['ready', 'running'] } } }),
    );
  return { pipeline, begun, workspace, submit, submitMany, end, positionsAre, hasBegun, isReady };
}

describe('Several workers', () => {
  test('When one workspace has a backlog, then the first brand of another starts after the one already admitted', async () => {
    const { workspace, submit, submitMany, positionsAre, begun, end, hasBegun, isReady } = await startWorkers(3);
    const backlog = await submitMany(await workspace(), 12);
    await waitFor(async () => begun.length === 3);
    await isReady(backlog[3] as Submitted);
    const first = await submit(await workspace());
    await positionsAre([...backlog, first], [0, 0, 0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 2]);

    await end(backlog[0] as Submitted);
    await hasBegun(backlog[3]);
    await isReady(first);
    await positionsAre([...backlog.slice(3, 6), first], [0, 2, 3, 1]);
    await end(backlog[1] as Submitted);
    await hasBegun(first);
    expect(begun).toHaveLength(5);
    await positionsAre([first, ...backlog.slice(4, 6)], [0, 1, 2]);
  });

  test('When a workspace has its own concurrency limit, then it never exceeds it, and other workspaces do not wait for it', async () => {
    const { workspace, submitMany, positionsAre, begun, end, hasBegun } = await startWorkers(2, { crawlsEach: 2 });
    const [few, any] = [await workspace(1), await workspace()];
    const [a, b] = [await submitMany(few, 3), await submitMany(any, 3)];
    await waitFor(async () => begun.length === 4);
    expect(new Set(begun)).toEqual(new Set([a[0], ...b].map((one) => one?.analysisId)));
    await positionsAre([...a, ...b], [0, 1, 2, 0, 0, 0]);
    for (const [index, one] of a.entries()) {
      await hasBegun(one);
      expect(a.slice(index + 1).filter(({ analysisId }) => begun.includes(analysisId))).toEqual([]);
      await end(one);
    }
    for (const one of b) await end(one);
  });

  test("When analyses are held because of their workspace's limit, then those that may start are ahead of them", async () => {
    const { workspace, submitMany, positionsAre, begun } = await startWorkers(2, { crawlsEach: 2 });
    const [few, any] = [await workspace(1), await workspace()];
    const [a, b] = [await submitMany(few, 3), await submitMany(any, 7)];
    await waitFor(async () => begun.length === 4);
    await positionsAre([...a, ...b], [0, 5, 6, 0, 0, 0, 1, 2, 3, 4]);
  });

  test("When the service has a default limit, then a workspace's own limit takes precedence, and cancelling frees a slot", async () => {
    const { pipeline, workspace, submitMany, begun, hasBegun, positionsAre } = await startWorkers(2, {
      crawlsEach: 3,
      workspaceConcurrency: 1,
    });
    const [usual, large] = [await workspace(), await workspace(3)];
    const a = await submitMany(usual, 2);
    const b = await submitMany(large, 4);
    await waitFor(async () => begun.length === 4);
    await positionsAre([...a, ...b], [0, 1, 0, 0, 0, 2]);
    await cancelNewestAnalysis(pipeline, a[0] as Submitted);
    await hasBegun(a[1]);
    expect(begun).toHaveLength(5);
  });
});
