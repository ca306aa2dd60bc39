import type { Evidence, ImageEvidence, PageEvidence, StoredAsset } from '@brandprint/contracts';
import { selectLogos } from '../shared/logos/select-logos.ts';
import { classifyMedium, type Medium } from '../shared/picture-medium.ts';
import { isSamePicture } from '../shared/same-picture.ts';
import { classifyRole, type ImageRole } from './image-roles.ts';

/** One picture with all its occurrences. */
export interface Picture {
  image: ImageEvidence;
  asset: StoredAsset | null;
  page: string;
  role: ImageRole;
  medium: Medium;
  /** Number of occurrences over all pages. */
  count: number;
  /** Number of occurrences in each role. */
  roles: Map<ImageRole, number>;
}

/** Maximum number of pictures in the result; the largest are kept. */
export const MAX_IMAGES = 60;

/**
 * The site's pictures, the largest first. The same file, or the same picture in another size or format, counts once.
 * Pictures without a file or description are omitted, and files in which nothing is to be seen.
 */
export function collectPictures(evidence: Evidence): Picture[] {
  const assets = new Map(evidence.assets.map((asset) => [asset.key, asset]));
  const isOwnLogo = createOwnLogoTest(evidence);
  const collected: Picture[] = [];
  const byFile = new Map<string, Picture>();
  for (const page of evidence.pages) {
    for (const image of page.images) {
      const asset = assets.get(image.assetKey ?? inlineLogoAssetKey(image, page) ?? '') ?? null;
      if (!asset && !image.url && !image.alt && !image.classes) continue;
      if (isPlainFill(asset) || isLoadingSign(image)) continue;
      const role = isOwnLogo(image, asset, page) ? 'logo' : classifyRole(image, asset, page);
      const file = asset?.sha256 ?? image.url ?? `${page.finalUrl} ${image.selector}`;
      const known =
        byFile.get(file) ?? (asset ? collected.find((picture) => isSamePicture(picture.asset, asset)) : undefined);
      if (known) {
        byFile.set(file, known);
        mergeOccurrence(known, image, asset, page, role);
        continue;
      }
      const picture = {
        image,
        asset,
        page: page.finalUrl,
        role,
        medium: classifyMedium(asset),
        count: 1,
        roles: new Map([[role, 1]]),
      };
      byFile.set(file, picture);
      collected.push(picture);
    }
  }
  return collected.sort((a, b) => displayedArea(b.image) - displayedArea(a.image));
}

const LOADING =
  /^(?:ajax[-_]?)?(?:(?:pre)?load(?:er|ing)|spinner)(?:[-_]?(?:\d+|icon|dark|light|white|black|small|large))*\.\w+$/i;

/** What turns until something else is there, by the whole name of its file: a "wheel-loader" is a machine. */
const isLoadingSign = ({ url }: ImageEvidence): boolean => LOADING.test(url?.split(/[?#]/)[0]?.split('/').at(-1) ?? '');

/** Key of an inline SVG that was stored as a logo candidate. */
const inlineLogoAssetKey = ({ kind, selector }: ImageEvidence, { logoCandidates }: PageEvidence): string | null =>
  kind === 'svg'
    ? (logoCandidates.find((one) => one.source === 'inline-svg' && one.selector === selector)?.assetKey ?? null)
    : null;

/** Detects images of the site's own logo, by file or position. */
function createOwnLogoTest(evidence: Evidence) {
  const uncropped = selectLogos(evidence).accepted.filter(({ candidate }) => !candidate.laid);
  const files = new Set(uncropped.flatMap(({ asset, candidate }) => [asset?.key, candidate.url]).filter(Boolean));
  const locations = new Set(uncropped.map(({ page, candidate }) => `${page} ${candidate.selector}`));
  return ({ url, selector }: ImageEvidence, asset: StoredAsset | null, { finalUrl }: PageEvidence): boolean =>
    files.has(asset?.key) || (url !== null && files.has(url)) || locations.has(`${finalUrl} ${selector}`);
}

/** The largest occurrence represents the picture. */
function mergeOccurrence(
  known: Picture,
  image: ImageEvidence,
  asset: StoredAsset | null,
  page: PageEvidence,
  role: ImageRole,
) {
  known.count += 1;
  known.roles.set(role, (known.roles.get(role) ?? 0) + 1);
  if (displayedArea(image) <= displayedArea(known.image)) return;
  Object.assign(known, { image, asset: asset ?? known.asset, page: page.finalUrl, role });
}

/** Kinds of pictures that say nothing about a style: maps, codes, certificates and tiny drawings are graphics. */
const WITHOUT_STYLE: ReadonlySet<ImageRole> = new Set(['icon', 'logo', 'graphic', 'screenshot']);

/** Pictures whose style the section describes. */
export function groupByKind(pictures: readonly Picture[]): Record<'photos' | 'drawings' | 'screenshots', Picture[]> {
  const content = pictures.filter(({ role }) => !WITHOUT_STYLE.has(role));
  return {
    photos: content.filter(({ medium }) => medium === 'photo'),
    drawings: content.filter(({ medium, role }) => medium === 'drawing' && role !== 'pattern'),
    screenshots: pictures.filter(({ role }) => role === 'screenshot'),
  };
}

/** Without any colour, or of one colour without a shape. */
const isPlainFill = (asset: StoredAsset | null): boolean =>
  asset?.texture != null && (asset.colors.length === 0 || (asset.colors.length === 1 && !asset.hasAlpha));

const displayedArea = ({ box }: ImageEvidence): number => box.width * box.height;
