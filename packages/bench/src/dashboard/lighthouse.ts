import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPackage } from '@brandprint/harness/npm';
import { median } from '@brandprint/harness/stats';
import type { Browser } from 'puppeteer';
import type { DashboardPage } from './pages.ts';

/** Fetched when it is needed: it is larger than all of the product. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['accessibility', 'best-practices', 'performance'] as const;
export const PRESETS = ['desktop', 'mobile'] as const;
type Preset = (typeof PRESETS)[number];

/** Medians of several runs. */
export interface LighthouseResult {
  page: string;
  preset: Preset;
  /** 0 to 100, by category. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds until the largest element is painted. */
  lcp: number;
  /** Milliseconds of tasks that block input. */
  tbt: number;
  /** How much the layout shifts. */
  cls: number;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

const run = promisify(execFile);
const MAX_OUTPUT = 200_000_000;

/** Measures a page with Lighthouse in a browser that is signed in. */
export async function runLighthouse(
  browser: Browser,
  { name, path }: DashboardPage,
  { url, preset, runs }: { url: string; preset: Preset; runs: number },
): Promise<LighthouseResult> {
  const script = join(await installPackage(LIGHTHOUSE), 'lighthouse/cli/index.js');
  const reports: Report[] = [];
  while (reports.length < runs) {
    const options = [
      `--port=${new URL(browser.wsEndpoint()).port}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      '--quiet',
      // It would sign out.
      '--disable-storage-reset',
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ];
    const { stdout } = await run(process.execPath, [script, url + path, ...options], {
      env: { ...process.env, NODE_OPTIONS: '' },
      maxBuffer: MAX_OUTPUT,
    });
    const report = JSON.parse(stdout) as Report;
    if (report.runtimeError) throw new Error(`Lighthouse could not measure ${path}: ${report.runtimeError.message}`);
    reports.push(report);
  }
  const score = (category: string) => median(reports.map((it) => 100 * (it.categories[category]?.score ?? 0)));
  const value = (audit: string) => median(reports.map((it) => it.audits[audit]?.numericValue ?? Number.NaN));
  return {
    page: name,
    preset,
    scores: {
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      performance: score('performance'),
    },
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
