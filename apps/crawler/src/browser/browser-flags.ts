import { canParseUrl } from '@brandprint/contracts';

/** Requests to the vendor and conveniences that a crawl does not need. */
const DISABLED_FEATURES = [
  'AcceptCHFrame',
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  // It would ask for https://host/ first, and lose a site that answers on port 80 alone.
  'HttpsUpgrades',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  // It would ask its maker for the time.
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'Translate',
  // Otherwise each window has an extra renderer for suggestions below its address bar.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Nothing bypasses the proxy: by default a browser reaches loopback and link-local addresses directly. */
export const PROXY_BYPASS = ['<-loopback>'];

/**
 * An address that no request leaves the browser for: it refuses this port itself (https://fetch.spec.whatwg.org/#port-blocking).
 * For services of the vendor that cannot be switched off.
 */
const NOWHERE = 'http://127.0.0.1:9';

/** Heap limit for scripts in one renderer: many times what heavy pages need. */
const SCRIPT_HEAP_MB = 2_048;

/** The browser's name for its proxy: the only name that it can resolve, and no literal address works either. */
const PROXY_HOST = 'proxy.invalid';

/** The URL of a local proxy in the browser's notation. Throws if it is not one: an empty one would mean no proxy. */
export function proxyServerFlag(proxyUrl: string): string {
  const url = canParseUrl(proxyUrl) ? new URL(proxyUrl) : null;
  if (url?.protocol !== 'http:' || url.hostname !== '127.0.0.1' || url.port === '')
    throw new Error(`the browser needs a proxy at http://127.0.0.1:<port>, but got "${proxyUrl}"`);
  return `http://${PROXY_HOST}:${url.port}`;
}

/**
 * Every flag of the browser. All of its traffic goes through the proxy, including loopback and link-local addresses. It
 * could not resolve any name without the proxy, and WebRTC may not use UDP by itself. The sandbox is disabled only
 * where Chromium cannot have one. Throws without a proxy.
 */
export function browserFlags(options: { proxyUrl: string; root: boolean; userAgent: string }): string[] {
  return [
    '--headless',
    `--proxy-server=${proxyServerFlag(options.proxyUrl)}`,
    `--proxy-bypass-list=${PROXY_BYPASS.join(',')}`,
    `--host-resolver-rules=MAP ${PROXY_HOST} 127.0.0.1,MAP * ~NOTFOUND`,
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--dns-prefetch-disable',
    `--user-agent=${options.userAgent}`,
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
    '--disable-background-networking',
    '--disable-breakpad',
    '--disable-client-side-phishing-detection',
    '--disable-component-extensions-with-background-pages',
    '--disable-component-update',
    // A component is still installed on demand: the list of models that run in the browser.
    `--component-updater=url-source=${NOWHERE}/`,
    // It would ask who is signed in.
    `--gaia-url=${NOWHERE}`,
    '--disable-crash-reporter',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-extensions',
    '--disable-field-trial-config',
    '--disable-sync',
    '--metrics-recording-only',
    '--no-default-browser-check',
    '--no-first-run',
    '--no-pings',
    '--no-service-autorun',
    '--password-store=basic',
    '--use-mock-keychain',
    '--deny-permission-prompts',
    '--block-new-web-contents',
    '--disable-prompt-on-repost',
    '--disable-hang-monitor',
    '--disable-back-forward-cache',
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    '--disable-dev-shm-usage',
    `--js-flags=--max-old-space-size=${SCRIPT_HEAP_MB}`,
    '--disable-gpu',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--hide-scrollbars',
    '--mute-audio',
    // chrome-headless-shell writes no outline without it, whatever it is asked for.
    '--generate-pdf-document-outline',
    '--lang=en-US',
    ...(options.root ? ['--no-sandbox'] : []),
    'about:blank',
  ];
}
