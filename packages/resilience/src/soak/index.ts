import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserEnvironment, findBrowser } from '@brandprint/crawler';
import { startChild } from '@brandprint/harness/child';
import { processTree } from '@brandprint/harness/processes';
import { createSeenProcesses } from '@brandprint/harness/seen-processes';
import { type SoakSite, startSoakSites } from './sites.ts';
import { computeTrends, type Sample, type Trend } from './trends.ts';
import type { SoakTaskResult } from './worker.ts';

export interface SoakOptions {
  crawls: number;
  /** Crawls before measurements count. */
  warmUp: number;
  /** Pages per crawl, at most. */
  pages: number;
}

export interface SoakResult {
  samples: Sample[];
  trends: Trend[];
  /** How often each site gave how many pages. */
  outcomes: Record<string, number>;
  /** How many processes the worker ever had, descendants included. */
  processes: number;
  /** Sentences; empty if the run passed. */
  faults: string[];
}

/** As in production; otherwise the C library keeps freed memory. */
const MALLOC_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' };
/** Time for a browser to exit. */
const EXIT_TIMEOUT_MS = 5_000;

/** Crawls sites one after another in one process. Its resources must not grow, and must be released at the end. */
export async function runSoak(
  { crawls, warmUp, pages }: SoakOptions,
  logProgress: (line: string) => void,
): Promise<SoakResult> {
  const temporary = await mkdtemp(join(tmpdir(), 'brandprint-soak-'));
  const site = await startSoakSites(pages);
  const seen = createSeenProcesses();
  const samples: Sample[] = [];
  const outcomes: Record<string, number> = {};
  try {
    // Before the temporary folder is set, because unpacking a browser is not part of a crawl.
    const browser = await findBrowser(process.env['PUPPETEER_EXECUTABLE_PATH'], process.env);
    const child = await startChild<SoakSite, SoakTaskResult>(
      new URL('./worker.ts', import.meta.url),
      {
        ...MALLOC_ENV,
        ...browserEnvironment(browser),
        HOSTS: site.hosts,
        TMPDIR: temporary,
        TSX_DISABLE_CACHE: '1', // it would be in the temporary folder
      },
      ['--expose-gc'],
    );
    try {
      for (let number = 0; number < crawls; number += 1) {
        const task = site.sites[number % site.sites.length] as SoakSite;
        const { result } = await child.measure(task);
        const tree = processTree(child.pid).slice(1);
        seen.add(tree);
        samples.push({
          ...result.usage,
          browsers: tree.length,
          browserRss: tree.reduce((sum, { rss }) => sum + rss, 0),
          temporary: (await readdir(temporary)).length,
        });
        const outcome = `${task.name}: ${result.pages ?? 'no'} pages`;
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        if ((number + 1) % 20 === 0) logProgress(`${number + 1} of ${crawls}`);
      }
    } finally {
      await child.stop();
    }
    const trends = computeTrends(samples.slice(warmUp));
    const faults = trends.flatMap(({ name, level }) => (level ? [] : [`${name} grows`]));
    const left = await seen.survivors(EXIT_TIMEOUT_MS);
    if (left.length > 0) faults.push(`processes outlived the worker: ${left.map(({ pid }) => pid).join(', ')}`);
    const files = await readdir(temporary);
    if (files.length > 0) faults.push(`temporary files were left behind: ${files.join(', ')}`);
    return { samples, trends, outcomes, processes: seen.count(), faults };
  } finally {
    await site.stop();
    await rm(temporary, { recursive: true, force: true });
  }
}
