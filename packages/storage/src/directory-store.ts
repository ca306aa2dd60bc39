import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type AssetStore, assertKey, assertPrefix, type StoredItem } from './asset-store.ts';
import { waitUntilReadable } from './wait-until-readable.ts';

/** Any other error is a fault of the disk or of permissions. */
const nullIfMissing = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
};

/** Stores objects as files below `root`. Writes are atomic. */
export function createDirectoryStore(directory: string): AssetStore {
  const root = resolve(directory);
  const pathOf = (key: string) => join(root, assertKey(key));
  const folderOf = (prefix: string) => join(root, assertPrefix(prefix).slice(0, -1));
  const prepare = async () => {
    await mkdir(root, { recursive: true });
  };
  return {
    put: async (key, body) => writeAtomically(pathOf(key), body),
    async get(key, range) {
      const file = await open(pathOf(key)).catch(nullIfMissing);
      if (!file) return null;
      const body = createReadStream('', { fd: file, ...range });
      const { size } = await file.stat().catch((error) => {
        body.destroy();
        throw error;
      });
      return { body: await waitUntilReadable(body), bytes: size };
    },
    read: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    list: (prefix) => listFiles(folderOf(prefix), prefix),
    async deletePrefix(prefix) {
      const folder = folderOf(prefix);
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      await removeEmptyFolders(dirname(folder), root);
    },
    prepare,
    async ping() {
      await prepare();
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
    },
  };
}

/** Half-written files of a dead process are next to the others, and are removed with them. */
async function writeAtomically(path: string, body: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(part, body);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Files below a folder, tolerating concurrent changes. */
async function* listFiles(folder: string, prefix: string): AsyncGenerator<StoredItem> {
  const entries = await opendir(folder).catch(nullIfMissing);
  for await (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(path, `${prefix}${entry.name}/`);
    else {
      const found = await stat(path).catch(nullIfMissing);
      if (found) yield { key: `${prefix}${entry.name}`, modifiedAt: found.mtime, bytes: found.size };
    }
  }
}

/** Removes a folder and its parents below `root`, as far as they are empty. */
async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let path = folder; path !== root; path = dirname(path)) {
    try {
      await rmdir(path);
    } catch {
      return; // it is not empty, or was already removed
    }
  }
}
