import type { Fleet } from '@brandprint/harness/fleet';
import { quantile } from '@brandprint/harness/stats';
import { waitFor } from '@brandprint/testing';
import type { FakeCrawler } from './fake-crawler.ts';
import { submitBenchBrand } from './submit-brand.ts';

/** Submits one brand after another, and measures when the API responded and when the first stage was claimed. */
export async function measureLatency(fleet: Fleet, crawler: FakeCrawler, parses: number) {
  const responded: number[] = [];
  const sent = new Map<string, number>();
  for (let number = 0; number < parses; number += 1) {
    const sentAt = performance.now();
    const brandId = await submitBenchBrand(fleet, number);
    responded.push(performance.now() - sentAt);
    sent.set(brandId, sentAt);
    await waitFor(async () => crawler.claimedAt.size > number);
  }
  const database = fleet.openDatabase();
  try {
    const analyses = await database.prisma.analysis.findMany({ select: { id: true, brandId: true } });
    const started = analyses.map(
      ({ id, brandId }) => (crawler.claimedAt.get(id) ?? Number.NaN) - (sent.get(brandId) ?? 0),
    );
    const summary = (values: readonly number[]) => ({ p50: quantile(values, 0.5), p99: quantile(values, 0.99) });
    return { responded: summary(responded), started: summary(started) };
  } finally {
    await database.prisma.brand.deleteMany();
    await database.stop();
  }
}
