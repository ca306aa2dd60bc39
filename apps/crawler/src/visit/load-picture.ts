import type { PageEvidence } from '@brandprint/contracts';
import type { Visit } from './tab.ts';
import type { Traffic } from './traffic.ts';

const PICTURE_MS = 4_000;
const PICTURE_BYTES = 5 * 1024 * 1024;
const ICON_BYTES = 1024 * 1024;

/** From what the browser has loaded already, else once more through the door; null once it is `late`. */
export async function loadPicture(
  visit: Visit,
  traffic: Traffic,
  url: string,
  late: AbortSignal,
): Promise<{ body: Buffer } | null> {
  if (traffic.sizeOf(url) > PICTURE_BYTES) return null;
  const had = await traffic.bodyOf(url);
  if (had || late.aborted) return had;
  return fetchPicture(visit, url, PICTURE_BYTES, AbortSignal.any([visit.signal, late]));
}

/** /favicon.ico is an icon of the page too, if it is there, though the head does not name it. */
export async function addFaviconIco(page: PageEvidence, visit: Visit): Promise<void> {
  const url = new URL('/favicon.ico', page.finalUrl).href;
  if (page.favicons.some((icon) => icon.url === url)) return;
  const load = (address: string) => fetchPicture(visit, address, ICON_BYTES, visit.signal);
  const assetKey = await visit.assets.picture(url, 'icon', page.finalUrl, load);
  if (assetKey) page.favicons.push({ url, rel: 'icon', type: 'image/x-icon', sizes: '', assetKey });
}

async function fetchPicture(
  { fetch, signal: visiting }: Visit,
  url: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ body: Buffer } | null> {
  try {
    const answer = await fetch(url, { signal, timeoutMs: PICTURE_MS, maxBytes, maxRedirects: 3, overflow: 'error' });
    return answer.status === 200 ? answer : null;
  } catch {
    visiting.throwIfAborted();
    return null;
  }
}
