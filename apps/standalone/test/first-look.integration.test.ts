import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startAnalyst } from '@brandprint/analyst';
import { type RunningApi, startApi } from '@brandprint/api';
import type { Evidence } from '@brandprint/contracts';
import { startCrawler } from '@brandprint/crawler';
import { createApiKey } from '@brandprint/database';
import { parseEgressAllow } from '@brandprint/egress';
import { createHostThrottle, createRateLimiter } from '@brandprint/limits';
import { type Pipeline, reconcile } from '@brandprint/pipeline';
import { Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { type AssetStore, brandPrefix, createDirectoryStore } from '@brandprint/storage';
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
const homeColor = '#c2185b';
/** What happens to the evidence of a first view when it is read. */
let damage: (evidence: Evidence) => void = () => {};
let files: AssetStore;

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
  files = createDirectoryStore(folder);
  const store = {
    ...files,
    async read(path: string) {
      const body = await files.read(path);
      if (!body || !path.includes('first-view')) return body;
      const evidence = JSON.parse(gunzipSync(body).toString());
      damage(evidence);
      return gzipSync(JSON.stringify(evidence));
    },
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
  const workspace = { name: 'acme', parseLimit: 100 };
  const { id: workspaceId } = await prismaOf(database).workspace.create({ data: workspace });
  key = (await createApiKey(database, { workspaceId, environment: 'prod' })).key;
});
afterEach(() => {
  release();
  isHolding = true;
  damage = () => {};
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

const bearer = () => ({ authorization: `Bearer ${key}` });

async function call(path: string, init: RequestInit = {}) {
  const headers = { ...bearer(), 'content-type': 'application/json', ...init.headers };
  const response = await fetch(`${api.url}/v1/api${path}`, { ...init, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function submit(stages = ['colors', 'typography']): Promise<string> {
  const body = JSON.stringify({ url: `${site.url}/`, max_pages: 2, stages });
  const { body: submitted } = await call('/parse', { method: 'POST', body });
  return submitted.data.brand_id;
}

const fetchSection = (brandId: string, headers: Record<string, string>) =>
  fetch(`${api.url}/v1/api/brands/${brandId}/sections/colors${PROVISIONAL}`, { headers: { ...bearer(), ...headers } });
async function viewsOf(brandId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const item of files.list(brandPrefix(brandId))) if (item.key.includes('first-view')) keys.push(item.key);
  return keys;
}
const readSection = (brandId: string, section: string, query = '') =>
  call(`/brands/${brandId}/sections/${section}${query}`);
const readColors = (brandId: string) => readSection(brandId, 'colors', PROVISIONAL);
const PROVISIONAL = '?provisional=true';
type Response = Awaited<ReturnType<typeof call>>;
const hexesOf = ({ body }: Response): string[] =>
  body.data.data.primary_palette.map(({ hex }: { hex: string }) => hex.toLowerCase());
const firstLookOf = (brandId: string, section = 'colors') =>
  waitFor(async () => {
    const response = await readSection(brandId, section, PROVISIONAL);
    return response.status === 200 && response;
  }, WAIT_MS);
const patchColors = (brandId: string, etag: string | null) =>
  call(`/brands/${brandId}/sections/colors`, {
    method: 'PATCH',
    body: JSON.stringify({ design_notes: 'warm' }),
    headers: { 'if-match': etag ?? '' },
  });
const statusOf = async (brandId: string): Promise<string> =>
  (await call(`/brands/${brandId}`)).body.data.analysis_status;
const ended = (brandId: string, status: string) => waitFor(async () => (await statusOf(brandId)) === status, WAIT_MS);
const eventsOf = (brandId: string) =>
  prismaOf(pipeline.database).event.findMany({ where: { brandId }, orderBy: { seq: 'asc' } });
const FINAL_META = { is_overridden: false, override_updated_at: null };

describe('A first look', () => {
  test('When later pages are slow, then colours can be read before the crawl ends, until the final ones replace them', async () => {
    const brandId = await submit();
    const first = await firstLookOf(brandId);

    expect(first.body.data.meta).toEqual({ ...FINAL_META, provisional: true });
    expect(hexesOf(first)).toContain(homeColor);
    expect(hexesOf(first)).not.toContain('#1565c0');
    const { body: things } = await readSection(brandId, 'things', PROVISIONAL);
    expect(things.data.data.name).toBe('Acme');
    const { body: typography } = await readSection(brandId, 'typography', PROVISIONAL);
    expect(typography.data.data.font_families[0].name).toBe('Georgia');
    const firstEtag = first.headers.get('etag');
    const unchanged = await fetchSection(brandId, { 'if-none-match': firstEtag ?? '' });
    expect(unchanged.status).toBe(304);
    expect(await statusOf(brandId)).toBe('running');

    release();
    await ended(brandId, 'complete');
    const final = await readColors(brandId);
    expect(final.body.data.meta).toEqual(FINAL_META);
    expect(final.headers.get('etag')).not.toBe(firstEtag);
    expect(hexesOf(final)).toContain('#1565c0');
    const types = (await eventsOf(brandId)).map(({ type }) => type);
    expect(types.filter((type) => type === 'sections.provisional')).toHaveLength(1);
    expect(types.indexOf('sections.provisional')).toBeLessThan(types.indexOf('stage.done'));
  });

  test('When a client does not ask for it, then every response is as if there were none', async () => {
    const brandId = await submit();
    await firstLookOf(brandId);
    for (const query of ['', '?provisional=false', '?source=extracted']) {
      const response = await readSection(brandId, 'colors', query);
      expect([response.status, response.body.code]).toEqual([409, 'ANALYSIS_NOT_COMPLETE']);
    }
    expect((await call(`/brands/${brandId}`)).body.data.analysis).toBeNull();
    expect((await call(`/brands/${brandId}/exports/json`)).status).toBe(409);
    release();
    await ended(brandId, 'complete');
    const [plain, asked] = [await readSection(brandId, 'colors'), await readColors(brandId)];
    expect([asked.body, asked.headers.get('etag')]).toEqual([plain.body, plain.headers.get('etag')]);
  });

  test('When it was read, then its ETag allows no edit, neither before the end nor after it', async () => {
    const brandId = await submit();
    const etag = (await firstLookOf(brandId)).headers.get('etag');
    expect((await patchColors(brandId, etag)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
    release();
    await ended(brandId, 'complete');
    const stale = await patchColors(brandId, etag);
    expect([stale.status, stale.body.code]).toEqual([412, 'STALE']);
    const edited = await patchColors(brandId, stale.headers.get('etag'));
    expect(Object.keys(edited.body.data.meta)).toEqual(Object.keys(FINAL_META));
  });

  test('When only some sections were requested, then it has no others', async () => {
    const brandId = await submit(['typography']);
    await firstLookOf(brandId, 'typography');
    expect((await readColors(brandId)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
    const event = (await eventsOf(brandId)).find(({ type }) => type === 'sections.provisional');
    expect(event?.data).toEqual({ brand_id: brandId, sections: ['things', 'typography'] });
    release();
    await ended(brandId, 'complete');
  });

  test.each(['failed', 'skipped'] as const)(
    'When the stage of a section is %s, then there is none of it, though there is of others',
    async (status) => {
      const brandId = await submit();
      await firstLookOf(brandId);
      await prismaOf(pipeline.database).stage.updateMany({
        where: { name: 'colors', analysis: { brandId } },
        data: { status },
      });
      expect((await readColors(brandId)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
      expect((await readSection(brandId, 'typography', PROVISIONAL)).body.data.meta.provisional).toBe(true);
      release();
      await ended(brandId, 'complete');
    },
  );

  test('When the analysis is cancelled, then none is shown', async () => {
    const brandId = await submit();
    await firstLookOf(brandId);
    await call(`/brands/${brandId}/cancel`, { method: 'POST' });
    expect((await readColors(brandId)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
  });

  test('When the crawl is retried, then its first look stays', async () => {
    const brandId = await submit();
    const first = await firstLookOf(brandId);
    await prismaOf(pipeline.database).stage.updateMany({
      where: { name: 'crawl', status: 'running' },
      data: { leaseUntil: new Date(0) },
    });
    await reconcile(pipeline);
    const requested = held.length;
    await waitFor(async () => held.length > requested, WAIT_MS);
    const again = await readColors(brandId);
    expect([again.body, again.headers.get('etag')]).toEqual([first.body, first.headers.get('etag')]);
    release();
    await ended(brandId, 'complete');
  });

  test('When the brand is deleted, then so are the row and the file', async () => {
    const brandId = await submit();
    await firstLookOf(brandId);
    expect(await viewsOf(brandId)).toHaveLength(1);
    const where = { analysis: { brandId } };
    expect(await prismaOf(pipeline.database).firstLook.count({ where })).toBe(1);
    const { status } = await fetch(`${api.url}/v1/api/brands/${brandId}`, { method: 'DELETE', headers: bearer() });
    expect(status).toBe(204);
    expect(await prismaOf(pipeline.database).firstLook.count({ where })).toBe(0);
    expect(await viewsOf(brandId)).toEqual([]);
  });

  test('When one section cannot be measured, then the others are shown', async () => {
    damage = (evidence) => {
      for (const page of evidence.pages) Object.assign(page, { fonts: null, styles: null });
    };
    const before = log.lines.length;
    const brandId = await submit();
    await firstLookOf(brandId, 'things');
    expect(log.lines.slice(before).join('\n')).toContain('a section of a first look failed');
    expect((await readSection(brandId, 'typography', PROVISIONAL)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
    release();
    await ended(brandId, 'complete');
    expect((await readSection(brandId, 'typography')).status).toBe(200);
  });

  test('When it fails, then the analysis is complete without it', async () => {
    damage = () => {
      throw new Error('lost');
    };
    const before = log.lines.length;
    const brandId = await submit();
    await waitFor(async () => log.lines.slice(before).some((line) => line.includes('first look failed')), WAIT_MS);
    expect((await readColors(brandId)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
    release();
    await ended(brandId, 'complete');
    const types = (await eventsOf(brandId)).map(({ type }) => type);
    expect(types).not.toContain('sections.provisional');
    expect((await readColors(brandId)).body.data.meta).toEqual(FINAL_META);
  });
});
