import type { Evidence, ImageEvidence, LogoCandidate } from '@brandprint/contracts';
import { isSamePicture } from '../same-picture.ts';

/** Smaller pictures stand beside a name that is set in type. */
const MIN_SIDE_PX = 40;

/** Tells of a candidate whether it is drawn like one of the icons that the first page declares, and larger. */
export function createIconTest({ pages, assets }: Evidence): (candidate: LogoCandidate) => boolean {
  const byKey = new Map(assets.map((asset) => [asset.key, asset]));
  const icons = (pages[0]?.favicons ?? []).flatMap(({ assetKey }) => byKey.get(assetKey ?? '') ?? []);
  return ({ assetKey, box }) => {
    const asset = byKey.get(assetKey ?? '');
    if (!asset || !box || Math.max(box.width, box.height) < MIN_SIDE_PX) return false;
    return icons.some((icon) => isSamePicture(asset, icon));
  };
}

/** Pictures in the text of the first page that the crawl did not take for candidates because of where they are. */
export function pictureCandidates({ pages: [home] }: Evidence): LogoCandidate[] {
  const known = new Set(home?.logoCandidates.map(({ url }) => url));
  return (home?.images ?? [])
    .filter(({ kind, url, linkHref }) => kind === 'img' && url !== null && !known.has(url) && linkHref === null)
    .map(toCandidate);
}

const toCandidate = ({ url, assetKey, alt, classes, selector, region, box }: ImageEvidence): LogoCandidate => ({
  source: 'img',
  url,
  assetKey,
  markup: null,
  text: alt,
  alt,
  classes,
  ancestry: '',
  selector,
  region,
  box,
  color: null,
  backdrop: null,
  inHomeLink: false,
  linkHref: null,
  siblings: 0,
  detail: '',
});
