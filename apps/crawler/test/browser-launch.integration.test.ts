import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEgressPolicy, parseEgressAllow, startForwardProxy } from '@brandprint/egress';
import { createTestLog, type Site, startSite } from '@brandprint/testing';
import { isRunning } from '@brandprint/testing/apps';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createBrowserPool } from '../src/browser/browser-pool.ts';
import { findBrowser } from '../src/browser/find-browser.ts';
import { createUserAgent, withBrowserVersion } from '../src/user-agent.ts';

let folder: string;
let site: Site;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandprint-starts-'));
  site = await startSite({ '/': '<title>here</title>' });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Speaks the protocol of a browser, but does not print its version, and exits only on request. */
const BROKEN_BROWSER = `#!${process.execPath}
const fs = require('node:fs');
if (process.argv.includes('--version')) process.exit();
fs.writeFileSync(${'`'}${'$'}{__filename}.pid${'`'}, String(process.pid));
const say = (message) => fs.writeSync(4, JSON.stringify(message) + '\\0');
const targetInfo = { targetId: 't', type: 'page', title: '', url: 'about:blank', attached: true, canAccessOpener: false };
const ANSWERS = { 'Target.getBrowserContexts': { browserContextIds: [] } };
let text = '';
setInterval(() => {}, 60000);
fs.createReadStream('', { fd: 3 }).on('data', (piece) => {
  text += piece;
  const messages = text.split('\\0');
  text = messages.pop();
  for (const { id, method, sessionId } of messages.map((one) => JSON.parse(one))) {
    if (method === 'Browser.getVersion') say({ id, error: { code: -32000, message: 'nobody knows' } });
    else say({ id, sessionId, result: ANSWERS[method] ?? {} });
    if (method === 'Target.setAutoAttach' && !sessionId) {
      say({ method: 'Target.targetCreated', params: { targetInfo } });
      say({ method: 'Target.attachedToTarget', params: { sessionId: 's', targetInfo, waitingForDebugger: false } });
    }
    if (method === 'Browser.close') process.exit();
  }
});
`;

/** A program instead of a browser. */
function writeProgram(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  return path;
}

function createPool(executable: string, { logger } = createTestLog(), ownEnv: Record<string, string> = {}) {
  const env = { ...process.env, ...ownEnv, TMPDIR: folder, BRANDPRINT_BROWSER: '' };
  return createBrowserPool({ proxyUrl: 'http://127.0.0.1:9', executable, env, userAgent: 'test', logger });
}

test('When a browser has started but cannot be worked with, then it is not left running, nor its folder', async () => {
  const executable = writeProgram('secretive', BROKEN_BROWSER);
  const log = createTestLog();
  const pool = createPool(executable, log);
  await expect(pool.version()).rejects.toThrow('does not start');
  await pool.stop();
  const pid = Number(readFileSync(`${executable}.pid`, 'utf8'));
  const running = isRunning(pid);
  if (running) process.kill(pid, 'SIGKILL');
  expect(running).toBe(false);
  expect(readdirSync(folder).filter((name) => name.startsWith('brandprint-browser-'))).toEqual([]);
  expect(log.lines.filter((line) => line.includes('could not read the browser version'))).toHaveLength(1);
});

test.each([
  ['something else', 'Out of file handles', /does not start\. It says: line 7\n(?:.|\n)*Out of file handles$/],
  [
    'its sandbox',
    'No usable sandbox!',
    /does not start\. Its sandbox needs user namespaces(?:.|\n)*No usable sandbox!$/,
  ],
])('When a browser ends because of %s, then the error has the last lines that it wrote', async (_, last, message) => {
  const lines = 'for i in 1 2 3 4 5 6 7 8 9 10 11 12 13; do echo "line $i" >&2; done';
  const executable = writeProgram('ending', `#!/bin/sh\n${lines}\necho '${last}' >&2\nexit 1\n`);
  const pool = createPool(executable);
  await expect(pool.version()).rejects.toThrow(message);
  await pool.stop();
});

/** A browser that crashes at its first starts, as many as `crashes`, and is a real one after that. */
async function writeCrashing(crashes: number) {
  const { path, env } = await findBrowser(process.env.PUPPETEER_EXECUTABLE_PATH, process.env);
  const starts = join(folder, `starts-${crashes}`);
  const executable = writeProgram(
    `crashing-${crashes}`,
    `#!/bin/sh
[ "$1" = --version ] && exec '${path}' "$@"
echo start >>'${starts}'
[ "$(wc -l <'${starts}')" -le ${crashes} ] && kill -SEGV $$
exec '${path}' "$@"
`,
  );
  return { executable, env, countStarts: () => readFileSync(starts, 'utf8').trim().split('\n').length };
}

test('When a browser crashes at two starts, then it is started again, which the log says', async () => {
  const { executable, env, countStarts } = await writeCrashing(2);
  const log = createTestLog();
  const pool = createPool(executable, log, env);
  try {
    expect(await pool.version()).toMatch(/^Chrome\//);
  } finally {
    await pool.stop();
  }
  expect(countStarts()).toBe(3);
  expect(log.lines.filter((line) => line.includes('browser crashed on start'))).toHaveLength(2);
  expect(readdirSync(folder).filter((name) => name.startsWith('brandprint-browser-'))).toEqual([]);
});

test('When a browser crashes at each start, then it is not started for ever, and the error names the signal', async () => {
  const { executable, env, countStarts } = await writeCrashing(100);
  const pool = createPool(executable, createTestLog(), env);
  await expect(pool.version()).rejects.toThrow(/does not start\. SIGSEGV ended it\./);
  await pool.stop();
  expect(countStarts()).toBe(3);
});

test('When a browser runs, then sites see its release, and it was started only once', async () => {
  const log = createTestLog();
  const { path, env } = await findBrowser(process.env.PUPPETEER_EXECUTABLE_PATH, process.env);
  const starts = join(folder, 'starts');
  const executable = join(folder, 'recording');
  writeFileSync(executable, `#!/bin/sh\necho "$1" >>'${starts}'\nexec '${path}' "$@"\n`);
  chmodSync(executable, 0o755);
  const policy = createEgressPolicy({ allow: parseEgressAllow(site.host) });
  const proxy = await startForwardProxy({ policy, logger: log.logger });
  const pool = createBrowserPool({
    proxyUrl: proxy.url,
    executable,
    env: { ...process.env, ...env, BRANDPRINT_BROWSER: '', TMPDIR: folder },
    userAgent: createUserAgent().replace(/Chrome\/\d+/, 'Chrome/1'),
    logger: log.logger,
  });
  try {
    const version = await pool.version();
    await pool.withBrowserContext(new AbortController().signal, async (context) => {
      const page = await context.newPage();
      await page.goto(site.url);
      const [, major] = /^Chrome\/(\d+)\./.exec(version) ?? [];
      expect(Number(major)).toBeGreaterThan(100);
      expect(site.requests[0]?.headers['user-agent']).toBe(createUserAgent().replace(/Chrome\/\d+/, `Chrome/${major}`));
      expect(withBrowserVersion(createUserAgent(), version)).toBe(await page.evaluate(() => navigator.userAgent));
    });
    expect(readFileSync(starts, 'utf8').trim().split('\n')).toEqual(['--version', '--headless']);
    expect(log.lines.filter((line) => line.includes('browser started'))).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name.startsWith('brandprint-browser-'))).toHaveLength(1);
  } finally {
    await pool.stop();
    await proxy.stop();
  }
});
