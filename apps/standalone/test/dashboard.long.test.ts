import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserPool, createBrowserPool, createUserAgent } from '@brandprint/crawler';
import { createLogger, Lifecycle } from '@brandprint/platform';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Access } from './quickstart-fixture.ts';
import { useProduct } from './support/product.ts';

const DASHBOARD = join(import.meta.dirname, '../../dashboard');
const AXE = readFileSync(
  createRequire(join(import.meta.dirname, '../../crawler/package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const logger = createLogger({ level: 'silent', service: 'test' });
const lifecycle = new Lifecycle(logger);
const neverAborted = new AbortController().signal;

type Page = Awaited<ReturnType<Parameters<Parameters<BrowserPool['withBrowserContext']>[1]>[0]['newPage']>>;

let access: Access;
let browsers: BrowserPool;
let proxyUrl: string;
const product = useProduct();

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(DASHBOARD, 'scripts/build.mjs')]);
  access = await product.start({ DASHBOARD_DIR: join(DASHBOARD, 'dist') });
  proxyUrl = await startProxy(access);
  const options = { executable: undefined, env: process.env, userAgent: createUserAgent('test'), logger };
  const pool = createBrowserPool({ ...options, proxyUrl: 'http://127.0.0.1:1' });
  browsers = lifecycle.add('browser', pool, (it) => it.stop());
});
afterAll(() => lifecycle.stop());

const ME = {
  user: { id: 'ada', email: 'ada@example.com', name: 'Ada', has_password: true },
  workspaces: [{ id: '00000000-0000-4000-8000-000000000000', name: 'Studio', role: 'owner' }],
};

/**
 * Leads the browser to the API only, as somebody who is signed in: with the key, and an answer to who it is. Sign-in has
 * tests of its own.
 */
