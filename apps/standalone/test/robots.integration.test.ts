import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningApi, startApi } from '@brandprint/api';
import type { BrandDetail } from '@brandprint/contracts';
import { createHostMatcher, startCrawler } from '@brandprint/crawler';
import { createApiKey } from '@brandprint/database';
import { parseEgressAllow } from '@brandprint/egress';
import { createHostThrottle, createRateLimiter } from '@brandprint/limits';
import type { Pipeline } from '@brandprint/pipeline';
import { createLogger, Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createDirectoryStore } from '@brandprint/storage';
import { restrictStore } from '@brandprint/storage/testing';
import { createTestDatabase, type Site, startSite, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { processEnv } from '../src/env.ts';

const logger = createLogger({ level: 'silent', service: 'test' });
const lifecycle = new Lifecycle(logger);
let site: Site;
let api: RunningApi;
let key: string;

beforeAll(async () => {
  const testDatabase = lifecycle.add('database', await createTestDatabase(), (it) => it.stop());
  const { url: databaseUrl, database } = testDatabase;
  const forbids = { '/robots.txt': 'User-agent: *\nDisallow: /', '/': '<title>Closed</title><h1>Closed</h1>' };
  site = lifecycle.add('site', await startSite(forbids), (it) => it.stop());
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-robots-'));
  lifecycle.add('folder', folder, (it) => rm(it, { recursive: true, force: true }));
  const queue = lifecycle.add('queue', createJobQueue({ databaseUrl }, { logger }), (it) => it.stop());
  const limiter = lifecycle.add('limiter', createRateLimiter({ databaseUrl }, { logger }), (it) => it.stop());
  const hostThrottle = lifecycle.add('pacer', createHostThrottle({ databaseUrl }, { logger }), (it) => it.stop());
  const pipeline: Pipeline = { database, queue, logger, admissionWindow: 1 };
  const store = createDirectoryStore(folder);
  const egressAllow = parseEgressAllow(site.host);
  const secretsKey = randomUUID();
  api = await startApi({ pipeline, store, limiter, logger, secretsKey, egressAllow, port: 0, host: '127.0.0.1' });
  lifecycle.add('api', api, (it) => it.stop());
  const crawler = await startCrawler({
    pipeline: { ...pipeline, database: testDatabase.connectAs('crawler') },
    store: restrictStore(store, 'crawler'),
    hostThrottle,
    concurrency: 1,
    egressAllow: site.host,
    // The site plays somebody else's: it may be reached, and its host is not the operator's.
    ignoresRobots: createHostMatcher([]),
    executable: processEnv().PUPPETEER_EXECUTABLE_PATH,
    env: processEnv(),
    aboutUrl: 'https://acme.invalid/bot',
  });
  lifecycle.add('crawler', crawler, (it) => it.stop());
  const { id: workspaceId } = await database.prisma.workspace.create({ data: { name: 'acme' } });
  key = (await createApiKey(database.prisma, { workspaceId, environment: 'prod' })).key;
});
afterAll(() => lifecycle.stop());

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${api.url}${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()).data;
}

test('When robots.txt of a site forbids its crawl, then quality_note says so and how to allow it', async () => {
  const { brand_id: id } = await call<{ brand_id: string }>('POST', '/v1/api/parse', { url: `${site.url}/` });
  const brand = await waitFor(async () => {
    const found = await call<BrandDetail>('GET', `/v1/api/brands/${id}`);
    return found.analysis_status === 'failed' && found;
  }, 60_000);

  const { quality_note: note } = brand;
  expect(note).toContain("The site's robots.txt does not allow its first page to be visited.");
  expect(note).toContain('allow the user agent BrandprintBot');
  expect(note).toContain('setting ROBOTS_IGNORE_HOSTS');
  expect(site.requests.map(({ path }) => path)).toEqual(['/robots.txt']);
});
