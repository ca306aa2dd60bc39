import { readFile } from 'node:fs/promises';
import { expect, jest, test } from '@jest/globals';

test('When a file of the reference cannot be read once, then it is read for the next request', async () => {
  const read = jest
    .fn<(path: string) => Promise<Buffer>>((path) => readFile(path))
    .mockRejectedValueOnce(new Error('too many open files'));
  jest.unstable_mockModule('node:fs/promises', () => ({ readFile: read }));
  const { loadReferenceFile } = await import('../src/reference/files.ts');
  await expect(loadReferenceFile('theme.css')).rejects.toThrow('too many open files');
  const { version } = await loadReferenceFile('theme.css');
  expect(version).toMatch(/^[\w-]{22}$/);
  await loadReferenceFile('theme.css');
  expect(read).toHaveBeenCalledTimes(2);
});
