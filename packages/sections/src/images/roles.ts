import type { ImageEvidence, PageEvidence, StoredAsset } from '@brandprint/contracts';

const IMAGE_ROLES = [
  'hero',
  'product',
  'team',
  'avatar',
  'illustration',
  'screenshot',
  'icon',
  'pattern',
  'logo',
  'photo',
  'graphic',
] as const;
export type ImageRole = (typeof IMAGE_ROLES)[number];

/** Photographs have many colours and no transparency; drawings few colours, large flat areas, or lines. */
export type Medium = 'photo' | 'drawing' | 'unknown';

/** Stored are the eight most frequent colours: of a drawing they are nearly all there is, of a photograph they are not. */
const DRAWING_SHARE = 0.88;
/** A JPEG with fewer colours than this was no photograph. */
const PHOTO_COLORS = 5;

/** What the file itself tells: format first, then how its colours are spread. */
export function mediumOf(asset: StoredAsset | null): Medium {
  if (!asset) return 'unknown';
  if (asset.isVector || asset.format === 'gif') return 'drawing';
  if (asset.colors.length === 0) return 'unknown';
  if (/jpe?g/.test(asset.format)) return asset.colors.length >= PHOTO_COLORS ? 'photo' : 'drawing';
  if (asset.hasAlpha) return 'drawing';
  return asset.colors.slice(0, 8).reduce((sum, { share }) => sum + share, 0) < DRAWING_SHARE ? 'photo' : 'drawing';
}

const WORDS: readonly (readonly [ImageRole, RegExp])[] = [
  ['logo', /\blogos?\b|\bbrands?\b|client-?logo/],
  ['avatar', /\bavatars?\b|\bprofile\b|\bportrait\b|\bfaces?\b|testimonial|\bauthor\b|headshot|img-circle/],
  ['team', /\bteam\b|\bstaff\b|\bfounders?\b|\bpeople\b|our-people/],
  [
    'screenshot',
    /screen-?shots?\b|\bscreens?\b|\bdashboard-(?:img|image|preview)|\bui-|app-screen|\bmock-?ups?\b|\bdemo-screen/,
  ],
  ['illustration', /illustrations?\b|undraw|\bdrawing\b|\bvector\b|\bdoodle/],
  ['pattern', /\bpatterns?\b|texture|\bdots\b|\bwaves?\b|\bshapes?\b|\bblob\b|\bnoise\b|\bcurved?\b/],
  ['product', /\bproducts?\b|\bshop\b|\bpackshot/],
  ['icon', /\bicons?\b|\bfavicon\b/],
  ['hero', /\bhero\b|masthead|\bjumbotron\b|\bheader-?bg\b|\bbanner\b|\bcover\b/],
];

/** What a picture is for, from what is written at it, its size and place, and what kind of picture it is. */
export function roleOf(image: ImageEvidence, asset: StoredAsset | null, page: PageEvidence): ImageRole {
  const { width, height } = image.box;
  const { viewport } = page;
  const medium = mediumOf(asset);
  const written = spaced(`${image.classes} ${image.alt} ${pathOf(image.url)} ${image.selector}`);
  const heading = spaced(image.nearHeading);
  const round = /^(?:50%|9{3,}px|\d{3,}px)/.test(image.borderRadius) || /rounded-(?:circle|full)/.test(image.classes);
  const named = WORDS.find(([role, pattern]) => pattern.test(written) && (role !== 'avatar' || isHead(image)))?.[0];
  const area = width * height;
  const first = image.box.y < viewport.height * 0.9;
  // Symbols too are set in boxes named avatar.
  if (named === 'avatar' && medium === 'drawing' && asset?.hasAlpha && !round && width <= 64) return 'icon';
  if (named === 'logo' || named === 'avatar')
    return named === 'avatar' && /team|staff|founder/.test(heading) ? 'team' : named;
  if (/\b(?:team|staff|founders?|people)\b/.test(heading) && medium !== 'drawing') return 'team';
  if (round && Math.abs(width - height) < 4 && width <= 320 && medium !== 'drawing') return 'avatar';
  if (first && area > 0.35 * viewport.width * viewport.height && named !== 'pattern') return 'hero';
  if (named) return named === 'icon' && area > 160 * 160 ? 'illustration' : named;
  if (image.region === 'hero' && area > 0.12 * viewport.width * viewport.height) return 'hero';
  if (width <= 64 && height <= 64) return 'icon';
  if (image.kind === 'background' && medium === 'drawing') return 'pattern';
  if (medium === 'photo') return 'photo';
  return medium === 'drawing' && width >= 120 ? 'illustration' : 'graphic';
}

/** Of the shape and size in which a head is shown. */
const isHead = ({ box: { width, height } }: ImageEvidence): boolean =>
  Math.max(width, height) <= 420 && Math.max(width, height) < 1.5 * Math.min(width, height);

/** Lower case, with spaces where words meet, so that word boundaries are boundaries. */
const spaced = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_/.]+/g, ' ')
    .toLowerCase();

function pathOf(url: string | null): string {
  if (!url) return '';
  try {
    return decodeURIComponent(new URL(url).pathname).split('/').slice(-2).join(' ');
  } catch {
    return '';
  }
}
