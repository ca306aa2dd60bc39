import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrandDetailResponse, ColorsSection, ThingsSection } from '@brandprint/contracts';
import { type Site, startSite, waitFor } from '@brandprint/testing';
import { metricValue } from '@brandprint/testing/apps';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningCommand, runBundled } from './run-command.ts';

/** The content and look of the site; it changes between two analyses. */
let look = { description: 'Anvils that never miss.', color: '#c81e5a' };
const page = () => `<!doctype html><html lang="en"><head>
  <title>Acme</title><meta property="og:site_name" content="Acme"><meta name="description" content="${look.description}">
  <style>body{font:16px sans-serif;color:#222} header,a.button{background:${look.color};color:#fff;padding:40px}</style></head>
  <body><header><h1>Acme</h1></header><main><p>${look.description}</p><a class="button" href="#">Buy</a></main></body></html>`;

const folder = mkdtempSync(join(tmpdir(), 'brandprint-e2e-'));
let site: Site;
let command: RunningCommand;
let access: { base_url: string; api_key: string; brand_id: string };

beforeAll(async () => {
  site = await startSite((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
    response.end(request.url === '/' ? page() : '');
  });
  const args = ['quickstart', `${site.url}/`, '--port', '0', '--data', folder, '--stages', 'things,colors'];
  command = await runBundled(args, { EGRESS_ALLOW: site.host, NO_COLOR: '' });
  await command.waitForOutput(/Press Ctrl-C to stop/);
  const file = join(folder, 'quickstart.json');
  if (!existsSync(file)) throw new Error(command.output.stdout);
  access = JSON.parse(readFileSync(file, 'utf8'));
});
afterAll(async () => {
  command.kill('SIGTERM');
  await command.exit;
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(method: string, path = '', body?: object): Promise<Response> {
  return fetch(`${access.base_url}/v1/api/brands/${access.brand_id}${path}`, {
    method,
    headers: { authorization: `Bearer ${access.api_key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const detail = async () => BrandDetailResponse.parse(await (await ask('GET')).json()).data;
const hexes = (colors: unknown) => ColorsSection.parse(colors).primary_palette.map(({ hex }) => hex);

describe('Edits', () => {
  test('When a changed site is analysed again, then edits apply to the new extraction, and a revert shows it', async () => {
    const first = await detail();
    expect(ThingsSection.parse(first.analysis?.things)).toMatchObject({ name: 'Acme', description: look.description });
    expect(hexes(first.analysis?.colors)).toContain(look.color);

    const patched = await ask('PATCH', '/sections/things', { name: 'Acme Corporation', motto: { en: 'Boom' } });
    expect(patched.status).toBe(200);
    expect((await ask('PATCH', '/sections/colors', { design_notes: 'Ours' })).status).toBe(200);

    const old = look;
    look = { description: 'Rockets for coyotes.', color: '#1b7f4d' };
    expect((await ask('POST', '/reanalyze', { stages: ['things', 'colors'] })).status).toBe(202);
    expect((await ask('PATCH', '/sections/things', { name: 'Too early' })).status).toBe(409);
    await waitFor(async () => !['queued', 'running'].includes((await detail()).analysis_status), 120_000);

    const second = await detail();
    expect(second).toMatchObject({ analysis_status: 'complete', overridden_sections: ['colors', 'things'] });
    expect(second.analysis?.things).toMatchObject({ name: 'Acme Corporation', description: look.description });
    const { data } = await (await ask('GET', '/sections/things')).json();
    expect(data.data).toMatchObject({ motto: { en: 'Boom' } });
    expect(second.analysis?.colors).toMatchObject({ design_notes: 'Ours' });
    expect(hexes(second.analysis?.colors)).toContain(look.color);
    expect(hexes(second.analysis?.colors)).not.toContain(old.color);

    const reverted = await (await ask('DELETE', '/sections/things/override')).json();
    expect(reverted.data).toMatchObject({ data: { name: 'Acme', description: look.description } });
    expect(reverted.data.data).not.toHaveProperty('motto');
    expect((await detail()).overridden_sections).toEqual(['colors']);
  });
});

test('When all apps run in one process, then /metrics of the API has the metrics of each', async () => {
  const answer = await fetch(`${access.base_url}/metrics`);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  for (const app of ['api', 'crawler', 'analyst', 'courier'])
    expect(text).toContain(`brandprint_build_info{app="${app}"`);
  const edits = 'http_request_method="PATCH",http_route="/v1/api/brands/{brandId}/sections/{section}"';
  expect(text).toContain(`http_server_request_duration_seconds_count{${edits},http_response_status_code="200"}`);
  expect(metricValue(text, 'brandprint_crawl_pages_total')).toBeGreaterThanOrEqual(2);
  expect(metricValue(text, 'brandprint_crawl_bytes_total')).toBeGreaterThan(0);
  expect(metricValue(text, 'brandprint_browser_starts_total')).toBe(1);
  expect(metricValue(text, 'brandprint_asset_bytes_stored_total', 'kind="evidence"')).toBeGreaterThan(0);
  for (const stage of ['crawl', 'colors', 'web'])
    expect(text).toContain(`brandprint_stage_duration_seconds_count{stage="${stage}",outcome="done"}`);
  expect(metricValue(text, 'brandprint_stages_running', 'kind="crawl"')).toBe(0);
  expect(metricValue(text, 'brandprint_due_work', 'kind="crawl",state="running"')).toBe(0);
  expect(text).toContain('brandprint_sweep_duration_seconds_count{sweep="reconcile",outcome="succeeded"}');
  expect(text).not.toContain(access.brand_id);
  expect(text).not.toContain(site.host);
});
