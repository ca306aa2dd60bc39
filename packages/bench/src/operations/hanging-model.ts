import { join } from 'node:path';
import { type Fleet, startFleet, superviseApp } from '@brandprint/harness/fleet';
import { waitFor } from '@brandprint/testing';
import { startMessagesServer } from '@brandprint/testing/messages';
import { startFakeCrawler } from '../queue/fake-crawler.ts';
import type { Measurement } from './measurement.ts';

const API_KEY = 'sk-ant-api03-YmVuY2g';
const MODEL = 'claude-sonnet-5-5';
const TIMEOUT_MS = 30 * 60_000;
/** At once: as many calls that hang pause the model. */
const BRANDS = 5;

/** How long an analysis takes from its crawl to its end, with all stages, while the model never answers. */
export const measureHangingModel: Measurement = async ({ modelSeconds, logProgress }) => {
  const fleet = await startFleet({ count: { api: 1, crawler: 0, analyst: 0, courier: 1 }, redis: false, env: {} });
  const crawler = await startFakeCrawler(fleet);
  const server = await startMessagesServer({ apiKey: API_KEY, models: [MODEL], script: () => ({ kind: 'hang' }) });
  const env = {
    ...fleet.env,
    STAGE_CONCURRENCY: '12',
    ANTHROPIC_API_KEY: API_KEY,
    ANTHROPIC_BASE_URL: server.url,
    ANTHROPIC_MODEL: MODEL,
    ANTHROPIC_ANALYSIS_DEADLINE_SECONDS: String(modelSeconds),
  };
  const analyst = await superviseApp('analyst', { log: join(fleet.services.dir, 'analyst.log'), env });
  try {
    await analyst.started();
    const first = await Promise.all(Array.from({ length: BRANDS }, (_, number) => analyse(fleet, number)));
    logProgress(`${BRANDS} brands: ${first.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
    const next = await analyse(fleet, BRANDS);
    const what = 'sections of a brand while the model hangs';
    return [
      { what: `${what}, slowest of ${BRANDS} at once`, before: '–', after: `${Math.max(...first).toFixed(1)} s` },
      { what: `${what}, the next one`, before: '–', after: `${next.toFixed(1)} s` },
    ];
  } finally {
    await analyst.stop();
    await server.stop();
    await crawler.stop();
    await fleet.stop();
  }
};

/** Seconds from the end of the crawl to the end of the analysis. */
async function analyse(fleet: Fleet, number: number): Promise<number> {
  const response = await fetch(`${fleet.urls[0]}/v1/api/parse`, {
    method: 'POST',
    headers: { authorization: `Bearer ${fleet.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `https://example.com/${number}`, max_pages: 1 }),
  });
  const { data } = (await response.json()) as { data: { brand_id: string } };
  const database = fleet.openDatabase();
  try {
    const where = { brandId: data.brand_id, finishedAt: { not: null } };
    const ended = await waitFor(
      () => database.prisma.analysis.findFirst({ where, include: { stages: true } }),
      TIMEOUT_MS,
    );
    const crawled = ended.stages.find(({ name }) => name === 'crawl')?.finishedAt;
    return ((ended.finishedAt?.getTime() ?? 0) - (crawled?.getTime() ?? 0)) / 1_000;
  } finally {
    await database.stop();
  }
}
