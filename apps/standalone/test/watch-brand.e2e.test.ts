import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrandDetailResponse, ThingsSection } from '@brandprint/contracts';
import { type Site, startSite } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningCommand, runBundled } from './run-command.ts';

let folder: string;
let server: RunningCommand;
let site: Site;
let base: string;
let key: string;
/** The current content of the site; while it is null, the site does not respond. */
let page: { name: string; about: string } | null = { name: 'Acme Anvils', about: 'Anvils that last for centuries.' };
let asked = () => {};

beforeAll(async () => {
  site = await startSite((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    asked();
    if (!page) return;
    const { name, about } = page;
    response.setHeader('content-type', 'text/html');
    response.end(
      `<html lang="en"><title>${name}</title><meta property="og:site_name" content="${name}"><meta name="description" content="${about}"><h1>${name}</h1><p>${about}</p></html>`,
    );
  });
  folder = mkdtempSync(join(tmpdir(), 'brandprint-e2e-'));
  server = await runBundled(['start', '--port', '0', '--data', folder], { EGRESS_ALLOW: site.host });
  await server.waitForOutput(/listening on (\S+)/);
  base = server.output.stdout.match(/listening on (\S+)/)?.[1] ?? '';
  const keys = await runBundled(['keys', 'create', '--workspace', 'e2e', '--create-workspace', '--data', folder]);
  expect(await keys.exit).toBe(0);
  key = keys.output.stdout.trim().split('\n').at(-1) ?? '';
});
afterAll(async () => {
  server?.kill('SIGTERM');
  await server?.exit;
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function call(method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${base}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect(response.status).toBeLessThan(300);
  return response.status === 204 ? null : response.json();
}
/** Reads the event stream until it ends with the analysis; returns the types of the events. */
async function watched(path: string): Promise<string[]> {
  const response = await fetch(`${base}${path}/events`, { headers: { authorization: `Bearer ${key}` } });
  return [...(await response.text()).matchAll(/^event: (.*)$/gm)].map(([, type]) => type ?? '');
}
async function detail(path: string) {
  const { data } = BrandDetailResponse.parse(await call('GET', path));
  return { ...data, things: data.analysis && ThingsSection.parse(data.analysis.things) };
}

describe('A brand that is watched', () => {
  const options = { stages: ['things'], max_pages: 1 };
  let path: string;

  /** Analyses it again; resolves when the browser waits for a page that does not come. */
  async function reanalyzeUntilVisited(): Promise<void> {
    page = null;
    const visited = new Promise<void>((resolve) => {
      asked = resolve;
    });
    await call('POST', `${path}/reanalyze`, options);
    await visited;
  }

  test('When it is analysed, then its events show the progress to the end', async () => {
    const { data } = await call('POST', '/v1/api/parse', { url: site.url, ...options });
    path = `/v1/api/brands/${data.brand_id}`;
    const types = await watched(path);
    expect(types[0]).toBe('brand.queued');
    expect(types).toContain('crawl.progress');
    expect(types.at(-1)).toBe('brand.complete');
    expect((await detail(path)).things).toMatchObject({ name: 'Acme Anvils', description: page?.about });
  });

  test('When the site does not respond, then the analysis can be cancelled, and the earlier one is shown again', async () => {
    const before = await detail(path);
    await reanalyzeUntilVisited();
    expect((await detail(path)).analysis).toBeNull();
    await call('POST', `${path}/cancel`);
    expect((await watched(path)).at(-1)).toBe('brand.idle');
    const after = await detail(path);
    expect(after).toMatchObject({ analysis_status: 'idle', name: before.name, analysis: before.analysis });
    expect(after.quality_note).toContain('The last analysis was cancelled.');
  });

  test('When it is deleted during its analysis, then nothing is left of it, in the store either', async () => {
    const files = join(folder, 'assets/brands', path.split('/').at(-1) ?? '');
    expect(existsSync(files)).toBe(true);
    await reanalyzeUntilVisited();
    await call('DELETE', path);
    expect(existsSync(files)).toBe(false);
    const response = await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${key}` } });
    expect(response.status).toBe(404);
    expect((await call('GET', '/v1/api/brands')).data).toEqual([]);
    // Its crawl has been aborted: its slot is free for the next one.
    page = { name: 'Acme Anvils', about: 'Anvils that last for centuries.' };
    const { data } = await call('POST', '/v1/api/parse', { url: site.url, ...options });
    expect((await watched(`/v1/api/brands/${data.brand_id}`)).at(-1)).toBe('brand.complete');
  });
});
