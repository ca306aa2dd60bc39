import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Brandprint } from '@brandprint/sdk';
import { type Site, startSite } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type RunOptions, run } from './support/run.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');
/** Keeps the port for webhooks until they are received. */
let hookSite: Site;
let server: TestServer;
let folder: string;
let brandId: string;

const access = (): Record<string, string> => ({
  BRANDPRINT_URL: server.url,
  BRANDPRINT_API_KEY: server.apiKey,
  HOME: folder,
});
/** With the server and its key in the environment. */
const cli = (argv: string[], options: RunOptions = {}) =>
  run(argv, { cwd: folder, ...options, env: { ...access(), ...options.env } });

beforeAll(async () => {
  hookSite = await startSite({});
  server = await startTestServer(hookSite.host);
  folder = await mkdtemp(join(tmpdir(), 'brandprint-home-'));
  const { stdout } = await cli(['analyze', 'https://fennwick.example', '--json']);
  brandId = JSON.parse(stdout).id;
});
afterAll(async () => {
  await hookSite.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  server.crawl = 'succeed';
});

describe('analyze', () => {
  test('When stdout is a pipe, then the result has no escape codes and progress is on stderr', async () => {
    const { code, stdout, stderr } = await cli(['analyze', 'pipe.example']);

    expect(code).toBe(0);
    expect(stdout + stderr).not.toContain('\u001b');
    expect(stdout).toMatch(/^Fennwick {2}https:\/\/pipe\.example\/ {2}complete\n/);
    expect(stdout).toContain('  Colours   #1f5c4d  Evergreen');
    expect(stderr).toMatch(/Analysing https:\/\/pipe\.example[\s\S]*crawl: done[\s\S]*Analysed in [\d.]+ s/);
  });

  test('When stdout is a terminal, then progress is redrawn and colours are painted', async () => {
    const { code, stdout, stderr } = await cli(['analyze', 'terminal.example'], { columns: 80 });

    expect(code).toBe(0);
    expect(stderr).toContain('\u001b[1A\u001b[2K');
    expect(stdout).toContain('\u001b[48;2;31;92;77m      \u001b[0m  #1f5c4d  Evergreen');
  });

  test('When --json is given, then stdout is the brand and stderr says nothing, also on a terminal', async () => {
    const { code, stdout, stderr } = await cli(['analyze', 'json.example', '--json', '--out', 'brand.json'], {
      columns: 80,
    });

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout).analysis.colors.primary_palette[0].hex).toBe('#1f5c4d');
    expect(JSON.parse(await readFile(join(folder, 'brand.json'), 'utf8'))).toEqual(JSON.parse(stdout));
  });

  test('When the analysis fails, then the exit code is 2 and the reason is on stderr', async () => {
    server.crawl = 'fail';

    const { code, stdout, stderr } = await cli(['analyze', 'fails.example', '--quiet']);

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^error: The analysis of https:\/\/fails\.example\/ failed: The site has no pages\./);
  });

  test('When the analysis is not final in time, then the exit code is 5 and the hint says how to go on', async () => {
    server.crawl = 'hang';

    const { code, stderr } = await cli(['analyze', 'slow.example', '--timeout', '0.05', '--json']);

    const { error } = JSON.parse(stderr);
    expect({ code, exit: error.exit_code }).toEqual({ code: 5, exit: 5 });
    expect(error.hint).toMatch(/^It goes on: brandprint get [0-9a-f-]{36} --wait$/);
    const [id = ''] = /[0-9a-f-]{36}/.exec(error.hint) ?? [];
    await new Brandprint({ baseUrl: server.url, apiKey: server.apiKey }).brands.cancel(id);
  });

  test('When the person presses Ctrl-C, then the analysis is cancelled and the exit code is 130', async () => {
    server.crawl = 'hang';

    const { code, stdout, stderr } = await cli(['analyze', 'stopped.example'], { interruptAt: 'crawl: running' });

    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toContain('error: Interrupted. The analysis was cancelled');
    expect((await cli(['list', '--search', 'stopped', '--status', 'idle', '--json'])).stdout).toContain(
      'stopped.example',
    );
  });

  test('When --no-wait is given, then only the id is on stdout', async () => {
    const { code, stdout } = await cli([
      'analyze',
      'later.example',
      '--no-wait',
      '--max-pages',
      '2',
      '--stages',
      'colors',
    ]);

    expect(code).toBe(0);
    expect(stdout).toMatch(/^[0-9a-f-]{36}\n$/);
    const { stdout: waited } = await cli(['get', stdout.trim(), '--wait', '--json']);
    expect(JSON.parse(waited)).toEqual(
      expect.objectContaining({ analysis_status: 'complete', max_pages: 2, requested_stages: ['colors'] }),
    );
  });
});

