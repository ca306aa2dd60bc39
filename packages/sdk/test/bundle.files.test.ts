import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';

const SOURCE = join(import.meta.dirname, '../src');
const MOST_BYTES = 10_000;

/** What a bundler makes of a program that uses the SDK, minified, and the modules that it imports from elsewhere. */
async function bundle(program: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: SOURCE, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['node:*'],
    metafile: true,
    write: false,
    outdir: 'out',
  });
  const outside = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  return {
    bytes: gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length,
    outside: outside.map(({ path }) => path),
  };
}

describe('The bundle of a program', () => {
  test('When it imports everything, then it has at most 10 kB and needs nothing of Node', async () => {
    const { bytes, outside } = await bundle("export * from './index.ts';");
    expect(outside).toEqual([]);
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('When it only verifies webhooks, then the client is left out', async () => {
    const { bytes } = await bundle("export { verifyWebhook } from './index.ts';");
    expect(bytes).toBeLessThan(2_000);
  });
});
