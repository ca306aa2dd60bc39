import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAnalyst } from '@brandprint/analyst';
import { type RunningApi, startApi } from '@brandprint/api';
import { startCrawler } from '@brandprint/crawler';
import { createApiKey } from '@brandprint/database';
import { parseEgressAllow } from '@brandprint/egress';
import { createHostThrottle, createRateLimiter } from '@brandprint/limits';
import { type Pipeline, reconcile } from '@brandprint/pipeline';
import { Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createDirectoryStore } from '@brandprint/storage';
import { createTestDatabase, createTestLog, prismaOf, type Site, startSite, waitFor } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { processEnv } from '../src/env.ts';

const WAIT_MS = 60_000;
const log = createTestLog();
const lifecycle = new Lifecycle(log.logger);
let pipeline: Pipeline;
let site: Site;
let api: RunningApi;
let key: string;

/** Later pages get their responses only when they are released. */
const held: (() => void)[] = [];
let isHolding = true;
let homeColor = '#c2185b';
let isFirstViewLost = false;

const page = (title: string, color: string, links = '') =>
  `<!doctype html><html lang="en"><title>${title}</title><style>body{font:16px Georgia,serif;background:#fff;color:#111}
  header,.button{background:${color};color:#fff;padding:40px}</style><header><h1>${title}</h1></header>
  <p>Acme makes anvils for everybody who needs to forge something heavy. Our anvils have been made by hand since 1921, in
  one workshop, by people who know what an anvil has to endure.</p><a class="button" href="/">Buy an anvil</a>${links}</html>`;

beforeAll(async () => {
  const { logger } = log;
  const { database, url: databaseUrl, connectAs, stop } = await createTestDatabase();
  lifecycle.add('database', stop, (it) => it());
  const queue = lifecycle.add('queue', createJobQueue({ databaseUrl }, log), (it) => it.stop());
  const limiter = lifecycle.add('limiter', createRateLimiter({ databaseUrl }, log), (it) => it.stop());
  const hostThrottle = lifecycle.add('throttle', createHostThrottle({ databaseUrl }, log), (it) => it.stop());
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-first-look-'));
  lifecycle.add('folder', folder, (it) => rm(it, { recursive: true, force: true }));
  const files = createDirectoryStore(folder);
  const store = {
    ...files,
    read: (path: string) =>
      isFirstViewLost && path.includes('first-view') ? Promise.reject(new Error('lost')) : files.read(path),
  };
  pipeline = { database, queue, logger, admissionWindow: 4 };
  site = lifecycle.add('site', await startSite(respond), (it) => it.stop());
  const egressAllow = parseEgressAllow(site.host);
  api = await startApi({
    pipeline,
    store,
    limiter,
    logger,
    secretsKey: randomUUID(),
    egressAllow,
    port: 0,
    host: '127.0.0.1',
  });
  lifecycle.add('api', api, (it) => it.stop());
  const crawler = await startCrawler({
    pipeline: { ...pipeline, database: connectAs('crawler') },
    store,
    hostThrottle,
    concurrency: 2,
    egressAllow: site.host,
    executable: processEnv().PUPPETEER_EXECUTABLE_PATH,
    env: processEnv(),
    aboutUrl: 'https://acme.invalid/bot',
  });
  lifecycle.add('crawler', crawler, (it) => it.stop());
  lifecycle.add(
    'analyst',
    await startAnalyst({ pipeline: { ...pipeline, database: connectAs('analyst') }, store, concurrency: 4 }),
    (it) => it.stop(),
  );
  const { id: workspaceId } = await prismaOf(database).workspace.create({ data: { name: 'acme' } });
  key = (await createApiKey(database, { workspaceId, environment: 'prod' })).key;
});
afterEach(() => {
  release();
  isHolding = true;
  isFirstViewLost = false;
});
afterAll(async () => {
  release();
  await lifecycle.stop();
});

const respond = (request: IncomingMessage, response: ServerResponse) => {
  const send = (body: string) => void response.writeHead(200, { 'content-type': 'text/html' }).end(body);
  if (request.url === '/') return send(page('Acme', homeColor, '<a href="/about">About us</a>'));
  if (request.url !== '/about') return void response.writeHead(404).end();
  const answer = () => send(page('About us', '#1565c0'));
  if (isHolding) held.push(answer);
  else answer();
};

function release(): void {
  isHolding = false;
  for (const answer of held.splice(0)) answer();
}

