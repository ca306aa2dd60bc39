import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createTestLog, waitFor } from '@brandprint/testing';
import { hasRedis, startFaultProxy, startRedisProcess } from '@brandprint/testing/faults';
import { afterEach, describe, expect, test } from '@jest/globals';

const log = createTestLog();
let lifecycle = new Lifecycle(log.logger);
afterEach(async () => {
  await lifecycle.stop();
  lifecycle = new Lifecycle(log.logger);
});

/** A worker with its own Redis, behind a connection that can be cut. */
async function startWorker() {
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-redis-'));
  lifecycle.add('folder', dir, (it) => rm(it, { recursive: true, force: true }));
  const redis = lifecycle.add('redis', await startRedisProcess(dir), (it) => it.stop());
  const proxy = lifecycle.add('line', await startFaultProxy(() => redis.port), (it) => it.stop());
  const queue = createJobQueue({ redisUrl: `redis://127.0.0.1:${proxy.port}` }, { logger: log.logger });
  let aborted = 0;
  let begun = 0;
  const consumer = await queue.consume('crawl', { concurrency: 2 }, async (_job, signal) => {
    begun += 1;
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    aborted += 1;
  });
  const deliver = () => {
    const job = { analysisId: '00000000-0000-4000-8000-000000000000', stage: 'crawl' } as const;
    return queue.addJobs([{ queue: 'crawl', job, id: `job-${begun}` }]);
  };
  return { line: proxy, queue, consumer, deliver, begun: () => begun, aborted: () => aborted };
}

(hasRedis() ? describe : describe.skip)('A worker whose Redis is out of reach', () => {
  test.each(['cut', 'stalled'] as const)(
    'When the connection is %s and it stops, then its work is aborted and it ends',
    async (state) => {
      const { line, queue, consumer, deliver, begun, aborted } = await startWorker();
      await deliver();
      await waitFor(async () => begun() === 1);
      line.setState(state);
      await consumer.stop(0);
      expect(aborted()).toBe(1);
      await queue.stop();
      line.setState('open');
    },
  );
});
