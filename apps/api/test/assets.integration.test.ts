import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type AssetStore, analysisPrefix, createDirectoryStore, createS3Store } from '@brandprint/storage';
import { startSite } from '@brandprint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../src/index.ts';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';
import { ASSET_BODY as BODY, IN_AN_HOUR, useAssets } from './support/assets.ts';
import { createCompleteBrand, createQueuedAnalysis, createQueuedBrand, finishTestAnalysis } from './support/brands.ts';

const api = await useTestApi();
let caller: TestCaller;
beforeEach(async () => {
  caller = await api.createCaller();
});

const PAST = () => new Date(Date.now() - 1_000);
const { newestOf, store, withAsset } = useAssets(api, () => caller);

/** The same API on another store. */
const onStore = (other: AssetStore) => {
  const app = createApp({ ...api.deps, store: other });
  const asked = (method: 'get' | 'head', path: string) =>
    request(app)[method](path).set('Authorization', `Bearer ${caller.key}`);
  return { get: (path: string) => asked('get', path), head: (path: string) => asked('head', path) };
};
const DOWN = createDirectoryStore('/dev/null/nowhere');

describe('An asset of a brand', () => {
  test('When it has not expired, then it is served with its type, cacheable until it expires', async () => {
    const { path, name } = await withAsset();
    const response = await caller.get(path).expect(200);
    expect(response.body).toEqual(BODY);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10',
      etag: `"${name}"`,
      'accept-ranges': 'bytes',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
    const [, maxAge] = /max-age=(\d+)/.exec(response.headers['cache-control'] ?? '') ?? [];
    expect(Number(maxAge)).toBeGreaterThan(3_500);
    expect(Number(maxAge)).toBeLessThanOrEqual(3_600);
  });

  test('When its expiry is not known yet, then it must be revalidated each time', async () => {
    const { path } = await store(await createQueuedBrand(api, caller));
    const response = await caller.get(path).expect(200);
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  test('When it is an SVG, then it is an attachment that may run no script, and it is not compressed', async () => {
    const body = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(2_000)}</svg>`);
    const { path } = await withAsset({ body, contentType: 'image/svg+xml' });
    const response = await caller.get(path).set('Accept-Encoding', 'gzip, br').buffer(true).expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': String(body.length),
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toEqual(body);
  });

  test.each(['text/html', 'application/pdf', 'application/octet-stream'])(
    'When it is not an image but %s, then it is an attachment',
    async (contentType) => {
      const { path } = await withAsset({ contentType });
      const response = await caller.get(path).expect(200);
      expect(response.headers['content-disposition']).toBe('attachment');
      expect(response.headers['content-security-policy']).toContain('sandbox');
    },
  );

  test('When it is larger than one chunk, then it arrives whole', async () => {
    const body = randomBytes(5_000_000);
    const { path } = await withAsset({ body });
    const response = await caller.get(path).expect(200);
    expect((response.body as Buffer).equals(body)).toBe(true);
  });

  test('When it has expired, then it is gone, removed or not, for every kind of request', async () => {
    const { path, name, brandId } = await withAsset({ expireAt: PAST() });
    const isGone = async () => {
      expectError(await caller.get(path), 'ASSETS_EXPIRED');
      expectError(await caller.get(path).set('If-None-Match', `"${name}"`), 'ASSETS_EXPIRED');
      expect((await caller.head(path)).status).toBe(410);
    };
    await isGone();
    await api.store.deletePrefix(analysisPrefix(brandId, await newestOf(brandId)));
    await api.database.prisma.analysis.updateMany({ where: { brandId }, data: { assetsDeletedAt: new Date() } });
    await isGone();
  });

  test('When it was removed before its expiry by this clock, then it is gone too', async () => {
    const { path, brandId } = await withAsset();
    const data = { assetsDeletedAt: new Date() };
    await api.database.prisma.analysis.update({ where: { id: await newestOf(brandId) }, data });
    expectError(await caller.get(path), 'ASSETS_EXPIRED');
  });

  test('When several analyses have it, then the newest one that still has it serves it, and 410 comes with the last', async () => {
    const brandId = await createQueuedBrand(api, caller);
    const first = await store(brandId);
    const oldest = await finishTestAnalysis(api, brandId, 'complete', { expireAt: IN_AN_HOUR() });
    await createQueuedAnalysis(api, brandId);
    await store(brandId);
    const newest = await finishTestAnalysis(api, brandId, 'complete', { expireAt: IN_AN_HOUR() });
    const removed = (analysisId: string) => api.store.deletePrefix(analysisPrefix(brandId, analysisId));
    const expire = (id: string) =>
      api.database.prisma.analysis.update({ where: { id }, data: { assetsExpireAt: PAST() } });

    await caller.get(first.path).expect(200);
    await expire(newest);
    await removed(newest);
    await caller.get(first.path).expect(200);
    await expire(oldest);
    expectError(await caller.get(first.path), 'ASSETS_EXPIRED');
  });

  test('When an earlier analysis has expired and a later one has not, then the later one serves it', async () => {
    const brandId = await createQueuedBrand(api, caller);
    const { path } = await store(brandId);
    const first = await finishTestAnalysis(api, brandId, 'complete', { expireAt: PAST() });
    await createQueuedAnalysis(api, brandId);
    await store(brandId);
    await api.store.deletePrefix(analysisPrefix(brandId, first));
    await caller.get(path).expect(200);
  });

  test('When another workspace requests it, then there is no such brand', async () => {
    const { path } = await withAsset();
    const other = await api.createCaller();
    expectError(await other.get(path), 'BRAND_NOT_FOUND');
  });

  test('When only another brand has it, then this one does not', async () => {
    const { path, brandId } = await withAsset();
    const other = await createCompleteBrand(api, caller);
    expectError(await caller.get(path.replace(brandId, other)), 'NOT_FOUND');
  });

  test.each(['b.bin', '..%2Fa.bin', '%00', '%20', 'x'.repeat(129)])(
    'When its name is %s, then it is not found',
    async (name) => {
      const { path, name: known } = await withAsset();
      expectError(await caller.get(path.replace(known, name)), 'NOT_FOUND');
    },
  );

  test('When the subscription has ended, then it is not served', async () => {
    const { path } = await withAsset();
    const where = { id: caller.workspaceId };
    await api.database.prisma.workspace.update({ where, data: { subscriptionStatus: 'canceled' } });
    expectError(await caller.get(path), 'SUBSCRIPTION_REQUIRED');
  });
});

describe('Conditional requests for an asset', () => {
  test.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"x", ${tag}`, () => '*'])(
    'When the client has it, then it is not sent again',
    async (condition) => {
      const { path, name } = await withAsset();
      const response = await caller
        .get(path)
        .set('If-None-Match', condition(`"${name}"`))
        .expect(304);
      expect(response.headers.etag).toBe(`"${name}"`);
      expect(response.headers['cache-control']).toContain('immutable');
      expect(response.headers).not.toHaveProperty('content-length');
      expect(response.text).toBe('');
      await caller
        .head(path)
        .set('If-None-Match', condition(`"${name}"`))
        .expect(304);
    },
  );

  test('When the client has something else, then it is sent', async () => {
    const { path } = await withAsset();
    await caller.get(path).set('If-None-Match', '"another"').expect(200);
  });

  test('When the client has it and requests a range, then the condition comes first', async () => {
    const { path, name } = await withAsset();
    await caller.get(path).set('If-None-Match', `"${name}"`).set('Range', 'bytes=99-').expect(304);
  });

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
  ])('When the range is %s, then only that is sent', async (range, part, contentRange) => {
    const { path, name } = await withAsset();
    const response = await caller.get(path).set('Range', range).expect(206);
    expect((response.body as Buffer).toString()).toBe(part);
    expect(response.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(part.length),
      'content-type': 'image/png',
      etag: `"${name}"`,
    });
  });

  test('When a range is outside the file, then the response is 416 with the size and a JSON error', async () => {
    const { path } = await withAsset();
    const response = await caller.get(path).set('Range', 'bytes=10-');
    expectError(response, 'RANGE_NOT_SATISFIABLE');
    expect(response.headers['content-range']).toBe('bytes */10');
    expect(response.headers['content-type']).toContain('application/json');
  });

  test.each(['bytes=0-1,4-5', 'bytes=x', 'lines=1-2'])(
    'When the range is %s, then the whole file is sent',
    async (range) => {
      const { path } = await withAsset();
      const response = await caller.get(path).set('Range', range).expect(200);
      expect(response.body).toEqual(BODY);
    },
  );

  test('When a range is conditional on another version, then the whole file is sent', async () => {
    const { path, name } = await withAsset();
    const part = (condition: string) => caller.get(path).set('Range', 'bytes=4-').set('If-Range', condition);
    await part(`"${name}"`).expect(206);
    await part('"another"').expect(200);
    await part(`W/"${name}"`).expect(200);
    await part(new Date().toUTCString()).expect(200);
  });
});

