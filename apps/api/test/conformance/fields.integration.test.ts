import type { BrandDetail } from '@brandprint/contracts';
import { FinalError } from '@brandprint/platform';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Shape, sample, shapeMismatches } from '../../../../packages/contracts/test/shape.ts';
import { ANSWERS, STAGES } from '../../../../packages/contracts/test/specification.ts';
import { SECTIONS } from '../../../../packages/contracts/test/specification-sections.ts';
import { type TestCaller, useTestApi } from '../support/api.ts';
import { runAllStages, runReadyStages, stubStageHandler } from '../support/run-stages.ts';

const api = await useTestApi();
let caller: TestCaller;
beforeEach(async () => {
  // A queued brand would be ahead of the brands of the next test.
  await api.database.prisma.brand.deleteMany();
  caller = await api.createCaller();
});

/** Every section with every key of the specification. */
const EVERYTHING: Record<string, unknown> = Object.fromEntries(
  Object.entries<Shape>(SECTIONS).map(([name, shape]) => [name, sample(shape)]),
);

/** The body of a response, after a check that it has exactly the fields of the specification. */
async function read(path: string, shape: Shape) {
  const { body } = await caller.get(path).expect(200);
  expect(shapeMismatches(shape, body, '')).toEqual([]);
  return body;
}

async function detail(brandId: string): Promise<BrandDetail> {
  return (await read(`/v1/api/brands/${brandId}`, ANSWERS.BrandDetailResponse)).data;
}

const some = expect.any(String);
const NEWEST = { has_overrides: false, overridden_sections: [], assets_expired: false };
const NOT_WAITING = { queue_position: 0, estimated_wait_minutes: 0 };
const OPTIONS = { url: 'https://www.example.com/shop', max_pages: 3, stages: ['colors'], cache_ttl: 900 };
const ASKED = {
  source_url: 'https://www.example.com/shop',
  requested_stages: ['colors'],
  resolved_stages: ['things', 'colors'],
  max_pages: 3,
  cache_ttl: 900,
};

const finish = (brandId: string) => runAllStages(api.deps.pipeline, brandId, stubStageHandler(EVERYTHING));
const secondsBetween = (from: string | null, to: string | null) =>
  (Date.parse(to ?? '') - Date.parse(from ?? '')) / 1000;

/** A brand with everything that an analysis can have. */
async function completeBrand(): Promise<string> {
  const brandId = await caller.parse();
  await finish(brandId);
  return brandId;
}

