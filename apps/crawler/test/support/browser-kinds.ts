import type { Browser } from 'puppeteer';

/** chrome-headless-shell, which is the one in npm; or Chrome and Chromium as installed. */
export type BrowserKind = 'headless-shell' | 'chrome';

/** In its debugging protocol headless-shell calls itself HeadlessChrome. */
export const kindOf = async (browser: Browser): Promise<BrowserKind> =>
  (await browser.version()).startsWith('HeadlessChrome/') ? 'headless-shell' : 'chrome';

/** A request method of `adversarial.fixtures.ts` that browsers do not always use, and why. */
interface Exception {
  takes: 'never' | 'sometimes';
  why: string;
}
type Exceptions = Readonly<Record<string, Exception>>;

const never = (why: string): Exception => ({ takes: 'never', why });
const sometimes = (why: string): Exception => ({ takes: 'sometimes', why });

const OF_ALL: Exceptions = {
  'touch-icon': never('no browser shows it: the crawler asks for it'),
  manifest: sometimes('asked for when the crawler wants it, not by pages'),
  'og-image': never('browsers do not read it: the crawler asks for it'),
  preconnect: never('connects to the proxy, without a request'),
  'dns-prefetch': never('the proxy resolves names, when a request comes'),
  prerender: never('links are not prerendered'),
  'mask-icon': never('Safari alone has these'),
  filter: never('filters come from the same origin'),
  'svg-use': never('<use> takes the same origin'),
  track: never('text tracks come from the same origin without CORS'),
  xslt: never('stylesheets of XML come from the same origin'),
  dtd: never('external entities are not loaded'),
  'view-source': never('pages may not navigate there'),
  ftp: never('Chromium has no FTP any more'),
  portal: never('Chromium has no portals any more'),
  fenced: never('fenced frames take no src'),
  popup: never('nobody clicked, and --block-new-web-contents'),
  protocol: never('nobody follows the link'),
  stun: never('UDP only: --webrtc-ip-handling-policy'),
  'turn-udp': never('UDP only: --webrtc-ip-handling-policy'),
  transport: never('UDP only: --disable-quic'),
  'module-worker-import': never('module workers have no importScripts'),
  candidate: sometimes('WebRTC takes the candidates of the address families that it has itself'),
  rules: sometimes('the browser chooses what it prefetches'),
  'rules-away': sometimes('the browser chooses what it prefetches'),
  attribution: sometimes('depends on the release'),
  'fetch-later': sometimes('sent when the page ends'),
  leaving: sometimes('sent when the page ends'),
};

const OF_KINDS: Readonly<Record<BrowserKind, Exceptions>> = {
  'headless-shell': {
    icon: never('it has no tabs to show an icon in'),
    'late-icon': never('it has no tabs to show an icon in'),
    payment: never('it has no payment apps'),
  },
  chrome: {
    ping: never('--no-pings, which headless-shell does not have'),
  },
};

/** Methods that this kind of browser uses never or sometimes, and why. It always uses every other one. */
export const exceptionsOf = (kind: BrowserKind, takes: Exception['takes']): Map<string, string> =>
  new Map(
    Object.entries({ ...OF_ALL, ...OF_KINDS[kind] })
      .filter(([, exception]) => exception.takes === takes)
      .map(([way, { why }]) => [way, why]),
  );
