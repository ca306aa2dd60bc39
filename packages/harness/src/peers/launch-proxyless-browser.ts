import { browserFlags, createUserAgent, findBrowser } from '@brandprint/crawler';
import puppeteer, { type Browser } from 'puppeteer';

/** Flags that send the crawler's browser through its proxy. */
const PROXY_FLAGS = /^--(proxy-|host-resolver-rules)/;

/** Launches the crawler's browser without its proxy. No name resolves; only sites on this machine are reachable. */
export async function launchProxylessBrowser(): Promise<Browser> {
  const found = await findBrowser(process.env['PUPPETEER_EXECUTABLE_PATH'], process.env);
  const root = process.getuid?.() === 0;
  const userAgent = createUserAgent('https://brandprint.invalid/bot');
  const flags = browserFlags({ proxyUrl: 'http://127.0.0.1:1', root, userAgent }).filter(
    (flag) => !PROXY_FLAGS.test(flag),
  );
  return puppeteer.launch({
    executablePath: found.path,
    ignoreDefaultArgs: true,
    args: [...flags, '--remote-debugging-port=0', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    env: { ...process.env, ...found.env },
  });
}
