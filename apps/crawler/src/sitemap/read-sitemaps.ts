import { canParseUrl } from '@brandprint/contracts';
import type { PinnedFetch } from '@brandprint/egress';
import { deadlineSignal } from '@brandprint/platform';
import { decodeText } from '../decode-text.ts';
import { gunzipUpTo } from './gunzip.ts';
import { parseSitemap } from './parse-sitemap.ts';

const LIMITS = {
  files: 6,
  /** An index may name another index, but no deeper. */
  depth: 2,
  pages: 1_000,
  fileBytes: 2 * 1024 * 1024,
  unpackedBytes: 6 * 1024 * 1024,
  totalMs: 6_000,
} as const;

/** In an index, sitemaps of pages are more useful than those of long series. */
const PAGE_SITEMAP = /page|main|general|static|site|company|misc|root/i;
const SERIES_SITEMAP =
  /post|blog|news|article|product|item|tag|categor|author|image|video|archive|event|forum|user|profile|doc|\d{3,}/i;
const sitemapPriority = (address: string): number => {
  const file = canParseUrl(address) ? new URL(address).pathname.split('/').at(-1) : '';
  const name = file?.replace(/sitemap/i, '') ?? '';
  return (PAGE_SITEMAP.test(name) ? 1 : 0) - (SERIES_SITEMAP.test(name) ? 2 : 0);
};

/**
 * Pages in sitemaps, including nested ones, within the limits. Throws only the signal's reason: unreadable sitemaps
 * name nothing.
 */
export async function readSitemaps(
  fetch: PinnedFetch,
  addresses: readonly string[],
  signal: AbortSignal,
  totalMs: number = LIMITS.totalMs,
): Promise<string[]> {
  const deadline = deadlineSignal(totalMs, signal);
  const pages = new Set<string>();
  const queued = new Set(addresses);
  const waiting = addresses.map((url) => ({ url, depth: 0 }));
  for (let files = 0; files < LIMITS.files && pages.size < LIMITS.pages && !deadline.signal.aborted; files += 1) {
    const next = waiting.shift();
    if (!next) break;
    const found = parseSitemap(await loadSitemap(fetch, next.url, deadline.signal));
    for (const page of found.pages) if (pages.size < LIMITS.pages) pages.add(page);
    if (next.depth >= LIMITS.depth) continue;
    for (const url of found.sitemaps) {
      if (queued.has(url) || !canParseUrl(url)) continue;
      queued.add(url);
      waiting.push({ url, depth: next.depth + 1 });
    }
    waiting.sort((a, b) => sitemapPriority(b.url) - sitemapPriority(a.url));
  }
  deadline.clear();
  signal.throwIfAborted();
  return [...pages];
}

async function loadSitemap(fetch: PinnedFetch, url: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(url, { signal, maxBytes: LIMITS.fileBytes, maxRedirects: 3, overflow: 'truncate' });
    if (answer.status !== 200) return '';
    return decodeText(await gunzipUpTo(answer.body, LIMITS.unpackedBytes));
  } catch {
    return '';
  }
}
