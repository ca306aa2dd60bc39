import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiKey, ensureWorkspace } from '@brandprint/database';
import { Lifecycle, readEnv } from '@brandprint/platform';
import { createTestDatabase, createTestLog, startSite, type TestDatabase, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { processEnv, SETTINGS } from '../src/env.ts';
import { openDataDir } from '../src/runtime/data-dir.ts';
import { type Product, startProduct } from '../src/runtime/start-product.ts';

const DAY_MS = 86_400_000;
/** More than the default concurrency. */
const SITES = 3;
const PAGE = '<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1><p>Anvils for everybody.</p></html>';

const { logger } = createTestLog();
const outside = new Lifecycle(logger);
const lifecycle = new Lifecycle(logger);
let testDatabase: TestDatabase;
let product: Product;
let key: string;
let brandId: string;
let site: Awaited<ReturnType<typeof startSite>>;
const held: ServerResponse[] = [];
/** Pages that the crawler is waiting for. */
const waiting = () => held.filter(({ destroyed }) => !destroyed);

beforeAll(async () => {
  testDatabase = outside.add('database', await createTestDatabase(), (it) => it.stop());
  const { prisma } = testDatabase.database;
  const { id: workspaceId } = await ensureWorkspace(prisma, randomUUID());
  key = (await createApiKey(prisma, { workspaceId, environment: 'prod' })).key;
  const brand = await prisma.brand.create({ data: { workspaceId, name: 'w', sourceUrl: 'https://w.test/' } });
  brandId = brand.id;
  const event = { brandId, type: 'brand.queued', data: {} };
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  await prisma.event.createMany({
    data: [
      { ...event, seq: 1, createdAt: daysAgo(4) },
      { ...event, seq: 2, createdAt: daysAgo(2) },
    ],
  });
  site = await startSite((request, response) => {
    if (request.url?.startsWith('/?')) held.push(response);
    else response.writeHead(404).end();
  });
  outside.add('site', site, (it) => it.stop());

  const folder = mkdtempSync(join(tmpdir(), 'brandprint-settings-'));
  outside.add('folder', folder, async (it) => rmSync(it, { recursive: true, force: true }));
  const { PUPPETEER_EXECUTABLE_PATH } = processEnv();
  const settings = readEnv(SETTINGS, {
    ...(PUPPETEER_EXECUTABLE_PATH && { PUPPETEER_EXECUTABLE_PATH }),
    DATABASE_URL: testDatabase.url,
    EGRESS_ALLOW: site.host,
    CRAWL_CONCURRENCY: String(SITES),
    EVENTS_KEPT_DAYS: '3',
    SHUTDOWN_GRACE_SECONDS: '60',
  });
  const dir = outside.add('data folder', await openDataDir(folder, 'start'), async (it) => it.release());
  const options = { settings, dir, logger, lifecycle, onLost: () => {}, port: 0, host: '127.0.0.1' };
  product = await startProduct(options);
});
afterAll(async () => {
  for (const response of held) response.destroy();
  await lifecycle.stop();
  await outside.stop();
});

const parse = (url: string) =>
  fetch(`${product.url}/v1/api/parse`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, max_pages: 1, stages: ['things'] }),
  });

test('When all apps run in one process, then EVENTS_KEPT_DAYS applies', async () => {
  const { prisma } = testDatabase.database;
  const left = () => prisma.event.findMany({ where: { brandId }, orderBy: { seq: 'asc' }, select: { seq: true } });
  await waitFor(async () => (await left()).length < 2);
  expect(await left()).toEqual([{ seq: 2 }]);
});

test('When it is stopped, then all concurrent crawls have the configured grace time', async () => {
  const { prisma } = testDatabase.database;
  for (let index = 0; index < SITES; index++) expect((await parse(`${site.url}/?${index}`)).status).toBe(202);
  await waitFor(async () => waiting().length === SITES, 40_000);

  const stopped = lifecycle.stop();
  for (const response of waiting()) response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  await stopped;

  const crawls = await prisma.stage.findMany({ where: { name: 'crawl' }, select: { status: true } });
  expect(crawls).toEqual(Array(SITES).fill({ status: 'done' }));
});
