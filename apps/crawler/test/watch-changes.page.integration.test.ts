import { type Site, startSite } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { createIsolatedWorld, type IsolatedWorld } from '../src/capture/isolated-world.ts';
import { startBrowser } from './support/browser.ts';

/** Two shadow roots, a style sheet, a text, and nothing that reacts by itself. */
const PAGE = `<!doctype html><html lang="en"><head><title>Acme</title><style>h1 { color: red }</style></head><body>
  <h1>Anvils</h1><p id="label">Wide</p><div id="host"></div><div id="bare"></div><acme-badge></acme-badge><script>
  customElements.define('acme-badge', class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<b>New</b>'; } });
  host.attachShadow({ mode: 'open' }).innerHTML = '<i>Inside</i>';
  </script></body></html>`;

let site: Site;
let page: Page;
let world: IsolatedWorld;
let stop: () => Promise<void>;

beforeAll(async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  site = await startSite({ '/': { headers, body: PAGE }, '/closed': { headers, body: `${PAGE}<acme-closed>` } });
  const started = await startBrowser(site.host);
  stop = started.stop;
  page = await started.browser.newPage();
});

afterAll(async () => {
  await stop?.();
  await site?.stop();
});

async function open(path: string): Promise<void> {
  await page.goto(site.url + path);
  world = await createIsolatedWorld(await page.createCDPSession(), 5_000);
  await world.call('watchChanges', [], 5_000);
}

test.each([
  ['nothing', '0', false],
  ['an element is added', 'document.body.append(document.createElement("hr"))', true],
  ['a text is replaced', 'label.firstChild.data = "Narrow"', true],
  ['an element changes in the shadow root of an ordinary one', 'host.shadowRoot.firstChild.className = "small"', true],
  [
    'an element changes in the shadow root of a custom one',
    'document.querySelector("acme-badge").shadowRoot.firstChild.hidden = true',
    true,
  ],
  ['an ordinary element gets a shadow root', 'bare.attachShadow({ mode: "open" }).innerHTML = "<u>New</u>"', true],
  ['a rule is added', 'document.styleSheets[0].insertRule("h1 { color: blue }")', true],
  ['a style sheet is switched off', 'document.styleSheets[0].disabled = true', true],
  ['a style sheet is adopted', 'document.adoptedStyleSheets = [new CSSStyleSheet()]', true],
])('When %s, then the page has changed accordingly', async (_change, script, expected) => {
  await open('/');
  await page.evaluate(script);
  expect(await world.call('hasChanged', [], 5_000)).toBe(expected);
});

test('When a custom element shows nothing that can be read, then the page may have changed', async () => {
  await open('/closed');
  expect(await world.call('hasChanged', [], 5_000)).toBe(true);
});