async function startProxy({ base_url, api_key }: Access): Promise<string> {
  const proxy = createServer((req, res) => {
    const target = req.url ?? '';
    if (!target.startsWith(`${base_url}/`)) return void res.writeHead(403).end();
    if (target === `${base_url}/v1/api/me`) {
      return void res.setHeader('content-type', 'application/json').end(JSON.stringify({ data: ME }));
    }
    const headers = { ...req.headers, authorization: `Bearer ${api_key}` };
    const onward = request(target, { method: req.method ?? 'GET', headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    res.on('close', () => onward.destroy());
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  lifecycle.add('proxy', proxy, async (it) => {
    it.close();
    it.closeAllConnections();
  });
  return new Promise((resolve) =>
    proxy.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`)),
  );
}

/** Uses a page of the dashboard in a browser; returns what its console complained about, besides failed requests. */
async function visit(path: string, use: (page: Page) => Promise<void>): Promise<string[]> {
  const complaints: string[] = [];
  await browsers.withBrowserContext(
    neverAborted,
    async (context) => {
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(message.text());
        }
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.setViewport({ width: 1440, height: 900 });
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await page.goto(`${access.base_url}/app${path}`, { waitUntil: 'load' });
      await use(page);
    },
    proxyUrl,
  );
  return complaints;
}

const brandPath = () => `/brands/${access.brand_id}`;
const seesText = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
/** Without a pointer: a page that moves makes one miss. */
const press = async (page: Page, selector: string) => {
  await page.waitForSelector(selector);
  await page.$eval(selector, (element) => (element as HTMLElement).click());
};
const pressButton = async (page: Page, text: string) => {
  const button = await page.waitForSelector(`::-p-xpath(//button[normalize-space()="${text}"])`);
  await button?.evaluate((element) => (element as HTMLElement).click());
};

async function call(method: string, path: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${access.api_key}`, 'content-type': 'application/json' };
  const response = await fetch(`${access.base_url}/v1/api${path}`, { method, headers, body: JSON.stringify(body) });
  expect(response.ok).toBe(true);
}

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
  });
}

describe('the dashboard', () => {
  test('When every page is looked at, light and dark, narrow and wide, then axe finds nothing and nothing overflows', async () => {
    const pages: [path: string, ready: string][] = [
      ['/', '.card'],
      [brandPath(), '#web .chapter-head'],
      [`${brandPath()}/history`, '.state'],
      ['/settings/keys', 'tbody'],
      ['/settings/webhooks', '.state'],
      ['/settings/usage', '.chart'],
      ['/settings/workspace', 'form'],
      ['/settings/profile', 'form'],
      ['/sign-in', 'form'],
    ];
    for (const [path, ready] of pages) {
      const complaints = await visit(path, async (page) => {
        for (const [width, theme] of [
          [320, 'dark'],
          [1440, 'light'],
        ] as const) {
          await page.setViewport({ width, height: 900 });
          await page.emulateMediaFeatures([
            { name: 'prefers-color-scheme', value: theme },
            { name: 'prefers-reduced-motion', value: 'reduce' },
          ]);
          await page.reload({ waitUntil: 'networkidle0' });
          await page.waitForSelector(ready);
          if (path === brandPath()) await page.waitForSelector('.evidence-button');
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect({ path, width, overflow: overflow > 0, found: await violationsOf(page) }).toEqual({
            path,
            width,
            overflow: false,
            found: [],
          });
        }
      });
      expect({ path, complaints }).toEqual({ path, complaints: [] });
    }
  });

  test('When a site is submitted by keyboard, then its progress is said and it becomes a book', async () => {
    await visit('/', async (page) => {
      await pressButton(page, 'New analysis');
      await page.waitForSelector('dialog[open]');
      await page.keyboard.type(product.siteUrl());
      await page.select('dialog select', '1');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[role=progressbar]');
      expect(await page.$eval('.progress-now', (line) => line.getAttribute('role'))).toBe('status');
      await page.waitForSelector('.cover h1', { timeout: 200_000 });
      await seesText(page, 'Palette');
    });
  });

  test('When a value’s evidence is opened by keyboard, then it says where it was seen, and Escape closes it', async () => {
    await visit(brandPath(), async (page) => {
      await page.waitForSelector('#colors .evidence-button');
      await page.focus('#colors .evidence-button');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.evidence code');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.evidence', { hidden: true });
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('evidence-button');
    });
  });

  test('When two people edit the same value, then the later one sees all three, chooses, and can revert', async () => {
    await visit(brandPath(), async (page) => {
      await press(page, '#things .chapter-edit');
      const name = await page.waitForSelector('dialog .group.top > .field input');
      const extracted = await name?.evaluate((input) => (input as HTMLInputElement).value);
      await name?.click({ count: 3 });
      await page.keyboard.type('Yours');
      await call('PATCH', `${brandPath()}/sections/things`, { name: 'Theirs', category: 'Theirs too' });
      await pressButton(page, 'Save');
      await page.waitForSelector('.conflict');
      const ways = await page.$$eval('.three-ways p', (all) => all.map((it) => it.textContent));
      expect(ways).toEqual([extracted, 'Theirs', 'Yours']);
      await pressButton(page, 'Take yours');
      await pressButton(page, 'Save');
      await page.waitForSelector('dialog', { hidden: true });
      await seesText(page, 'Theirs too');
      await page.waitForFunction(() => document.querySelector('#things .badge')?.textContent === 'Edited');

      await press(page, '#things .chapter-edit');
      await pressButton(page, 'Revert to what was extracted');
      await page.waitForSelector('#things .badge', { hidden: true });
      await press(page, 'a[aria-label="Edit history"]');
      await page.waitForFunction(() => document.querySelectorAll('.history > li').length === 3);
      await seesText(page, 'Reverted: Overview');
    });
  });

  test('When every word of a brand is markup or script, then it is shown as text and runs nothing', async () => {
    const attack = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
    const link = 'javascript:window.attacked=1';
    await call('PATCH', `${brandPath()}/sections/things`, {
      name: attack,
      description: attack,
      capabilities: [attack],
    });
    await call('PATCH', `${brandPath()}/sections/web`, {
      meta_frameworks: [{ name: attack, url: link, version: attack, notes: attack }],
      custom_urls: [{ label: attack, url: link }],
    });
    await call('PATCH', `${brandPath()}/sections/colors`, {
      gradients: [{ name: attack, css: 'url(https://evil.example/x.png)', usage: attack }],
    });
    const complaints = await visit(brandPath(), async (page) => {
      await seesText(page, attack);
      expect(await page.evaluate(() => (window as { attacked?: number }).attacked)).toBeUndefined();
      expect(await page.$('a[href^="javascript:"], .chapter script, img[src="x"]')).toBeNull();
      expect(await page.$eval('.gradient', (it) => (it as HTMLElement).style.background)).toBe('');
    });
    expect(complaints).toEqual([]);
  });

  test('When a webhook is created, then its secret is shown once, and the list has it', async () => {
    await visit('/settings/webhooks', async (page) => {
      await pressButton(page, 'New webhook');
      await page.waitForSelector('dialog[open] input[type=url]');
      await page.type('dialog input[type=url]', product.siteUrl());
      await pressButton(page, 'Create webhook');
      await page.waitForFunction(() => document.querySelector('.secret code')?.textContent?.startsWith('whsec_'));
      await pressButton(page, 'I have copied it');
      await page.waitForSelector('tbody tr');
      expect(await page.evaluate(() => document.body.innerText)).not.toContain('whsec_');
    });
  });
});
