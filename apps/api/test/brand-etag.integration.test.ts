import { revokeApiKey } from '@brandprint/database';
import { waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestApi, type TestApi, type TestCaller } from './support/api.ts';
import { createCompleteBrand, createQueuedAnalysis, createQueuedBrand } from './support/brands.ts';
import { sampleThings } from './support/run-stages.ts';

const SECTIONS = { colors: { primary_palette: [], gradients: [], design_notes: 'Plain.' }, things: sampleThings() };

describe('The ETag of a brand', () => {
  let api: TestApi;
  let caller: TestCaller;
  let brandId: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    caller = await api.createCaller();
    brandId = await createCompleteBrand(api, caller, { sections: SECTIONS });
  });

  const detail = () => caller.get(`/v1/api/brands/${brandId}`);
  const tag = async () => String((await detail().expect(200)).headers.etag);

  test('When the client has the current version, then no section is read', async () => {
    const etag = await tag();
    await api.database.prisma.section.deleteMany();
    const { headers, text } = await detail().set('If-None-Match', etag).expect(304);
    expect(text).toBe('');
    expect(headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' });
    expect(headers['content-type']).toBeUndefined();
  });

  test.each([
    ['*', 304],
    ['"other", TAG', 304],
    ['W/TAG', 304],
    ['"other"', 200],
    ['', 200],
  ])('When If-None-Match is %s, then the status is %i', async (asked, status) => {
    await detail()
      .set('If-None-Match', asked.replace('TAG', await tag()))
      .expect(status);
  });

  test('When only the headers are requested, then the tag is the same', async () => {
    const { headers } = await caller.head(`/v1/api/brands/${brandId}`).expect(200);
    expect(headers.etag).toBe(await tag());
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'a section is edited',
      () => caller.patch(`/v1/api/brands/${brandId}/sections/things`, { name: 'New' }).expect(200),
    ],
    ['an edit is reverted', () => caller.delete(`/v1/api/brands/${brandId}/sections/colors/override`).expect(200)],
    ['it is renamed', () => api.database.prisma.brand.update({ where: { id: brandId }, data: { name: 'New' } })],
    ['it is analysed again', () => caller.post(`/v1/api/brands/${brandId}/reanalyze`, {}).expect(202)],
    [
      'its assets expire',
      () => api.database.prisma.analysis.updateMany({ where: { brandId }, data: { assetsExpireAt: new Date(0) } }),
    ],
  ])('When %s, then the tag changes', async (_what, change) => {
    await caller.patch(`/v1/api/brands/${brandId}/sections/colors`, { design_notes: 'Edited.' }).expect(200);
    const before = await tag();
    expect(await tag()).toBe(before);
    await change();
    const { headers, body } = await detail().set('If-None-Match', before).expect(200);
    expect(headers.etag).not.toBe(before);
    expect(body.data.id).toBe(brandId);
  });

  test('When brands ahead of it leave the queue, then the tag changes', async () => {
    const first = await createQueuedBrand(api, caller);
    brandId = await createQueuedBrand(api, caller);
    const before = await tag();
    await caller.post(`/v1/api/brands/${first}/cancel`).expect(200);
    // Clients share a snapshot of the queue, which is not read anew for each of them.
    const changed = await waitFor(async () => {
      const { status, headers } = await detail().set('If-None-Match', before);
      return status === 200 && headers.etag;
    });
    expect(changed).not.toBe(before);
  });

  test('When the caller may not read it, then its tag does not help', async () => {
    const etag = await tag();
    const path = `/v1/api/brands/${brandId}`;
    const stranger = await api.createCaller();
    await stranger.get(path).set('If-None-Match', etag).expect(404);
    const { prisma } = api.database;
    await prisma.workspace.update({ where: { id: caller.workspaceId }, data: { subscriptionStatus: 'canceled' } });
    await detail().set('If-None-Match', etag).expect(403);
    await revokeApiKey(prisma, caller.keyId);
    await detail().set('If-None-Match', etag).expect(401);
  });

  test('When a person requests it, then the tag is the one that a key gets', async () => {
    const etag = await tag();
    const person = await caller.signIn();
    await person.get(`/v1/api/brands/${brandId}`).set('If-None-Match', etag).expect(304);
    await person.get('/v1/api/brands/00000000-0000-4000-8000-000000000000').expect(404);
  });

  test('When it is analysed again after an edit, then overridden_sections names it while no analysis is shown', async () => {
    await caller.patch(`/v1/api/brands/${brandId}/sections/things`, { purpose: 'Edited.' }).expect(200);
    await createQueuedAnalysis(api, brandId);
    const { body } = await detail().expect(200);
    expect(body.data).toMatchObject({ analysis: null, has_overrides: true, overridden_sections: ['things'] });
  });
});
