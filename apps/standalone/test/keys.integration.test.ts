import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createDatabase, hashKey, hasValidChecksum } from '@brandprint/database';
import { startPostgres } from '@brandprint/embedded';
import { createLogger } from '@brandprint/platform';
import { withPrisma } from '@brandprint/testing';
import { bundleScript } from '@brandprint/testing/faults';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDataDir } from '../src/runtime/data-dir.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');
let data: string;

beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'brandprint-keys-'));
});

afterAll(() => rmSync(data, { recursive: true, force: true }));

async function keys(...args: string[]) {
  const child = spawn(process.execPath, [await bundleScript(MAIN), 'keys', ...args, '--data', data]);
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, lines: out.trimEnd().split('\n'), err };
}

describe('keys', () => {
  test('When nothing is running, then keys are created in a temporarily started database', async () => {
    const [one, two] = await Promise.all([
      keys('create', '--workspace', 'acme', '--create-workspace'),
      keys('create', '--workspace', 'acme', '--create-workspace', '--env', 'stag'),
    ]);

    expect([one.code, two.code]).toEqual([0, 0]);
    expect(hasValidChecksum(one.lines.at(-1) ?? '')).toBe(true);
    expect(two.lines.at(-1)).toMatch(/^bp_stag_/);
    const { lines } = await keys('list');
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain(one.lines.at(-1));
    expect(readdirSync(data).sort()).toEqual(['postgres', 'postgres.password']);
  });

  test('When a process serves the folder, then its database gets the key', async () => {
    const dir = await openDataDir(data, 'start');
    const postgres = await startPostgres(data, createLogger({ level: 'silent', service: 'test' }));
    const database = withPrisma(createDatabase(postgres.url));
    try {
      const asking = keys('create', '--workspace', 'acme');
      dir.writeRuntimeFile(postgres.url);
      const key = (await asking).lines.at(-1) ?? '';

      const row = await database.prisma.apiKey.findUnique({
        where: { hash: hashKey(key) },
        include: { workspace: true },
      });

      expect(row?.workspace.name).toBe('acme');
      expect(statSync(join(data, 'runtime.json')).mode & 0o777).toBe(0o600);
    } finally {
      await database.stop();
      await postgres.stop();
      dir.release();
    }
    expect(existsSync(join(data, 'runtime.json'))).toBe(false);
  });

  test('When a key is revoked twice, then the second time reports that it was no longer active', async () => {
    const id = (await keys('list')).lines[0]?.split(' ')[0] ?? '';

    const first = await keys('revoke', id);
    const second = await keys('revoke', id);

    expect(first).toMatchObject({ code: 0, err: '' });
    expect(second).toMatchObject({ code: 1, err: expect.stringMatching(/^brandprint: No active key .*\n$/) });
  });
});
