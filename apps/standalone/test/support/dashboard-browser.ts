import { execFile } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserPool, createBrowserPool, createUserAgent } from '@brandprint/crawler';
import { createLogger, Lifecycle } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import { afterAll } from '@jest/globals';

const DASHBOARD = join(import.meta.dirname, '../../../dashboard');
export const DASHBOARD_DIR = join(DASHBOARD, 'dist');
const neverAborted = new AbortController().signal;

type Context = Parameters<Parameters<BrowserPool['withBrowserContext']>[1]>[0];
export type Page = Awaited<ReturnType<Context['newPage']>>;

/** Somebody with a browser of their own, whose cookies last from one visit to the next. */
export interface Visitor {
  cookies: Awaited<ReturnType<Context['cookies']>>;
}

export const buildDashboard = () => promisify(execFile)(process.execPath, [join(DASHBOARD, 'scripts/build.mjs')]);

/** A browser for the dashboard at `baseUrl`; it is closed after the last test of the file. */
export function useDashboardBrowser() {
  const logger = createLogger({ level: 'silent', service: 'test' });
  const lifecycle = new Lifecycle(logger);
  afterAll(() => lifecycle.stop());
  let baseUrl: string;
  let reachable: string[];
  let proxyUrl: string;
  let browsers: BrowserPool;

  /** Leads the browser to the API, and what else it may reach. */
  async function startProxy(): Promise<string> {
    const proxy = createServer((req, res) => {
      const target = req.url ?? '';
      if (!reachable.some((origin) => target.startsWith(`${origin}/`))) return void res.writeHead(403).end();
      const onward = request(target, { method: req.method ?? 'GET', headers: req.headers }, (answer) => {
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

  return {
    async start(url: string, otherOrigins: string[] = []): Promise<void> {
      baseUrl = url;
      reachable = [url, ...otherOrigins];
      proxyUrl = await startProxy();
      const options = { executable: undefined, env: process.env, userAgent: createUserAgent('test'), logger };
      const pool = createBrowserPool({ ...options, proxyUrl: 'http://127.0.0.1:1' });
      browsers = lifecycle.add('browser', pool, (it) => it.stop());
    },
    /** Uses a page of the dashboard in a browser; returns what its console complained about, besides failed requests. */
    async visit(visitor: Visitor, path: string, use: (page: Page) => Promise<void>): Promise<string[]> {
      const complaints: string[] = [];
      await browsers.withBrowserContext(
        neverAborted,
        async (context) => {
          await context.setCookie(...visitor.cookies);
          const page = await context.newPage();
          page.on('console', (message) => {
            if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
              complaints.push(message.text());
            }
          });
          page.on('pageerror', (error) => complaints.push(String(error)));
          await page.setViewport({ width: 1440, height: 900 });
          await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
          await page.goto(`${baseUrl}/app${path}`, { waitUntil: 'load' });
          await use(page);
          visitor.cookies = await context.cookies();
        },
        proxyUrl,
      );
      return complaints;
    },
  };
}

export const seesText = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);

/** Without a pointer: a page that moves makes one miss. */
export const press = async (page: Page, selector: string) => {
  await page.waitForSelector(selector);
  await page.$eval(selector, (element) => (element as HTMLElement).click());
};

export const pressButton = async (page: Page, text: string) => {
  const button = await page.waitForSelector(`::-p-xpath(//button[normalize-space()="${text}"])`);
  await button?.evaluate((element) => (element as HTMLElement).click());
};

/** Types into a field of the form, by its name or another attribute. */
export const fill = async (page: Page, selector: string, text: string) => {
  const field = await page.waitForSelector(selector);
  await field?.type(text);
};

const MAX_TABS = 250;

/** What the focused element is called, as a screen reader would say it. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const name = element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent;
    return (name ?? '').replaceAll(/\s+/g, ' ').trim();
  });

/** Moves the focus with the Tab key alone. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to "${name}"`);
}

export const waitForFocus = (page: Page, name: string) => waitFor(async () => (await focusedName(page)) === name);

/** Notes what screen readers are told from now on, however short it is shown. Returns a function that reads it all. */
export async function listenToStatus(page: Page): Promise<() => Promise<string>> {
  const heard = await page.evaluateHandle(() => {
    const texts = new Set<string>();
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) texts.add(textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => heard.evaluate((texts) => [...texts].join(' '));
}
