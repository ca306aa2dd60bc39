import type { PageEvidence, StoredAsset } from '@brandprint/contracts';
import type { AssetCollector, Load } from '../assets.ts';

type Pictured = Pick<PageEvidence, 'images' | 'icons' | 'logoCandidates' | 'favicons'>;

const LOGO_AREA_FIRST = 24;
const LARGEST_IMAGES = 30;
/** An inline SVG of more characters lies in its file alone. */
const LONG_MARKUP = 200_000;

/** Stores what a page shows, most telling first (logos, favicons, large pictures, icons), and writes the keys in; none is begun once it is `late`. */
export async function storePictures(
  page: Pictured,
  pageUrl: string,
  assets: AssetCollector,
  load: Load,
  late: AbortSignal,
): Promise<void> {
  const put = (target: { url: string | null; assetKey: string | null }, kind: StoredAsset['kind']) => async () => {
    if (target.url) target.assetKey = await assets.picture(target.url, kind, pageUrl, load);
  };
  const logos = page.logoCandidates.slice(0, LOGO_AREA_FIRST);
  const images = page.images
    .filter(({ url }) => url)
    .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
    .slice(0, LARGEST_IMAGES);
  const jobs = [
    ...logos.map((logo) => async () => {
      if (logo.url) await put(logo, 'logo')();
      else if (logo.markup) {
        logo.assetKey = await assets.inlineSvg(logo.markup, pageUrl);
        if (logo.assetKey && logo.markup.length > LONG_MARKUP) logo.markup = null;
      }
    }),
    ...page.favicons.map((icon) => put(icon, 'icon')),
    ...images.map((image) => put(image, 'image')),
    ...page.icons
      .filter(({ kind }) => kind === 'img')
      .slice(0, 12)
      .map((icon) => put(icon, 'icon')),
  ];
  await inParallel(jobs, 6, late);
  for (const one of [...page.logoCandidates, ...page.favicons]) if (one.url?.startsWith('data:')) one.url = null;
}

async function inParallel(jobs: (() => Promise<unknown>)[], lanes: number, late: AbortSignal): Promise<void> {
  const queue = jobs.values();
  const lane = async (): Promise<void> => {
    for (const job of queue) {
      if (late.aborted) return;
      await job();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
