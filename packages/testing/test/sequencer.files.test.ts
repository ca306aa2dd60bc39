import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import slowFiles from '../src/jest/slow-files.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../../..');
const [slowest = '', next = ''] = Object.keys(slowFiles);

/** As Jest passes them on, on a machine where nothing has run yet. */
const testOf = (kind: string, path: string) => ({
  path: join(ROOT, path),
  context: { config: { rootDir: ROOT, displayName: { name: kind }, cache: false }, hasteFS: { getSize: () => 1 } },
});

describe('The order of test files', () => {
  test('When nothing has run yet, then slow files come first, whatever their kind', async () => {
    const { default: SlowFilesFirst } = await import('../src/jest/sequencer.mjs' as string);
    const inOrder = [
      testOf('unit', slowest),
      testOf('integration', next),
      testOf('e2e', 'a.e2e.test.ts'),
      testOf('integration', 'a.integration.test.ts'),
      testOf('unit', 'a.unit.test.ts'),
    ];
    const tests = [2, 0, 4, 1, 3].flatMap((place) => inOrder[place] ?? []);
    expect(new SlowFilesFirst({}).sort(tests)).toEqual(inOrder);
  });

  test('When a file is listed as slow, then it exists', () => {
    expect(Object.keys(slowFiles).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
