import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@brandprint/platform';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { libraryEnvironment } from '../src/browser/npm-libraries.ts';

const folders: string[] = [];
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'brandprint-libraries-'));
  folders.push(home);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A program instead of the browser, which runs only if `condition` holds in a shell. */
function writeChromium(condition: string, error: string, interpreter = '/bin/sh'): void {
  const text = `#!${interpreter}\nif ${condition}; then echo Chromium 143.0.1.2; else echo '${error}' >&2; exit 127; fi\n`;
  writeFileSync(join(home, 'chromium'), text, { mode: 0o755 });
}
const MISSING =
  'chromium: error while loading shared libraries: libnspr4.so: cannot open shared object file: No such file or directory';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('When the system has the libraries, then those from npm are left alone', async () => {
  writeChromium('[ -z "$LD_LIBRARY_PATH" ]', 'other libraries');
  expect(await libraryEnvironment(home)).toEqual({});
});

onLinux('When the system lacks a library, then the browser gets those from npm', async () => {
  writeChromium('[ -n "$LD_LIBRARY_PATH" ]', MISSING);
  expect(await libraryEnvironment(home)).toEqual({ LD_LIBRARY_PATH: join(home, 'al2023/lib') });
});

onLinux.each([
  ['a library is missing with both', () => writeChromium('false', MISSING), /libnspr4\.so.*apt-get install libnss3/],
  [
    'the C library is too old for those from npm',
    () => writeChromium('[ -n "$LD_LIBRARY_PATH" ] && echo GLIBC_2.34 not found >&2 && false', MISSING),
    /libnspr4\.so.*apt-get install libnss3.*GLIBC_2\.34 not found/s,
  ],
  ['there is no loader', () => writeChromium('true', '', '/nowhere/ld.so'), /ENOENT.*lack glibc/],
  ['it ends for another reason', () => writeChromium('false', 'Illegal instruction'), /Illegal instruction/],
])('When %s, then the error names the cause and the remedy', async (_, write, message) => {
  write();
  const answer = libraryEnvironment(home);
  await expect(answer).rejects.toBeInstanceOf(UserError);
  await expect(answer).rejects.toThrow(message);
});
