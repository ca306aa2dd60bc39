import type { ImageEvidence, PageEvidence, PictureGrain, StoredAsset } from '@brandprint/contracts';

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
/** A JPEG with fewer colours than this was no photograph, nor one with fewer shades. */
const PHOTO_COLORS = 5;
const PHOTO_SHADES = 0.1;
/** A cut-out is a photograph if it has as many shades and tones as these: three quarters of a palette. */
const CUT_OUT = { pixels: 2_000, shades: 0.28, tones: 192 };
/** What shows an interface: straight edges and flat areas, large enough to be read. */
const SCREEN = { edges: 5, alike: 0.55, width: 240 };

/** What the file itself tells: format first, then how its colours are spread. */
export function mediumOf(asset: StoredAsset | null): Medium {
  if (!asset) return 'unknown';
  if (asset.isVector || asset.format === 'gif') return 'drawing';
  if (asset.colors.length === 0) return 'unknown';
  const { grain } = asset;
  if (/jpe?g/.test(asset.format))
    return asset.colors.length >= PHOTO_COLORS && (grain?.shades ?? 1) >= PHOTO_SHADES ? 'photo' : 'drawing';
  if (asset.hasAlpha) return grain && isCutOut(grain) ? 'photo' : 'drawing';
  return asset.colors.slice(0, 8).reduce((sum, { share }) => sum + share, 0) < DRAWING_SHARE ? 'photo' : 'drawing';
}

const isCutOut = ({ pixels, shades, tones }: PictureGrain): boolean =>
  pixels >= CUT_OUT.pixels && shades >= CUT_OUT.shades && tones >= CUT_OUT.tones;

const isScreen = ({ box }: ImageEvidence, asset: StoredAsset | null): boolean =>
  asset?.grain != null &&
  !asset.isVector &&
  !asset.hasAlpha &&
  box.width >= SCREEN.width &&
  asset.grain.edges >= SCREEN.edges &&
  asset.grain.alike >= SCREEN.alike;

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
  ['hero', /\bhero\b|masthead|\bjumbotron\b|\bheader-?bg\b|\bbanner\b|(?<![\w-])cover\b/],
];

/** What a picture is for, from what is written at it, its size and place, and what kind of picture it is. */
export function roleOf(image: ImageEvidence, asset: StoredAsset | null, page: PageEvidence): ImageRole {
  const { width, height } = image.box;
  const { viewport } = page;
  const medium = mediumOf(asset);
  const written = spaced(`${ownNames(image.classes)} ${image.alt} ${pathOf(image.url)} ${ownNames(image.selector)}`);
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
  if (isScreen(image, asset) && named !== 'hero' && named !== 'pattern') return 'screenshot';
  if (round && Math.abs(width - height) < 4 && width <= 320 && medium !== 'drawing') return 'avatar';
  if (first && area > 0.35 * viewport.width * viewport.height && named !== 'pattern') return 'hero';
  if (named) return named === 'icon' && area > 160 * 160 ? 'illustration' : named;
  if (image.region === 'hero' && area > 0.12 * viewport.width * viewport.height) return 'hero';
  if (width <= 64 && height <= 64) return medium === 'photo' && isHead(image) ? 'avatar' : 'icon';
  if (image.kind === 'background' && medium === 'drawing') return 'pattern';
  if (medium === 'photo') return 'photo';
  return medium === 'drawing' && width >= 120 ? 'illustration' : 'graphic';
}

/** Without the classes that libraries of interfaces put before all of theirs. */
const ownNames = (names: string): string => names.replace(/\bui-[\w-]+/g, '');

/** Of the shape and size in which a head is shown. */
const isHead = ({ box: { width, height } }: ImageEvidence): boolean =>
  Math.max(width, height) <= 420 && Math.max(width, height) < 1.3 * Math.min(width, height);

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
