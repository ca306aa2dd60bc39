import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, startSite } from '@brandprint/testing';
import { bundleScript } from '@brandprint/testing/faults';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const PAGE =
  '<!doctype html><html lang="en"><title>Acme Anvils</title><meta property="og:site_name" content="Acme Anvils"><style>body { background: #c2410c; color: #fff }</style><h1>Acme Anvils</h1>';

let site: Site;
let folder: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  site = await startSite({
    '/': { headers: { 'content-type': 'text/html' }, body: PAGE },
    '/robots.txt': 'User-agent: *\nAllow: /',
  });
  folder = await mkdtemp(join(tmpdir(), 'brandprint-embedded-'));
});
afterAll(async () => {
  for (const child of running.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a command without a server, on the data folder of this file. */
async function start(...argv: string[]) {
  const child = spawn(process.execPath, [await bundleScript(MAIN), '--data', join(folder, 'data'), ...argv], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      BRANDPRINT_URL: '',
      BRANDPRINT_API_KEY: '',
      EGRESS_ALLOW: site.host,
    },
  });
  running.push(child);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
      child.emit('printed');
    });
  }
  const end = once(child, 'close').then(([code]) => ({ code, ...output }));
  return {
    child,
    end,
    /** Resolves once this is printed. */
    async until(stream: 'stdout' | 'stderr', text: string): Promise<void> {
      while (!output[stream].includes(text)) {
        const ended = await Promise.race([once(child, 'printed').then(() => false), end.then(() => true)]);
        if (ended) throw new Error(`It ended before "${text}": ${output.stdout}${output.stderr}`);
      }
    },
  };
}
const run = async (...argv: string[]) => (await start(...argv)).end;

test('When a command runs without a server, then others use what it started, and one that crashed stops nobody', async () => {
  const listener = await start('webhooks', 'listen', '--events', 'brand.complete');
  await listener.until('stderr', 'Listening on');
  expect((await stat(join(folder, 'data/server.json'))).mode & 0o777).toBe(0o600);

  const doctor = await run('doctor');
  expect(doctor.stdout).toContain(`(from process ${listener.child.pid} of this machine)`);
  const analyzed = await run('analyze', site.url, '--max-pages', '1', '--stages', 'colors', '--json');
  expect(analyzed).toMatchObject({ code: 0, stderr: '' });
  const { id, analysis } = JSON.parse(analyzed.stdout);
  expect(analysis.colors.primary_palette.map(({ hex }: { hex: string }) => hex.toLowerCase())).toContain('#c2410c');
  await listener.until('stdout', '✓ brand.complete');

  listener.child.kill('SIGKILL');
  await listener.end;
  const css = await run('export', id, 'css');
  expect(css).toMatchObject({ code: 0, stdout: expect.stringMatching(/#c2410c/i) });
  await expect(stat(join(folder, 'data/lock'))).rejects.toThrow('ENOENT');
});
