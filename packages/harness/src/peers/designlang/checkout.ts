import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from '@brandprint/platform';

/** A checkout of designlang (github.com/Manavarya09/design-extract, MIT), which is not on npm, with its dependencies. */
export interface DesignlangCheckout {
  dir: string;
  version: string;
}

const MAJOR = '12';

/** Throws UserError if it is none. */
export async function readDesignlangCheckout(path: string): Promise<DesignlangCheckout> {
  const dir = resolve(path);
  const { name, version } = await readPackage(dir);
  if (name !== 'designlang')
    throw new UserError(`${dir} is no checkout of designlang (github.com/Manavarya09/design-extract).`);
  if (version?.split('.')[0] !== MAJOR)
    throw new UserError(`${dir} has designlang ${version}; its answers are read as those of version ${MAJOR}.`);
  if (!(await exists(designlangModule(dir))) || !(await exists(join(dir, 'node_modules/playwright'))))
    throw new UserError(`${dir} is not complete. Run "npm ci --ignore-scripts" there.`);
  return { dir, version };
}

/** What it exports to programs. */
export const designlangModule = (dir: string): string => join(dir, 'src/api.js');

async function readPackage(dir: string): Promise<{ name?: string; version?: string }> {
  try {
    return JSON.parse(await readFile(join(dir, 'package.json'), 'utf8'));
  } catch {
    return {};
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
