/** Calls home and conveniences that a crawl has no use for. */
const FEATURES_OFF = [
  'AcceptCHFrame',
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'Translate',
];

/** Nothing goes past the proxy: by default a browser reaches loopback and link-local addresses directly. */
export const PROXY_BYPASS = ['<-loopback>'];

/**
 * Every flag the browser is started with. All of its traffic goes through `proxyUrl`, loopback and link-local too;
 * names are never resolved by the browser itself; WebRTC speaks no UDP of its own.
 */
export function browserFlags(options: { proxyUrl: string; root: boolean; userAgent: string }): string[] {
  const proxy = new URL(options.proxyUrl);
  return [
    '--headless',
    `--proxy-server=${proxy.protocol}//${proxy.host}`,
    `--proxy-bypass-list=${PROXY_BYPASS.join(',')}`,
    `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${proxy.hostname}`,
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--dns-prefetch-disable',
    `--user-agent=${options.userAgent}`,
    `--disable-features=${FEATURES_OFF.join(',')}`,
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
