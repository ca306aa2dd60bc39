import type { PageEvidence, StoredAsset } from '@brandprint/contracts';
import type { AssetCollector, FetchBody } from '../asset-collector.ts';
import type { ReadImage } from '../page/types.ts';

interface PagePictures extends Pick<PageEvidence, 'icons' | 'logoCandidates' | 'favicons'> {
  images: ReadImage[];
}

const MAX_LOGOS = 24;
const MAX_IMAGES = 30;
/** A longer inline SVG is only stored as a file. */
const MAX_INLINE_MARKUP = 200_000;

/**
 * Stores the images of a page, most useful first (logos, favicons, large images, icons), and adds the keys; none is
 * started once `late` aborts.
 */
export async function storePictures(
  page: PagePictures,
  pageUrl: string,
  assets: AssetCollector,
  load: FetchBody,
  deadline: AbortSignal,
): Promise<void> {
  const put = (target: { url: string | null; assetKey: string | null }, kind: StoredAsset['kind']) => async () => {
    if (target.url) target.assetKey = await assets.addFromUrl(target.url, kind, pageUrl, load);
  };
  const logos = page.logoCandidates.slice(0, MAX_LOGOS);
  const images = page.images
    .filter(({ url }) => url)
    .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  const largest = new Set([...new Set(images.map(({ url }) => url))].slice(0, MAX_IMAGES));
  const jobs = [
    ...logos.map((logo) => async () => {
      if (logo.url) await put(logo, 'logo')();
      else if (logo.markup) {
        logo.assetKey = await assets.addInlineSvg(logo.markup, 'logo', pageUrl);
        if (logo.assetKey && logo.markup.length > MAX_INLINE_MARKUP) logo.markup = null;
      }
    }),
    ...page.favicons.map((icon) => put(icon, 'icon')),
    ...images.filter(({ url }) => largest.has(url)).map((image) => put(image, 'image')),
    ...page.images.map((image) => async () => {
      if (image.markup) image.assetKey = await assets.addInlineSvg(image.markup, 'image', pageUrl);
    }),
    ...page.icons
      .filter(({ kind }) => kind === 'img')
      .slice(0, 12)
      .map((icon) => put(icon, 'icon')),
  ];
  await runInParallel(jobs, 6, deadline);
  dropInlineData(page);
}

/** Removes what only the store needs: data: URLs, and the markup of images. */
export function dropInlineData<P extends PagePictures>(page: P): P {
  for (const shown of [...page.logoCandidates, ...page.favicons, ...page.images, ...page.icons])
    if (shown.url?.startsWith('data:')) shown.url = null;
  for (const image of page.images) delete image.markup;
  return page;
}

async function runInParallel(
  jobs: (() => Promise<unknown>)[],
  concurrency: number,
  deadline: AbortSignal,
): Promise<void> {
  const queue = jobs.values();
  const storeQueued = async (): Promise<void> => {
    for (const job of queue) {
      if (deadline.aborted) return;
      await job();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, storeQueued));
}
