import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@brandprint/platform';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { resolvePackage, unpackNpmChromium } from '../src/browser/npm-chromium.ts';
import { describeUnpackFailure } from '../src/browser/unpack-failure.ts';
import { prepareBrowser } from '../src/index.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandprint-unpack-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const onLinux = process.platform === 'linux' && process.arch === 'x64' ? test : test.skip;

test('When the npm package is not installed, then one line says so, and which command installs it', () => {
  const resolve = () => resolvePackage(join(folder, 'index.js'));
  expect(resolve).toThrow(UserError);
  expect(resolve).toThrow(/^Its package @sparticuz\/chromium is not installed\. Run "npm run setup", .*$/);
});

onLinux('When the temporary folder does not exist, then one line says so', async () => {
  const unpacking = unpackNpmChromium(join(folder, 'none'));
  await expect(unpacking).rejects.toBeInstanceOf(UserError);
  await expect(unpacking).rejects.toThrow(
    /^It is unpacked in .*\/none, which does not exist\. .* TMPDIR to another.*$/,
  );
});

const failed = (more: object) =>
  Object.assign(new Error('Command failed: node -e import(process.argv[1])\n…'), { code: 1, stderr: '' }, more);
const STACK = 'node:internal/process\n\nError: Brotli decoding failed\n    at read (file:///x.js:1:2)\n';

test.each([
  ['the disk is full', failed({ stderr: 'Error: ENOSPC: no space left on device, write\n' }), /\/tmp, which is full/],
  ['the folder is read-only', failed({ code: 'EROFS' }), /\/tmp, which is read-only/],
  ['it takes too long', failed({ code: null, killed: true }), /took more than 120 s\. Try again/],
  ['the package is damaged', failed({ stderr: STACK }), /: Error: Brotli decoding failed\. Remove node_modules/],
  ['nothing is known', failed({}), /cannot be unpacked in \/tmp: Command failed/],
])('When %s, then one line has the cause and the remedy', (_, error, message) => {
  const described = describeUnpackFailure(error, '/tmp', 120_000);
  expect(described.message).toMatch(message);
  expect(described.message).toMatch(/TMPDIR to .*\.$/);
  expect(described.message).not.toContain('\n');
});

onLinux.each([
  ['a setting names it', (path: string) => ({ PUPPETEER_EXECUTABLE_PATH: path }), 'Correct PUPPETEER_EXECUTABLE_PATH'],
  ['it was found', () => ({ PATH: folder }), 'Reinstall it'],
])('When a browser cannot be run and %s, then the remedy fits that', async (_, env, remedy) => {
  const path = join(folder, 'chromium');
  writeFileSync(path, '#!/bin/sh\necho broken >&2\nexit 1\n');
  chmodSync(path, 0o755);
  await expect(prepareBrowser(undefined, env(path))).rejects.toThrow(
    new RegExp(`^The browser cannot be run: .*broken\n${remedy}`),
  );
});