async function call(path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${api.url}/v1/api${path}`, { ...init, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function submit(stages = ['colors', 'typography']): Promise<string> {
  const body = JSON.stringify({ url: `${site.url}/`, max_pages: 2, stages });
  const { body: submitted } = await call('/parse', { method: 'POST', body });
  return submitted.data.brand_id;
}

const readColors = (brandId: string) => call(`/brands/${brandId}/sections/colors`);
const hexesOf = ({ body }: Awaited<ReturnType<typeof readColors>>): string[] =>
  body.data.data.primary_palette.map(({ hex }: { hex: string }) => hex.toLowerCase());
const firstLookOf = (brandId: string) =>
  waitFor(async () => {
    const response = await readColors(brandId);
    return response.status === 200 && response;
  }, WAIT_MS);
const statusOf = async (brandId: string): Promise<string> =>
  (await call(`/brands/${brandId}`)).body.data.analysis_status;
const ended = (brandId: string, status: string) => waitFor(async () => (await statusOf(brandId)) === status, WAIT_MS);
const eventsOf = (brandId: string) =>
  prismaOf(pipeline.database).event.findMany({ where: { brandId }, orderBy: { seq: 'asc' } });
const firstLooks = async () => (await prismaOf(pipeline.database).firstLook.findMany()).map(({ sections }) => sections);

describe('A first look', () => {
  test('When later pages are slow, then colours can be read before the crawl ends, until the final ones replace them', async () => {
    const brandId = await submit();
    const first = await firstLookOf(brandId);

    expect(first.body.data.meta).toEqual({ is_overridden: false, override_updated_at: null, provisional: true });
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(hexesOf(first)).toContain(homeColor);
    expect(hexesOf(first)).not.toContain('#1565c0');
    const { body: things } = await call(`/brands/${brandId}/sections/things`);
    expect(things.data.data.name).toBe('Acme');
    const { body: typography } = await call(`/brands/${brandId}/sections/typography`);
    expect(typography.data.data.font_families[0].name).toBe('Georgia');
    expect(await statusOf(brandId)).toBe('running');

    const { id: analysisId } = await prismaOf(pipeline.database).analysis.findFirstOrThrow({ where: { brandId } });
    await pipeline.queue.addJobs([{ queue: 'section', job: { analysisId, stage: 'first-look' }, id: 'again' }]);
    release();
    await ended(brandId, 'complete');
    const final = await readColors(brandId);
    expect(final.body.data.meta).toEqual({ is_overridden: false, override_updated_at: null });
    expect(final.headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(final.headers.get('cache-control')).not.toBe('no-store');
    expect(hexesOf(final)).toContain('#1565c0');
    for (const sections of await firstLooks()) expect(sections).toEqual({});
    const types = (await eventsOf(brandId)).map(({ type }) => type);
    expect(types.filter((type) => type === 'sections.provisional')).toHaveLength(1);
    expect(types.indexOf('sections.provisional')).toBeLessThan(types.indexOf('stage.done'));
  });

  test('When only some sections were requested, then it has no others', async () => {
    const brandId = await submit(['typography']);
    await waitFor(async () => (await call(`/brands/${brandId}/sections/typography`)).status === 200, WAIT_MS);
    expect((await readColors(brandId)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
    const event = (await eventsOf(brandId)).find(({ type }) => type === 'sections.provisional');
    expect(event?.data).toEqual({ brand_id: brandId, sections: ['things', 'typography'] });
    release();
    await ended(brandId, 'complete');
  });

  test('When the analysis is cancelled, then none is shown', async () => {
    const brandId = await submit();
    await firstLookOf(brandId);
    await call(`/brands/${brandId}/cancel`, { method: 'POST' });
    expect((await readColors(brandId)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
    for (const sections of await firstLooks()) expect(sections).toEqual({});
  });

  test('When the crawl is retried, then its first look replaces the earlier one', async () => {
    const brandId = await submit();
    await firstLookOf(brandId);
    homeColor = '#2e7d32';
    await prismaOf(pipeline.database).stage.updateMany({
      where: { name: 'crawl', status: 'running' },
      data: { leaseUntil: new Date(0) },
    });
    await reconcile(pipeline);
    const second = await waitFor(async () => {
      const response = await readColors(brandId);
      return response.status === 200 && hexesOf(response).includes(homeColor) && response;
    }, WAIT_MS);
    expect(second.body.data.meta.provisional).toBe(true);
    release();
    await ended(brandId, 'complete');
  });

  test('When it fails, then the analysis is complete without it', async () => {
    isFirstViewLost = true;
    const before = log.lines.length;
    const brandId = await submit();
    await waitFor(async () => log.lines.slice(before).some((line) => line.includes('a first look failed')), WAIT_MS);
    expect((await readColors(brandId)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
    release();
    await ended(brandId, 'complete');
    const types = (await eventsOf(brandId)).map(({ type }) => type);
    expect(types).not.toContain('sections.provisional');
    expect((await readColors(brandId)).status).toBe(200);
  });
});
