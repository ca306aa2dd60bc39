/** Services that Chromium calls by itself: updates, safe browsing, field trials, sign-in, translation. */
const SERVICES = [
  'accounts.google.com',
  'android.clients.google.com',
  'chrome.google.com',
  'chromewebstore.google.com',
  'chromewebstore.googleapis.com',
  'clientservices.googleapis.com',
  'content-autofill.googleapis.com',
  'dl.google.com',
  'history.google.com',
  'mtalk.google.com',
  'optimizationguide-pa.googleapis.com',
  'passwordsleakcheck-pa.googleapis.com',
  'safebrowsing.google.com',
  'safebrowsing.googleapis.com',
  'safebrowsingohttpgateway.googleapis.com',
  'sb-ssl.google.com',
  'tools.google.com',
  'translate.googleapis.com',
  'translate-pa.googleapis.com',
  'update.googleapis.com',
];
const SERVICE_PATTERN =
  /(^|\.)gvt[12]\.com$|^clients\d*\.google\.com$|^(chrome|chromium|optimizationguide)[\w-]*\.googleapis\.com$/;

/** Whether a host serves the browser itself and no pages. Web fonts and script libraries of Google do not count. */
export function isBrowserService(host: string): boolean {
  return SERVICES.includes(host) || SERVICE_PATTERN.test(host);
}