describe('A brand has exactly the fields of the specification, with the right values', () => {
  test('When it is queued', async () => {
    const brandId = await caller.parse(OPTIONS);
    const brand = await detail(brandId);
    expect(brand).toEqual({
      ...ASKED,
      ...NEWEST,
      id: brandId,
      name: 'www.example.com',
      favicon_url: '',
      analysis_status: 'queued',
      analysis_started_at: null,
      analysis_completed_at: null,
      created_at: some,
      updated_at: some,
      assets_expire_at: null,
      queue_position: expect.any(Number),
      estimated_wait_minutes: expect.any(Number),
      quality_note: '',
      analysis: null,
    });
    expect(Math.min(brand.queue_position, brand.estimated_wait_minutes)).toBeGreaterThan(0);
  });

  test('When it is running', async () => {
    const brandId = await caller.parse(OPTIONS);
    let brand: BrandDetail | undefined;
    await runReadyStages(api.deps.pipeline, brandId, async (job, ...rest) => {
      brand = await detail(brandId);
      return stubStageHandler()(job, ...rest);
    });
    expect(brand).toMatchObject({
      ...ASKED,
      ...NEWEST,
      ...NOT_WAITING,
      name: 'www.example.com',
      analysis_status: 'running',
      analysis_started_at: some,
      analysis_completed_at: null,
      assets_expire_at: null,
      quality_note: '',
      analysis: null,
    });
  });

  test('When it is complete', async () => {
    const brandId = await caller.parse({ ...OPTIONS, stages: undefined });
    await finish(brandId);
    const brand = await detail(brandId);
    expect(brand).toMatchObject({
      ...NEWEST,
      ...NOT_WAITING,
      name: 'text',
      analysis_status: 'complete',
      analysis_started_at: some,
      analysis_completed_at: some,
      requested_stages: STAGES,
      resolved_stages: STAGES,
      analysis: EVERYTHING,
    });
    expect(secondsBetween(brand.analysis_completed_at, brand.assets_expire_at)).toBe(brand.cache_ttl);
    expect(secondsBetween(brand.analysis_started_at, brand.analysis_completed_at)).toBeGreaterThanOrEqual(0);
  });

  test('When it is complete, and only some sections were requested', async () => {
    const brandId = await caller.parse(OPTIONS);
    await finish(brandId);
    const { analysis } = await detail(brandId);
    const made = ['things', 'colors', 'web', 'spacing', 'elevation'];
    const expected = Object.keys(EVERYTHING).map((name) => [name, made.includes(name) ? EVERYTHING[name] : null]);
    expect(analysis).toEqual(Object.fromEntries(expected));
  });

  test('When it failed', async () => {
    const brandId = await caller.parse(OPTIONS);
    await runAllStages(api.deps.pipeline, brandId, async () => {
      throw new FinalError('The site could not be reached.');
    });
    const brand = await detail(brandId);
    expect(brand).toMatchObject({
      ...ASKED,
      ...NEWEST,
      ...NOT_WAITING,
      name: 'www.example.com',
      analysis_status: 'failed',
      analysis_started_at: some,
      analysis_completed_at: null,
      assets_expire_at: some,
      quality_note: 'The site could not be reached.',
      analysis: null,
    });
  });

  test('When its analysis was cancelled', async () => {
    const brandId = await caller.parse(OPTIONS);
    const { body } = await caller.post(`/v1/api/brands/${brandId}/cancel`).expect(200);
    expect(shapeMismatches(ANSWERS.BrandSummary, body.data, 'data')).toEqual([]);
    expect(await detail(brandId)).toMatchObject({
      ...ASKED,
      ...NEWEST,
      ...NOT_WAITING,
      analysis_status: 'idle',
      analysis_started_at: null,
      analysis_completed_at: null,
      assets_expire_at: some,
      analysis: null,
    });
  });

  test('When its assets have expired', async () => {
    const brandId = await completeBrand();
    const past = { assetsExpireAt: new Date(Date.now() - 1) };
    await api.database.prisma.analysis.updateMany({ where: { brandId }, data: past });
    expect(await detail(brandId)).toMatchObject({
      assets_expired: true,
      assets_expire_at: past.assetsExpireAt.toISOString(),
      analysis: EVERYTHING,
    });
  });

  test('When people edited it', async () => {
    const brandId = await completeBrand();
    await caller.patch(`/v1/api/brands/${brandId}/sections/things`, { name: 'Edited', motto: 'New' }).expect(200);
    await caller.put(`/v1/api/brands/${brandId}/sections/audio`, { voice: 'warm' }).expect(200);
    const { data } = (await caller.get(`/v1/api/brands/${brandId}`).expect(200)).body;
    expect(data).toMatchObject({
      has_overrides: true,
      overridden_sections: ['things', 'audio'],
      analysis: { things: { name: 'Edited', motto: 'New' }, audio: { voice: 'warm' } },
    });
    const { motto: _, ...things } = data.analysis.things;
    const unedited = { ...data, analysis: { ...data.analysis, things } };
    expect(shapeMismatches(ANSWERS.BrandDetail, unedited, 'data')).toEqual([]);
  });

  test('When it is analysed again', async () => {
    const brandId = await completeBrand();
    const { body } = await caller.post(`/v1/api/brands/${brandId}/reanalyze`, { max_pages: 7 }).expect(202);
    expect(shapeMismatches(ANSWERS.ParseResponse, body, '')).toEqual([]);
    expect(await detail(brandId)).toMatchObject({
      name: 'text',
      analysis_status: 'queued',
      analysis_started_at: null,
      analysis_completed_at: null,
      assets_expire_at: null,
      max_pages: 7,
      analysis: null,
    });
  });
});

