import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitFor } from '@brandprint/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Clone, type CloneOptions, createClone, INSTALLED } from './support/clone.ts';

let folder: string;
const clone = (options?: CloneOptions) => createClone(join(folder, 'my clone'), options);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandprint-install-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts an installation and waits until its generator runs. */
async function startAndHold(at: Clone) {
  const process = await at.start();
  const generator = await waitFor(async () => at.generators()[0]);
  return { process, generator };
}

describe('the installation', () => {
  test('When a clone with a space in its path is installed, then each step is reported on stderr, and stdout stays empty', async () => {
    const at = clone();
    at.letGeneratorFinish();
    const [program = '', ...args] = at.command;
    const env = { ...process.env, NODE_OPTIONS: undefined, ...at.env };
    const { stdout, stderr, code } = await promisify(execFile)(program, args, { env }).catch((error) => error);
    expect(code).toBe(INSTALLED);
    expect(stdout).toBe('');
    expect(stderr.replaceAll(/\d+ s/g, 'N s').split('\n').slice(0, 4)).toEqual([
      'Installing dependencies …',
      'Installed dependencies in N s',
      'Generating the database client …',
      'Generated the database client in N s',
    ]);
  });

  test('When two install the same clone at once, then one waits for the other, and the work is done once', async () => {
    const at = clone();
    const { process: first } = await startAndHold(at);
    const second = await at.start();
    await waitFor(async () => second.log().includes(`Waiting for another setup of this folder (process ${first.pid})`));
    at.letGeneratorFinish();
    expect([await first.ended, await second.ended]).toEqual([INSTALLED, INSTALLED]);
    expect(at.generators()).toHaveLength(1);
    expect(second.log()).not.toContain('Installing');
  });

  test('When an installation is killed, then its children end too, and the next one takes over its lock', async () => {
    const at = clone();
    const { process: first, generator } = await startAndHold(at);
    await first.kill();
    await waitFor(async () => !isAlive(generator));
    const later = new Date(Date.now() + 3_600_000); // it does not become stale
    utimesSync(at.lock, later, later);
    at.letGeneratorFinish();
    expect(await (await at.start()).ended).toBe(INSTALLED);
    expect(at.isInstalled()).toBe(true);
  });

  test('When an installation is interrupted, then it ends its children and releases its lock', async () => {
    const at = clone();
    const { process: first, generator } = await startAndHold(at);
    process.kill(first.pid, 'SIGINT');
    expect(await first.ended).toBe(130);
    await waitFor(async () => !isAlive(generator));
    expect(first.log()).toContain('Interrupted. Run the command again');
    expect(existsSync(at.lock)).toBe(false);
    expect(at.isInstalled()).toBe(false);
  });

  test('When another machine holds the lock, then it is respected while it is fresh, and taken over once it is stale', async () => {
    const at = clone();
    at.letGeneratorFinish();
    writeFileSync(at.lock, '1\nanother machine\n0\n');
    const process = await at.start();
    await waitFor(async () => process.log().includes('Waiting for another setup'));
    expect(at.generators()).toEqual([]);
    utimesSync(at.lock, 0, 0);
    expect(await process.ended).toBe(INSTALLED);
    expect(existsSync(at.lock)).toBe(false);
  });

  test('When everything is installed, then nothing is repeated until an input changes', async () => {
    const at = clone();
    at.letGeneratorFinish();
    await (await at.start()).ended;
    const again = await at.start();
    await again.ended;
    expect(again.log()).not.toContain('…');
    writeFileSync(join(folder, 'my clone/prisma/schema.prisma'), '// changed');
    const changed = await at.start();
    await changed.ended;
    expect(changed.log()).toContain('Generating the database client …');
    expect(changed.log()).not.toContain('Installing dependencies');
  });

  test('When Node is not supported, then that is the first message', async () => {
    const engines = { node: '>=99.0.0' };
    const at = clone({ files: { 'package.json': JSON.stringify({ engines }) } });
    const process = await at.start();
    expect(await process.ended).toBe(1);
    expect(process.log()).toContain('Brandprint runs on Node >=99.0.0; this is v');
    expect(process.log()).toContain('nodejs.org');
  });

  test('When npm scripts are disabled in every way, then the build scripts run anyway', async () => {
    const manifest =
      '{ "name": "database", "dependencies": { "prisma": "workspace:*" }, "scripts": { "postinstall": "node -e \\"fs.writeFileSync(\'built\', \'\')\\"" } }';
    const at = clone({
      files: { 'packages/database/package.json': manifest, 'home/.npmrc': 'ignore-scripts=true\n' },
      env: { npm_config_ignore_scripts: 'true', pnpm_config_ignore_scripts: 'true' },
    });
    at.letGeneratorFinish();
    expect(await (await at.start()).ended).toBe(INSTALLED);
    expect(readFileSync(join(folder, 'my clone/packages/database/built'), 'utf8')).toBe('');
  });
});
