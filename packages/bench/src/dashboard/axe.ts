import { readFile } from 'node:fs/promises';
import type { Page } from 'puppeteer';
import type { DashboardPage } from './pages.ts';

const WIDTHS = [320, 1440] as const;
const THEMES = ['light', 'dark'] as const;

export interface AxeResult {
  page: string;
  width: number;
  theme: string;
  /** Number of rules. */
  passes: number;
  /** The rules that are broken. */
  violations: string[];
  /** Rules that axe leaves to a person. */
  incomplete: number;
}

const readScript = () => readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type AxeFindings = Record<'passes' | 'violations' | 'incomplete', { id: string }[]>;

/** What axe finds on a page, narrow and wide, light and dark. */
export async function runAxe(page: Page, { name, path, ready }: DashboardPage, url: string): Promise<AxeResult[]> {
  await page.goto(url + path);
  await page.waitForSelector(ready);
  await page.evaluate(await readScript());
  const results: AxeResult[] = [];
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      await page.setViewport({ width, height: 900 });
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: theme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      const { passes, violations, incomplete } = (await page.evaluate('axe.run()')) as AxeFindings;
      results.push({
        page: name,
        width,
        theme,
        passes: passes.length,
        violations: violations.map(({ id }) => id),
        incomplete: incomplete.length,
      });
    }
  }
  return results;
}
