import type { PageEvidence } from '@brandprint/contracts';
import type { VisitOptions } from './page-visit.ts';
import type { Traffic } from './traffic.ts';

const PICTURE_BYTES = 5 * 1024 * 1024;

export interface PictureLimits {
  /** No picture is fetched after this aborts. */
  deadline: AbortSignal;
  /** For one picture. */
  timeoutMs: number;
}

/** From the browser's copy, or else fetched through egress; null if it is missing or late. */
export async function loadPicture(
  { fetch, signal }: VisitOptions,
  traffic: Traffic,
  url: string,
  { deadline, timeoutMs }: PictureLimits,
): Promise<{ body: Buffer } | null> {
  if (traffic.sizeOf(url) > PICTURE_BYTES) return null;
  const cached = await traffic.bodyOf(url);
  if (cached || deadline.aborted || traffic.isMissing(url)) return cached;
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.any([signal, deadline]),
      timeoutMs,
      maxBytes: PICTURE_BYTES,
      maxRedirects: 3,
      overflow: 'error',
    });
    return answer.status === 200 ? answer : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** /favicon.ico is an icon of the page too, if it exists, even if the head does not name it. */
export async function addDefaultFavicon(
  page: PageEvidence,
  visit: VisitOptions,
  traffic: Traffic,
  limits: PictureLimits,
): Promise<void> {
  const url = new URL('/favicon.ico', page.finalUrl).href;
  if (page.favicons.some((icon) => icon.url === url)) return;
  const load = (address: string) => loadPicture(visit, traffic, address, limits);
  const assetKey = await visit.assets.addFromUrl(url, 'icon', page.finalUrl, load);
  if (assetKey) page.favicons.push({ url, rel: 'icon', type: 'image/x-icon', sizes: '', assetKey });
}
