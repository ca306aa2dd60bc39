import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@brandprint/platform';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createBrowserPool } from '../src/browser/browser-pool.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandprint-profiles-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("When processes were killed, then their browsers' folders are removed, and those in use are not", async () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const [left, restarted, others, foreign] = [
    `brandprint-browser-${dead}-1-aaaaaa`,
    `brandprint-browser-${process.pid}-1-bbbbbb`, // the previous process, in a container
    `brandprint-browser-${process.ppid}-1-cccccc`,
    'somebody-else',
  ].map((name) => join(folder, name)) as [string, string, string, string];
  for (const one of [left, restarted, others, foreign]) mkdirSync(join(one, 'Default'), { recursive: true });
  const pool = createBrowserPool({
    proxyUrl: 'http://127.0.0.1:9',
    executable: process.env.PUPPETEER_EXECUTABLE_PATH,
    env: { ...process.env, TMPDIR: folder },
    userAgent: 'test',
    logger: createLogger({ level: 'silent', service: 'test' }),
  });
  const profiles = () => readdirSync(folder).filter((name) => name.startsWith('brandprint-browser-'));
  try {
    await pool.version();
    expect([left, restarted, others, foreign].map((one) => existsSync(one))).toEqual([false, false, true, true]);
    expect(profiles()).toHaveLength(2); // one is in use
  } finally {
    await pool.stop();
  }
  expect(profiles().map((name) => join(folder, name))).toEqual([others]);
});
