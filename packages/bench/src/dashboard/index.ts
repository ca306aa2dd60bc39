import { launchProxylessBrowser } from '@brandprint/harness/peers';
import { createStopStack } from '@brandprint/harness/stop-stack';
import { type AxeResult, runAxe } from './axe.ts';
import { measureBundle } from './bundle.ts';
import { writeImages } from './images.ts';
import { type LighthouseResult, PRESETS, runLighthouse } from './lighthouse.ts';
import { dashboardPages, MAIN_PAGES } from './pages.ts';
import { startFilledProduct } from './product.ts';

export interface DashboardBenchOptions {
  runs: number;
  images: boolean;
}

export interface DashboardBenchResult {
  bundle: { scripts: number; styles: number };
  axe: AxeResult[];
  lighthouse: LighthouseResult[];
  /** Paths of the pictures that were written. */
  images: string[];
}

/** Measures the pages of the dashboard with axe and Lighthouse, or draws them for the docs. */
export async function benchDashboard(
  { runs, images }: DashboardBenchOptions,
  logProgress: (line: string) => void,
): Promise<DashboardBenchResult> {
  const started = createStopStack();
  try {
    const product = started.add(await startFilledProduct(logProgress));
    const browser = await launchProxylessBrowser();
    started.add({ stop: () => browser.close() });
    const page = await browser.newPage();
    await page.goto(product.welcomeUrl);
    await page.waitForSelector('.cover h1');
    const { url, brandId } = product;
    const result: DashboardBenchResult = { bundle: await measureBundle(), axe: [], lighthouse: [], images: [] };
    if (images) return { ...result, images: await writeImages(page, url, brandId) };
    const pages = dashboardPages(brandId);
    for (const one of pages) {
      logProgress(`axe: ${one.name} …`);
      result.axe.push(...(await runAxe(page, one, url)));
    }
    for (const one of pages.filter(({ name }) => MAIN_PAGES.includes(name))) {
      for (const preset of PRESETS) {
        logProgress(`Lighthouse, ${preset}: ${one.name} …`);
        result.lighthouse.push(await runLighthouse(browser, one, { url, preset, runs }));
      }
    }
    return result;
  } finally {
    await started.stop();
  }
}
