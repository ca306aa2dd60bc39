import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import swc from '@swc/wasm-typescript';

const GLOBALS = new URL('./native-globals.mjs', import.meta.url).href;

export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !/\.ts(\?|$)/.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await swc.transform(await readFile(filename, 'utf8'), { mode: 'strip-only', filename, module: true });
  return { format: 'module', source: code, shortCircuit: true };
}
