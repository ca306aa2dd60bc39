import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@brandprint/platform';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rollbackCommand } from '../src/rollback/command.ts';
import { checkOutRelease } from '../src/rollback/older-release.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'brandprint-rollback-test-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test('When no release is named, then the error says that --release is missing', async () => {
  await expect(rollbackCommand.run([], () => undefined)).rejects.toThrow('--release is missing');
});

test.each([
  ['the release is unknown', undefined, 'v999.0.0', 'this repository has no commit or tag "v999.0.0"'],
  ['there is no repository', tmpdir(), 'v0.1.0', 'There is no history here'],
])('When %s, then the error says so and nothing is left', async (_what, repository, release, message) => {
  const error = await checkOutRelease(release, dir, repository).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UserError);
  expect((error as UserError).message).toContain(message);
  expect(await readdir(dir)).toEqual([]);
});
