import { randomUUID } from 'node:crypto';
import { BrandDetailResponse, BrandListResponse, BrandResponse, ParseResponse, STAGES } from '@brandprint/contracts';
import { FinalError } from '@brandprint/platform';
import { brandPrefix } from '@brandprint/storage';
import { beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../src/index.ts';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';
import { createCompleteBrand, createQueuedAnalysis, createQueuedBrand, finishTestAnalysis } from './support/brands.ts';
import { runAllStages, runReadyStages, sampleThings, stubStageHandler } from './support/run-stages.ts';

const api = await useTestApi();
let caller: TestCaller;
api.deps.pipeline.admissionWindow = 100;
beforeEach(async () => {
  caller = await api.createCaller();
});

const at = (brandId: string, more = '') => `/v1/api/brands/${brandId}${more}`;
async function detail(brandId: string) {
  const response = await caller.get(at(brandId)).expect(200);
  return BrandDetailResponse.strict().parse(response.body).data;
}
const things = async (brandId: string) => (await detail(brandId)).analysis?.things;
const unsubscribe = () =>
  api.database.prisma.workspace.update({ where: { id: caller.workspaceId }, data: { subscriptionStatus: 'canceled' } });
const working = (name: string) => stubStageHandler({ things: sampleThings({ name, description: `About ${name}` }) });

describe('Analysing a brand again', () => {
  const again = (brandId: string, body?: object) => caller.post(at(brandId, '/reanalyze'), body);

  test('When it is accepted, then the response has the URL to poll, and no analysis is shown until it ends', async () => {
    const brandId = await createCompleteBrand(api, caller, { sections: { things: { name: 'Acme' } } });
    const response = await again(brandId, { stages: ['things'], max_pages: 3, cache_ttl: 300 }).expect(202);
    const { data } = ParseResponse.strict().parse(response.body);
    expect(data).toMatchObject({ brand_id: brandId, status: 'queued', source_url: 'https://example.com/' });
    expect(response.headers.location).toBe(at(brandId));
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(await detail(brandId)).toMatchObject({
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
      expect(await detail(brandId)).toMatchObject({ requested_stages: STAGES, max_pages: 10, cache_ttl: 1800 });
    },
  );

  test('When it is sent without a body, then it needs no media type', async () => {
    const brandId = await createCompleteBrand(api, caller);
    await request(api.app).post(at(brandId, '/reanalyze')).set('Authorization', `Bearer ${caller.key}`).expect(202);
  });

  test('When the site has changed, then edits apply to the new extraction, and a revert shows that', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    await runAllStages(api.deps.pipeline, brandId, working('Acme'));
    await caller.patch(at(brandId, '/sections/things'), { name: 'Ours' }).expect(200);
    await again(brandId, { stages: ['things'] }).expect(202);
    await runAllStages(api.deps.pipeline, brandId, working('Acme & Sons'));

    expect(await detail(brandId)).toMatchObject({ name: 'Acme & Sons', has_overrides: true });
    expect(await things(brandId)).toMatchObject({ name: 'Ours', description: 'About Acme & Sons' });
    await caller.delete(at(brandId, '/sections/things/override')).expect(200);
    expect(await things(brandId)).toMatchObject({ name: 'Acme & Sons', description: 'About Acme & Sons' });
  });

  test('When it fails, then the last complete analysis is shown again with its asset expiry, and the note says so', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    await runAllStages(api.deps.pipeline, brandId, working('Acme'));
    const before = await detail(brandId);
    const expired = new Date(Date.now() - 1_000);
    const { shownAnalysisId } = await api.database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    await api.database.prisma.analysis.update({
      where: { id: shownAnalysisId ?? '' },
      data: { assetsExpireAt: expired },
    });

    await again(brandId, { stages: ['things'] }).expect(202);
    await runAllStages(api.deps.pipeline, brandId, async () => Promise.reject(new FinalError('The site is gone.')));
    const after = await detail(brandId);
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
    expect((await detail(brandId)).analysis).toBeNull();
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
    'When that is %s, then the brand has the options of the analysis it shows',
    async (end) => {
      const options = { stages: ['things'], max_pages: 3, cache_ttl: 300 };
      const brandId = await caller.parse(options);
      await finishTestAnalysis(api, brandId, 'complete');
      const others = { stages: ['colors'], max_pages: 7, cache_ttl: 3600 };
      await again(brandId, others).expect(202);
      const optionsShown = async () => {
        const { requested_stages: stages, resolved_stages: resolved, max_pages, cache_ttl } = await detail(brandId);
        return { stages, resolved, max_pages, cache_ttl };
      };
      expect(await optionsShown()).toEqual({ ...others, resolved: ['things', 'colors'] });
      await finishTestAnalysis(api, brandId, end);
      expect(await optionsShown()).toEqual({ ...options, resolved: ['things'] });

      const first = await caller.parse(others);
      await finishTestAnalysis(api, first, end);
      expect(await detail(first)).toMatchObject({ requested_stages: ['colors'], max_pages: 7, cache_ttl: 3600 });
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
    await unsubscribe();
    await again(brandId).expect(202);
  });
});

describe('Cancelling an analysis', () => {
  const cancel = (brandId: string) => caller.post(at(brandId, '/cancel'));

  test.each(['queued', 'running'])(
    'When it is %s, then it becomes idle, and its files get an expiry',
    async (status) => {
      const brandId = await caller.parse({ stages: ['things'], cache_ttl: 300 });
      if (status === 'running') await runReadyStages(api.deps.pipeline, brandId);
      const before = Date.now();
      const { data } = BrandResponse.strict().parse((await cancel(brandId).expect(200)).body);
      expect(data).toMatchObject({
        id: brandId,
        analysis_status: 'idle',
        analysis_completed_at: null,
        assets_expired: false,
      });
      expect(Date.parse(data.assets_expire_at ?? '')).toBeGreaterThanOrEqual(before + 300_000);
      expect(await detail(brandId)).toMatchObject({
        analysis_status: 'idle',
        analysis: null,
        queue_position: 0,
        estimated_wait_minutes: 0,
        quality_note: 'The analysis was cancelled.',
      });
      expect(await runReadyStages(api.deps.pipeline, brandId)).toEqual([]);
    },
  );

  test('When an earlier analysis is complete, then it is shown again', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    await runAllStages(api.deps.pipeline, brandId, working('Acme'));
    await caller.post(at(brandId, '/reanalyze')).expect(202);
    await cancel(brandId).expect(200);
    const brand = await detail(brandId);
    expect(brand).toMatchObject({ analysis_status: 'idle', analysis: { things: { name: 'Acme' } } });
    expect(brand.quality_note).toMatch(/^The last analysis was cancelled\. Showing the earlier analysis of /);
  });

  test.each(['complete', 'failed', 'idle'] as const)(
    'When it is %s, then the response is 409 and nothing changes',
    async (status) => {
      const brandId = await createQueuedBrand(api, caller);
      await finishTestAnalysis(api, brandId, status);
      const before = await detail(brandId);
      expectError(await cancel(brandId), 'ANALYSIS_NOT_ACTIVE');
      expect(await detail(brandId)).toEqual(before);
    },
  );

  test('When many requests come at once, then one succeeds', async () => {
    const brandId = await caller.parse();
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(brandId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    expect(await api.database.prisma.event.count({ where: { brandId, type: 'brand.idle' } })).toBe(1);
  });

  test('When there is no such brand, then the response is 404, and no subscription is needed', async () => {
    expectError(await cancel(randomUUID()), 'BRAND_NOT_FOUND');
    expectError(await cancel('x'), 'VALIDATION_ERROR', ['brandId']);
    const brandId = await createQueuedBrand(api, caller);
    await unsubscribe();
    await cancel(brandId).expect(200);
  });
});

describe('Deleting a brand', () => {
  const remove = (brandId: string) => caller.delete(at(brandId));

  /** A brand with two analyses, the newer one running, and one of everything that can belong to them. */
  async function fullBrand() {
    const { prisma } = api.database;
    const brandId = await caller.parse({ stages: ['things'] });
    await runAllStages(api.deps.pipeline, brandId, working('Acme'));
    await caller.patch(at(brandId, '/sections/things'), { name: 'Ours' }).expect(200);
    const endpoint = { workspaceId: caller.workspaceId, url: 'https://hooks.example.com/', eventTypes: [] };
    await prisma.webhookEndpoint.create({ data: { ...endpoint, secret: Buffer.alloc(48) } });
    await caller.post(at(brandId, '/reanalyze'), { stages: ['things'] }).expect(202);
    await runReadyStages(api.deps.pipeline, brandId);
    const delivery = await prisma.webhookDelivery.findFirstOrThrow({ where: { brandId } });
    const attempt = { deliveryId: delivery.id, number: 1, startedAt: new Date(), durationMs: 1 };
    await prisma.webhookAttempt.create({ data: attempt });
    const { analysisId } = await prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    const key = `${brandPrefix(brandId)}${analysisId}/crawl-1/logo.png`;
    await api.store.put(key, Buffer.from('logo'), 'image/png');
    const asset = { analysisId: analysisId ?? '', name: 'logo.png', key, contentType: 'image/png', bytes: 4 };
    await prisma.asset.create({ data: asset });
    return { brandId, key, deliveryId: delivery.id };
  }

  async function rowsOf(brandId: string, deliveryId: string) {
    const { prisma } = api.database;
    const of = { where: { brandId } };
    const ofAnalysis = { where: { analysis: { brandId } } };
    const counts = {
      brands: prisma.brand.count({ where: { id: brandId } }),
      analyses: prisma.analysis.count(of),
      stages: prisma.stage.count(ofAnalysis),
      sections: prisma.section.count(ofAnalysis),
      assets: prisma.asset.count(ofAnalysis),
      overrides: prisma.override.count(of),
      edits: prisma.editHistoryEntry.count(of),
      events: prisma.event.count(of),
      deliveries: prisma.webhookDelivery.count(of),
      attempts: prisma.webhookAttempt.count({ where: { deliveryId } }),
    };
    const entries = Object.entries(counts).map(async ([name, count]) => [name, await count] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  test('When it is deleted, then only its metered usage is left', async () => {
    const { brandId, key, deliveryId } = await fullBrand();
    const stranger = await fullBrand();
    const before = await rowsOf(brandId, deliveryId);
    expect(Object.values(before)).not.toContain(0);

    const response = await remove(brandId).expect(204);
    expect(response.text).toBe('');
    expect(new Set(Object.values(await rowsOf(brandId, deliveryId)))).toEqual(new Set([0]));
    expect(await api.store.read(key)).toBeNull();
    expect(await api.database.prisma.usageEvent.count({ where: { brandId } })).toBe(2);

    expect(Object.values(await rowsOf(stranger.brandId, stranger.deliveryId))).not.toContain(0);
    expect(await api.store.read(stranger.key)).not.toBeNull();
  });

  test('When it is deleted, then every request for it gets 404', async () => {
    const brandId = await createCompleteBrand(api, caller);
    await remove(brandId).expect(204);
    expectError(await remove(brandId), 'BRAND_NOT_FOUND');
    expectError(await caller.get(at(brandId)), 'BRAND_NOT_FOUND');
    expectError(await caller.post(at(brandId, '/cancel')), 'BRAND_NOT_FOUND');
    expectError(await caller.post(at(brandId, '/reanalyze')), 'BRAND_NOT_FOUND');
    expectError(await caller.get(at(brandId, '/events')), 'BRAND_NOT_FOUND');
    expect((await caller.get('/v1/api/brands')).body.data).toEqual([]);
  });

  test('When it is queued, then the next one gets its position', async () => {
    const window = api.deps.pipeline.admissionWindow;
    const waiting = await api.database.prisma.stage.count({
      where: { name: 'crawl', status: { in: ['ready', 'running'] } },
    });
    api.deps.pipeline.admissionWindow = waiting + 1;
    try {
      const [first, second] = [await caller.parse(), await caller.parse()];
      await remove(first).expect(204);
      expect(await runReadyStages(api.deps.pipeline, second)).toEqual(['crawl']);
    } finally {
      api.deps.pipeline.admissionWindow = window;
    }
  });

  test('When the store fails, then the brand is deleted anyway, and the error is logged', async () => {
    const { brandId, deliveryId } = await fullBrand();
    const store = { ...api.store, deletePrefix: () => Promise.reject(new Error('store down')) };
    const app = createApp({ ...api.deps, store });
    await request(app).delete(at(brandId)).set('Authorization', `Bearer ${caller.key}`).expect(204);
    expect(new Set(Object.values(await rowsOf(brandId, deliveryId)))).toEqual(new Set([0]));
    expect(api.log.some((line) => line.includes('could not delete the assets'))).toBe(true);
  });

  test('When many delete it while others analyse and edit it, then it is gone and nobody gets a 5xx', async () => {
    const brandId = await createCompleteBrand(api, caller, { sections: { things: { name: 'Acme' } } });
    await createQueuedAnalysis(api, brandId);
    await finishTestAnalysis(api, brandId, 'failed');
    const answers = await Promise.all([
      caller.post(at(brandId, '/reanalyze')),
      caller.patch(at(brandId, '/sections/things'), { name: 'Ours' }),
      remove(brandId),
      caller.post(at(brandId, '/reanalyze')),
      remove(brandId),
      caller.post(at(brandId, '/cancel')),
      remove(brandId),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expectError(await caller.get(at(brandId)), 'BRAND_NOT_FOUND');
  });

  test('When there is no such brand, then the response is 404, and no subscription is needed', async () => {
    expectError(await remove(randomUUID()), 'BRAND_NOT_FOUND');
    expectError(await remove('x'), 'VALIDATION_ERROR', ['brandId']);
    const brandId = await createCompleteBrand(api, caller);
    await unsubscribe();
    await remove(brandId).expect(204);
  });
});

describe('Searching for a brand', () => {
  const ids = async (query: string) =>
    BrandListResponse.strict()
      .parse((await caller.get(`/v1/api/brands?${query}`).expect(200)).body)
      .data.map(({ id }) => id);

  test('When a part of name or host is given, then matching brands are listed, newest first', async () => {
    const shop = await caller.parse({ url: 'https://shop.acme-tools.example:8443/tools?q=needle#needle' });
    const named = await createCompleteBrand(api, caller, { name: 'Zürich 100%_Tools' });
    await createCompleteBrand(api, caller, { name: 'Other' });
    expect(await ids('q=tools')).toEqual([named, shop]);
    expect(await ids('q=TOOLS')).toEqual([named, shop]);
    expect(await ids('q=%20acme-t')).toEqual([shop]);
    expect(await ids('q=8443')).toEqual([shop]);
    expect(await ids('q=Z%C3%9CRICH')).toEqual([named]);
    expect(await ids('q=z')).toEqual([named]);
    expect(await ids('q=needle')).toEqual([]);
    expect(await ids('q=https')).toEqual([]);
    expect(await ids('q=')).toHaveLength(3);
  });

  test.each(['100%25_', '%25_', '%25'])('When it is %s, then it is matched literally', async (q) => {
    const named = await createCompleteBrand(api, caller, { name: 'Zürich 100%_Tools' });
    await createCompleteBrand(api, caller, { name: 'Zürich 1000 Tools' });
    expect(await ids(`q=${q}`)).toEqual([named]);
  });

  test.each(['_', '%5C', '%27', '%0A'])('When nothing contains %s, then nothing is listed', async (q) => {
    // As an SQL pattern it would match this one.
    await createCompleteBrand(api, caller, { name: 'Zürich axb Tools' });
    expect(await ids(`q=a${q}b`)).toEqual([]);
  });

  test('When it is combined with a status and read in pages, then each brand is listed once', async () => {
    const wanted: string[] = [];
    for (let i = 0; i < 3; i++) {
      wanted.unshift(await createCompleteBrand(api, caller, { name: `Tool ${i}` }));
      await finishTestAnalysis(api, await createQueuedBrand(api, caller), 'failed', { name: 'Tool' });
      await createCompleteBrand(api, caller, { name: 'Other' });
    }
    const first = await caller.get('/v1/api/brands?q=tool&status=complete&limit=2').expect(200);
    const { next_cursor: cursor } = first.body.pagination;
    const second = await ids(`q=tool&status=complete&limit=2&cursor=${cursor}`);
    expect([...first.body.data.map(({ id }: { id: string }) => id), ...second]).toEqual(wanted);
    for (const query of ['q=tools&status=complete', 'q=tool', 'status=complete', '']) {
      expectError(await caller.get(`/v1/api/brands?${query}&cursor=${cursor}`), 'VALIDATION_ERROR', ['cursor']);
    }
  });

  test.each(['a'.repeat(201), '%00'])('When it is %s, then the response is 400 and names it', async (q) => {
    expectError(await caller.get(`/v1/api/brands?q=${q}`), 'VALIDATION_ERROR', ['q']);
  });
});
