import { randomUUID } from 'node:crypto';
import { BrandResponse } from '@brandprint/contracts';
import { brandPrefix } from '@brandprint/storage';
import { beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../src/index.ts';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';
import { brandPath, cancelSubscription, readBrand, stagesThatFind } from './support/brand-requests.ts';
import { createCompleteBrand, createQueuedAnalysis, createQueuedBrand, finishTestAnalysis } from './support/brands.ts';
import { runAllStages, runReadyStages } from './support/run-stages.ts';

const api = await useTestApi();
let caller: TestCaller;
api.deps.pipeline.admissionWindow = 100;
beforeEach(async () => {
  caller = await api.createCaller();
});

describe('Cancelling an analysis', () => {
  const cancel = (brandId: string) => caller.post(brandPath(brandId, '/cancel'));

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
      expect(await readBrand(caller, brandId)).toMatchObject({
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
    await runAllStages(api.deps.pipeline, brandId, stagesThatFind('Acme'));
    await caller.post(brandPath(brandId, '/reanalyze')).expect(202);
    await cancel(brandId).expect(200);
    const brand = await readBrand(caller, brandId);
    expect(brand).toMatchObject({ analysis_status: 'idle', analysis: { things: { name: 'Acme' } } });
    expect(brand.quality_note).toMatch(/^The last analysis was cancelled\. Showing the earlier analysis of /);
  });

  test.each(['complete', 'failed', 'idle'] as const)(
    'When it is %s, then the response is 409 and nothing changes',
    async (status) => {
      const brandId = await createQueuedBrand(api, caller);
      await finishTestAnalysis(api, brandId, status);
      const before = await readBrand(caller, brandId);
      expectError(await cancel(brandId), 'ANALYSIS_NOT_ACTIVE');
      expect(await readBrand(caller, brandId)).toEqual(before);
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
    await cancelSubscription(api, caller);
    await cancel(brandId).expect(200);
  });
});

describe('Deleting a brand', () => {
  const remove = (brandId: string) => caller.delete(brandPath(brandId));

  /** A brand with two analyses, the newer one running, and one of everything that can belong to them. */
  async function fullBrand() {
    const { prisma } = api.database;
    const brandId = await caller.parse({ stages: ['things'] });
    await runAllStages(api.deps.pipeline, brandId, stagesThatFind('Acme'));
    await caller.patch(brandPath(brandId, '/sections/things'), { name: 'Ours' }).expect(200);
    const endpoint = { workspaceId: caller.workspaceId, url: 'https://hooks.example.com/', eventTypes: [] };
    await prisma.webhookEndpoint.create({ data: { ...endpoint, secret: Buffer.alloc(48) } });
    await caller.post(brandPath(brandId, '/reanalyze'), { stages: ['things'] }).expect(202);
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
    expectError(await caller.get(brandPath(brandId)), 'BRAND_NOT_FOUND');
    expectError(await caller.post(brandPath(brandId, '/cancel')), 'BRAND_NOT_FOUND');
    expectError(await caller.post(brandPath(brandId, '/reanalyze')), 'BRAND_NOT_FOUND');
    expectError(await caller.get(brandPath(brandId, '/events')), 'BRAND_NOT_FOUND');
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
    await request(app).delete(brandPath(brandId)).set('Authorization', `Bearer ${caller.key}`).expect(204);
    expect(new Set(Object.values(await rowsOf(brandId, deliveryId)))).toEqual(new Set([0]));
    expect(api.log.some((line) => line.includes('could not delete the assets'))).toBe(true);
  });

  test('When many delete it while others analyse and edit it, then it is gone and nobody gets a 5xx', async () => {
    const brandId = await createCompleteBrand(api, caller, { sections: { things: { name: 'Acme' } } });
    await createQueuedAnalysis(api, brandId);
    await finishTestAnalysis(api, brandId, 'failed');
    const answers = await Promise.all([
      caller.post(brandPath(brandId, '/reanalyze')),
      caller.patch(brandPath(brandId, '/sections/things'), { name: 'Ours' }),
      remove(brandId),
      caller.post(brandPath(brandId, '/reanalyze')),
      remove(brandId),
      caller.post(brandPath(brandId, '/cancel')),
      remove(brandId),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expectError(await caller.get(brandPath(brandId)), 'BRAND_NOT_FOUND');
  });

  test('When there is no such brand, then the response is 404, and no subscription is needed', async () => {
    expectError(await remove(randomUUID()), 'BRAND_NOT_FOUND');
    expectError(await remove('x'), 'VALIDATION_ERROR', ['brandId']);
    const brandId = await createCompleteBrand(api, caller);
    await cancelSubscription(api, caller);
    await remove(brandId).expect(204);
  });
});
