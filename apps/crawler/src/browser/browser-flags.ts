import { canParseUrl } from '@brandprint/contracts';

/** Calls home and conveniences that a crawl has no use for. */
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
  'OptimizationHints',
  'PaintHolding',
  'Translate',
  // Each window would have a renderer more, for suggestions below its address bar.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Nothing goes past the proxy: by default a browser reaches loopback and link-local addresses directly. */
export const PROXY_BYPASS = ['<-loopback>'];

/** Of scripts in one renderer: many times what heavy pages take. */
const SCRIPT_HEAP_MB = 2_048;

/** What the browser calls its proxy: the one name that it can resolve, and no literal resolves either. */
const PROXY_HOST = 'proxy.invalid';

/** A proxy on this machine as the browser is told of it. Throws when it is none: an empty one would mean no proxy. */
export function proxyServerFlag(proxyUrl: string): string {
  const url = canParseUrl(proxyUrl) ? new URL(proxyUrl) : null;
  if (url?.protocol !== 'http:' || url.hostname !== '127.0.0.1' || url.port === '')
    throw new Error(`the browser needs a proxy at http://127.0.0.1:<port>, but got "${proxyUrl}"`);
  return `http://${PROXY_HOST}:${url.port}`;
}

/**
 * Every flag the browser is started with. All of its traffic goes through the proxy, loopback and link-local too; were it
 * led past the proxy, it could not resolve anything; WebRTC speaks no UDP of its own. The sandbox is given up only where
 * Chromium cannot have one. Throws without a proxy.
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
    '--lang=en-US',
    ...(options.root ? ['--no-sandbox'] : []),
    'about:blank',
  ];
}