describe('brands', () => {
  test('When a brand is named by its id, host or name, then it is found', async () => {
    for (const name of [brandId, 'fennwick.example', 'https://fennwick.example/about', 'latest']) {
      const { code, stdout } = await cli(['get', name, '--json']);
      expect({ name, code, brand: JSON.parse(stdout).name }).toEqual({ name, code: 0, brand: 'Fennwick' });
    }
  });

  test('When the name of a brand is empty, then no command takes another one', async () => {
    const { code, stderr } = await cli(['section', 'patch', '', 'things', '{"name": "Acme"}']);

    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining('The name of the brand is empty') });
  });

  test('When a host is also a part of a newer one, then the exact one is found', async () => {
    const { id } = JSON.parse((await cli(['analyze', 'exact.example', '--json'])).stdout);
    await cli(['analyze', 'www.exact.example']);

    expect(JSON.parse((await cli(['get', 'exact.example', '--json'])).stdout).id).toBe(id);
  });

  test('When a brand is unknown, then the exit code is 6 and the hint names the list', async () => {
    for (const name of ['00000000-0000-4000-8000-000000000000', 'nobody']) {
      const { code, stderr } = await cli(['get', name]);
      expect({ name, code }).toEqual({ name, code: 6 });
      expect(stderr).toContain('hint: `brandprint list` shows');
    }
  });

  test('When brands are listed in a pipe, then every line is whole', async () => {
    const { stdout } = await cli(['ls', '--search', 'fennwick.example']);

    expect(stdout).toMatch(new RegExp(`^ID .*\\n${brandId}  complete  .*  https://fennwick\\.example/\\n$`));
  });

  test('When a brand is opened, then the browser gets its book, its site or the reference', async () => {
    const [book] = (await cli(['open', brandId])).opened;

    expect(await readFile(book ?? '', 'utf8')).toContain('Fennwick');
    expect((await cli(['open', brandId, '--site'])).opened).toEqual(['https://fennwick.example/']);
    expect((await cli(['open', brandId, '--docs'])).opened).toEqual([`${server.url}/docs`]);
  });
});

describe('sections', () => {
  test('When a section is patched, replaced and reverted, then the history has it', async () => {
    const section = async (...argv: string[]) => JSON.parse((await cli(['section', ...argv, '--json'])).stdout);
    const original = await section('get', brandId, 'things');

    const patched = await section('patch', brandId, 'things', '{"name": "Acme"}', '--if-match', original.etag);
    await writeFile(join(folder, 'things.json'), JSON.stringify({ name: 'Other' }));
    const replaced = await section('set', brandId, 'things', 'things.json');
    const reverted = await section('revert', brandId, 'things');

    expect(patched).toEqual(expect.objectContaining({ data: { ...original.data, name: 'Acme' } }));
    expect(replaced.data).toEqual({ name: 'Other' });
    expect(reverted.data).toEqual(original.data);
    const { stdout } = await cli(['history', brandId, '--section', 'things']);
    expect(stdout.match(/revert|replace|patch/g)).toEqual(['revert', 'replace', 'patch']);
  });

  test('When the ETag is outdated, then the edit is refused with 6; when the data is no object, with 3', async () => {
    const late = await cli(['section', 'patch', brandId, 'tone', '-', '--if-match', '"old"'], { stdin: '{"a": 1}' });
    const wrong = await cli(['section', 'set', brandId, 'tone', '-'], { stdin: '[1]' });

    expect([late.code, wrong.code]).toEqual([6, 3]);
    expect(late.stderr).toContain('hint: Somebody else has edited it.');
  });
});

