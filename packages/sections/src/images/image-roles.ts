import type { ImageEvidence, PageEvidence, StoredAsset } from '@brandprint/contracts';
import { hostnameOf } from '../shared/hostname-of.ts';
import { classifyMedium, type Medium } from '../shared/picture-medium.ts';

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

/** Screenshots of interfaces: straight edges and flat areas, large enough to read. */
const SCREENSHOT_TEXTURE = { edges: 5, alike: 0.55, width: 240 };

const isScreenshot = ({ box }: ImageEvidence, asset: StoredAsset | null): boolean =>
  asset?.texture != null &&
  !asset.isVector &&
  !asset.hasAlpha &&
  box.width >= SCREENSHOT_TEXTURE.width &&
  asset.texture.edges >= SCREENSHOT_TEXTURE.edges &&
  asset.texture.alike >= SCREENSHOT_TEXTURE.alike;

const ROLE_WORDS: readonly (readonly [ImageRole, RegExp])[] = [
  ['logo', /\blogos?\b|\bbrands?\b|client-?logo/],
  ['avatar', /\bavatars?\b|\bprofile\b|\bportrait\b|\bfaces?\b|testimonial|\bauthor\b|headshot|img-circle/],
  ['team', /\bteam\b|\bstaff\b|\bfounders?\b|\bpeople\b|our-people/],
  [
    'graphic',
    /\bqr\b|\bmaps?\b|street-?map|stadtplan|\bkarte\b|plattegrond|\bcarte (?:de|d'accès)\b|\bmapa\b|\bmappa\b|карта|qr-код|地図|地圖|خريطة|מפה|\bdiplom\w*|certificate|pamphlet/,
  ],
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

/** The role of a picture, from its texts, size, position and kind. */
export function classifyRole(image: ImageEvidence, asset: StoredAsset | null, page: PageEvidence): ImageRole {
  const { width, height } = image.box;
  const { viewport } = page;
  const medium = classifyMedium(asset);
  const descriptiveText = separateWords(
    `${withoutUiPrefixes(image.classes)} ${image.alt} ${lastPathSegments(image.url)} ${withoutUiPrefixes(image.selector)}`,
  );
  const heading = separateWords(image.nearHeading);
  const round = /^(?:50%|9{3,}px|\d{3,}px)/.test(image.borderRadius) || /rounded-(?:circle|full)/.test(image.classes);
  const roleFromWords = ROLE_WORDS.find(
    ([role, pattern]) => pattern.test(descriptiveText) && (role !== 'avatar' || isPortraitSized(image)),
  )?.[0];
  const area = width * height;
  const isIconSized = width <= 64 && height <= 64;
  const inFirstScreen = image.box.y < viewport.height * 0.9;
  // Symbols are also placed in boxes named avatar.
  if (roleFromWords === 'avatar' && medium === 'drawing' && asset?.hasAlpha && !round && width <= 64) return 'icon';
  if ((!roleFromWords || roleFromWords === 'graphic') && isMarkOfAnotherSite(image, medium, page)) return 'logo';
  if (roleFromWords === 'logo' || roleFromWords === 'avatar')
    return roleFromWords === 'avatar' && /team|staff|founder/.test(heading) ? 'team' : roleFromWords;
  if (/\b(?:team|staff|founders?|people)\b/.test(heading) && medium !== 'drawing') return 'team';
  if (isScreenshot(image, asset) && roleFromWords !== 'hero' && roleFromWords !== 'pattern') return 'screenshot';
  if (round && Math.abs(width - height) < 4 && width <= 320 && medium !== 'drawing') return 'avatar';
  if (!roleFromWords && image.kind === 'background' && isTile(asset)) return 'pattern';
  if (inFirstScreen && area > 0.35 * viewport.width * viewport.height && roleFromWords !== 'pattern') return 'hero';
  // The mark of a map service is no map, and the icon beside a heading can be the background of the whole heading.
  if (roleFromWords === 'graphic' && isIconSized) return 'icon';
  if (roleFromWords === 'icon' && area > 160 * 160 && image.kind !== 'background') return 'illustration';
  if (roleFromWords) return roleFromWords;
  if (image.region === 'hero' && area > 0.12 * viewport.width * viewport.height) return 'hero';
  if (isIconSized) return medium === 'photo' && isPortraitSized(image) ? 'avatar' : 'icon';
  if (image.kind === 'background' && medium === 'drawing') return 'pattern';
  if (medium === 'photo') return 'photo';
  return medium === 'drawing' && width >= 120 ? 'illustration' : 'graphic';
}

/** Sides of a raster file that a background repeats: no larger area shows it as a picture. */
const MAX_TILE = 32;
const isTile = (asset: StoredAsset | null): boolean =>
  asset !== null &&
  !asset.isVector &&
  asset.width !== null &&
  asset.height !== null &&
  Math.max(asset.width, asset.height) <= MAX_TILE;

/** Maximum size of the marks of sponsors, shops and networks. */
const MAX_MARK = { width: 420, height: 220 };
const SPONSORS =
  /sponsor|partner|supporters|backers|trusted by|patrocin|parrain|mécène|förder|unterstütz|sponzor|спонсор|партн[её]р|贊助|赞助|協賛|スポンサー|パートナー|حمات|رعاة/iu;

/** A small drawing that links to another site, or that is shown under a heading for sponsors or partners. */
function isMarkOfAnotherSite(
  { kind, box, linkHref, nearHeading }: ImageEvidence,
  medium: Medium,
  { finalUrl }: PageEvidence,
): boolean {
  if (medium === 'photo' || kind === 'background') return false;
  if (box.width <= 64 || box.width > MAX_MARK.width || box.height > MAX_MARK.height) return false;
  const linksElsewhere = /^https?:/.test(linkHref ?? '') && hostnameOf(linkHref ?? '') !== hostnameOf(finalUrl);
  return (medium === 'drawing' && linksElsewhere) || SPONSORS.test(nearHeading);
}

/** Without the prefix classes of UI libraries. */
const withoutUiPrefixes = (names: string): string => names.replace(/\bui-[\w-]+/g, '');

/** Whether it has the shape and size of a portrait. */
const isPortraitSized = ({ box: { width, height } }: ImageEvidence): boolean =>
  Math.max(width, height) <= 420 && Math.max(width, height) < 1.3 * Math.min(width, height);

/** Lower case, with spaces between the words of identifiers, so that word boundaries match. */
const separateWords = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_/.]+/g, ' ')
    .toLowerCase();

function lastPathSegments(url: string | null): string {
  if (!url) return '';
  try {
    return decodeURIComponent(new URL(url).pathname).split('/').slice(-2).join(' ');
  } catch {
    return '';
  }
}
