import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import S3rver from 's3rver';
import {
  type AssetStore,
  analysisPrefix,
  brandPrefix,
  createAssetWriter,
  createDirectoryStore,
  createS3Store,
} from '../src/index.ts';

interface Opened {
  store: AssetStore;
  /** The same kind of store at a place that is not there. */
  broken: AssetStore;
  stop(): Promise<unknown>;
}

async function openDirectory(): Promise<Opened> {
  const root = await mkdtemp(join(tmpdir(), 'brandprint-store-'));
  return {
    store: createDirectoryStore(root),
    broken: createDirectoryStore('/dev/null/nowhere'),
    stop: () => rm(root, { recursive: true }),
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
  return {
    store: createS3Store({ ...settings, bucket: 'assets' }),
    broken: createS3Store({ ...settings, bucket: 'none' }),
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

describe.each([
  { kind: 'directory', openStore: openDirectory },
  { kind: 'S3', openStore: openS3 },
])('An asset store in a $kind', ({ openStore }) => {
  let opened: Opened;
  let store: AssetStore;
  beforeAll(async () => {
    opened = await openStore();
    store = opened.store;
  });
  afterAll(() => opened.stop());

  test('When an object is put, then it is read back whole with its size', async () => {
    const body = Buffer.from('<svg/>');
    await store.put('brands/a/logo.svg', body, 'image/svg+xml');
    const object = await store.get('brands/a/logo.svg');
    expect(object?.bytes).toBe(6);
    expect(object && (await text(object.body))).toBe('<svg/>');
    expect(await store.read('brands/a/logo.svg')).toEqual(body);
  });

  test('When there is no such object, then the answer is null', async () => {
    expect(await store.get('brands/none')).toBeNull();
    expect(await store.read('brands/none')).toBeNull();
  });

  test('When a prefix is removed, then all below it is gone and its neighbour stays', async () => {
    await store.put('brands/b/1/x.png', Buffer.from('x'), 'image/png');
    await store.put('brands/b/2/y.png', Buffer.from('y'), 'image/png');
    await store.put('brands/bb/z.png', Buffer.from('z'), 'image/png');
    await store.removeBelow(brandPrefix('b'));
    await store.removeBelow(brandPrefix('b'));
    expect(await store.read('brands/b/1/x.png')).toBeNull();
    expect(await store.read('brands/b/2/y.png')).toBeNull();
    expect(await store.read('brands/bb/z.png')).toEqual(Buffer.from('z'));
  });

  test('When a key could leave the store, then it is refused', async () => {
    for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', '', 'a/..']) {
      await expect(async () => store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('bad object key');
    }
  });

  test('When the store cannot be used, then ping says so', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
    await expect(opened.broken.ping()).rejects.toThrow();
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