describe('export', () => {
  test('When a format is exported, then it is on stdout or in the file', async () => {
    const { stdout } = await cli(['export', brandId, 'css', '--prefix', 'acme']);
    const saved = await cli(['export', brandId, 'css', '--prefix', 'acme', '--out', 'files/']);

    expect(stdout).toContain('--acme-color-primary: #1f5c4d');
    expect(await readFile(saved.stdout.trim(), 'utf8')).toBe(stdout);
  });

  test('When the file cannot be written, then the error says which and why', async () => {
    await writeFile(join(folder, 'taken'), '');

    const { code, stderr } = await cli(['export', brandId, 'css', '--out', 'taken/brand.css']);

    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: expect.stringMatching(/^error: Cannot write taken\/brand\.css: E/),
    });
  });

  test('When no format is given or it is unknown, then the formats are named', async () => {
    expect((await cli(['export', brandId])).stdout).toMatch(/\ndtcg .*\ncss /);
    expect(await cli(['export', brandId, 'docx'])).toEqual(
      expect.objectContaining({ code: 3, stderr: expect.stringContaining('hint: Use dtcg, css, ') }),
    );
  });

  test('When a file is no text, then a terminal does not get it', async () => {
    expect(await cli(['export', brandId, 'palette'], { columns: 80 })).toEqual(
      expect.objectContaining({ code: 3, stdout: '', stderr: expect.stringContaining('Add --out ') }),
    );
  });
});

describe('check', () => {
  test('When a style sheet has foreign colours, then each is found with its line and the exit code is 1', async () => {
    await writeFile(join(folder, 'a.css'), 'a { color: #1f5c4d }\nb { color: #ff6347; background: white }\n');

    const { code, stdout } = await cli(['check', 'a.css', '--brand', brandId]);

    expect(code).toBe(1);
    expect(stdout).toMatch(/^a\.css:2: #ff6347 is not a colour of the brand\. The nearest is /);
    expect(stdout).toContain('a.css:2: #ff6347 on white has a contrast of 2.');
  });

  test('When files are in the brand, then nothing is on stdout and the exit code is 0', async () => {
    await writeFile(join(folder, 'b.css'), 'a { color: #1f5c4d }');

    const { code, stdout, stderr } = await cli(['check', 'b.css', '-', '--kind', 'colors'], {
      stdin: '{"a": {"$type": "color", "$value": "#1f5c4d"}}',
      env: { BRANDPRINT_BRAND: 'fennwick.example' },
    });

    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Nothing found in 2 files against Fennwick.\n',
    });
  });

  test('When a text is not in the voice of the brand, then the findings are JSON', async () => {
    const { code, stdout } = await cli(['check', '-', '--brand', brandId, '--json'], { stdin: 'Buy now!\n' });

    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual([
      expect.objectContaining({
        file: '-',
        kind: 'copy',
        findings: [expect.objectContaining({ rule: 'avoided-habit', line: 1 })],
      }),
    ]);
  });

  test('When design tokens do not parse, then it is wrong usage; a byte order mark and no colours are none', async () => {
    await writeFile(join(folder, 'broken.json'), '{"a": ');
    await writeFile(join(folder, 'empty.tokens'), '\ufeff{}');

    const broken = await cli(['check', 'broken.json', '--brand', brandId]);
    const empty = await cli(['check', 'empty.tokens', '--brand', brandId]);

    const piped = await cli(['check', '-', '--brand', brandId], { stdin: '{"a": ' });

    for (const { code, stderr } of [broken, piped]) {
      expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringMatching(/is not JSON: .*\nhint: Correct it/) });
    }
    expect(empty).toEqual(
      expect.objectContaining({ code: 0, stderr: expect.stringContaining('No colours were found in empty.tokens.') }),
    );
  });

  test('When the brand or the file is missing, then it is wrong usage', async () => {
    expect((await cli(['check', 'a.css'])).code).toBe(3);
    expect((await cli(['check', 'nowhere.css', '--brand', brandId])).stderr).toContain('there is no such file');
  });
});

