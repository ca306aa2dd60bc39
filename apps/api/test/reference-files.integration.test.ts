import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, jest, test } from '@jest/globals';

afterEach(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
});

test('When a file of the reference cannot be read once, then it is read for the next request', async () => {
  // A copy of the module that has not read any file yet.
  const { loadReferenceFile } = await import(`${import.meta.resolve('../src/reference/files.ts')}?unread`);
  const read = jest.spyOn(fs, 'readFile').mockRejectedValueOnce(new Error('too many open files'));
  syncBuiltinESMExports();
  await expect(loadReferenceFile('theme.css')).rejects.toThrow('too many open files');
  const { version } = await loadReferenceFile('theme.css');
  expect(version).toMatch(/^[\w-]{22}$/);
  await loadReferenceFile('theme.css');
  expect(read).toHaveBeenCalledTimes(2);
});
