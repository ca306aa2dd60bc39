import { createServer, type Socket } from 'node:net';
import { createLogger } from '@brandprint/platform';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { closeBrowser, type LaunchedBrowser, launchBrowser } from '../src/browser/launch-browser.ts';
import { createUserAgent } from '../src/index.ts';

/** A name that browsers take for a public one. Nothing is sent there: the proxy answers itself. */
const SITE = 'plain.example.com';
const LINKED = 'linked.example.org';
const PAGE = `<!doctype html><title>here</title><img src="http://${SITE}/image.png"><a href="http://${LINKED}/">next</a>`;

const isForSite = (line: string): boolean => line.includes(SITE) || line.includes(LINKED);

/** The first line of everything that the browser sends, in order of arrival. */
const lines: string[] = [];
const proxy = createServer((socket: Socket) => {
  let received = '';
  socket.on('error', () => undefined);
  socket.on('data', (piece) => {
    received += piece.toString('latin1');
    if (!received.includes('\r\n\r\n')) return;
    const [line = ''] = received.split('\r\n');
    lines.push(line);
    const isPage = line.startsWith('GET http://');
    const body = isPage ? PAGE : '';
    socket.end(
      `HTTP/1.1 ${isPage ? '200 OK' : '403 Forbidden'}\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
});

let launched: LaunchedBrowser;
beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (typeof address !== 'object' || !address) throw new Error('the proxy has no port');
  launched = await launchBrowser({
    proxyUrl: `http://127.0.0.1:${address.port}`,
    executable: undefined,
    env: process.env,
    userAgent: createUserAgent('https://acme.invalid/bot'),
    logger: createLogger({ level: 'silent', service: 'test' }),
  });
});
afterAll(async () => {
  if (launched) await closeBrowser(launched);
  await new Promise((resolve) => proxy.close(resolve));
});

test('When a site is on plain HTTP, then it is read so, by address, link and script, and HTTPS is not tried', async () => {
  const page = await launched.browser.newPage();
  await page.goto(`http://${SITE}/`);
  expect(page.url()).toBe(`http://${SITE}/`);
  await Promise.all([page.waitForNavigation(), page.click('a')]);
  expect(page.url()).toBe(`http://${LINKED}/`);
  await Promise.all([page.waitForNavigation(), page.evaluate((url) => location.assign(url), `http://${SITE}/second`)]);
  expect(page.url()).toBe(`http://${SITE}/second`);
  await page.close();
  const sent = lines.filter(isForSite);
  expect(sent).toContain(`GET http://${SITE}/second HTTP/1.1`);
  expect(sent.filter((line) => !line.startsWith('GET http://'))).toEqual([]);
});

test('When it has opened and closed pages, then it has asked nobody else: neither its vendor nor others', async () => {
  for (const path of Array.from({ length: 10 }, (_, index) => `/${index}`)) {
    const page = await launched.browser.newPage();
    await page.goto(`http://${SITE}${path}`);
    await page.close();
  }
  expect(lines.filter((line) => !isForSite(line))).toEqual([]);
});
