import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite } from '@brandprint/testing';
import { bundleScript } from '@brandprint/testing/faults';
import { describe, expect, test } from '@jest/globals';
import { useCommands } from './support/commands.ts';
import { run } from './support/run.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const commands = useCommands();
const { cli } = commands;

describe('command line', () => {
  test.each([
    ['an unknown command', ['lits'], 'Did you mean list?'],
    ['an unknown option', ['list', '--statsu', 'idle'], 'Did you mean --status?'],
    ['a wrong value', ['list', '--limit', 'many'], 'It must be a whole number'],
    ['a wrong choice', ['section', 'get', 'x', 'colours'], 'Allowed choices are'],
    ['a missing argument', ['get'], "missing required argument 'brand'"],
    ['what is no URL', ['analyze', 'not a site'], 'is not the URL of a website'],
  ])('When it has %s, then the exit code is 3 and stderr has a hint', async (_, argv, help) => {
    const { code, stdout, stderr } = await cli(argv);

    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain(help);
  });

  test('When it is wrong and has --json, then stderr is one line of JSON', async () => {
    const { code, stderr } = await cli(['list', '--limit', 'many', '--json']);

    expect({ code, exit: JSON.parse(stderr).error.exit_code }).toEqual({ code: 3, exit: 3 });
  });

  test('When the file of --out cannot be written, then the result is shown and the exit code is 3', async () => {
    const { code, stdout, stderr } = await cli(['get', commands.brandId, '--json', '--out', 'nowhere/brand.json']);

    expect({ code, id: JSON.parse(stdout).id }).toEqual({ code: 3, id: commands.brandId });
    expect(JSON.parse(stderr).error.message).toContain('Cannot write nowhere/brand.json');
  });

  test('When --help is given, then it is on stdout with examples, for every command', async () => {
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
    const main = await bundleScript(MAIN);
    const start = (...argv: string[]) =>
      spawn(process.execPath, [main, ...argv], {
        cwd: commands.folder,
        env: { ...process.env, NODE_OPTIONS: '', ...commands.access() },
      });
    commands.server.crawl = 'hang';
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

describe('access', () => {
  const env = () => ({ HOME: commands.folder, BRANDPRINT_URL: '', BRANDPRINT_API_KEY: '' });

  test('When a person logs in, then only they can read the stored key, and later commands use it', async () => {
    const { code } = await run(['login', '--url', commands.server.url], {
      env: env(),
      stdin: `${commands.server.apiKey}\n`,
    });
    const path = join(commands.folder, '.config/brandprint/config.json');

    expect(code).toBe(0);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await run(['get', commands.brandId, '--json'], { env: env() })).code).toBe(0);
    expect((await run(['doctor'], { env: env() })).stdout).toContain(`${commands.server.url} (from login)`);

    await chmod(path, 0o644);
    const { code: doctor, stdout } = await run(['doctor'], { env: env() });
    expect({ doctor, hint: stdout.includes(`chmod 600 ${path}`) }).toEqual({ doctor: 1, hint: true });

    expect((await run(['logout'], { env: env() })).code).toBe(0);
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  test('When a key is wrong or missing, then the exit code is 4, and login keeps nothing', async () => {
    const wrong = { ...env(), BRANDPRINT_URL: commands.server.url, BRANDPRINT_API_KEY: 'bp_prod_wrong' };

    const { code, stderr } = await run(['list'], { env: wrong });
    const login = await run(['login', '--url', commands.server.url], { env: env(), stdin: 'bp_prod_wrong' });
    const keyless = await run(['list'], { env: { ...env(), BRANDPRINT_URL: commands.server.url } });

    expect([code, login.code, keyless.code]).toEqual([4, 4, 4]);
    expect(stderr).toMatch(/^error: .+ \(request .+\)\nhint: Log in with `brandprint login`/);
    await expect(stat(join(commands.folder, '.config/brandprint/config.json'))).rejects.toThrow('ENOENT');
  });

  test('When stdin has more lines, then the first is the key, and a key is never in an error', async () => {
    const { code } = await run(['login', '--url', commands.server.url], {
      env: env(),
      stdin: `${commands.server.apiKey}\r\nuser: me\n`,
    });
    const odd = await run(['list', '--api-key', 'bp_prod_a\nb', '--url', commands.server.url], { env: env() });
    const typed = await run(['login', '--url', commands.server.url], {
      env: env(),
      stdin: 'bp_prod_ä\r',
      isTyped: true,
    });

    expect([code, odd.code, typed.code]).toEqual([0, 4, 4]);
    expect(odd.stderr + typed.stderr).not.toContain('bp_prod_');
  });

  test('When the configuration is broken, then login replaces it', async () => {
    await writeFile(join(commands.folder, '.config/brandprint/config.json'), '{');

    expect((await run(['list'], { env: env() })).stderr).toContain('hint: Run `brandprint login` again.');
    expect(
      (await run(['login', '--url', commands.server.url], { env: env(), stdin: commands.server.apiKey })).code,
    ).toBe(0);
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
    expect(JSON.parse(stderr).error.message).toMatch(/^No complete response from the server: /);
    expect(JSON.parse(doctor.stdout)).toContainEqual(expect.objectContaining({ check: 'server', ok: false }));
  });

  test('When something else answers at the address, then the hint doubts the address', async () => {
    const other = await startSite((_, response) => void response.writeHead(404).end('Not here'));
    try {
      const { code, stderr } = await cli(['get', 'latest'], { env: { BRANDPRINT_URL: other.url } });

      expect({ code, stderr }).toEqual({
        code: 6,
        stderr: expect.stringContaining('hint: Is this the address of Brandprint?'),
      });
    } finally {
      await other.stop();
    }
  });

  test('When the server refuses a value, then the error says why once, and has a hint', async () => {
    const { code, stderr } = await cli(['usage', '--from', '2026-12-01', '--to', '2026-01-01']);

    expect(code).toBe(3);
    expect(stderr).toMatch(/^error: from: must not be after to \(request .+\)\nhint: Correct it/);
  });

  test('When usage is asked for, then the submissions are counted', async () => {
    expect((await cli(['usage'])).stdout).toMatch(/^\d+ submissions from .+: \d+ prod, 0 stag\n/);
    expect(JSON.parse((await cli(['usage', '--brand', commands.brandId, '--json'])).stdout).brand_id).toBe(
      commands.brandId,
    );
  });
});

describe('webhooks listen', () => {
  test('When an event happens, then it is verified, printed and forwarded, and Ctrl-C deletes the webhook', async () => {
    await commands.hookSite.stop();
    const app = await startSite((_, response) => void response.writeHead(204).end());
    try {
      let edits = 0;
      const { code, stdout, stderr } = await cli(
        [
          'webhooks',
          'listen',
          '--port',
          String(commands.hookSite.port),
          '--forward',
          `${app.url}/hooks`,
          '--events',
          'brand.section_updated',
        ],
        {
          interruptAt: 'forwarded: 204',
          onOutput(text) {
            if (!text.includes('Listening on') || edits++ > 0) return;
            void cli([
              'section',
              'patch',
              commands.brandId,
              'mission',
              '{"vision": {"statement": "", "explanation": ""}}',
            ]);
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
