import { type Site, startSite, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { createIsolatedWorld, type IsolatedWorld } from '../src/capture/isolated-world.ts';
import { startBrowser } from './support/browser.ts';

const QUIET_MS = 150;
const CAP_MS = 20_000;
const ITEMS = 8;

const page = (script: string) => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><title>Acme</title><h1>Anvils</h1><ul></ul><script>${script}</script></html>`,
});

let site: Site;
let tab: Page;
let stop: () => Promise<void>;

beforeAll(async () => {
  site = await startSite({
    '/still': page(''),
    '/ticking': page('setInterval(() => {}, 30)'),
    // Each is due within the quiet time after the last, when most of it has passed.
    '/growing': page(`const add = (left) => {
      document.querySelector('ul').append(document.createElement('li'));
      if (left > 1) setTimeout(add, 140, left - 1);
    };
    add(${ITEMS});`),
  });
  const started = await startBrowser(site.host);
  stop = started.stop;
  tab = await started.browser.newPage();
});

afterAll(async () => {
  await stop?.();
  await site?.stop();
});

async function open(path: string): Promise<IsolatedWorld> {
  await tab.goto(site.url + path);
  return createIsolatedWorld(await tab.createCDPSession(), 5_000);
}

const waitForQuiet = (world: IsolatedWorld): Promise<boolean> =>
  world.call('waitForQuiet', [QUIET_MS, CAP_MS], CAP_MS + 5_000);

test('When nothing is due in a page, then the end of its quiet time is foreseen', async () => {
  const world = await open('/still');
  expect(await waitFor(() => waitForQuiet(world))).toBe(true);
});

test('When a timer is due again and again, then the quiet time passes', async () => {
  const world = await open('/ticking');
  // On a busy machine timers are late, and the browser may see none ahead.
  expect(await waitFor(async () => !(await waitForQuiet(world)))).toBe(true);
});

test('When a page keeps adding elements with a timer, then all of them are waited for', async () => {
  await waitForQuiet(await open('/growing'));
  expect(await tab.$$eval('li', (items) => items.length)).toBe(ITEMS);
});
