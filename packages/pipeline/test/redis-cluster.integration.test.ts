import { createJobQueue } from '@brandprint/queue';
import { createTestLog, waitFor } from '@brandprint/testing';
import { hasRedisCluster, type RedisCluster, startTemporaryRedisCluster } from '@brandprint/testing/faults';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const installed = hasRedisCluster();
if (!installed) console.warn('redis-server 7 and redis-cli are not installed: Redis Cluster is not tested.');

const { logger } = createTestLog();
const ANALYSIS = '00000000-0000-4000-8000-000000000000';
const LATER = '00000000-0000-4000-8000-000000000001';
const NODES = [0, 1, 2];

(installed ? describe : describe.skip)('Redis Cluster', () => {
  let cluster: RedisCluster;
  const location = () => ({ redisUrl: 'redis://cluster', clusterNodes: cluster.nodes });

  beforeAll(async () => {
    cluster = await startTemporaryRedisCluster();
  });
  afterAll(async () => {
    await cluster?.stop();
  });

  test('When jobs are added to every queue, then workers get each of them once', async () => {
    const queue = createJobQueue(location(), { logger });
    const received: string[] = [];
    const consumers = [
      await queue.consume('crawl', { concurrency: 2 }, async ({ stage }) => void received.push(stage)),
      await queue.consume('section', { concurrency: 2 }, async ({ stage }) => void received.push(stage)),
      await queue.consume('print', { concurrency: 1 }, async ({ printId }) => void received.push(printId)),
    ];
    await queue.ping();
    await queue.addJobs([
      { queue: 'crawl', job: { analysisId: ANALYSIS, stage: 'crawl' }, id: 'a' },
      { queue: 'section', job: { analysisId: ANALYSIS, stage: 'colors' }, id: 'b' },
      { queue: 'section', job: { analysisId: ANALYSIS, stage: 'tone' }, id: 'c', delayMs: 50 },
      { queue: 'print', job: { printId: ANALYSIS }, id: 'd' },
    ]);
    await waitFor(async () => received.length === 4);
    await Promise.all(consumers.map((consumer) => consumer.stop()));
    await queue.stop();
    expect(received.sort()).toEqual([ANALYSIS, 'colors', 'crawl', 'tone'].sort());
  });

  test('When there is a job in each queue, then more than one node has keys', async () => {
    const queue = createJobQueue(location(), { logger, prefix: 'spread' });
    await queue.addJobs([
      { queue: 'crawl', job: { analysisId: ANALYSIS, stage: 'crawl' }, id: 'a' },
      { queue: 'section', job: { analysisId: ANALYSIS, stage: 'colors' }, id: 'b' },
      { queue: 'print', job: { printId: ANALYSIS }, id: 'c' },
    ]);
    expect((await cluster.countKeys()).filter((count) => count > 0).length).toBeGreaterThan(1);
    await queue.stop();
  });

  test('When the node of any queue is lost, then the queue is not ready, until the node is back', async () => {
    // With this prefix each of the three queues is on a node of its own.
    const queue = createJobQueue(location(), { logger, prefix: 'ping' });
    await queue.ping();
    for (const index of NODES) {
      await cluster.killNode(index);
      await expect(queue.ping()).rejects.toThrow();
      await cluster.startNode(index);
      await waitFor(() => resolves(queue.ping()));
    }
    await queue.stop();
  });

  test('When all nodes are lost, then jobs are refused, and arrive again once they are back', async () => {
    const queue = createJobQueue(location(), { logger, prefix: 'lost' });
    const received: string[] = [];
    const consumer = await queue.consume('crawl', { concurrency: 1 }, async ({ analysisId }) => {
      received.push(analysisId);
    });
    await queue.ping();
    for (const index of NODES) await cluster.killNode(index);
    const add = (analysisId: string) =>
      queue.addJobs([{ queue: 'crawl', job: { analysisId, stage: 'crawl' }, id: analysisId }]);
    await expect(add(ANALYSIS)).rejects.toThrow();
    for (const index of NODES) await cluster.startNode(index);
    await waitFor(() => cluster.isWhole(0));
    await waitFor(() => resolves(add(LATER)));
    await waitFor(async () => received.includes(LATER));
    await consumer.stop();
    await queue.stop();
  });
});

const resolves = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