describe('The store behind an asset', () => {
  test('When only the headers are requested, then they are the same and nothing is opened', async () => {
    const { path, name } = await withAsset();
    const response = await onStore(DOWN).head(path).set('Range', 'bytes=0-3').expect(200);
    expect(response.headers).toMatchObject({
      'content-length': '10',
      'content-type': 'image/png',
      etag: `"${name}"`,
      'accept-ranges': 'bytes',
    });
    await onStore(DOWN).get(path).set('If-None-Match', `"${name}"`).expect(304);
  });

  test('When it is down, then the response is 503 and says nothing about the file', async () => {
    const { path, name } = await withAsset();
    for (const range of ['bytes=0-3', '']) {
      const response = await onStore(DOWN).get(path).set('Range', range);
      expectError(response, 'UNAVAILABLE');
      expect(response.headers['retry-after']).toBe('5');
      for (const header of ['content-range', 'content-disposition', 'accept-ranges'])
        expect(response.headers).not.toHaveProperty(header);
      expect(response.headers.etag).not.toBe(`"${name}"`);
      expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
    }
  });

  test('When it is an S3 server that never responds, then the response is 503 too', async () => {
    const { path } = await withAsset();
    const silent = await startSite(() => {});
    try {
      const settings = { endpoint: silent.url, accessKey: 'key', secretKey: 'secret', bucket: 'assets' };
      const hanging = createS3Store({ ...settings, limits: { idleMs: 100, totalMs: 10_000 } });
      expectError(await onStore(hanging).get(path), 'UNAVAILABLE');
      const { body } = await onStore(hanging).get('/readyz').expect(200);
      expect(body).toMatchObject({ status: 'degraded', dependencies: { database: 'ok', store: 'unavailable' } });
    } finally {
      await silent.stop();
    }
  });

  test('When it is down, then the service is ready, says what is missing, and serves brands', async () => {
    const { path } = await withAsset();
    const { body } = await onStore(DOWN).get('/readyz').expect(200);
    const dependencies = { database: 'ok', queue: 'ok', rate_limiter: 'ok', store: 'unavailable' };
    expect(body).toEqual({ status: 'degraded', dependencies });
    await onStore(DOWN)
      .get(path.replace(/\/assets\/.*/, ''))
      .expect(200);
    const file = await onStore(DOWN).get(path);
    expectError(file, 'UNAVAILABLE');
    expect(file.body.message).toContain('Everything else works');
  });

  test('When it has lost the file, then the response is 404', async () => {
    const { path, brandId } = await withAsset();
    await api.store.deletePrefix(analysisPrefix(brandId, await newestOf(brandId)));
    expectError(await caller.get(path), 'NOT_FOUND');
  });

  test('When the file is removed between the reads of row and store, then it is gone', async () => {
    const { path, brandId } = await withAsset();
    const id = await newestOf(brandId);
    const slow: AssetStore = {
      ...api.store,
      async get(key) {
        await api.database.prisma.analysis.update({ where: { id }, data: { assetsExpireAt: PAST() } });
        await api.store.deletePrefix(analysisPrefix(brandId, id));
        return api.store.get(key);
      },
    };
    expectError(await onStore(slow).get(path), 'ASSETS_EXPIRED');
  });

  test('When the file has another length than its row, then that is an error, not a partial response', async () => {
    const { path, key } = await withAsset();
    await api.store.put(key, Buffer.from('0123'), 'image/png');
    expectError(await caller.get(path), 'INTERNAL');
  });

  test('When the transfer fails, then the client notices that the file is incomplete', async () => {
    const { path } = await withAsset();
    const broken: AssetStore = {
      ...api.store,
      get: async () => ({
        bytes: BODY.length,
        body: Readable.from(
          (async function* () {
            yield BODY.subarray(0, 4);
            throw new Error('the disk is gone');
          })(),
        ),
      }),
    };
    await expect(onStore(broken).get(path)).rejects.toThrow('aborted');
  });
});
