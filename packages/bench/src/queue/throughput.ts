import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from '@brandprint/harness/fleet';
import { type SupervisedProcess, superviseApp } from '@brandprint/harness/fleet';
import { waitFor } from '@brandprint/testing';
import { replyAfter, simulatedAnswer, startMessagesServer } from '@brandprint/testing/messages';
import { submitBenchBrand } from './submit-brand.ts';

const API_KEY = 'sk-ant-api03-YmVuY2g';
const MODEL = 'claude-sonnet-5-5';
const TIMEOUT_MS = 10 * 60_000;

/**
 * Analyses per minute of workers that run one stage at a time, while all of them are busy. Each analysis waits for one call
 * of a model.
 */
export async function measureThroughput(
  fleet: Fleet,
  { analyses, workers, waitMs }: { analyses: number; workers: number; waitMs: number },
): Promise<number> {
  const server = await startMessagesServer({
    apiKey: API_KEY,
    models: [MODEL],
    script: ({ task }) => replyAfter(simulatedAnswer(task, 'An anvil.'), { begin: pause(waitMs) }),
  });
  const database = fleet.openDatabase();
  const members: SupervisedProcess[] = [];
  try {
    for (let number = 0; number < analyses; number += 1) await submitBenchBrand(fleet, number);
    const crawled = () => database.prisma.stage.count({ where: { name: 'crawl', status: 'done' } });
    await waitFor(async () => (await crawled()) === analyses, TIMEOUT_MS);
    const env = {
      ...fleet.env,
      STAGE_CONCURRENCY: '1',
      ANTHROPIC_API_KEY: API_KEY,
      ANTHROPIC_BASE_URL: server.url,
      ANTHROPIC_MODEL: MODEL,
    };
    for (let number = 1; number <= workers; number += 1)
      members.push(await superviseApp('analyst', { log: join(fleet.services.dir, `worker-${number}.log`), env }));
    const done = () => database.prisma.analysis.findMany({ where: { finishedAt: { not: null } } });
    const all = await waitFor(async () => {
      const final = await done();
      return final.length === analyses && final;
    }, TIMEOUT_MS);
    const failed = all.filter(
      ({ status, qualityNote }) => status !== 'complete' || !qualityNote.includes('language model'),
    );
    if (failed.length > 0)
      throw new Error(`${failed.length} analyses were not written by the model: ${failed[0]?.qualityNote}`);
    return steadyRate(
      all.map(({ finishedAt }) => finishedAt?.getTime() ?? 0),
      workers,
    );
  } finally {
    await Promise.all(members.map((member) => member.stop()));
    await database.prisma.brand.deleteMany();
    await database.stop();
    await server.stop();
  }
}

/** Completed analyses per minute, without the first and last two of each worker. */
function steadyRate(ends: readonly number[], workers: number): number {
  const sorted = [...ends].sort((a, b) => a - b);
  const [from, to] = [2 * workers - 1, sorted.length - 2 * workers];
  const minutes = ((sorted[to] ?? 0) - (sorted[from] ?? 0)) / 60_000;
  return (to - from) / minutes;
}
