import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningApi, startApi } from '@brandprint/api';
import { type BrowserPool, createBrowserPool, createUserAgent } from '@brandprint/crawler';
import { createApiKey, ensureWorkspace } from '@brandprint/database';
import { createRateLimiter } from '@brandprint/limits';
import { createLogger, Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createDirectoryStore } from '@brandprint/storage';
import { createTestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const logger = createLogger({ level: 'silent', service: 'test' });
const lifecycle = new Lifecycle(logger);
const neverAborted = new AbortController().signal;

let api: RunningApi;
let key: string;
let browsers: BrowserPool;
/** A proxy for the page's requests. */
let proxyUrl: string;
/** Everything that a page requested from other hosts than the API. */
const outside: string[] = [];

beforeAll(async () => {
  const { url, database, stop } = await createTestDatabase();
  lifecycle.add('database', null, stop);
  const queue = lifecycle.add('queue', createJobQueue({ databaseUrl: url }, { logger }), (it) => it.stop());
  const limiter = lifecycle.add('limiter', createRateLimiter({ databaseUrl: url }, { logger }), (it) => it.stop());
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-reference-'));
  const store = lifecycle.add('store', createDirectoryStore(folder), () => rm(folder, { recursive: true }));
  const pipeline = { database, queue, logger, admissionWindow: 1 };
  const deps = { pipeline, store, limiter, logger, secretsKey: randomUUID() };
  api = lifecycle.add('api', await startApi({ ...deps, port: 0, host: '127.0.0.1' }), (it) => it.stop());
  const { id: workspaceId } = await ensureWorkspace(database.prisma, randomUUID());
  key = (await createApiKey(database.prisma, { workspaceId, environment: 'prod' })).key;

  const proxy = lifecycle.add('proxy', await startProxy(), async (it) => it.close());
  proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const options = { executable: undefined, env: process.env, userAgent: createUserAgent('test'), logger };
  // Requests of the browser to its vendor lead nowhere.
  const pool = createBrowserPool({ ...options, proxyUrl: 'http://127.0.0.1:1' });
  browsers = lifecycle.add('browser', pool, (it) => it.stop());
});
afterAll(() => lifecycle.stop());

/** A proxy that leads to the API only, and records other requests. */
async function startProxy(): Promise<Server> {
  const proxy = createServer((req, res) => {
    const target = req.url ?? '';
    if (!target.startsWith(`${api.url}/`)) {
      outside.push(target);
      res.writeHead(403).end();
      return;
    }
    const { method, headers } = req;
    const onward = request(target, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    req.pipe(onward);
  });
  proxy.on('connect', ({ url }, socket) => {
    outside.push(String(url));
    socket.destroy();
  });
  return new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(proxy)));
}

type Page = Awaited<ReturnType<Parameters<Parameters<BrowserPool['withBrowserContext']>[1]>[0]['newPage']>>;

/** Opens the reference in a browser; returns the browser's errors. */
async function visit(use: (page: Page) => Promise<void>): Promise<string[]> {
  const complaints: string[] = [];
  await browsers.withBrowserContext(
    neverAborted,
    async (context) => {
      const page = await context.newPage();
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('requestfailed', (failed) => complaints.push(failed.url()));
      await page.goto(`${api.url}/docs`, { waitUntil: 'networkidle0' });
      await page.waitForSelector('.opblock');
      await use(page);
    },
    proxyUrl,
  );
  return complaints;
}

/** Clicks without a pointer: the page scrolls smoothly meanwhile, so that a pointer may miss the element. */
async function click(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector);
  await page.$eval(selector, (element) => (element as HTMLElement).click());
}

const operation = (tag: string, id: string) => `#operations-${tag}-${id}`;

describe('The reference in a browser', () => {
  test('When it is opened, then every operation is listed, twice, and no other host is contacted', async () => {
    const document = await (await fetch(`${api.url}/openapi.json`)).json();
    const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    const complaints = await visit(async (page) => {
      for (const id of ids) expect(await page.$(`[id^=operations-][id$=-${id}]`)).not.toBeNull();
      const links = await page.$$('#contents a[href^="#/"]');
      expect([ids.length, links.length]).toEqual([ids.length, ids.length]);
    });
    expect(complaints).toEqual([]);
    expect(outside).toEqual([]);
  });

  test('When a key is entered and an operation is tried, then it works', async () => {
    const complaints = await visit(async (page) => {
      await page.click('.btn.authorize');
      await page.type('.modal-ux input', key);
      await page.click('.modal-ux .btn.authorize');
      await page.click('.modal-ux .btn-done');
      const listBrands = operation('Brands', 'listBrands');
      await click(page, '#contents a[href$="/listBrands"]');
      await page.waitForSelector(`${listBrands} [data-param-name=limit] input`);
      await click(page, `${listBrands} .execute`);
      const status = await page.waitForSelector(`${listBrands} .live-responses-table tbody .response-col_status`);
      expect(await page.evaluate((cell) => cell?.textContent, status)).toContain('200');
      const body = await page.waitForSelector(`${listBrands} .live-responses-table tbody .highlight-code`);
      expect(await page.evaluate((shown) => shown?.textContent, body)).toContain('"has_more": false');
    });
    expect(complaints).toEqual([]);
    expect(outside).toEqual([]);
  });

  test('When a link to an operation is opened, then that is shown', async () => {
    const complaints = await visit(async (page) => {
      await page.goto(`${api.url}/docs#/Brands/parse`, { waitUntil: 'networkidle0' });
      await page.reload({ waitUntil: 'networkidle0' });
      await page.waitForSelector(`${operation('Brands', 'parse')}.is-open`);
    });
    expect(complaints).toEqual([]);
  });
});
