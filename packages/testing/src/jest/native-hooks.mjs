import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import swc from '@swc/wasm-typescript';

const GLOBALS = new URL('./native-globals.mjs', import.meta.url).href;

/** Node's module hooks (https://nodejs.org/api/module.html#customization-hooks) for test files and what they import. */
export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
  return next(specifier, context);
}

/** Replaces types with spaces, so that lines and columns stay those of the source. */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !/\.ts(\?|$)/.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const source = await readFile(filename, 'utf8');
  const { code } = await swc.transform(source, { mode: 'strip-only', filename, module: true });
  return { format: 'module', source: code, shortCircuit: true };
}
