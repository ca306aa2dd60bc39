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
import type { Pipeline } from '@brandprint/pipeline';
import { Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { type AssetStore, brandPrefix, createDirectoryStore } from '@brandprint/storage';
import { createTestDatabase, createTestLog, prismaOf, type Site, startSite, waitFor } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { processEnv } from '../../src/env.ts';

export const WAIT_MS = 60_000;
export const HOME_COLOR = '#c2185b';
export const PROVISIONAL = '?provisional=true';

const page = (title: string, color: string, links = '') =>
  `<!doctype html><html lang="en"><title>${title}</title><style>body{font:16px Georgia,serif;background:#fff;color:#111}
  header,.button{background:${color};color:#fff;padding:40px}</style><header><h1>${title}</h1></header>
  <p>Acme makes anvils for everybody who needs to forge something heavy. Our anvils have been made by hand since 1921, in
  one workshop, by people who know what an anvil has to endure.</p><a class="button" href="/">Buy an anvil</a>${links}</html>`;

/** The product with a site whose first page answers at once and whose other page is held, for the tests of a file. */
export function useFirstLooks() {
  const log = createTestLog();
  const lifecycle = new Lifecycle(log.logger);
  let pipeline: Pipeline;
  let site: Site;
  let api: RunningApi;
  let key: string;

  /** Later pages get their responses only when they are released. */
  const held: (() => void)[] = [];
  let isHolding = true;
  /** What happens to the evidence of a first view when it is read. */
  let damage: (evidence: Evidence) => void = () => {};
  let files: AssetStore;

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
      // A held page must not run out of time on a busy machine.
      pageMs: 2 * WAIT_MS,
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
    if (request.url === '/') return send(page('Acme', HOME_COLOR, '<a href="/about">About us</a>'));
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
    fetch(`${api.url}/v1/api/brands/${brandId}/sections/colors${PROVISIONAL}`, {
      headers: { ...bearer(), ...headers },
    });
  async function viewsOf(brandId: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const item of files.list(brandPrefix(brandId))) if (item.key.includes('first-view')) keys.push(item.key);
    return keys;
  }
  const deleteBrand = (brandId: string) =>
    fetch(`${api.url}/v1/api/brands/${brandId}`, { method: 'DELETE', headers: bearer() });
  const readSection = (brandId: string, section: string, query = '') =>
    call(`/brands/${brandId}/sections/${section}${query}`);
  const readColors = (brandId: string) => readSection(brandId, 'colors', PROVISIONAL);
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

  return {
    log,
    call,
    submit,
    release,
    fetchSection,
    viewsOf,
    deleteBrand,
    readSection,
    readColors,
    firstLookOf,
    patchColors,
    statusOf,
    ended,
    eventsOf,
    /** How many responses are held. */
    heldCount: () => held.length,
    /** What is to happen to the evidence of a first view when it is read, in this test. */
    setDamage(change: typeof damage): void {
      damage = change;
    },
    pipeline: () => pipeline,
  };
}
