import { saveAssets } from '@brandprint/database';
import { createAssetWriter } from '@brandprint/storage';
import { expect, test } from '@jest/globals';
import request from 'supertest';
import composed from '../../../docs/examples/composed.json' with { type: 'json' };
import { createApp } from '../src/index.ts';
import { useTestApi } from './support/api.ts';
import { createCompleteBrand } from './support/brands.ts';

const api = await useTestApi();
const caller = await api.createCaller();

const { audio: _, ...sections } = composed.data.analysis as typeof composed.data.analysis & { audio?: unknown };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A brand with stored logos, in the order of the slots. */
async function createBrandWithLogos(...files: Buffer[]): Promise<string> {
  const brandId = await createCompleteBrand(api, caller, { sections, expireAt: new Date(Date.now() + 3_600_000) });
  const { analysisId } = await api.database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
  const claim = { brandId, analysisId: analysisId as string, stage: 'logos', fence: 1 };
  const writer = createAssetWriter(api.store, claim);
  const slots: Record<string, object> = {};
  for (const [i, body] of files.entries()) {
    const { assetPath } = await writer.save({ body, contentType: 'image/png' });
    const slot = { asset_path: assetPath, format: 'png', is_vector: false, width: 1, height: 1 };
    slots[['wordmark_light', 'wordmark_dark'][i] ?? 'mark_light'] = slot;
  }
  await saveAssets(api.database.prisma, claim.analysisId, writer.records);
  await caller.patch(`/v1/api/brands/${brandId}/sections/logos`, { slots }).expect(200);
  return brandId;
}

const pathOf = (brandId: string) => `/v1/api/brands/${brandId}/exports/book.html`;

test('When the logo is kept, then the book contains it, and when it has expired, the book says so instead', async () => {
  const brandId = await createBrandWithLogos(PNG);
  const kept = await caller.get(pathOf(brandId)).expect(200);
  expect(kept.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+\.book\.html"$/),
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(kept.text).toContain(`href="data:image/png;base64,${PNG.toString('base64')}"`);
  const repeat = () => caller.get(pathOf(brandId)).set('If-None-Match', String(kept.headers.etag));
  await repeat().expect(304);

  const expired = new Date('2026-03-04T05:06:07.000Z');
  await api.database.prisma.analysis.updateMany({ where: { brandId }, data: { assetsExpireAt: expired } });
  const gone = await repeat().expect(200);
  expect(gone.text).not.toMatch(/<img|<image/);
  expect(gone.text).toContain('deleted on 4 March 2026');
});

test('When the formats are listed, then the book is said to need files', async () => {
  const brandId = await createBrandWithLogos(PNG);
  const { body } = await caller.get(`/v1/api/brands/${brandId}/exports`).expect(200);
  expect(body.data.formats).toContainEqual(
    expect.objectContaining({ format: 'book.html', media_type: 'text/html; charset=utf-8', needs_assets: true }),
  );
});

test('When a file is larger than a book may be, then it is not read, and the book says where it is', async () => {
  const brandId = await createBrandWithLogos(Buffer.concat([PNG, Buffer.alloc(10_000_000)]), PNG);
  const read: string[] = [];
  const store: typeof api.store = {
    ...api.store,
    get: (key, range) => {
      read.push(key);
      return api.store.get(key, range);
    },
  };
  const { text } = await request(createApp({ ...api.deps, store }))
    .get(pathOf(brandId))
    .set('Authorization', `Bearer ${caller.key}`)
    .expect(200);
  expect(read).toHaveLength(1);
  expect(text).toContain('Left out for its size of 10 MB');
  expect(text).toContain(`/v1/api/brands/${brandId}/exports/logos`);
  expect(text).toContain(`href="data:image/png;base64,${PNG.toString('base64')}"`);
});
