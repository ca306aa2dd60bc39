import type { ResourceEvidence } from '@brandprint/contracts';
import type { HTTPRequest, HTTPResponse, Page } from 'puppeteer';
import { sameSite } from '../links/site.ts';

/** A request that has not answered for so long is not waited for. */
const HANGING_MS = 2_500;
const BANNER = 500;
const MAX_BANNERS = 60;
const MAX_RESOURCES = 400;

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
  /** Resolves when no request has been under way for `quietMs`, or after `capMs`. */
  quiet(quietMs: number, capMs: number): Promise<void>;
  resources(siteUrl: string): Promise<ResourceEvidence[]>;
  /** A body that the browser has already; null if it has none. */
  bodyOf(url: string): Promise<{ body: Buffer; contentType: string } | null>;
}

/** Listens to everything a page loads. Set up before the page goes anywhere. */
export function watchTraffic(page: Page): Traffic {
  const inFlight = new Map<HTTPRequest, number>();
  const responses = new Map<string, HTTPResponse>();
  const failed = new Map<string, ResourceEvidence['type']>();
  const banners = new Map<string, Promise<{ text: string; bytes: number }>>();
  let lastChange = Date.now();

  const settled = (request: HTTPRequest): void => {
    inFlight.delete(request);
    lastChange = Date.now();
  };
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return;
    inFlight.set(request, Date.now());
    lastChange = Date.now();
  });
  page.on('response', (response) => responses.set(response.url(), response));
  page.on('requestfailed', (request) => {
    settled(request);
    failed.set(request.url(), TYPES[request.resourceType()] ?? 'other');
  });
  page.on('requestfinished', (request) => {
    settled(request);
    const response = request.response();
    const wanted = ['stylesheet', 'script'].includes(request.resourceType()) && banners.size < MAX_BANNERS;
    if (response && wanted && Number(response.headers()['content-length'] ?? 0) < 4_000_000) {
      banners.set(request.url(), bannerOf(response));
    }
  });

  return {
    async quiet(quietMs, capMs) {
      const end = Date.now() + capMs;
      for (;;) {
        const now = Date.now();
        const waiting = [...inFlight.values()].some((since) => now - since < HANGING_MS);
        if (now >= end || (!waiting && now - lastChange >= quietMs)) return;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
    async resources(siteUrl) {
      const all = [...responses.values()].slice(0, MAX_RESOURCES).map(async (response): Promise<ResourceEvidence> => {
        const url = response.url();
        const banner = await banners.get(url);
        return {
          url: url.slice(0, 2000),
          type: TYPES[response.request().resourceType()] ?? 'other',
          status: response.status(),
          contentType: response.headers()['content-type'] ?? '',
          bytes: Number(response.headers()['content-length'] ?? banner?.bytes ?? 0) || 0,
          banner: banner?.text ?? '',
          firstParty: /^https?:/.test(url) && sameSite(url, siteUrl),
        };
      });
      const dead = [...failed].filter(([url]) => !responses.has(url)).slice(0, 100);
      return [
        ...(await Promise.all(all)).filter(({ url }) => /^https?:/.test(url)),
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
    async bodyOf(url) {
      const response = responses.get(url);
      if (!response || response.status() !== 200) return null;
      const body = await response.buffer().catch(() => null);
      return body && body.length > 0
        ? { body: Buffer.from(body), contentType: response.headers()['content-type'] ?? '' }
        : null;
    },
  };
}

const bannerOf = (response: HTTPResponse): Promise<{ text: string; bytes: number }> =>
  response.text().then(
    (text) => ({ text: text.slice(0, BANNER), bytes: text.length }),
    () => ({ text: '', bytes: 0 }),
  );
