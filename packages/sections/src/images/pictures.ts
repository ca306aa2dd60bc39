import type { Evidence, ImageEvidence, PageEvidence, StoredAsset } from '@brandprint/contracts';
import { chooseLogos } from '../logos/choose.ts';
import { type ImageRole, type Medium, mediumOf, roleOf } from './roles.ts';

/** One picture, however often it is shown. */
export interface Picture {
  image: ImageEvidence;
  asset: StoredAsset | null;
  page: string;
  role: ImageRole;
  medium: Medium;
  /** How often it is shown, over all pages. */
  count: number;
  /** How often in each role. */
  roles: Map<ImageRole, number>;
}

/** Pictures in the result: the largest. */
export const MAX_IMAGES = 60;

/** Bits in which the difference hashes of two versions of one picture may differ. */
const SAME_HASH_BITS = 6;

/** The site's pictures, the largest first, each once: same file, or the same picture in another size or format. What can neither be had nor told by anything is left out. */
export function pictures(evidence: Evidence): Picture[] {
  const assets = new Map(evidence.assets.map((asset) => [asset.key, asset]));
  const isOwnLogo = ownLogos(evidence);
  const found: Picture[] = [];
  const byFile = new Map<string, Picture>();
  for (const page of evidence.pages) {
    for (const image of page.images) {
      const asset = assets.get(image.assetKey ?? drawnLogo(image, page) ?? '') ?? null;
      if (!asset && !image.url && !image.alt && !image.classes) continue;
      const role = isOwnLogo(image, asset, page) ? 'logo' : roleOf(image, asset, page);
      const file = asset?.sha256 ?? image.url ?? `${page.finalUrl} ${image.selector}`;
      const known =
        byFile.get(file) ?? (asset ? found.find((picture) => samePicture(picture.asset, asset)) : undefined);
      if (known) {
        byFile.set(file, known);
        merge(known, image, asset, page, role);
        continue;
      }
      const picture = {
        image,
        asset,
        page: page.finalUrl,
        role,
        medium: mediumOf(asset),
        count: 1,
        roles: new Map([[role, 1]]),
      };
      byFile.set(file, picture);
      found.push(picture);
    }
  }
  return found.sort((a, b) => areaOf(b.image) - areaOf(a.image));
}

/** Key of an inline SVG that was stored as what may be a logo. */
const drawnLogo = ({ kind, selector }: ImageEvidence, { logoCandidates }: PageEvidence): string | null =>
  kind === 'svg'
    ? (logoCandidates.find((one) => one.source === 'inline-svg' && one.selector === selector)?.assetKey ?? null)
    : null;

/** Tells what shows the logo of the site itself, by file or place. */
function ownLogos(evidence: Evidence) {
  const whole = chooseLogos(evidence).found.filter(({ candidate }) => !candidate.laid);
  const files = new Set(whole.flatMap(({ asset, candidate }) => [asset?.key, candidate.url]).filter(Boolean));
  const places = new Set(whole.map(({ page, candidate }) => `${page} ${candidate.selector}`));
  return ({ url, selector }: ImageEvidence, asset: StoredAsset | null, { finalUrl }: PageEvidence): boolean =>
    files.has(asset?.key) || (url !== null && files.has(url)) || places.has(`${finalUrl} ${selector}`);
}

/** The larger showing speaks for the picture. */
function merge(known: Picture, image: ImageEvidence, asset: StoredAsset | null, page: PageEvidence, role: ImageRole) {
  known.count += 1;
  known.roles.set(role, (known.roles.get(role) ?? 0) + 1);
  if (areaOf(image) <= areaOf(known.image)) return;
  Object.assign(known, { image, asset: asset ?? known.asset, page: page.finalUrl, role });
}

/** Those of which the section tells a style, without icons, logos and patterns. */
export function byKind(pictures: readonly Picture[]): Record<'photos' | 'drawings' | 'screenshots', Picture[]> {
  const content = pictures.filter(({ role }) => role !== 'icon' && role !== 'logo' && role !== 'screenshot');
  return {
    photos: content.filter(({ medium }) => medium === 'photo'),
    drawings: content.filter(({ medium, role }) => medium === 'drawing' && role !== 'pattern'),
    screenshots: pictures.filter(({ role }) => role === 'screenshot'),
  };
}

const areaOf = ({ box }: ImageEvidence): number => box.width * box.height;

function samePicture(a: StoredAsset | null, b: StoredAsset): boolean {
  if (!a?.dhash || !b.dhash || isBlank(a.dhash) || a.isVector !== b.isVector) return false;
  const ratio = (asset: StoredAsset): number => (asset.width ?? 0) / (asset.height || 1);
  return Math.abs(ratio(a) - ratio(b)) < 0.05 * ratio(b) && differingBits(a.dhash, b.dhash) <= SAME_HASH_BITS;
}

/** A flat picture has no differences to compare. */
const isBlank = (hash: string): boolean => {
  const set = differingBits(hash, '0'.repeat(hash.length));
  return set < 4 || set > hash.length * 4 - 4;
};

function differingBits(a: string, b: string): number {
  let bits = BigInt(`0x${a || '0'}`) ^ BigInt(`0x${b || '0'}`);
  let count = 0;
  for (; bits > 0n; bits >>= 1n) count += Number(bits & 1n);
  return count;
}
