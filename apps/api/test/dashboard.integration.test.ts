import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from '../src/index.ts';
import { useTestApi } from './support/api.ts';

const api = await useTestApi();
const folder = await mkdtemp(join(tmpdir(), 'brandprint-dashboard-'));
const dashboardDir = join(folder, 'dist');
const server = createApp({ ...api.deps, dashboardDir }).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const PAGE = '<!doctype html><title>Brandprint</title><script src="/app/assets/main-abc.js"></script>';
const SCRIPT = '// A script that is long enough to be compressed.\n'.repeat(60);

/** Not by supertest, which compares with the OpenAPI document: the dashboard is not in it. */
const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual', ...init });

describe('before it is built', () => {
  test('When it is opened, then a page says how to build it, and tries again', async () => {
    const response = await get('/app/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build:dashboard');
    expect(Object.fromEntries(response.headers)).toMatchObject({ refresh: '3', 'cache-control': 'no-store' });
  });
});

describe('once it is built, without a restart', () => {
  beforeAll(async () => {
    await mkdir(join(dashboardDir, 'assets'), { recursive: true });
    await writeFile(join(dashboardDir, 'index.html'), PAGE);
    await writeFile(join(dashboardDir, '.stamp'), 'hidden');
    await writeFile(join(dashboardDir, 'assets/main-abc.js'), SCRIPT);
    await writeFile(join(folder, 'secret.txt'), 'secret');
  });

  test('When it is opened, then it may run only files of this service, and load only those and open typefaces', async () => {
    const response = await get('/app/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(PAGE);
    const policy = String(response.headers.get('content-security-policy'));
    const directives = policy.split('; ').map((directive) => directive.split(' '));
    const others = directives.filter(([, ...sources]) =>
      sources.some((source) => !["'none'", "'self'"].includes(source)),
    );
    // Open typefaces of brands, if the person asks for them.
    expect(others).toEqual(['font-src', 'connect-src'].map((name) => [name, "'self'", 'https://fonts.bunny.net']));
    expect(policy).toContain("frame-ancestors 'none'");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  test('When a page inside of it is opened, then it is the same page', async () => {
    for (const path of ['brands/4cb29fa3-889d-46ae-8b4b-2afa43a48696', 'settings/keys', 'authors', '.stamp']) {
      expect(await (await get(`/app/${path}`)).text()).toBe(PAGE);
    }
  });

  test('When its files are requested, then they are compressed and cacheable for good', async () => {
    const response = await get('/app/assets/main-abc.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(await response.text()).toBe(SCRIPT);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  test('When a file is gone or outside, or the path is for sign-in, then it is not found, and never a page', async () => {
    for (const path of ['assets/old-123.js', 'assets/%2e%2e%2f%2e%2e%2fsecret.txt', 'auth/sign-in/unknown']) {
      const response = await get(`/app/${path}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('When a browser opens the root, then it is sent there; programs are not', async () => {
    const browser = await get('/', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([browser.status, browser.headers.get('location')]).toEqual([302, 'app/']);
    const short = await get('/app');
    expect([short.status, short.headers.get('location')]).toEqual([302, 'app/']);
    expect((await get('/')).status).toBe(404);
    expect((await get('/app/', { method: 'POST' })).status).toBe(404);
  });
});
