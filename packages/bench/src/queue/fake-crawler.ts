import type { TextBlock } from '@brandprint/contracts';
import { createDatabase, readAnalysis, saveCrawl } from '@brandprint/database';
import type { Fleet } from '@brandprint/harness/fleet';
import { type Pipeline, runStage, type StageHandler } from '@brandprint/pipeline';
import { createLogger, Lifecycle, type Stoppable } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createS3Store, saveEvidence } from '@brandprint/storage';
import { evidence } from '@brandprint/testing/evidence';

/** Replaces the crawlers: immediately stores the same page for every URL. */
export interface FakeCrawler extends Stoppable {
  /** By analysis: when its crawl was claimed (`performance.now()`). */
  claimedAt: ReadonlyMap<string, number>;
}

const CRAWL_CONCURRENCY = 16;

const block = (text: string, level: number | null): TextBlock => ({
  kind: level === null ? 'paragraph' : 'heading',
  level,
  text,
  region: 'main',
  selector: level === null ? 'p' : `h${level}`,
  heading: level === null ? 0 : null,
  sizePx: level === null ? 16 : 40,
  box: { x: 40, y: level === null ? 200 : 100, width: 800, height: 40 },
});

/** A page with enough text to ask a model about. */
const PAGE_EVIDENCE = evidence({
  pages: [
    {
      title: 'Anvils',
      text: [
        block('Anvils that last', 1),
        block('We have forged anvils by hand since 1902, for smiths who work with them every day.', null),
      ],
    },
  ],
});

export async function startFakeCrawler({ services }: Fleet): Promise<FakeCrawler> {
  const logger = createLogger({ level: 'warn', service: 'bench' });
  const lifecycle = new Lifecycle(logger);
  const databaseUrl = services.postgres.url();
  const database = lifecycle.add('database', createDatabase(databaseUrl), (it) => it.stop());
  const { redis, s3 } = services;
  const location = redis ? { redisUrl: `redis://127.0.0.1:${redis.port}` } : { databaseUrl };
  const queue = lifecycle.add('queue', createJobQueue(location, { logger }), (it) => it.stop());
  const { accessKey, secretKey, bucket } = s3;
  const store = createS3Store({ endpoint: `http://127.0.0.1:${s3.port}`, accessKey, secretKey, bucket });
  const pipeline: Pipeline = { database, queue, logger, admissionWindow: CRAWL_CONCURRENCY };
  const claimedAt = new Map<string, number>();

  const handleCrawl: StageHandler = async ({ analysisId, fence }) => {
    claimedAt.set(analysisId, performance.now());
    const analysis = await readAnalysis(database, analysisId);
    const { brandId } = analysis ?? { brandId: '' };
    const evidenceKey = await saveEvidence(store, { brandId, analysisId, fence }, PAGE_EVIDENCE);
    return (tx) => saveCrawl(tx, analysisId, { evidenceKey, faviconUrl: '', pages: 1, notes: [] });
  };
  const consumer = await queue.consume('crawl', { concurrency: CRAWL_CONCURRENCY }, (job, stopping) =>
    runStage(pipeline, job, handleCrawl, stopping),
  );
  lifecycle.add('crawls', consumer, (it) => it.stop());
  return { claimedAt, stop: () => lifecycle.stop() };
}
