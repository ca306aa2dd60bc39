import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const RUNTIME = createRequire(import.meta.url).resolve('../src/jest/native-runtime.cjs');

test('When the framework is loaded for the next file, then the storage of the copy before costs nothing more', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brandprint-runtime-'));
  const framework = join(folder, 'framework.cjs');
  writeFileSync(framework, "module.exports = new (require('node:async_hooks').AsyncLocalStorage)();");
  const script = `
    const { prototype } = require(${JSON.stringify(RUNTIME)});
    const load = () => prototype.requireInternalModule(${JSON.stringify(framework)});
    const copies = [];
    for (let file = 1; file <= 3; file += 1) {
      copies.push(load());
      copies.at(-1).enterWith(file);
    }
    console.log(JSON.stringify(copies.map((copy) => copy.getStore() ?? null)));`;
  try {
    const output = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual([null, null, 3]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
