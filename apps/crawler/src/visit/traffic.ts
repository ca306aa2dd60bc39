import type { ResourceEvidence } from '@brandprint/contracts';
import { delay } from '@brandprint/platform';
import type { CDPSession, HTTPRequest, HTTPResponse, Page } from 'puppeteer';
import { sameSite } from '../links/site.ts';
import type { PageFeature } from './code-signatures.ts';
import { type CodeFile, createLoadedCode } from './loaded-code.ts';

/** A request without a response for this long is not waited for. */
const HANGING_REQUEST_MS = 2_500;
const POLL_MS = 25;
const MAX_RESOURCES = 400;
/** Decoded size: a few kilobytes on the wire can decompress to any size. */
const MAX_BYTES: Partial<Record<string, number>> = {
  Document: 8 * 1024 * 1024,
  Stylesheet: 8 * 1024 * 1024,
  Script: 24 * 1024 * 1024,
};
const MAX_ALL_BYTES = 96 * 1024 * 1024;
/** Timeout for a body that the browser has; a stuck browser returns none. */
const BODY_TIMEOUT_MS = 2_000;
/** A page that never stops requesting is not recorded forever. */
const MAX_REMEMBERED = 3_000;
const MAX_REDIRECTS = 10;

const TYPES: Record<string, ResourceEvidence['type']> = {
  document: 'document',
  stylesheet: 'stylesheet',
  script: 'script',
  font: 'font',
  image: 'image',
  media: 'media',
  fetch: 'fetch',
  xhr: 'fetch',
};

export interface Traffic {
  /** Resolves when no request has been in progress for `quietMs`, or after `capMs`. */
  waitForQuiet(quietMs: number, capMs: number): Promise<void>;
  resources(siteUrl: string): Promise<ResourceEvidence[]>;
  /** Resolves when more was requested or received than any page needs. */
  limitExceeded: Promise<void>;
  /** The response of the page itself, after redirects; null while there is none. */
  document(): HTTPResponse | null;
  /** The last response for the requested URL, whatever became of it. */
  lastResponse(): HTTPResponse | null;
  /** Size of a body that the browser has; 0 if it has none. */
  sizeOf(url: string): number;
  /** Whether the browser got a 404 or similar, so that it need not be requested again. */
  isMissing(url: string): boolean;
  /** Number of requests so far. */
  requests(): number;
  /** What the scripts that were loaded may use. */
  scriptFeatures(): Promise<ReadonlySet<PageFeature>>;
  /** URLs of stylesheets that loaded. */
  stylesheets(): string[];
  /** A body that the browser already has, and its URL after redirects; null if it has none. */
  bodyOf(url: string): Promise<{ body: Buffer; url: string } | null>;
}

/**
 * Records everything that a page loads; the session's network and page domains must be enabled. Set up before the first
 * navigation.
 */