describe('access', () => {
  const env = () => ({ HOME: folder, BRANDPRINT_URL: '', BRANDPRINT_API_KEY: '' });

  test('When the person logs in, then only they can read the key, and later commands use it', async () => {
    const { code } = await run(['login', '--url', server.url], { env: env(), stdin: `${server.apiKey}\n` });
    const path = join(folder, '.config/brandprint/config.json');

    expect(code).toBe(0);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await run(['get', brandId, '--json'], { env: env() })).code).toBe(0);
    expect((await run(['doctor'], { env: env() })).stdout).toContain(`${server.url} (from login)`);

    await chmod(path, 0o644);
    const { code: doctor, stdout } = await run(['doctor'], { env: env() });
    expect({ doctor, hint: stdout.includes(`chmod 600 ${path}`) }).toEqual({ doctor: 1, hint: true });

    expect((await run(['logout'], { env: env() })).code).toBe(0);
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  test('When a key is wrong or missing, then the exit code is 4, and login keeps nothing', async () => {
    const wrong = { ...env(), BRANDPRINT_URL: server.url, BRANDPRINT_API_KEY: 'bp_prod_wrong' };

    const { code, stderr } = await run(['list'], { env: wrong });
    const login = await run(['login', '--url', server.url], { env: env(), stdin: 'bp_prod_wrong' });
    const keyless = await run(['list'], { env: { ...env(), BRANDPRINT_URL: server.url } });

    expect([code, login.code, keyless.code]).toEqual([4, 4, 4]);
    expect(stderr).toMatch(/^error: .+ \(request .+\)\nhint: Log in with `brandprint login`/);
    await expect(stat(join(folder, '.config/brandprint/config.json'))).rejects.toThrow('ENOENT');
  });

  test('When stdin has more lines, then the first is the key, and a key is never in an error', async () => {
    const { code } = await run(['login', '--url', server.url], { env: env(), stdin: `${server.apiKey}\r\nuser: me\n` });
    const odd = await run(['list', '--api-key', 'bp_prod_a\nb', '--url', server.url], { env: env() });
    const typed = await run(['login', '--url', server.url], { env: env(), stdin: 'bp_prod_ä\r', isTyped: true });

    expect([code, odd.code, typed.code]).toEqual([0, 4, 4]);
    expect(odd.stderr + typed.stderr).not.toContain('bp_prod_');
  });

  test('When the configuration is broken, then login replaces it', async () => {
    await writeFile(join(folder, '.config/brandprint/config.json'), '{');

    expect((await run(['list'], { env: env() })).stderr).toContain('hint: Run `brandprint login` again.');
    expect((await run(['login', '--url', server.url], { env: env(), stdin: server.apiKey })).code).toBe(0);
    expect((await run(['logout'], { env: env() })).code).toBe(0);
  });

  test('When the person presses Ctrl-D instead of typing a key, then login ends', async () => {
    const { code, stderr } = await run(['login'], { env: env(), stdin: '\u0004', isTyped: true });

    expect(code).toBe(3);
    expect(stderr).toContain('error: No API key was given');
  });

  test('When an API key lists and creates keys, then the list works and the rest is refused with 4', async () => {
    expect((await cli(['keys', 'list'])).stdout).toContain('prod');
    expect((await cli(['keys', 'create'])).code).toBe(4);
  });

  test('When nothing listens at the address, then the exit code is 6 and doctor says it', async () => {
    const nowhere = { BRANDPRINT_URL: 'http://127.0.0.1:1' };

    const { code, stderr } = await cli(['usage', '--json'], { env: nowhere });
    const doctor = await cli(['doctor', '--json'], { env: nowhere });

    expect({ code, exit: JSON.parse(stderr).error.exit_code }).toEqual({ code: 6, exit: 6 });
    expect(doctor.code).toBe(1);
    expect(JSON.parse(doctor.stdout)).toContainEqual(expect.objectContaining({ check: 'server', ok: false }));
  });

  test('When usage is asked for, then the submissions are counted', async () => {
    expect((await cli(['usage'])).stdout).toMatch(/^\d+ submissions from .+: \d+ prod, 0 stag\n/);
    expect(JSON.parse((await cli(['usage', '--brand', brandId, '--json'])).stdout).brand_id).toBe(brandId);
  });
});

