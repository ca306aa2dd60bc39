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

/** Speaks to its parent like a browser, but does not report its version, and ends only on request. */
const BROKEN_BROWSER = `#!${process.execPath}
const fs = require('node:fs');
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

test('When a browser starts but is unusable, then neither its process nor its folder is left', async () => {
  const executable = join(folder, 'secretive');
  writeFileSync(executable, BROKEN_BROWSER);
  chmodSync(executable, 0o755);
  const pool = createBrowserPool({
    proxyUrl: 'http://127.0.0.1:9',
    executable,
    env: { ...process.env, TMPDIR: folder, BRANDPRINT_BROWSER: '' },
    userAgent: 'test',
    logger: createTestLog().logger,
  });
  await expect(pool.version()).rejects.toThrow('does not start');
  await pool.stop();
  const pid = Number(readFileSync(`${executable}.pid`, 'utf8'));
  const running = isRunning(pid);
  if (running) process.kill(pid, 'SIGKILL');
  expect(running).toBe(false);
  expect(readdirSync(folder).filter((name) => name.startsWith('brandprint-browser-'))).toEqual([]);
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
