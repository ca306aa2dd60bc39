import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  BrandDetailResponse,
  BrandListResponse,
  ColorsSection,
  LogosSection,
  NorthstarSection,
  ThingsSection,
  WebSection,
} from '@brandprint/contracts';
import { commandLine, isAlive } from '@brandprint/embedded';
import { afterEach, describe, expect, test } from '@jest/globals';
import { shapeMismatches } from '../../../packages/contracts/test/shape.ts';
import { ANSWERS } from '../../../packages/contracts/test/specification.ts';
import { HAS_TERMINAL, type RunningCommand, runCommand, runInTerminal } from './run-command.ts';

const folders: string[] = [];
const running: RunningCommand[] = [];
const PLAIN = { EGRESS_ALLOW: '', NO_COLOR: '' };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brandprint-e2e-'));
  folders.push(folder);
  return folder;
}

function launch(args: string[], env: Record<string, string> = {}): RunningCommand {
  const command = runCommand(args, { ...PLAIN, ...env });
  running.push(command);
  return command;
}

interface Access {
  base_url: string;
  api_key: string;
  brand_id: string;
}

async function get(access: Access, path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${access.api_key}` };
  const response = await fetch(`${access.base_url}${path}`, { headers });
  expect(response.status).toBe(200);
  return response.json();
}

/** The empty parts of a section. */
const emptyParts = (section: unknown): string[] =>
  Object.entries(section ?? { all: null }).flatMap(([name, part]) => (saysNothing(part) ? [name] : []));

const saysNothing = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.values(value).every(saysNothing));

/** Pid of the embedded server of a folder. */
const postgresOf = (folder: string) =>
  Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);

afterEach(async () => {
  for (const command of running.splice(0)) {
    command.kill('SIGTERM');
    await command.exit;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('quickstart', () => {
  test('When it runs once on the included site, then the brand is in the file, and nothing is left running', async () => {
    const folder = newFolder();
    const out = join(folder, 'brand.json');

    const command = launch(['quickstart', '--once', '--out', out, '--port', '0', '--data', join(folder, 'data')]);

    expect({ code: await command.exit, err: command.output.stderr }).toMatchObject({ code: 0 });
    const body = JSON.parse(readFileSync(out, 'utf8'));
    expect(shapeMismatches(ANSWERS.BrandDetailResponse, body, '')).toEqual([]);
    const { data } = BrandDetailResponse.parse(body);
    expect(data).toMatchObject({ name: 'Tidelark', analysis_status: 'complete', has_overrides: false });
    const { analysis } = data;
    expect(ColorsSection.parse(analysis?.colors).primary_palette.map(({ hex }) => hex)).toContain('#0a5a72');
    expect(ThingsSection.parse(analysis?.things).description).toContain('tide and weather forecasting');

    const { stdout } = command.output;
    expect(stdout.split('\n').map((line) => line.replace(/\d+(\.\d)? s$/, 'n s'))).toEqual(
      expect.arrayContaining([
        'Loading Brandprint … n s',
        'Starting PostgreSQL … n s',
        'Applying migrations … n s',
        expect.stringMatching(/^Starting the API on http:\/\/127\.0\.0\.1:\d+ … n s$/),
        'Tidelark is a made-up company. Its site came with Brandprint.',
        'crawl: done',
        `The whole brand is in ${out}`,
      ]),
    );
    expect(stdout).toMatch(/Tidelark .* complete/);
    expect(stdout).not.toMatch(/bp_prod_|curl/);
    expect(stdout).not.toContain('\u001b');
    expect(readdirSync(join(folder, 'data')).sort()).toEqual([
      'assets',
      'postgres',
      'postgres.password',
      'secrets.key',
    ]);
    expect(existsSync(join(folder, 'data/postgres/postmaster.pid'))).toBe(false);

    // What it is built with, except libraries: it uses none.
    const { web, ...sections } = analysis ?? {};
    for (const [name, section] of Object.entries(sections))
      expect({ [name]: emptyParts(section) }).toEqual({ [name]: [] });
    expect(emptyParts(LogosSection.parse(analysis?.logos).slots)).toEqual([]);
    expect(emptyParts(NorthstarSection.parse(analysis?.['northstart-statement']))).toEqual([]);
    const { accessibility, animation, design_tokens } = WebSection.parse(web);
    expect(emptyParts({ accessibility, design_tokens, notes: animation.notes })).toEqual([]);

    const keys = launch(['keys', 'list', '--data', join(folder, 'data')]);
    expect(await keys.exit).toBe(0);
    expect(keys.output.stdout).toMatch(/ revoked \S+ {2}quickstart\n$/);
    expect(keys.output.stdout).not.toContain('  active');
  });

  test('When it is serving, then its key works, its folder is locked, and Ctrl-C stops everything', async () => {
    const folder = newFolder();
    const args = ['--port', '0', '--data', folder, '--stages', 'colors', '--max-pages', '1'];
    const command = launch(['quickstart', ...args]);
    await command.waitForOutput(/Press Ctrl-C to stop/);
    expect(command.output.stdout).toMatch(/API key {2}bp_prod_\w{36}\n/);
    const file = join(folder, 'quickstart.json');
    const access = JSON.parse(readFileSync(file, 'utf8')) as Access;

    expect(statSync(file).mode & 0o777).toBe(0o600);
    const brand = BrandDetailResponse.parse(await get(access, `/v1/api/brands/${access.brand_id}`)).data;
    expect(brand).toMatchObject({ requested_stages: ['colors'], resolved_stages: ['things', 'colors'] });

    const other = launch(['start', '--port', '0', '--data', folder]);
    expect(await other.exit).toBe(1);
    expect(other.output.stderr).toMatch(/^brandprint: .* in use by process \d+ \(quickstart\).*\n$/);

    const port = launch(['start', '--port', new URL(access.base_url).port, '--data', newFolder()]);
    expect(await port.exit).toBe(1);
    expect(port.output.stderr).toMatch(/^brandprint: .*port.*\n$/im);

    const postgres = postgresOf(folder);
    command.kill('SIGINT');
    expect(await command.exit).toBe(0);
    expect(existsSync(file)).toBe(false);
    expect(isAlive(postgres)).toBe(false);
  });

  test('When the site cannot be reached, then the exit code and the printed reason say so', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const authority = `127.0.0.1:${(closed.address() as AddressInfo).port}`;
    closed.close();
    await once(closed, 'close');

    const args = ['quickstart', authority, '--once', '--port', '0', '--data', newFolder()];
    const command = launch(args, { EGRESS_ALLOW: authority });

    expect(await command.exit).toBe(1);
    expect(command.output.stdout).toMatch(/failed[\s\S]*The site could not be reached\./);
  });

  const inTerminal = HAS_TERMINAL ? test : test.skip;
  inTerminal('When it runs in a terminal, then all of its output is for people, the log too', async () => {
    const site = await startGatedSite();
    site.open();
    const args = ['quickstart', site.authority, '--once', '--port', '0', '--data', newFolder(), '--stages', 'colors'];
    const command = runInTerminal(args, { ...PLAIN, EGRESS_ALLOW: site.authority, LOG_LEVEL: 'info' });
    running.push(command);

    expect({ code: await command.exit, err: command.output.stderr }).toEqual({ code: 0, err: '' });
    await site.stop();
    const { stdout } = command.output;
    expect(stdout).toContain('\u001b[');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal gets them
    const lines = stdout.replace(/\u001b\[[\d;]*[A-Za-z]/g, '').split(/\r?\n/);
    expect(lines).toContainEqual(expect.stringMatching(/^✓ Starting PostgreSQL {2}\d/));
    expect(lines).toContainEqual(expect.stringMatching(/^· Browser started \(version: /));
    expect(lines.filter((line) => line.startsWith('{'))).toEqual([]);
  });

  test.each([
    ['no browser', ['--once'], { PUPPETEER_EXECUTABLE_PATH: '/nowhere/chrome' }, 1, /PUPPETEER_EXECUTABLE_PATH/],
    ['a bad URL', ['ftp://example.com'], {}, 2, /not a website URL/],
    ['nowhere to write', ['--out', '/nowhere/brand.json'], {}, 1, /--out: \/nowhere/],
    ['a database that is down', [], { DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c' }, 1, /DATABASE_URL/],
    ['a bad setting', [], { LOG_LEVEL: 'loud' }, 1, /LOG_LEVEL/],
    [
      'one of an app',
      [],
      { CRAWL_CONCURRENCY: 'some', EVENTS_KEPT_DAYS: '0' },
      1,
      /CRAWL_CONCURRENCY: .*EVENTS_KEPT_DAYS: /,
    ],
  ])('When there is %s, then the error is one line', async (_, args, env, code, line) => {
    const command = launch(['quickstart', ...args, '--port', '0', '--data', newFolder()], env);

    expect(await command.exit).toBe(code);
    const [first = '', ...more] = command.output.stderr.trimEnd().split('\n');
    expect(first).toMatch(/^brandprint: /);
    expect(first).toMatch(line);
    expect(more[0] ?? 'Usage:').toBe('Usage:');
  });

  test('When the process is killed during the crawl, then the next start completes the brand, once', async () => {
    const folder = newFolder();
    const site = await startGatedSite();
    const env = { EGRESS_ALLOW: site.authority };
    const first = launch(['quickstart', `http://${site.authority}/`, '--port', '0', '--data', folder], env);
    await site.visited;
    while (!existsSync(join(folder, 'quickstart.json'))) await wait(20);
    const access = JSON.parse(readFileSync(join(folder, 'quickstart.json'), 'utf8')) as Access;
    const postgres = postgresOf(folder);
    first.kill('SIGKILL');
    await first.exit;
    site.open();

    const second = launch(['start', '--port', '0', '--data', folder], env);
    await second.waitForOutput(/listening on (\S+)/);
    access.base_url = second.output.stdout.match(/listening on (\S+)/)?.[1] ?? '';
    const brand = async () => BrandDetailResponse.parse(await get(access, `/v1/api/brands/${access.brand_id}`)).data;
    while (['queued', 'running'].includes((await brand()).analysis_status)) await wait(100);

    expect(await brand()).toMatchObject({ analysis_status: 'complete', name: 'Gate & Sons' });
    expect(BrandListResponse.parse(await get(access, '/v1/api/brands')).data).toHaveLength(1);
    expect(isAlive(postgres) && commandLine(postgres).includes(folder)).toBe(false);
    await site.stop();
  });
});

/** A site whose page is not sent before `open` is called. */
async function startGatedSite() {
  let open = () => {};
  let visit = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const visited = new Promise<void>((resolve) => {
    visit = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    visit();
    await gate;
    response.setHeader('content-type', 'text/html');
    response.end(
      '<title>Gate &amp; Sons</title><meta property="og:site_name" content="Gate &amp; Sons"><h1>Gate &amp; Sons</h1>',
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { authority: `127.0.0.1:${(server.address() as AddressInfo).port}`, visited, open, stop };
}
