import { assetsThatFit } from '../asset-budget.ts';
import { asObject, asObjects, asText } from '../tokens/read.ts';
import type { ExportSource } from '../types.ts';

/** The pictures of a book. */
export interface Pictures {
  /** A file as a data URI; null if it cannot be shown. */
  find(path: string): string | null;
  /** Why it cannot be shown; null if it can. */
  problem(path: string): 'gone' | 'too large' | 'unreadable' | null;
  /** Bytes of a file; null if it is gone. */
  bytesOf(path: string): number | null;
}

/** More would be too large to send by mail. */
export const MAX_PICTURE_BYTES = 10_000_000;

export function picturesOf(source: ExportSource): Pictures {
  const { assets, omittedAssets } = source;
  const bytesOf = (path: string) => assets?.get(path)?.length ?? omittedAssets?.get(path);
  const fitting = new Set(assetsThatFit(bookAssets(source), bytesOf, MAX_PICTURE_BYTES));
  const pictures = new Map<string, { bytes: Uint8Array; mediaType: string }>();
  for (const [path, bytes] of assets ?? []) {
    const mediaType = fitting.has(path) ? mediaTypeOf(bytes) : null;
    if (mediaType) pictures.set(path, { bytes, mediaType });
  }
  return {
    find(path) {
      const picture = pictures.get(path);
      if (!picture) return null;
      const { bytes, mediaType } = picture;
      return `data:${mediaType};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;
    },
    problem(path) {
      if (pictures.has(path)) return null;
      if (bytesOf(path) === undefined) return 'gone';
      return fitting.has(path) ? 'unreadable' : 'too large';
    },
    bytesOf: (path) => bytesOf(path) ?? null,
  };
}

/** First bytes of the formats that an `img` element shows in every browser, as Latin-1. */
const SIGNATURES: [mediaType: string, offset: number, signature: string][] = [
  ['image/png', 0, '\x89PNG'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavi'],
  ['image/x-icon', 0, '\0\0\x01\0'],
];

/** Without its namespace an SVG file is no picture. Scripts in it do not run in an `img`. */
const SVG = /^\W*<(?:svg|\?xml|!--|!doctype svg).*http:\/\/www\.w3\.org\/2000\/svg/is;

/** Sites keep the place of a picture that loads later with an SVG file in which nothing is drawn. */
const DRAWN = /<(?:\w+:)?(?:path|rect|circle|ellipse|line|polyline|polygon|text|image|use|foreignObject)\b/;

function mediaTypeOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 2000)).toString('latin1');
  const found = SIGNATURES.find(([, offset, signature]) => start.startsWith(signature, offset));
  if (found) return found[0];
  return SVG.test(start) && DRAWN.test(Buffer.from(bytes).toString('latin1')) ? 'image/svg+xml' : null;
}

/** The name of a stored file: the last part of its path or key. */
export const assetName = (path: string): string => path.split('/').at(-1) ?? '';

const MAX_PHOTOS = 6;
const MAX_ICONS = 24;
const MAX_SCREENSHOTS = 2;

export interface Picture {
  path: string;
  role: string;
  description: string;
  page: string;
}

const ROLES = ['hero', 'photo', 'product', 'illustration', 'screenshot', 'graphic'];

function picturesIn(list: unknown): Picture[] {
  return asObjects(list).flatMap(({ fields }) => {
    const path = asText(fields.minio_key);
    if (path === '') return [];
    const { role, description, page_url } = fields;
    return [{ path, role: asText(role), description: asText(description), page: asText(page_url) }];
  });
}

/** One for each file: a picture is often on several pages. */
const distinct = (pictures: readonly Picture[]): Picture[] =>
  [...new Map([...pictures].reverse().map((picture) => [assetName(picture.path), picture])).values()].reverse();

/** The pictures that say most about the brand: of each role in turn, the first ones of the site first. */
export function photosOf({ brand }: ExportSource): Picture[] {
  const { images } = asObject(asObject(asObject(brand.analysis).images).assets);
  const pictures = distinct(picturesIn(images));
  const byRole = ROLES.map((name) => pictures.filter(({ role }) => role === name));
  const ranked = byRole.flatMap((group, order) => group.map((picture, turn) => ({ picture, turn, order })));
  // Two of a role, then the next role: a site with sixty photographs still shows its drawings.
  ranked.sort((a, b) => Math.floor(a.turn / 3) - Math.floor(b.turn / 3) || a.order - b.order || a.turn - b.turn);
  return ranked.slice(0, MAX_PHOTOS).map(({ picture }) => picture);
}

export function iconsOf({ brand }: ExportSource): Picture[] {
  const { icons } = asObject(asObject(asObject(brand.analysis).images).assets);
  return distinct(picturesIn(icons)).slice(0, MAX_ICONS);
}

export interface MarkedScreenshot {
  path: string;
  page: string;
  width: number;
  height: number;
  index: number;
}

/** The screenshots that the design elements refer to; those of edited sections may refer to others. */
export function screenshotsOf({ brand, evidence }: ExportSource): MarkedScreenshot[] {
  const { design_elements } = asObject(asObject(brand.analysis)['art-direction']);
  const used = new Set(asObjects(design_elements).map(({ fields }) => fields.screenshot_index));
  const screenshots = evidence.find(({ section }) => section === 'art-direction')?.screenshots ?? [];
  return screenshots
    .filter(({ index, width, height }) => used.has(index) && width > 0 && height > 0)
    .slice(0, MAX_SCREENSHOTS)
    .map(({ asset_path, page, width, height, index }) => ({ path: asset_path, page, width, height, index }));
}

export interface SlotLogo {
  path: string;
  label: string;
  format: string;
  /** Width to height; null if it is not known. */
  ratio: number | null;
  isGenerated: boolean;
  /** The ground that it is made for. */
  ground: 'light' | 'dark';
  source: string;
}

const SLOTS = [
  ['wordmark_light', 'Wordmark for light grounds'],
  ['wordmark_dark', 'Wordmark for dark grounds'],
  ['mark_light', 'Mark for light grounds'],
  ['mark_dark', 'Mark for dark grounds'],
] as const;

/** The logos by slot: wordmarks first. */
export function logosOf({ brand }: ExportSource): SlotLogo[] {
  const { slots, variants } = asObject(asObject(brand.analysis).logos);
  const sources = new Map(
    asObjects(variants).map(({ fields }) => [
      asText(fields.asset_path),
      asText(fields.source_url) || asText(fields.page_url),
    ]),
  );
  return SLOTS.flatMap(([key, label]): SlotLogo[] => {
    const { asset_path, format, width, height, generated } = asObject(asObject(slots)[key]);
    const path = asText(asset_path);
    if (path === '') return [];
    const isSized = typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0;
    return [
      {
        path,
        label,
        format: asText(format),
        ratio: isSized ? width / height : null,
        isGenerated: generated === true,
        ground: key.endsWith('dark') ? 'dark' : 'light',
        source: sources.get(path) ?? '',
      },
    ];
  });
}

/** Paths and keys of the files that the book shows, those without which it is poorest first. */
export const bookAssets = (source: ExportSource): string[] => [
  ...new Set(
    [...logosOf(source), ...screenshotsOf(source), ...photosOf(source), ...iconsOf(source)].map(({ path }) => path),
  ),
];
