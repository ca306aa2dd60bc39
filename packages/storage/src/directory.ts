import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AssetStore, checkKey } from './store.ts';

const missing = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
};

/** Keeps objects as files below `root`. A file is there whole or not at all. */
export function createDirectoryStore(root: string): AssetStore {
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    async put(key, body) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, body);
      await rename(part, path);
    },
    async get(key) {
      const file = await open(pathOf(key)).catch(missing);
      if (!file) return null;
      const { size } = await file.stat();
      return { body: createReadStream('', { fd: file }), bytes: size };
    },
    read: (key) => readFile(pathOf(key)).catch(missing),
    async removeBelow(prefix) {
      await rm(pathOf(prefix.replace(/\/$/, '')), { recursive: true, force: true });
    },
    async ping() {
      await mkdir(root, { recursive: true });
    },
  };
}
