import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { waitFor } from '@brandprint/testing';
import { bundleScript } from '@brandprint/testing/faults';
import { afterAll, describe, expect, test } from '@jest/globals';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, 'processes/sandboxed.ts');
const NOBODY = 65_534;
const CLEAR = /does not start\. (\w+ ended it\. )?Its sandbox needs user namespaces/;

const isRoot = process.getuid?.() === 0;
/** A user other than root. */
const somebody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const works = (command: string, args: string[]): boolean => spawnSync(command, args, somebody).status === 0;
const readable = process.platform === 'linux' && works('test', ['-r', SCRIPT]);
const hasNamespaces = works('unshare', ['--user', 'true']);
if (!readable) console.warn('The sandbox is not tested: this is no Linux, or nobody but you may read these files.');

const home = mkdtempSync(join(tmpdir(), 'brandprint-sandbox-'));
if (isRoot) chownSync(home, NOBODY, NOBODY);
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Properties of a browser started by a user other than root; `before` is a prefix of the command. */
async function report(before: string[] = []): Promise<Record<string, unknown>> {
  // The bundles of a run are private to who made them.
  cpSync(dirname(await bundleScript(SCRIPT)), home, { recursive: true });
  const [command = '', ...args] = [...before, process.execPath, join(home, 'main.mjs')];
  const { PATH, PUPPETEER_EXECUTABLE_PATH, BRANDPRINT_BROWSER } = process.env;
  const env = { PATH, PUPPETEER_EXECUTABLE_PATH, BRANDPRINT_BROWSER, HOME: home, TMPDIR: home };
  const { stdout } = await run(command, args, {
    cwd: home,
    env,
    timeout: 240_000,
    ...(before.length > 0 ? {} : somebody),
  });
  return JSON.parse(stdout);
}

(readable ? describe : describe.skip)('A browser of somebody who is not root', () => {
  test('When namespaces are available, then every renderer is sandboxed, and otherwise there is no browser', async () => {
    const found = await report();
    if (!hasNamespaces) return expect(found).toEqual({ failure: expect.stringMatching(CLEAR) });
    const confined = { seccomp: '2', capabilities: '0'.repeat(16), namespaces: expect.any(Number) };
    expect(found).toMatchObject({ flags: [], words: 'Words' });
    const renderers = found['renderers'] as { namespaces: number }[];
    expect(renderers).toEqual(renderers.map(() => confined));
    expect(renderers.length).toBeGreaterThan(0);
    for (const { namespaces } of renderers) expect(namespaces).toBeGreaterThan(1);
  });

  (isRoot && hasNamespaces ? test : test.skip)(
    'When namespaces are not available, then no browser starts, and the error says why',
    async () => {
      const inside = spawn('unshare', ['--user', 'sleep', '90'], { stdio: 'ignore' });
      try {
        const enter = await withoutNamespaces(inside);
        expect(await report(enter)).toEqual({ failure: expect.stringMatching(CLEAR) });
      } finally {
        inside.kill('SIGKILL');
      }
    },
  );
});

/** Runs a command as nobody, where no further user namespace may be created. */
async function withoutNamespaces({ pid }: ChildProcess): Promise<string[]> {
  for (const map of ['uid_map', 'gid_map'])
    await waitFor(async () => {
      try {
        writeFileSync(`/proc/${pid}/${map}`, '0 0 65536');
        return true;
      } catch {
        return false; // its namespace is not there yet
      }
    });
  const become = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  const forbid = 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"';
  return [
    'nsenter',
    '--user',
    '--target',
    String(pid),
    '--setuid',
    '0',
    '--setgid',
    '0',
    'sh',
    '-c',
    forbid,
    'sh',
    ...become,
  ];
}
