import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundleScript } from '@brandprint/testing/faults';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { tryLock } from '../src/data/lock.ts';
import { identifyProcess } from '../src/data/process-identity.ts';

const CONTENDER = join(import.meta.dirname, 'processes/lock-contender.ts');
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandprint-lock-'));
  path = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that tries the lock, prints the result, and stays until its stdin ends. */
async function contend() {
  const child = spawn(process.execPath, [await bundleScript(CONTENDER), path], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, answer: JSON.parse(line) as { held: boolean } };
}

describe('tryLock', () => {
  test('When nobody holds it, then it is taken, and free again after release', () => {
    const answer = tryLock(path, 'start');

    expect(statSync(path).mode & 0o777).toBe(0o600);
    if ('release' in answer) answer.release();
    expect(existsSync(path)).toBe(false);
  });

  test('When another process holds it, then the holder is named', async () => {
    const { child } = await contend();

    expect(tryLock(path, 'start')).toEqual({ holder: expect.objectContaining({ pid: child.pid, command: 'contend' }) });

    child.stdin.end();
    await once(child, 'exit');
  });

  test('When its holder was killed, then exactly one of several contenders takes it over', async () => {
    const { child } = await contend();
    child.kill('SIGKILL');
    await once(child, 'exit');

    const contenders = await Promise.all([contend(), contend(), contend()]);

    expect(contenders.map(({ answer }) => answer.held).sort()).toEqual([false, false, true]);
    await Promise.all(contenders.map(({ child }) => [child.stdin.end(), once(child, 'exit')][1]));
  });

  test('When the pid of its holder belongs to a newer process, then it is taken over', () => {
    writeFileSync(path, JSON.stringify({ ...identifyProcess(process.pid), started: 'earlier', command: 'start' }));

    expect(tryLock(path, 'start')).toHaveProperty('release');
  });

  test('When the file is invalid, then it is taken over', () => {
    writeFileSync(path, '');

    expect(tryLock(path, 'start')).toHaveProperty('release');
  });

  test('When a contender died while taking over, then the next one does it', () => {
    const dead = JSON.stringify({ pid: 2 ** 30, started: null, command: 'start' });
    writeFileSync(path, dead);
    writeFileSync(`${path}.takeover`, dead);

    expect(tryLock(path, 'start')).toHaveProperty('release');
    expect(existsSync(`${path}.takeover`)).toBe(false);
  });
});
