import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ParseRequest } from '@brandprint/contracts';
import { startCrawler } from '@brandprint/crawler';
import { createDatabase } from '@brandprint/database';
import { createHostThrottle, DEFAULT_THROTTLE_LIMITS } from '@brandprint/limits';
import { admit, type Pipeline, submitBrand } from '@brandprint/pipeline';
import { createLogger, Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createDirectoryStore } from '@brandprint/storage';
import { BUSY_TIMEOUT_MS, createTestDatabase, prismaOf, startSite, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { processEnv } from '../src/env.ts';

const logger = createLogger({ level: 'silent', service: 'test' });
const WORKSPACES = 20;
/** Crawlers with separate databases, queues, throttles and browsers, like separate processes. */
const CRAWLERS = 3;
const CRAWLS_EACH = 4;
/** The Crawl-delay of the host in seconds. */
const DELAY = 1;
/** When the maximum number of pages is open, wait this long for one more. */
const GRACE_MS = 400;
/** If no more can come, the open ones get their responses. */
const LONGEST_MS = 5_000;

const lifecycle = new Lifecycle(logger);
const folder = mkdtempSync(join(tmpdir(), 'brandprint-crowd-'));
let pipeline: Pipeline;

/** What the host sees. */
const seen = { starts: [] as number[], inFlight: 0, most: 0, robots: 0 };
const waiting: (() => void)[] = [];
let timer: NodeJS.Timeout | undefined;
let host = '';

beforeAll(async () => {
  const database = lifecycle.add('database', await createTestDatabase(), (it) => it.stop());
  const site = await startSite((request, response) => {
    if (request.url === '/robots.txt') {
      seen.robots += 1;
      return void response.end(`User-agent: *\nCrawl-delay: ${DELAY}\n`);
    }
    if (!request.url?.startsWith('/?')) return void response.writeHead(404).end();
    seen.starts.push(performance.now());
    seen.inFlight += 1;
    seen.most = Math.max(seen.most, seen.inFlight);
    response.on('close', () => {
      seen.inFlight -= 1;
    });
    const title = `Acme of ${request.url.slice(2)}`;
    const body = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>Anvils for everybody</p></html>`;
    waiting.push(() => void response.writeHead(200, { 'content-type': 'text/html' }).end(body));
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        for (const answer of waiting.splice(0)) answer();
      },
      waiting.length >= DEFAULT_THROTTLE_LIMITS.maxConcurrentPages ? GRACE_MS : LONGEST_MS,
    );
  });
  lifecycle.add('site', site, (it) => it.stop());
  host = site.url;

  const store = createDirectoryStore(folder);
  const pipelines = Array.from({ length: CRAWLERS }, (): Pipeline => {
    const own = lifecycle.add('client', createDatabase(database.url, { connectTimeoutMs: BUSY_TIMEOUT_MS }), (it) =>
      it.stop(),
    );
    const queue = lifecycle.add('queue', createJobQueue({ databaseUrl: database.url }, { logger }), (it) => it.stop());
    return { database: own, queue, logger, admissionWindow: CRAWLERS * CRAWLS_EACH };
  });
  pipeline = pipelines[0] as Pipeline;
  for (const one of pipelines) {
    const hostThrottle = lifecycle.add(
      'host throttle',
      createHostThrottle({ databaseUrl: database.url }, { logger, timeoutMs: BUSY_TIMEOUT_MS }),
      (it) => it.stop(),
    );
    const crawler = await startCrawler({
      pipeline: one,
      store,
      hostThrottle,
      concurrency: CRAWLS_EACH,
      egressAllow: site.host,
      executable: processEnv().PUPPETEER_EXECUTABLE_PATH,
      env: processEnv(),
      aboutUrl: 'https://acme.invalid/bot',
    });
    lifecycle.add('crawler', crawler, (it) => it.stop());
  }
});
afterAll(async () => {
  clearTimeout(timer);
  await lifecycle.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('A host that twenty workspaces submit at once', () => {
  test('When several crawlers visit it, then it sees the load of a single polite crawler', async () => {
    const prisma = prismaOf(pipeline.database);
    const submissions = Array.from({ length: WORKSPACES }, async (_, index) => {
      const { id: workspaceId } = await prisma.workspace.create({ data: { name: `Workspace ${index}` } });
      const request = ParseRequest.parse({ url: `${host}/?${index}`, max_pages: 1, stages: ['things'] });
      const caller = { workspaceId, apiKeyId: null, environment: 'prod' } as const;
      await pipeline.database.transaction((tx) => submitBrand(pipeline, tx, { request, ...caller }));
      await admit(pipeline);
    });
    await Promise.all(submissions);
    const crawls = () => prisma.stage.findMany({ where: { name: 'crawl' }, select: { status: true, attempts: true } });
    const final = await waitFor(async () => {
      const all = await crawls();
      return all.every(({ status }) => status === 'done' || status === 'failed') && all;
    }, 240_000);

    expect(final).toEqual(Array(WORKSPACES).fill({ status: 'done', attempts: 1 }));
    expect(seen.starts).toHaveLength(WORKSPACES);
    expect(seen.most).toBe(DEFAULT_THROTTLE_LIMITS.maxConcurrentPages);
    // Over the whole run, because the time between permit and request varies.
    const took = (seen.starts.at(-1) ?? 0) - (seen.starts[0] ?? 0);
    expect(took).toBeGreaterThan((WORKSPACES - 4) * DELAY * 1_000);
    expect(seen.robots).toBeLessThanOrEqual(CRAWLERS);
  });
});
