/**
 * Runs the stages of the database named on the command line, with the given concurrency, until it is killed. Reports to
 * its parent when it opens and leaves a page. `/deadly` kills it. At `/held` and `/beside` it waits for a signal to
 * continue.
 */
import { createDatabase, readAnalysis, saveCrawl, saveSection } from '@brandprint/database';
import { createLogger } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { runStage, type StageHandler } from '../../src/index.ts';

const [databaseUrl = '', concurrency = '1'] = process.argv.slice(2);
const logger = createLogger({ level: 'silent', service: 'test' });
const database = createDatabase(databaseUrl);
const pipeline = { database, queue: createJobQueue({ databaseUrl }, { logger }), logger, admissionWindow: 8 };
const nextMessage = () => new Promise((resolve) => process.once('message', resolve));

const handle: StageHandler = async ({ analysisId, stage }) => {
  const analysis = await readAnalysis(database, analysisId);
  const page = new URL(analysis?.sourceUrl ?? '').pathname;
  if (stage === 'crawl') {
    process.send?.({ at: page });
    if (page === '/deadly') process.kill(process.pid, 'SIGKILL');
    if (page === '/held' || page === '/beside') await nextMessage();
  }
  return async (tx) => {
    const evidenceKey = `by ${process.pid}`;
    if (stage === 'crawl') await saveCrawl(tx, analysisId, { evidenceKey, faviconUrl: '', pages: 1, notes: [] });
    else await saveSection(tx, analysisId, stage, { data: { name: evidenceKey }, provenance: [] });
  };
};

for (const name of ['crawl', 'section'] as const) {
  await pipeline.queue.consume(name, { concurrency: Number(concurrency) }, async (job, stopping) => {
    if (job.stage !== 'first-look') await runStage(pipeline, job, handle, stopping);
    process.send?.({ left: job.stage });
  });
}
