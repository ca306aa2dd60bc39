import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const HOME = join(import.meta.dirname, '../..');
const PRELUDE = `import { Brandprint } from '@brandprint/sdk';
const brandprint = new Brandprint({
  baseUrl: process.env.BRANDPRINT_URL ?? '',
  apiKey: process.env.BRANDPRINT_API_KEY ?? '',
});
const brandId = process.env.BRAND_ID ?? '';
`;

/** An example of the README as a module that is complete by itself. */
export interface Example {
  /** The heading above it, and its number below that. */
  title: string;
  code: string;
}

export function readmeExamples(): Example[] {
  const text = readFileSync(join(HOME, 'README.md'), 'utf8');
  return text.split(/^## /m).flatMap((section) => {
    const [heading = ''] = section.split('\n');
    return [...section.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = ''], n) => ({
      title: `${heading} ${n + 1}`,
      code: code.includes('new Brandprint') ? code : `${PRELUDE}${code}`,
    }));
  });
}

/** Runs an example in Node, in a folder of its own, against a real site. Returns what it printed and the files it left; throws if it fails. */
export async function runExample(
  { code }: Example,
  siteUrl: string,
  env: Record<string, string>,
): Promise<{ printed: string; files: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-readme-'));
  try {
    const { outputFiles } = await build({
      stdin: { contents: code.replaceAll("'https://example.com'", `'${siteUrl}'`), resolveDir: HOME, loader: 'ts' },
      alias: { '@brandprint/sdk/node': join(HOME, 'src/node.ts'), '@brandprint/sdk': join(HOME, 'src/index.ts') },
      bundle: true,
      format: 'esm',
      platform: 'node',
      write: false,
    });
    await writeFile(join(folder, 'example.mjs'), outputFiles[0]?.contents ?? '');
    const options = { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...env } };
    const { stdout } = await promisify(execFile)(process.execPath, ['example.mjs'], options);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    return {
      printed: stdout,
      files: paths.map((path) => relative(folder, path)).filter((path) => path !== 'example.mjs'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
