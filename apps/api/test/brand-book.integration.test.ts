import { saveAssets } from '@brandprint/database';
import { createAssetWriter } from '@brandprint/storage';
import { expect, test } from '@jest/globals';
import composed from '../../../docs/examples/composed.json' with { type: 'json' };
import { useTestApi } from './support/api.ts';
import { createCompleteBrand } from './support/brands.ts';

const api = await useTestApi();
const caller = await api.createCaller();

const { audio: _, ...sections } = composed.data.analysis as typeof composed.data.analysis & { audio?: unknown };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A brand with a stored logo. */
async function createBrandWithLogo(): Promise<string> {
  const brandId = await createCompleteBrand(api, caller, { sections, expireAt: new Date(Date.now() + 3_600_000) });
  const { analysisId } = await api.database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
  const claim = { brandId, analysisId: analysisId as string, stage: 'logos', fence: 1 };
  const writer = createAssetWriter(api.store, claim);
  const { assetPath } = await writer.save({ body: PNG, contentType: 'image/png' });
  await saveAssets(api.database.prisma, claim.analysisId, writer.records);
  const wordmark_light = { asset_path: assetPath, format: 'png', is_vector: false, width: 1, height: 1 };
  await caller.patch(`/v1/api/brands/${brandId}/sections/logos`, { slots: { wordmark_light } }).expect(200);
  return brandId;
}

const pathOf = (brandId: string) => `/v1/api/brands/${brandId}/exports/book.html`;

test('When the logo is kept, then the book contains it, and when it has expired, the book says so instead', async () => {
  const brandId = await createBrandWithLogo();
  const kept = await caller.get(pathOf(brandId)).expect(200);
  expect(kept.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+\.book\.html"$/),
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(kept.text).toContain(`src="data:image/png;base64,${PNG.toString('base64')}"`);
  const repeat = () => caller.get(pathOf(brandId)).set('If-None-Match', String(kept.headers.etag));
  await repeat().expect(304);

  const expired = new Date('2026-03-04T05:06:07.000Z');
  await api.database.prisma.analysis.updateMany({ where: { brandId }, data: { assetsExpireAt: expired } });
  const gone = await repeat().expect(200);
  expect(gone.text).not.toContain('<img');
  expect(gone.text).toContain('deleted on 4 March 2026');
});

test('When the formats are listed, then the book is said to need files', async () => {
  const brandId = await createBrandWithLogo();
  const { body } = await caller.get(`/v1/api/brands/${brandId}/exports`).expect(200);
  expect(body.data.formats).toContainEqual(
    expect.objectContaining({ format: 'book.html', media_type: 'text/html; charset=utf-8', needs_assets: true }),
  );
});
