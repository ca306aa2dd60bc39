import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserEnvironment, findBrowser } from '@brandprint/crawler';
import { waitFor } from '@brandprint/testing';
import { startChild } from '../child/start-child.ts';
import { isSameAndAlive, type ProcessInfo, processTree } from '../processes.ts';
import { type SoakSite, startSoakSites } from './sites.ts';
import { computeTrends, type Sample, type Trend } from './trends.ts';
import type { SoakTaskResult } from './worker.ts';

export interface SoakOptions {
  crawls: number;
  /** Crawls after which what is held counts. */
  warmUp: number;
  /** Of each crawl, at most. */
  pages: number;
}

export interface SoakResult {
  samples: Sample[];
  trends: Trend[];
  /** How many crawls gave so many pages, or failed. */
  outcomes: Record<string, number>;
  /** Processes that were ever seen below the worker. */
  processes: number;
  /** What is wrong, in sentences. */
  faults: string[];
}

/** As the server is run: without it the C library keeps what threads free. */
const MALLOC_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' };
/** What a browser needs to end. */
const EXIT_TIMEOUT_MS = 5_000;

/** Crawls one site after the other in one process, and says whether what that holds stays level and is gone at the end. */
export async function runSoak(
  { crawls, warmUp, pages }: SoakOptions,
  logProgress: (line: string) => void,
): Promise<SoakResult> {
  const temporary = await mkdtemp(join(tmpdir(), 'brandprint-soak-'));
  const site = await startSoakSites(pages);
  const seen = new Map<string, ProcessInfo>();
  const samples: Sample[] = [];
  const outcomes: Record<string, number> = {};
  try {
    // Found here: a browser that has to be unpacked is no temporary file of a crawl.
    const browser = await findBrowser(process.env['PUPPETEER_EXECUTABLE_PATH'], process.env);
    const child = await startChild<SoakSite, SoakTaskResult>(
      new URL('./worker.ts', import.meta.url),
      {
        ...MALLOC_ENV,
        ...browserEnvironment(browser),
        HOSTS: site.hosts,
        TMPDIR: temporary,
        TSX_DISABLE_CACHE: '1', // it would lie there too
      },
      ['--expose-gc'],
    );
    try {
      for (let number = 0; number < crawls; number += 1) {
        const order = site.sites[number % site.sites.length] as SoakSite;
        const { result } = await child.measure(order);
        const tree = processTree(child.pid).slice(1);
        for (const one of tree) seen.set(`${one.pid} ${one.started}`, one);
        samples.push({
          ...result.held,
          browsers: tree.length,
          browserRss: tree.reduce((sum, { rss }) => sum + rss, 0),
          temporary: (await readdir(temporary)).length,
        });
        const outcome = `${order.name}: ${result.pages ?? 'no'} pages`;
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        if ((number + 1) % 20 === 0) logProgress(`${number + 1} of ${crawls}`);
      }
    } finally {
      await child.stop();
    }
    const trends = computeTrends(samples.slice(warmUp));
    const faults = trends.flatMap(({ name, level }) => (level ? [] : [`${name} grows`]));
    const left = await survivingProcesses([...seen.values()]);
    if (left.length > 0) faults.push(`processes outlived the worker: ${left.map(({ pid }) => pid).join(', ')}`);
    const files = await readdir(temporary);
    if (files.length > 0) faults.push(`temporary files were left behind: ${files.join(', ')}`);
    return { samples, trends, outcomes, processes: seen.size, faults };
  } finally {
    await site.stop();
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Those that are still there when they had time to end. */
async function survivingProcesses(processes: readonly ProcessInfo[]): Promise<ProcessInfo[]> {
  const alive = () => processes.filter(isSameAndAlive);
  await waitFor(async () => alive().length === 0, EXIT_TIMEOUT_MS).catch(() => undefined);
  return alive();
}
