import { createLogger } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createTestDatabase, createTestLog, type TestDatabase, waitFor } from '@brandprint/testing';
import { type FaultProxy, startFaultProxy } from '@brandprint/testing/faults';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

let testDatabase: TestDatabase;
let proxy: FaultProxy;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const port = Number(new URL(testDatabase.url).port);
  proxy = await startFaultProxy(() => port);
});
afterAll(async () => {
  await proxy.stop();
  await testDatabase.stop();
});

test('When Postgres is unreachable when a queue is first used, then it works once Postgres is back', async () => {
  const url = new URL(testDatabase.url);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const queue = createJobQueue(
    { databaseUrl: url.href },
    { logger: createLogger({ level: 'silent', service: 'test' }) },
  );
  try {
    proxy.setState('cut');
    await expect(queue.ping()).rejects.toThrow('ECONNRESET');
    proxy.setState('open');
    await queue.ping();
    proxy.setState('cut');
    await expect(queue.ping()).rejects.toThrow('ECONNRESET');
    proxy.setState('open');
    await waitFor(() =>
      queue.ping().then(
        () => true,
        () => false,
      ),
    );
  } finally {
    await queue.stop();
  }
});

test('When Postgres is unreachable when a worker starts, then that fails at once, and nothing keeps running', async () => {
  const url = new URL(testDatabase.url);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const log = createTestLog();
  const queue = createJobQueue({ databaseUrl: url.href }, { logger: log.logger });
  proxy.setState('cut');
  try {
    await expect(queue.consume('crawl', { concurrency: 1 }, async () => {})).rejects.toThrow('ECONNRESET');
    expect(log.lines.length).toBeLessThan(20);
  } finally {
    proxy.setState('open');
    await queue.stop();
  }
});