export function watchTraffic(page: Page, session: CDPSession): Traffic {
  const inFlight = new Map<HTTPRequest, number>();
  const responses = new Map<string, HTTPResponse>();
  const failed = new Map<string, ResourceEvidence['type']>();
  /** Requests whose body the browser has, by URL. */
  const loaded = new Map<string, string>();
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  /** Responses to navigations, by URL, and the URL of the one that became the document. */
  const navigations = new Map<string, HTTPResponse>();
  let current = '';
  let lastChange = Date.now();

  // Counted as data arrives: a header may state any length, or none.
  let totalBytes = 0;
  let exceedLimit = (): void => {};
  const limitExceeded = new Promise<void>((resolve) => {
    exceedLimit = resolve;
  });
  const limits = new Map<string, number>();
  let asked = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    asked += 1;
    if (asked > MAX_REMEMBERED) return exceedLimit();
    addresses.set(requestId, request.url);
    limits.set(requestId, MAX_BYTES[type ?? ''] ?? MAX_ALL_BYTES);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    totalBytes += dataLength;
    const url = addresses.get(requestId);
    const size = (url === undefined ? 0 : (sizes.get(url) ?? 0)) + dataLength;
    if (url !== undefined) sizes.set(url, size);
    if (totalBytes > MAX_ALL_BYTES || size > (limits.get(requestId) ?? MAX_ALL_BYTES)) exceedLimit();
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const url = addresses.get(requestId);
    if (url !== undefined) loaded.set(url, requestId);
  });
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    session.on(end, ({ requestId }: { requestId: string }) => {
      addresses.delete(requestId);
      limits.delete(requestId);
    });

  // A download or an empty response does not become a document: the page stays.
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) current = frame.url;
  });

  const onRequestEnd = (request: HTTPRequest): void => {
    inFlight.delete(request);
    lastChange = Date.now();
  };
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return;
    inFlight.set(request, Date.now());
    lastChange = Date.now();
  });
  page.on('response', (response) => {
    if (responses.size < MAX_REMEMBERED) responses.set(withoutFragment(response.url()), response);
    const request = response.request();
    const redirect = response.status() >= 300 && response.status() < 400 && 'location' in response.headers();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && !redirect)
      navigations.set(withoutFragment(response.url()), response);
  });
  page.on('requestfailed', (request) => {
    onRequestEnd(request);
    if (failed.size < MAX_REMEMBERED) failed.set(request.url(), TYPES[request.resourceType()] ?? 'other');
  });
  page.on('requestfinished', onRequestEnd);

  /** The browser's own copy; null if it has none, or does not return it in time. */
  async function bodyFromBrowser(url: string): Promise<Buffer | null> {
    const requestId = loaded.get(url);
    if (requestId === undefined) return null;
    try {
      const waiting = { timeout: BODY_TIMEOUT_MS };
      const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId }, waiting);
      return Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
    } catch {
      return null;
    }
  }

  /** The URL after redirects. */
  function followRedirects(address: string): string {
    let url = address;
    for (let redirects = 0; redirects < MAX_REDIRECTS; redirects++) {
      const response = responses.get(url);
      const location =
        response && response.status() >= 300 && response.status() < 400 && response.headers()['location'];
      if (!location || !URL.canParse(location, url)) break;
      url = withoutFragment(new URL(location, url).href);
    }
    return url;
  }

  const listCode = (): CodeFile[] =>
    [...responses].flatMap(([url, response]): CodeFile[] => {
      const type = response.request().resourceType();
      const isRedirect = response.status() >= 300 && response.status() < 400;
      const isCode = (type === 'script' || type === 'stylesheet') && !isRedirect;
      return isCode ? [{ url, type, bytes: sizes.get(url) ?? 0 }] : [];
    });
  const loadedCode = createLoadedCode(listCode, async (url) => (page.isClosed() ? null : bodyFromBrowser(url)));

  return {
    async waitForQuiet(quietMs, capMs) {
      const end = Date.now() + capMs;
      for (;;) {
        const now = Date.now();
        const waiting = [...inFlight.values()].some((since) => now - since < HANGING_REQUEST_MS);
        const left = Math.min(end, waiting ? end : lastChange + quietMs) - now;
        if (left <= 0 || page.isClosed()) return;
        await delay(Math.min(left, POLL_MS));
      }
    },
    async resources(siteUrl) {
      const codes = await loadedCode.read();
      const totalBytes = [...responses.values()].slice(0, MAX_RESOURCES).map((response): ResourceEvidence => {
        const url = response.url();
        return {
          url: url.slice(0, 2000),
          type: TYPES[response.request().resourceType()] ?? 'other',
          status: response.status(),
          contentType: response.headers()['content-type'] ?? '',
          bytes: Number(response.headers()['content-length'] ?? sizes.get(url) ?? 0) || 0,
          banner: '',
          ...codes.get(url)?.signatures,
          firstParty: /^https?:/.test(url) && sameSite(url, siteUrl),
        };
      });
      const dead = [...failed].filter(([url]) => !responses.has(url)).slice(0, 100);
      return [
        ...totalBytes.filter(({ url }) => /^https?:/.test(url)),
        ...dead.map(([url, type]) => ({
          url,
          type,
          status: 0,
          contentType: '',
          bytes: 0,
          banner: '',
          firstParty: /^https?:/.test(url) && sameSite(url, siteUrl),
        })),
      ];
    },
    requests: () => asked,
    scriptFeatures: loadedCode.features,
    limitExceeded,
    lastResponse: () => [...navigations.values()].at(-1) ?? null,
    document: () => navigations.get(current) ?? null,
    sizeOf: (url) => sizes.get(withoutFragment(url)) ?? 0,
    isMissing: (url) => [404, 410].includes(responses.get(withoutFragment(url))?.status() ?? 0),
    stylesheets: () =>
      [...responses].filter(([, response]) => response.request().resourceType() === 'stylesheet').map(([url]) => url),
    async bodyOf(address) {
      const url = followRedirects(withoutFragment(address));
      const body = responses.get(url)?.status() === 200 ? await bodyFromBrowser(url) : null;
      return body && body.length > 0 ? { body, url } : null;
    },
  };
}

const withoutFragment = (url: string): string => url.split('#', 1)[0] ?? url;
