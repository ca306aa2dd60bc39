import { createMetrics, registerDueWorkMetrics } from '@brandprint/operations';
import { createTestDatabase, createTestLog, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourierDeps } from '../../../apps/courier/src/deps.ts';
import { expireAssets } from '../../../apps/courier/src/sweeps/expire-assets.ts';
import { readDueWork } from '../../database/src/index.ts';
import { ALERTS } from './support/monitoring.ts';
import { matchesSelector, readSamples, selectorsIn } from './support/promql.ts';

const HOUR_MS = 3_600_000;
let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.stop());

/** Analyses whose files should have been removed two hours ago. */
async function createOverdueAnalyses(count: number): Promise<void> {
  const { prisma } = testDatabase.database;
  const workspace = await prisma.workspace.create({ data: { name: 'acme' } });
  const site = { workspaceId: workspace.id, sourceUrl: 'https://acme.test/' };
  const brand = await prisma.brand.create({ data: { ...site, name: 'acme.test' } });
  const assetsExpireAt = new Date(Date.now() - 2 * HOUR_MS);
  const ended = { brandId: brand.id, status: 'complete', maxPages: 1, cacheTtl: 300, assetsExpireAt } as const;
  await prisma.analysis.createMany({ data: Array.from({ length: count }, () => ({ ...site, ...ended })) });
}

test('When the store rejects the removal of overdue files, then the metrics raise BrandprintAssetsStay', async () => {
  await createOverdueAnalyses(5);
  const { database } = testDatabase;
  const { logger } = createTestLog();
  const store = { deletePrefix: () => Promise.reject(new Error('the store refuses')) };
  const deps = { pipeline: { database, logger }, store } as unknown as CourierDeps;
  await expect(expireAssets(deps).run(AbortSignal.timeout(HOUR_MS))).rejects.toThrow('assets of 5 analyses');

  const metrics = createMetrics({ apps: ['courier'], logger });
  registerDueWorkMetrics(metrics, () => readDueWork(database));
  const samples = readSamples(await metrics.text(), {});
  const [asked] = selectorsIn(ALERTS.find(({ alert }) => alert === 'BrandprintAssetsStay')?.expr ?? '');
  const seconds = samples.filter((sample) => asked && matchesSelector(asked, sample)).map(({ value }) => value);
  expect(Math.max(...seconds)).toBeGreaterThan(7_000);
});
