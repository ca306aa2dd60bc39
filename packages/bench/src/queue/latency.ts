import { waitFor } from '@brandprint/testing';
import type { Fleet } from '../fleet/index.ts';
import { quantile } from '../stats.ts';
import type { FakeCrawler } from './fake-crawler.ts';
import { submitBenchBrand } from './submit-brand.ts';

/** Submits one brand after the other, and looks when each was answered and when its first stage was claimed. */
export async function measureLatency(fleet: Fleet, standIn: FakeCrawler, parses: number) {
  const answered: number[] = [];
  const sent = new Map<string, number>();
  for (let number = 0; number < parses; number += 1) {
    const started = performance.now();
    const brandId = await submitBenchBrand(fleet, number);
    answered.push(performance.now() - started);
    sent.set(brandId, started);
    await waitFor(async () => standIn.begun.size > number);
  }
  const database = fleet.openDatabase();
  try {
    const analyses = await database.prisma.analysis.findMany({ select: { id: true, brandId: true } });
    const begun = analyses.map(({ id, brandId }) => (standIn.begun.get(id) ?? Number.NaN) - (sent.get(brandId) ?? 0));
    const summary = (values: readonly number[]) => ({ p50: quantile(values, 0.5), p99: quantile(values, 0.99) });
    return { answered: summary(answered), begun: summary(begun) };
  } finally {
    await database.prisma.brand.deleteMany();
    await database.stop();
  }
}
