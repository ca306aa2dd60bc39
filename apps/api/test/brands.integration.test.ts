import { BrandDetailResponse, BrandListResponse } from '@brandprint/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';
import { finishTestAnalysis } from './support/brands.ts';

const api = await useTestApi();
let caller: TestCaller;
beforeEach(async () => {
  caller = await api.createCaller();
});

const THINGS = { name: 'Acme', description: 'Anvils', purpose: '', capabilities: ['Anvils'], category: '' };

async function list(query = '') {
  const response = await caller.get(`/v1/api/brands${query}`).expect(200);
  return BrandListResponse.strict().parse(response.body);
}

async function detail(brandId: string, by: TestCaller = caller) {
  const response = await by.get(`/v1/api/brands/${brandId}`).expect(200);
  return BrandDetailResponse.strict().parse(response.body).data;
}

const finish = (brandId: string, status: 'complete' | 'failed', end: { sections?: object; expireAt?: Date } = {}) =>
  finishTestAnalysis(api, brandId, status, end);

describe('The list of brands', () => {
  test('When there are none, then the list is empty', async () => {
    expect(await list()).toEqual({ data: [], pagination: { has_more: false, next_cursor: '' } });
  });

  test('When brands are added between two pages, then every old brand is listed once, newest first', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift(await caller.parse());
    // Brands of the same millisecond are ordered by id.
    await api.database.prisma.brand.updateMany({ where: { id: { in: ids } }, data: { createdAt: new Date() } });
    ids.sort().reverse();

    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list(`?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.data.map((brand) => brand.id));
      cursor = page.pagination.next_cursor;
      expect(page.pagination.has_more).toBe(cursor !== '');
      await caller.parse();
    } while (cursor);
    expect(seen).toEqual(ids);
  });

  test('When the last page is full, then it is still the last one', async () => {
    await caller.parse();
    await caller.parse();
    expect((await list('?limit=2')).pagination).toEqual({ has_more: false, next_cursor: '' });
  });

  test('When the list is filtered by status, then only brands with it are listed', async () => {
    await caller.parse();
    const failed = await caller.parse();
    await finish(failed, 'failed');
    expect((await list('?status=failed')).data.map((brand) => brand.id)).toEqual([failed]);
    expect((await list('?status=idle')).data).toEqual([]);
  });

  test.each(['0', '101', '-1', 'x', '1.5', '', '1&limit=2', '1e1', '0x10', '%2B5', '%205', '5.0', '9'.repeat(400)])(
    'When the limit is %s, then the response is 400 and names it',
    async (limit) => {
      expectError(await caller.get(`/v1/api/brands?limit=${limit}`), 'VALIDATION_ERROR', ['limit']);
    },
  );

  test.each(['limit=1', 'limit=100'])('When the query is %s, then it is accepted', (query) => list(`?${query}`));

  test.each(['completed', ''])('When the status is %j, then the response is 400 and names it', async (status) => {
    expectError(await caller.get(`/v1/api/brands?status=${status}`), 'VALIDATION_ERROR', ['status']);
  });

  test.each(['x', 'bm90aGluZyBidXQgdGV4dA'])(
    'When the cursor is %j, then the response is 400 and names it',
    async (c) => {
      expectError(await caller.get(`/v1/api/brands?cursor=${c}`), 'VALIDATION_ERROR', ['cursor']);
    },
  );

  test('When the cursor is empty, as on the last page, then the first page is returned', async () => {
    const brandId = await caller.parse();
    const { data, pagination } = await list('?cursor=');
    expect(data.map(({ id }) => id)).toEqual([brandId]);
    expect(await list(`?cursor=${pagination.next_cursor}`)).toEqual({ data, pagination });
  });

  test('When the cursor is from another workspace, then the response is 400 and shows nothing', async () => {
    await caller.parse();
    await caller.parse();
    const { next_cursor } = (await list('?limit=1')).pagination;
    const other = await api.createCaller();
    expectError(await other.get(`/v1/api/brands?cursor=${next_cursor}`), 'VALIDATION_ERROR', ['cursor']);
  });

  test('When another workspace lists, then it sees nothing of this one', async () => {
    await caller.parse();
    const other = await api.createCaller();
    expect((await other.get('/v1/api/brands')).body.data).toEqual([]);
  });
});

describe('A brand', () => {
  test('When it is queued, then it has its queue position and no analysis', async () => {
    const brandId = await caller.parse({ url: 'https://www.example.com/shop' });
    const brand = await detail(brandId);
    expect(brand).toMatchObject({
      id: brandId,
      name: 'www.example.com',
      source_url: 'https://www.example.com/shop',
      favicon_url: '',
      analysis_status: 'queued',
      analysis_started_at: null,
      analysis_completed_at: null,
      assets_expire_at: null,
      assets_expired: false,
      has_overrides: false,
      overridden_sections: [],
      quality_note: '',
      analysis: null,
    });
    expect(brand.queue_position).toBeGreaterThan(0);
    expect(brand.estimated_wait_minutes).toBeGreaterThan(0);
    const later = await detail(await caller.parse());
    expect(later.queue_position).toBeGreaterThan(brand.queue_position);
  });

  test('When it is complete, then it has every section, and null for those not requested', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    await finish(brandId, 'complete', { sections: { things: THINGS } });
    const brand = await detail(brandId);
    expect(brand).toMatchObject({
      name: 'Acme',
      analysis_status: 'complete',
      analysis_completed_at: expect.any(String),
      queue_position: 0,
      estimated_wait_minutes: 0,
      quality_note: 'Note.',
      assets_expired: false,
    });
    expect(Object.keys(brand.analysis ?? {}).sort()).toEqual(
      [
        'art-direction',
        'audiences',
        'colors',
        'elevation',
        'images',
        'logos',
        'mission',
        'northstart-statement',
        'spacing',
        'things',
        'tone',
        'typography',
        'web',
      ].sort(),
    );
    expect(brand.analysis).toMatchObject({ things: THINGS, colors: null });
  });

  test('When it failed, then it has the reason and no analysis', async () => {
    const brandId = await caller.parse();
    await finish(brandId, 'failed');
    expect(await detail(brandId)).toMatchObject({
      analysis_status: 'failed',
      analysis_completed_at: null,
      quality_note: 'Note.',
      analysis: null,
    });
  });

  test('When it is analysed again, then the earlier analysis is hidden until that ends', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    await finish(brandId, 'complete', { sections: { things: THINGS } });
    const setStatus = (status: 'running' | 'failed') =>
      api.database.prisma.brand.update({ where: { id: brandId }, data: { status } });
    await setStatus('running');
    expect((await detail(brandId)).analysis).toBeNull();
    await setStatus('failed');
    expect((await detail(brandId)).analysis?.things).toEqual(THINGS);
  });

  test('When people edited sections, then it shows and lists the edits, including unknown keys', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    await finish(brandId, 'complete', { sections: { things: THINGS } });
    await api.database.prisma.override.createMany({
      data: [
        { brandId, section: 'things', kind: 'patch', value: { name: 'Acme Inc', category: null, motto: ['x'] } },
        { brandId, section: 'audio', kind: 'replace', value: { jingle: 'la' } },
      ],
    });
    const brand = await detail(brandId);
    expect(brand.has_overrides).toBe(true);
    expect(brand.overridden_sections).toEqual(['things', 'audio']);
    const response = await caller.get(`/v1/api/brands/${brandId}`);
    const { category: _, ...kept } = THINGS;
    expect(response.body.data.analysis.things).toEqual({ ...kept, name: 'Acme Inc', motto: ['x'] });
    expect(response.body.data.analysis.audio).toEqual({ jingle: 'la' });
  });

  test('When its assets have expired, then it says so, removed or not', async () => {
    const brandId = await caller.parse();
    await finish(brandId, 'complete', { expireAt: new Date(Date.now() - 1) });
    expect((await detail(brandId)).assets_expired).toBe(true);
    await api.database.prisma.analysis.updateMany({ where: { brandId }, data: { assetsDeletedAt: new Date() } });
    expect((await detail(brandId)).assets_expired).toBe(true);
  });

  test('When it is unknown, or of another workspace, then the response is the same', async () => {
    const brandId = await caller.parse();
    const other = await api.createCaller();
    const foreign = await other.get(`/v1/api/brands/${brandId}`);
    const unknown = await other.get('/v1/api/brands/7b0e6a8e-5f0c-4c9e-9d6b-0d5a4b7c1f2e');
    expectError(foreign, 'BRAND_NOT_FOUND');
    expect(foreign.body).toEqual({ error: 'Not Found', message: 'Brand not found', code: 'BRAND_NOT_FOUND' });
    expect(unknown.body).toEqual(foreign.body);
  });

  test.each([
    '00000000-0000-0000-0000-000000000000',
    '11111111-1111-1111-1111-111111111111',
    'ABCDEFAB-CDEF-ABCD-EFAB-CDEFABCDEFAB',
  ])('When its id is a UUID of any version (%s), then it is unknown, not invalid', async (id) => {
    expectError(await caller.get(`/v1/api/brands/${id}`), 'BRAND_NOT_FOUND');
  });

  test.each(['1', 'not-a-uuid', "7b0e6a8e-5f0c-4c9e-9d6b-0d5a4b7c1f2e'"])(
    'When its id is %j, then the response is 400 and names brandId',
    async (id) => {
      expectError(await caller.get(`/v1/api/brands/${id}`), 'VALIDATION_ERROR', ['brandId']);
    },
  );

  test.each(['active', 'trialing', 'past_due', 'canceled', 'none'] as const)(
    'When the subscription is %s, then submitting and listing work, and reading the brand only if it is paid for',
    async (subscriptionStatus) => {
      const where = { id: caller.workspaceId };
      await api.database.prisma.workspace.update({ where, data: { subscriptionStatus } });
      const brandId = await caller.parse();
      expect((await list()).data).toHaveLength(1);
      const response = await caller.get(`/v1/api/brands/${brandId}`);
      if (['active', 'trialing'].includes(subscriptionStatus)) expect(response.status).toBe(200);
      else expectError(response, 'SUBSCRIPTION_REQUIRED');
    },
  );

  test('When nothing changed, then its ETag avoids the body', async () => {
    const brandId = await caller.parse();
    await finish(brandId, 'failed');
    const first = await caller.get(`/v1/api/brands/${brandId}`);
    const again = await caller.get(`/v1/api/brands/${brandId}`).set('If-None-Match', first.headers.etag ?? '');
    expect(again.status).toBe(304);
  });
});
