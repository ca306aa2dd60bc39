import { randomUUID } from 'node:crypto';
import { BrandListResponse, ParseResponse, STAGES } from '@brandprint/contracts';
import { FinalError } from '@brandprint/platform';
import { beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';
import { brandPath, cancelSubscription, readBrand, stagesThatFind } from './support/brand-requests.ts';
import { createCompleteBrand, createQueuedBrand, finishTestAnalysis } from './support/brands.ts';
import { runAllStages, runReadyStages } from './support/run-stages.ts';

const api = await useTestApi();
let caller: TestCaller;
api.deps.pipeline.admissionWindow = 100;
beforeEach(async () => {
  caller = await api.createCaller();
});

const things = async (brandId: string) => (await readBrand(caller, brandId)).analysis?.things;

describe('Analysing a brand again', () => {
  const again = (brandId: string, body?: object) => caller.post(brandPath(brandId, '/reanalyze'), body);

  test('When it is accepted, then the response has the URL to poll, and no analysis is shown until it ends', async () => {
    const brandId = await createCompleteBrand(api, caller, { sections: { things: { name: 'Acme' } } });
    const response = await again(brandId, { stages: ['things'], max_pages: 3, cache_ttl: 300 }).expect(202);
    const { data } = ParseResponse.strict().parse(response.body);
    expect(data).toMatchObject({ brand_id: brandId, status: 'queued', source_url: 'https://example.com/' });
    expect(response.headers.location).toBe(brandPath(brandId));
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(await readBrand(caller, brandId)).toMatchObject({
      name: 'Acme',
      analysis_status: 'queued',
      analysis_completed_at: null,
      assets_expire_at: null,
      assets_expired: false,
      quality_note: '',
      requested_stages: ['things'],
      max_pages: 3,
      cache_ttl: 300,
      analysis: null,
    });
  });

  test.each([[undefined], [{}]])(
    'When the body is %j, then the options are the defaults, not the earlier ones',
    async (body) => {
      const brandId = await caller.parse({ stages: ['things'], max_pages: 2, cache_ttl: 300 });
      await finishTestAnalysis(api, brandId, 'complete');
      await again(brandId, body).expect(202);
      expect(await readBrand(caller, brandId)).toMatchObject({
        requested_stages: STAGES,
        max_pages: 10,
        cache_ttl: 1800,
      });
    },
  );

  test('When it is sent without a body, then it needs no media type', async () => {
    const brandId = await createCompleteBrand(api, caller);
    await request(api.app)
      .post(brandPath(brandId, '/reanalyze'))
      .set('Authorization', `Bearer ${caller.key}`)
      .expect(202);
  });

  test('When the site has changed, then edits apply to the new extraction, and a revert shows that', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    await runAllStages(api.deps.pipeline, brandId, stagesThatFind('Acme'));
    await caller.patch(brandPath(brandId, '/sections/things'), { name: 'Ours' }).expect(200);
    await again(brandId, { stages: ['things'] }).expect(202);
    await runAllStages(api.deps.pipeline, brandId, stagesThatFind('Acme & Sons'));

    expect(await readBrand(caller, brandId)).toMatchObject({ name: 'Acme & Sons', has_overrides: true });
    expect(await things(brandId)).toMatchObject({ name: 'Ours', description: 'About Acme & Sons' });
    await caller.delete(brandPath(brandId, '/sections/things/override')).expect(200);
    expect(await things(brandId)).toMatchObject({ name: 'Acme & Sons', description: 'About Acme & Sons' });
  });

  test('When it fails, then the last complete analysis is shown again with its asset expiry, and the note says so', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    await runAllStages(api.deps.pipeline, brandId, stagesThatFind('Acme'));
    const before = await readBrand(caller, brandId);
    const expired = new Date(Date.now() - 1_000);
    const { shownAnalysisId } = await api.database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    await api.database.prisma.analysis.update({
      where: { id: shownAnalysisId ?? '' },
      data: { assetsExpireAt: expired },
    });

    await again(brandId, { stages: ['things'] }).expect(202);
    await runAllStages(api.deps.pipeline, brandId, async () => Promise.reject(new FinalError('The site is gone.')));
    const after = await readBrand(caller, brandId);
    expect(after).toMatchObject({
      name: before.name,
      favicon_url: before.favicon_url,
      analysis_status: 'failed',
      analysis_completed_at: null,
      analysis: before.analysis,
      assets_expire_at: expired.toISOString(),
      assets_expired: true,
    });
    expect(after.quality_note).toMatch(
      /^The last analysis failed: The site is gone\. Showing the earlier analysis of .* UTC\. Based on/,
    );
    const list = BrandListResponse.parse((await caller.get('/v1/api/brands')).body);
    expect(list.data[0]).toMatchObject({ assets_expire_at: expired.toISOString(), assets_expired: true });

    await again(brandId, { stages: ['things'] }).expect(202);
    expect((await readBrand(caller, brandId)).analysis).toBeNull();
  });

  test.each(['queued', 'running'])(
    'When it is already %s, then the response is 409 and nothing is counted',
    async (status) => {
      const brandId = await caller.parse({ stages: ['things'] });
      if (status === 'running') await runReadyStages(api.deps.pipeline, brandId);
      const response = await again(brandId);
      expectError(response, 'ANALYSIS_ACTIVE');
      expect(response.headers).not.toHaveProperty('ratelimit');
      expect(await api.database.prisma.usageEvent.count({ where: { brandId } })).toBe(1);
    },
  );

  test.each(['complete', 'failed', 'idle'] as const)('When it is %s, then it can be analysed again', async (status) => {
    const brandId = await createQueuedBrand(api, caller);
    await finishTestAnalysis(api, brandId, status);
    await again(brandId).expect(202);
  });

  test('When many requests come at once, then one is accepted and the others get 409', async () => {
    const brandId = await createCompleteBrand(api, caller);
    const answers = await Promise.all(Array.from({ length: 10 }, () => again(brandId)));
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([202, ...Array(9).fill(409)]);
    expect(await api.database.prisma.analysis.count({ where: { brandId } })).toBe(2);
  });

  test('When it is accepted, then it is metered and counts towards the limit of parse requests', async () => {
    caller = await api.createCaller({ parseLimit: 2 });
    const brandId = await caller.parse();
    await finishTestAnalysis(api, brandId, 'complete');
    const accepted = await again(brandId).expect(202);
    expect(accepted.headers.ratelimit).toMatch(/^"parse";r=0;/);
    const usage = await api.database.prisma.usageEvent.findMany({ where: { brandId }, orderBy: { createdAt: 'asc' } });
    expect(usage).toMatchObject([
      { kind: 'parse' },
      { kind: 'reanalyze', apiKeyId: caller.keyId, environment: 'prod' },
    ]);
    await finishTestAnalysis(api, brandId, 'complete');
    expectError(await again(brandId), 'RATE_LIMITED');
  });

  test.each(['failed', 'idle'] as const)(
    'When the new analysis is %s, then the brand has the options of the analysis it shows',
    async (end) => {
      const options = { stages: ['things'], max_pages: 3, cache_ttl: 300 };
      const brandId = await caller.parse(options);
      await finishTestAnalysis(api, brandId, 'complete');
      const others = { stages: ['colors'], max_pages: 7, cache_ttl: 3600 };
      await again(brandId, others).expect(202);
      const optionsShown = async () => {
        const {
          requested_stages: stages,
          resolved_stages: resolved,
          max_pages,
          cache_ttl,
        } = await readBrand(caller, brandId);
        return { stages, resolved, max_pages, cache_ttl };
      };
      expect(await optionsShown()).toEqual({ ...others, resolved: ['things', 'colors'] });
      await finishTestAnalysis(api, brandId, end);
      expect(await optionsShown()).toEqual({ ...options, resolved: ['things'] });

      const first = await caller.parse(others);
      await finishTestAnalysis(api, first, end);
      expect(await readBrand(caller, first)).toMatchObject({
        requested_stages: ['colors'],
        max_pages: 7,
        cache_ttl: 3600,
      });
    },
  );

  test('When it is repeated with its Idempotency-Key, then the response is the same, and there is one analysis', async () => {
    const brandId = await createCompleteBrand(api, caller);
    const send = () => again(brandId, { stages: ['things'] }).set('Idempotency-Key', 'once');
    const [first, second] = [await send().expect(202), await send().expect(202)];
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await api.database.prisma.analysis.count({ where: { brandId } })).toBe(2);
  });

  test.each([
    [{ stages: [] }, 'stages'],
    [{ stages: ['web'] }, 'stages.0'],
    [{ max_pages: 0 }, 'max_pages'],
    [{ cache_ttl: 1 }, 'cache_ttl'],
    [[], 'body'],
  ])('When the body is %j, then the response is 400 and names the field', async (body, field) => {
    expectError(await again(await createCompleteBrand(api, caller), body), 'VALIDATION_ERROR', [field]);
  });

  test('When there is no such brand, then the response is 404, and no subscription is needed', async () => {
    expectError(await again(randomUUID()), 'BRAND_NOT_FOUND');
    expectError(await again('x'), 'VALIDATION_ERROR', ['brandId']);
    const brandId = await createCompleteBrand(api, caller);
    await cancelSubscription(api, caller);
    await again(brandId).expect(202);
  });
});
