import { readFileSync } from 'node:fs';
import type { CheckedBrand } from '../src/index.ts';

/** The brand of docs/examples that rules composed, as the API sent it. */
export const EXAMPLE: CheckedBrand = read('composed');
/** The same site, with texts that a model wrote. */
export const WRITTEN: CheckedBrand = read('simulated');

function read(name: string): CheckedBrand {
  const path = new URL(`../../../docs/examples/${name}.json`, import.meta.url);
  const file = JSON.parse(readFileSync(path, 'utf8'));
  return { analysis: (file.data ?? file).analysis };
}
