import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type AssetStore, createDirectoryStore } from '../src/index.ts';

let root: string;
let store: AssetStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'brandprint-store-'));
  store = createDirectoryStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const png = Buffer.from('png');

async function keysBelow(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}

/** Only Linux can list them. */
const testOpenFiles = existsSync('/proc/self/fd') ? test : test.skip;

/** Files of the store that this process has open. */
async function openFiles(): Promise<string[]> {
  const fds = await readdir('/proc/self/fd');
  const paths = await Promise.all(fds.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(root));
}

describe('A directory as asset store', () => {
  test('When the last object of a brand is removed, then no empty folder is left', async () => {
    await store.put('brands/a/1/x.png', png, 'image/png');
    await store.put('brands/a/2/y.png', png, 'image/png');
    await store.deletePrefix('brands/a/1/');
    expect(await readdir(join(root, 'brands'))).toEqual(['a']);
    await store.deletePrefix('brands/a/2/');
    expect(await readdir(root)).toEqual([]);
  });

  test('When a writer died half-way, then its leftovers are listed and removed with the rest', async () => {
    await mkdir(join(root, 'brands/a/1'), { recursive: true });
    await writeFile(join(root, 'brands/a/1/x.png.part'), 'half');
    expect(await keysBelow('brands/')).toEqual(['brands/a/1/x.png.part']);
    await store.deletePrefix('brands/a/1/');
    expect(await keysBelow('brands/')).toEqual([]);
  });

  test('When an object cannot be written, then nothing of it is left', async () => {
    await mkdir(join(root, 'brands/a/x.png'), { recursive: true });
    await expect(store.put('brands/a/x.png', png, 'image/png')).rejects.toThrow('EISDIR');
    expect(await readdir(join(root, 'brands/a'))).toEqual(['x.png']);
  });

  testOpenFiles('When an object is read to its end, or abandoned before, then its file is closed', async () => {
    await store.put('brands/a/x.png', Buffer.alloc(1_000_000), 'image/png');
    const given = await store.get('brands/a/x.png');
    expect(await openFiles()).toHaveLength(1);
    given?.body.destroy();
    await once(given?.body ?? process, 'close');
    const read = await store.get('brands/a/x.png', { start: 10, end: 20 });
    read?.body.resume();
    await once(read?.body ?? process, 'close');
    expect(await openFiles()).toEqual([]);
  });

  testOpenFiles('When an object cannot be read, then the error comes before the stream is returned', async () => {
    await mkdir(join(root, 'brands/a/x.png'), { recursive: true });
    await expect(store.get('brands/a/x.png')).rejects.toThrow('EISDIR');
    expect(await openFiles()).toEqual([]);
  });
});
