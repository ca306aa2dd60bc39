import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BrandFile } from './file.ts';

/**
 * Saves a file of the API and returns its path. `to` is a path, or a folder, which gets a file with the file's own name:
 * an existing folder, or any that ends with `/`. Nothing is left at the path unless the file arrives completely.
 */
export async function saveFile(file: BrandFile, to: string): Promise<string> {
  const path = to.endsWith('/') || to.endsWith(sep) || (await isFolder(to)) ? join(to, file.name) : to;
  const draft = `${path}.${crypto.randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(file.stream(), createWriteStream(draft));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return path;
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