describe('Every other response has exactly the fields of the specification', () => {
  test('When a site is submitted', async () => {
    const { body } = await caller.post('/v1/api/parse', { url: OPTIONS.url }).expect(202);
    expect(shapeMismatches(ANSWERS.ParseResponse, body, '')).toEqual([]);
    expect(body.data).toEqual({ brand_id: some, status: 'queued', source_url: OPTIONS.url, message: some });
    expect(body.data.message).toContain(`/v1/api/brands/${body.data.brand_id}`);
  });

  test('When brands are listed, page by page', async () => {
    const ids = [await completeBrand(), await caller.parse(), await caller.parse()].reverse();
    const first = await read('/v1/api/brands?limit=2', ANSWERS.BrandListResponse);
    expect(first.pagination).toEqual({ has_more: true, next_cursor: some });
    const cursor = first.pagination.next_cursor;
    const second = await read(`/v1/api/brands?limit=2&cursor=${cursor}`, ANSWERS.BrandListResponse);
    expect(second.pagination).toEqual({ has_more: false, next_cursor: '' });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
  });

  test('When a section is edited, and the edits are listed', async () => {
    const brandId = await completeBrand();
    const path = `/v1/api/brands/${brandId}/sections/mission`;
    const person = await caller.signIn('user_7');
    const results = [
      await caller.patch(path, { vision: null }).expect(200),
      await person.put(path, { vision: { statement: 'Seen' } }).expect(200),
      await person.delete(`${path}/override`).expect(200),
    ];
    for (const { body } of results) expect(shapeMismatches(ANSWERS.SectionPatchResult, body, '')).toEqual([]);
    expect(results.map(({ body }) => body.data.meta)).toEqual([
      { is_overridden: true, override_updated_at: some },
      { is_overridden: true, override_updated_at: some },
      { is_overridden: false, override_updated_at: null },
    ]);

    const history = await read(`/v1/api/brands/${brandId}/edit-history?section=mission`, ANSWERS.EditHistoryResponse);
    const byKey = { auth_type: 'api_key', changed_by_api_key_id: caller.keyId, changed_by_user_id: null };
    const byPerson = { auth_type: 'user', changed_by_api_key_id: null, changed_by_user_id: 'user_7' };
    const { vision: _, ...patched } = EVERYTHING.mission as Record<string, unknown>;
    const shown = [EVERYTHING.mission, patched, { vision: { statement: 'Seen' } }, EVERYTHING.mission];
    const common = { id: some, brand_id: brandId, section: 'mission', created_at: some };
    expect(history.data).toEqual([
      { ...common, ...byPerson, action: 'revert', before_data: shown[2], after_data: shown[3] },
      { ...common, ...byPerson, action: 'replace', before_data: shown[1], after_data: shown[2] },
      { ...common, ...byKey, action: 'patch', before_data: shown[0], after_data: shown[1] },
    ]);
  });

  test('When an error occurs', async () => {
    const refused = await caller.post('/v1/api/parse', { url: 5 }).expect(400);
    const unknown = await caller.get(`/v1/api/brands/${caller.workspaceId}`).expect(404);
    for (const { body } of [refused, unknown]) expect(shapeMismatches(ANSWERS.ErrorBody, body, '')).toEqual([]);
    expect(refused.body.details).toEqual([{ path: 'url', message: 'must be a URL' }]);
    expect(unknown.body).toEqual({ error: 'Not Found', message: 'Brand not found', code: 'BRAND_NOT_FOUND' });
  });
});
