import type { PageEvidence } from '@brandprint/contracts';
import type { Visit } from './tab.ts';
import type { Traffic } from './traffic.ts';

const PICTURE_MS = 4_000;
const PICTURE_BYTES = 5 * 1024 * 1024;

/** From what the browser has loaded already, else once more through the door; null once it is `late`. */
export async function loadPicture(
  { fetch, signal }: Visit,
  traffic: Traffic,
  url: string,
  late: AbortSignal,
): Promise<{ body: Buffer } | null> {
  if (traffic.sizeOf(url) > PICTURE_BYTES) return null;
  const had = await traffic.bodyOf(url);
  if (had || late.aborted || traffic.refused(url)) return had;
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.any([signal, late]),
      timeoutMs: PICTURE_MS,
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

/** /favicon.ico is an icon of the page too, if it is there, though the head does not name it. */
export async function addFaviconIco(
  page: PageEvidence,
  visit: Visit,
  traffic: Traffic,
  late: AbortSignal,
): Promise<void> {
  const url = new URL('/favicon.ico', page.finalUrl).href;
  if (page.favicons.some((icon) => icon.url === url)) return;
  const load = (address: string) => loadPicture(visit, traffic, address, late);
  const assetKey = await visit.assets.picture(url, 'icon', page.finalUrl, load);
  if (assetKey) page.favicons.push({ url, rel: 'icon', type: 'image/x-icon', sizes: '', assetKey });
}