describe('webhooks listen', () => {
  test('When an event happens, then it is verified, printed and forwarded, and Ctrl-C deletes the webhook', async () => {
    await hookSite.stop();
    const app = await startSite((_, response) => void response.writeHead(204).end());
    try {
      let edits = 0;
      const { code, stdout, stderr } = await cli(
        [
          'webhooks',
          'listen',
          '--port',
          String(hookSite.port),
          '--forward',
          `${app.url}/hooks`,
          '--events',
          'brand.section_updated',
        ],
        {
          interruptAt: 'forwarded: 204',
          onOutput(text) {
            if (!text.includes('Listening on') || edits++ > 0) return;
            void cli(['section', 'patch', brandId, 'mission', '{"vision": {"statement": "", "explanation": ""}}']);
          },
        },
      );

      expect(code).toBe(0);
      expect(stdout).toMatch(/^✓ brand\.section_updated \S+ {2}forwarded: 204\n/);
      expect(stderr).toContain('Deleted the webhook.');
      expect(app.requests[0]).toEqual(expect.objectContaining({ path: '/hooks', method: 'POST' }));
      expect(app.requests[0]?.headers['webhook-signature']).toMatch(/^v1,/);
      expect(JSON.parse((await cli(['webhooks', 'list', '--json'])).stdout)).toEqual([]);
    } finally {
      await app.stop();
    }
  });

  test('When the server does not send to this machine, then the hint says what to do', async () => {
    expect(await cli(['webhooks', 'listen'])).toEqual(
      expect.objectContaining({
        code: 6,
        stderr: expect.stringContaining('hint: Start it with EGRESS_ALLOW=127.0.0.1:'),
      }),
    );
  });
});

describe('command line', () => {
  test.each([
    ['an unknown command', ['lits'], 'Did you mean list?'],
    ['an unknown option', ['list', '--statsu', 'idle'], 'Did you mean --status?'],
    ['a wrong value', ['list', '--limit', 'many'], 'It must be a whole number'],
    ['a wrong choice', ['section', 'get', 'x', 'colours'], 'Allowed choices are'],
    ['a missing argument', ['get'], "missing required argument 'brand'"],
    ['what is no URL', ['analyze', 'not a site'], 'is not the URL of a website'],
  ])('When it has %s, then the exit code is 3 and stderr helps', async (_, argv, help) => {
    const { code, stdout, stderr } = await cli(argv);

    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain(help);
  });

  test('When it is wrong and has --json, then stderr is one line of JSON', async () => {
    const { code, stderr } = await cli(['list', '--limit', 'many', '--json']);

    expect({ code, exit: JSON.parse(stderr).error.exit_code }).toEqual({ code: 3, exit: 3 });
  });

  test('When the file of --out cannot be written, then the result is shown and the exit code is 3', async () => {
    const { code, stdout, stderr } = await cli(['get', brandId, '--json', '--out', 'nowhere/brand.json']);

    expect({ code, id: JSON.parse(stdout).id }).toEqual({ code: 3, id: brandId });
    expect(JSON.parse(stderr).error.message).toContain('Cannot write nowhere/brand.json');
  });

  test('When help is asked for, then it is on stdout with examples, for every command', async () => {
    const { code, stdout } = await cli(['--help']);
    const names = Array.from(stdout.matchAll(/^ {2}(\w+)(?:\|\w+)? .*$/gm), ([, name = '']) => name).filter((name) =>
      stdout.slice(stdout.indexOf('Commands:')).includes(`\n  ${name}`),
    );

    expect({ code, many: names.length >= 15 }).toEqual({ code: 0, many: true });
    for (const name of names.filter((one) => !['help', 'logout', 'NO_COLOR'].includes(one))) {
      expect({ name, help: (await cli([name, '--help'])).stdout }).toEqual({
        name,
        help: expect.stringMatching(/\$ .*brandprint/),
      });
    }
  });

  test('When it runs as a process in a pipe, then exit code, streams and a signal are those of the system', async () => {
    const tsx = createRequire(import.meta.url).resolve('tsx');
    const start = (...argv: string[]) =>
      spawn(process.execPath, ['--import', tsx, MAIN, ...argv], {
        cwd: folder,
        env: { ...process.env, NODE_OPTIONS: '', ...access() },
      });
    server.crawl = 'hang';
    const child = start('analyze', 'process.example');
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      if (stderr.includes('crawl: running')) child.kill('SIGINT');
    });
    const [code] = await once(child, 'close');

    expect({ code, stderr }).toEqual({ code: 130, stderr: expect.stringContaining('The analysis was cancelled') });
  });
});
