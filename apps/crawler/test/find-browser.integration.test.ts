import { chmodSync, existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@brandprint/platform';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findBrowser } from '../src/index.ts';

let folder: string;
/** A program named like a browser, first on the PATH. */
let installed: string;
/** Settings of a machine with an installed browser. */
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandprint-find-'));
  installed = join(folder, 'chromium');
  writeFileSync(installed, '#!/bin/sh\n');
  chmodSync(installed, 0o755);
  env = { PATH: folder, HOME: process.env.HOME };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const onLinux = process.platform === 'linux' && process.arch === 'x64' ? test : test.skip;

onLinux.each([undefined, '', 'auto'])(
  'When BRANDPRINT_BROWSER is %p, then the installed browser is taken',
  async (choice) => {
    const found = await findBrowser(undefined, { ...env, BRANDPRINT_BROWSER: choice });
    expect(found).toEqual({ path: installed, source: 'system', env: {} });
  },
);

onLinux('When BRANDPRINT_BROWSER is npm, then the one from npm is taken though another is installed', async () => {
  const { path, source } = await findBrowser(undefined, { ...env, BRANDPRINT_BROWSER: 'npm' });
  expect(source).toBe('npm');
  expect(path).toMatch(/brandprint-chromium-[^/]+\/chromium$/);
});

onLinux('When processes were killed while they unpacked, then what they left goes, and what is new stays', async () => {
  const prefix = join(tmpdir(), `brandprint-chromium-1.2.3-${process.getuid?.()}.`);
  const [stale, fresh] = [mkdtempSync(prefix), mkdtempSync(prefix)];
  writeFileSync(join(stale, 'chromium'), '');
  const anHourAgo = Date.now() / 1000 - 3600;
  utimesSync(stale, anHourAgo, anHourAgo);
  await findBrowser(undefined, { ...env, BRANDPRINT_BROWSER: 'npm' });
  const left = [stale, fresh].map((path) => existsSync(path));
  rmSync(fresh, { recursive: true });
  expect(left).toEqual([false, true]);
});

test('When the path of a browser is set, then that one is taken, whether by a caller or by the environment', async () => {
  const set = { path: installed, source: 'setting', env: {} };
  expect(await findBrowser(installed, { PATH: '' })).toEqual(set);
  expect(await findBrowser(undefined, { PATH: '', PUPPETEER_EXECUTABLE_PATH: installed })).toEqual(set);
});

test.each([
  [
    'npm and a path',
    { BRANDPRINT_BROWSER: 'npm', PUPPETEER_EXECUTABLE_PATH: '/x/chrome' },
    /\/x\/chrome.* Unset one of/,
  ],
  ['an unknown choice', { BRANDPRINT_BROWSER: 'firefox' }, /BRANDPRINT_BROWSER: must be one of auto, npm/],
  [
    'a path without a program',
    { PUPPETEER_EXECUTABLE_PATH: '/x/chrome' },
    /PUPPETEER_EXECUTABLE_PATH: \/x\/chrome is not an executable file/,
  ],
])('When the environment sets %s, then the error says so', async (_, more, message) => {
  const finding = findBrowser(undefined, { ...env, ...more });
  await expect(finding).rejects.toBeInstanceOf(UserError);
  await expect(finding).rejects.toThrow(message);
});
