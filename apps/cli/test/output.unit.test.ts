import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { createOutput } from '../src/output.ts';

test('When a remark is made while a display is redrawn, then it appears above the display', () => {
  let text = '';
  const terminal = { isTTY: true, columns: 80, colorDepth: 1, write: (chunk: string | Uint8Array) => (text += chunk) };
  const output = createOutput(
    {
      stdin: Object.assign(Readable.from([]), { isTTY: true }),
      stdout: terminal,
      stderr: terminal,
      env: {},
      cwd: '/',
      signal: new AbortController().signal,
      open: async () => {},
    },
    { json: false, quiet: false },
  );

  output.progress.show(['working']);
  output.note('a remark');

  expect(text).toBe('working\n\u001b[1A\u001b[2Ka remark\nworking\n');
});
