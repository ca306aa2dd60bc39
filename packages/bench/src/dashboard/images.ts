import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer';

const FOLDER = fileURLToPath(new URL('../../../../docs/images/dashboard', import.meta.url));
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

interface Picture {
  name: string;
  path: string;
  ready: string;
  theme?: 'light' | 'dark';
  viewport?: typeof WIDE;
  /** What to do on the page before. */
  prepare?: (page: Page) => Promise<unknown>;
}

const scrollTo = (selector: string) => (page: Page) =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'start' }));
const press = (selector: string, then: string) => async (page: Page) => {
  await page.$eval(selector, (element) => {
    element.scrollIntoView({ block: 'center' });
    (element as HTMLElement).click();
  });
  await page.waitForSelector(then);
};

const picturesOf = (brandId: string): Picture[] => {
  const brand = { path: `/brands/${brandId}`, ready: '.book[aria-busy="false"] .evidence-button' };
  return [
    { name: 'brands', path: '/', ready: '.card-colors span' },
    { name: 'brand', ...brand },
    { name: 'brand-dark', ...brand, theme: 'dark', prepare: scrollTo('#colors') },
    { name: 'brand-narrow', ...brand, viewport: NARROW },
    { name: 'evidence', ...brand, prepare: press('#things .evidence-button', '.sightings') },
    { name: 'edit', ...brand, prepare: press('#things .chapter-edit', '.edit-side') },
    { name: 'typography', ...brand, prepare: scrollTo('#typography') },
    { name: 'go-to', ...brand, prepare: press('[aria-keyshortcuts]', '.command') },
    { name: 'usage', path: '/settings/usage', ready: '.chart' },
    { name: 'sign-in', path: '/sign-in', ready: 'form' },
  ];
};

/** Writes the pictures of the docs. Returns their paths. */
export async function writeImages(page: Page, url: string, brandId: string): Promise<string[]> {
  await mkdir(FOLDER, { recursive: true });
  const files: string[] = [];
  for (const { name, path, ready, theme = 'light', viewport = WIDE, prepare } of picturesOf(brandId)) {
    await page.setViewport(viewport);
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    await page.goto(url + path);
    await page.waitForSelector(ready);
    await prepare?.(page);
    await page.waitForNetworkIdle();
    const file = join(FOLDER, `${name}.png`);
    await page.screenshot({ path: file });
    files.push(file);
  }
  return files;
}
