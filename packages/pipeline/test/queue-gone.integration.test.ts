import { createLogger } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createTestDatabase, createTestLog, type TestDatabase, waitFor } from '@brandprint/testing';
import { type Line, startLine } from '@brandprint/testing/faults';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

let testDatabase: TestDatabase;
let line: Line;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const port = Number(new URL(testDatabase.url).port);
  line = await startLine(() => port);
});
afterAll(async () => {
  await line.stop();
  await testDatabase.stop();
});

test('When Postgres is out of reach as a queue is first used, then it works once that is back', async () => {
  const url = new URL(testDatabase.url);
  url.hostname = '127.0.0.1';
  url.port = String(line.port);
  const queue = createJobQueue(
    { databaseUrl: url.href },
    { logger: createLogger({ level: 'silent', service: 'test' }) },
  );
  try {
    line.become('cut');
    await expect(queue.ping()).rejects.toThrow('ECONNRESET');
    line.become('open');
    await queue.ping();
    line.become('cut');
    await expect(queue.ping()).rejects.toThrow('ECONNRESET');
    line.become('open');
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

test('When Postgres is out of reach as a worker starts, then that fails at once, and nothing goes on', async () => {
  const url = new URL(testDatabase.url);
  url.hostname = '127.0.0.1';
  url.port = String(line.port);
  const log = createTestLog();
  const queue = createJobQueue({ databaseUrl: url.href }, { logger: log.logger });
  line.become('cut');
  try {
    await expect(queue.consume('crawl', { concurrency: 1 }, async () => {})).rejects.toThrow('ECONNRESET');
    expect(log.lines.length).toBeLessThan(20);
  } finally {
    line.become('open');
    await queue.stop();
  }
});
