import { afterEach, expect, test } from '@jest/globals';
import { isInstalled } from '../src/index.ts';

const before = process.env['CI'];
afterEach(() => {
  if (before === undefined) delete process.env['CI'];
  else process.env['CI'] = before;
});

test.each(['', '1'])('When a program runs and CI is "%s", then it is installed', (ci) => {
  process.env['CI'] = ci;
  expect(isInstalled(process.execPath, '')).toBe(true);
});

test('When a program is missing, then its tests are skipped, but in CI the error names it and the remedy', () => {
  process.env['CI'] = '';
  expect(isInstalled('/nowhere/tool', 'Install it.')).toBe(false);
  process.env['CI'] = '1';
  expect(() => isInstalled('/nowhere/tool', 'Install it.')).toThrow(
    /^\/nowhere\/tool does not run: .*ENOENT.* Install it\.$/,
  );
});
