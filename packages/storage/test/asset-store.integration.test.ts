import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import S3rver from 's3rver';
import {
  type AssetStore,
  analysisPrefix,
  brandPrefix,
  createAssetWriter,
  createDirectoryStore,
  createS3Store,
  type StoredItem,
} from '../src/index.ts';

interface Opened {
  store: AssetStore;
  /** The same kind of store at a location that does not exist and cannot be created. */
  broken: AssetStore;
  /** The same kind of store at a location that does not exist yet. */
  fresh: AssetStore;
  stop(): Promise<unknown>;
}

async function openDirectory(): Promise<Opened> {
  const root = await mkdtemp(join(tmpdir(), 'brandprint-store-'));
  return {
    store: createDirectoryStore(root),
    broken: createDirectoryStore('/dev/null/nowhere'),
    fresh: createDirectoryStore(join(root, 'fresh')),
    stop: () => rm(root, { recursive: true, force: true }),
  };
}

async function openS3(): Promise<Opened> {
  const directory = await mkdtemp(join(tmpdir(), 'brandprint-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'assets', configs: [] }],
  });
  const { port } = await server.run();
  const settings = { endpoint: `http://127.0.0.1:${port}`, accessKey: 'S3RVER', secretKey: 'S3RVER' };
  const openBucket = (bucket: string): AssetStore => {
    const store = createS3Store({ ...settings, bucket });
    return {
      ...store,
      // The server answers before the bytes are on its disk.
      async put(key, body, contentType) {
        await store.put(key, body, contentType);
        const file = join(directory, bucket, `${key}._S3rver_object`);
        const size = () =>
          stat(file).then(
            ({ size }) => size,
            () => -1,
          );
        while ((await size()) < body.length) await pause(5);
      },
    };
  };
  return {
    store: openBucket('assets'),
    broken: createS3Store({ ...settings, endpoint: 'http://127.0.0.1:1', bucket: 'none' }),
    fresh: openBucket('fresh'),
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

describe.each([
  { kind: 'directory', openStore: openDirectory, keptType: undefined },
  { kind: 'S3', openStore: openS3, keptType: 'image/svg+xml' },
])('An asset store in a $kind', ({ openStore, keptType }) => {
  let opened: Opened;
  let store: AssetStore;
  beforeAll(async () => {
    opened = await openStore();
    store = opened.store;
  });
  afterAll(() => opened.stop());

  test('When an object is put, then it is read back whole with its size, and its type if that is kept', async () => {
    const body = Buffer.from('<svg/>');
    await store.put('brands/a/logo.svg', body, 'image/svg+xml');
    const object = await store.get('brands/a/logo.svg');
    expect([object?.bytes, object?.contentType]).toEqual([6, keptType]);
    expect(object && (await text(object.body))).toBe('<svg/>');
    expect(await store.read('brands/a/logo.svg')).toEqual(body);
  });

  test.each([
    { start: 0, end: 1, part: '01' },
    { start: 0, end: 9, part: '0123456789' },
    { start: 3, end: 5, part: '345' },
    { start: 9, end: 9, part: '9' },
  ])('When bytes $start to $end are requested, then they are returned with the size of the whole', async (wanted) => {
    await store.put('brands/a/digits', Buffer.from('0123456789'), 'text/plain');
    const object = await store.get('brands/a/digits', wanted);
    expect(object?.bytes).toBe(10);
    expect(object && (await text(object.body))).toBe(wanted.part);
  });

  test('When an object is empty, then it exists without content', async () => {
    await store.put('brands/a/empty', Buffer.alloc(0), 'text/plain');
    const object = await store.get('brands/a/empty');
    expect(object?.bytes).toBe(0);
    expect(object && (await text(object.body))).toBe('');
  });

  test('When an object is larger than one chunk, then it arrives whole', async () => {
    const body = randomBytes(3_000_000);
    await store.put('brands/a/large', body, 'image/png');
    const object = await store.get('brands/a/large');
    expect(object && (await buffer(object.body)).equals(body)).toBe(true);
  });

  test('When there is no such object, then the result is null', async () => {
    expect(await store.get('brands/none')).toBeNull();
    expect(await store.get('brands/none', { start: 0, end: 1 })).toBeNull();
    expect(await store.read('brands/none')).toBeNull();
  });

  test('When a prefix is listed, then everything below it appears once, with its time, and its sibling does not', async () => {
    const begun = Date.now();
    const keys = Array.from({ length: 203 }, (_, i) => `brands/l/${i % 3}/${i}.png`);
    for (const key of [...keys, 'brands/ll/x.png']) await store.put(key, Buffer.from('x'), 'image/png');
    const listed: StoredItem[] = [];
    for await (const item of store.list(brandPrefix('l'))) listed.push(item);
    expect(listed.map(({ key }) => key).sort()).toEqual(keys.sort());
    // S3 has a precision of one second.
    for (const { modifiedAt } of listed) expect(modifiedAt.getTime()).toBeGreaterThanOrEqual(begun - 1_000);
    // Neighbours are adjacent.
    const folders = listed.map(({ key }) => key.split('/')[2]);
    expect(folders.filter((folder, i) => folder !== folders[i - 1])).toHaveLength(3);

    await store.deletePrefix(brandPrefix('l'));
    for await (const item of store.list(brandPrefix('l'))) throw new Error(`${item.key} is left`);
    expect(await store.read('brands/ll/x.png')).not.toBeNull();
  });

  test('When nothing is below a prefix, then its list is empty', async () => {
    for await (const item of store.list('brands/nobody/')) throw new Error(`${item.key} should not be there`);
  });

  test('When a prefix is removed, then everything below it is gone and its sibling stays', async () => {
    await store.put('brands/b/1/x.png', Buffer.from('x'), 'image/png');
    await store.put('brands/b/2/y.png', Buffer.from('y'), 'image/png');
    await store.put('brands/bb/z.png', Buffer.from('z'), 'image/png');
    await store.deletePrefix(brandPrefix('b'));
    await store.deletePrefix(brandPrefix('b'));
    expect(await store.read('brands/b/1/x.png')).toBeNull();
    expect(await store.read('brands/b/2/y.png')).toBeNull();
    expect(await store.read('brands/bb/z.png')).toEqual(Buffer.from('z'));
  });

  test('When a key could leave the store, then it is rejected', async () => {
    for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', '', 'a/..']) {
      await expect(async () => store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('invalid object key');
      await expect(async () => store.deletePrefix(`${key}/`)).rejects.toThrow('invalid object key');
    }
  });

  test('When a prefix would also match siblings, then it is rejected', async () => {
    await expect(async () => store.deletePrefix('brands/b')).rejects.toThrow('invalid object prefix');
    await expect(async () => store.list('brands/b')[Symbol.asyncIterator]().next()).rejects.toThrow(
      'invalid object prefix',
    );
  });

  test('When objects are written while their siblings are removed, then every one of them exists', async () => {
    for (let round = 0; round < 20; round++) {
      await store.put(`brands/w/${round}/x`, Buffer.from('x'), 'text/plain');
      await Promise.all([
        store.deletePrefix(`brands/w/${round}/`),
        store.put(`brands/w/${round}-kept/x`, Buffer.from('y'), 'text/plain'),
      ]);
      expect(await store.read(`brands/w/${round}-kept/x`)).toEqual(Buffer.from('y'));
      await store.deletePrefix(`brands/w/`);
    }
  });

  test('When the store is not usable, then ping throws', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
    await expect(opened.broken.ping()).rejects.toThrow(/ENOTDIR|ECONNREFUSED/);
    await expect(opened.broken.prepare()).rejects.toThrow(/ENOTDIR|ECONNREFUSED/);
  });

  test('When its location is missing, then it is created, once', async () => {
    const { fresh } = opened;
    await Promise.all([fresh.prepare(), fresh.prepare()]);
    await fresh.prepare();
    await fresh.ping();
    await fresh.put('brands/a/x', Buffer.from('x'), 'text/plain');
    expect(await fresh.read('brands/a/x')).toEqual(Buffer.from('x'));
  });

  test('When the same bytes are saved twice, then they are stored once, under this attempt', async () => {
    const claim = { brandId: randomUUID(), analysisId: randomUUID(), stage: 'logos', fence: 2 };
    const writer = createAssetWriter(store, claim);
    const first = await writer.save({ body: Buffer.from('png'), contentType: 'image/png; charset=x' });
    const second = await writer.save({ body: Buffer.from('png'), contentType: 'image/png' });
    expect(second.key).toBe(first.key);
    expect(first.key).toMatch(
      new RegExp(`^${analysisPrefix(claim.brandId, claim.analysisId)}logos-2/[0-9a-f]{24}\\.png$`),
    );
    expect(first.assetPath).toBe(`/v1/api/brands/${claim.brandId}/assets/${first.name}`);
    expect(writer.records).toHaveLength(1);
    expect(await store.read(first.key)).toEqual(Buffer.from('png'));
  });
});
