import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Global of the in-page code in the isolated world. */
export const PAGE_GLOBAL = 'brandprintPage';

let bundle: string | undefined;

/** The in-page code as one script; built at first use. */
export function pageBundle(): string {
  if (bundle !== undefined) return bundle;
  const entry = ['../page/main.ts', '../page/main.js']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
  if (!entry) throw new Error('The in-page code is missing.');
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: PAGE_GLOBAL,
    target: 'chrome120',
    charset: 'utf8',
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  bundle = outputFiles[0]?.text ?? '';
  return bundle;
}
