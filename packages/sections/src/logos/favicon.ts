import type { Evidence, LogoFile, PageEvidence, StoredAsset } from '@brandprint/contracts';
import type { AssetPort } from '../section.ts';
import { sanitizeSvg } from '../shared/sanitize-svg.ts';
import { showsNothing } from './analyze-appearance.ts';

/** Browsers show icons at 16 to 64 px; a larger picture has another purpose. */
const MAX_FAVICON_PX = 96;

/** A fetched icon, as the first page with it declares it. */
export interface FoundFavicon {
  icon: Icon;
  asset: StoredAsset;
  page: string;
  /** Whether a page declares it; otherwise it was found at the address that browsers request by default. */
  isDeclared: boolean;
  /** Number of pages that have it. */
  pageCount: number;
}

/**
 * Each icon once, the best first: icon before touch icon, of the first page before that of others, vector before raster,
 * sharp before small.
 */
export function findFavicons(evidence: Evidence): FoundFavicon[] {
  const home = evidence.pages[0]?.finalUrl;
  const assets = new Map(evidence.assets.map((asset) => [asset.key, asset]));
  const found = new Map<string, FoundFavicon & { on: Set<string> }>();
  for (const page of evidence.pages) {
    for (const icon of page.favicons) {
      const asset = icon.assetKey ? assets.get(icon.assetKey) : undefined;
      if (!asset) continue;
      const isDeclared = isDeclaredIcon(page, icon.url);
      const key = `${icon.rel} ${icon.sizes} ${isDeclared} ${icon.url ?? asset.sha256}`;
      const known = found.get(key);
      if (known) known.on.add(page.finalUrl);
      else found.set(key, { icon, asset, page: page.finalUrl, isDeclared, pageCount: 1, on: new Set([page.finalUrl]) });
    }
  }
  return [...found.values()]
    .map(({ on, ...one }) => ({ ...one, pageCount: on.size }))
    .map((one) => ({ one, rank: scoreFavicon(one) + (one.page === home ? ON_FIRST_PAGE : 0) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ one }) => one);
}

/** URL of the best icon that has one; "" if there is none. */
export const findFaviconUrl = (evidence: Evidence): string =>
  findFavicons(evidence).find(({ icon }) => icon.url !== null)?.icon.url ?? '';

/** The icons that can be shown: vectors as copies without scripts and references to other files. */
export async function storeFavicons(
  favicons: readonly FoundFavicon[],
  assets: AssetPort,
  signal: AbortSignal,
): Promise<FoundFavicon[]> {
  for (const [i, found] of favicons.entries()) {
    signal.throwIfAborted();
    const stored = await storeIconFile(found.asset, { url: found.icon.url, pageUrl: found.page }, assets);
    if (stored) return [{ ...found, asset: stored.asset }, ...favicons.slice(i + 1)];
  }
  return [];
}

/** The stored file of an icon, of a vector a sanitized copy with its content; null if nothing of it is left. */
export async function storeIconFile(
  asset: StoredAsset,
  { url, pageUrl }: { url: string | null; pageUrl: string },
  assets: AssetPort,
): Promise<{ asset: StoredAsset; body: Buffer | null } | null> {
  if (!asset.isVector) return { asset, body: null };
  const body = await assets.read(asset.key);
  const sanitized = body && sanitizeSvg(body.toString('utf8'));
  if (!sanitized) return null;
  const { width, height, hasText } = sanitized;
  const copy = Buffer.from(sanitized.markup);
  if (!hasText && (await showsNothing(copy))) return null;
  const saved = await assets.save({ body: copy, contentType: 'image/svg+xml', pageUrl, url });
  return { asset: { ...saved, width, height }, body: copy };
}

export const toFaviconFile = ({ asset, icon, page }: FoundFavicon): LogoFile => toLogoFile(asset, icon.url, page);

type Icon = PageEvidence['favicons'][number];

/** Some icons of a page are not declared: browsers request them by their usual file name. */
const isDeclaredIcon = ({ headLinks }: PageEvidence, url: string | null): boolean =>
  url === null || headLinks.some(({ href }) => href === url);

/** More than any sharpness, and less than another kind of icon. */
const ON_FIRST_PAGE = 2;

function scoreFavicon({ icon: { rel, sizes }, asset, isDeclared }: FoundFavicon): number {
  const kind = iconKindScore(rel, isDeclared);
  const declaredSize = Math.max(0, ...(sizes.match(/\d+(?=x)/gi) ?? []).map(Number));
  const px = declaredSize || asset.width || 0;
  const sharp = asset.isVector ? 1 : (px <= MAX_FAVICON_PX ? px / MAX_FAVICON_PX : MAX_FAVICON_PX / px) * 0.09;
  return kind * 10 + sharp;
}

/** Suitability for browser tabs: 2 for a plain icon, 0 for icons with another purpose. */
export function iconKindScore(rel: string, declared: boolean): number {
  if (/apple-touch-icon|mask-icon|fluid-icon/.test(rel)) return 0;
  if (!declared) return 0.5;
  if (rel.trim() === 'icon') return 2;
  return rel.includes('icon') ? 1.9 : 1;
}

export const toLogoFile = (asset: StoredAsset, sourceUrl: string | null, pageUrl: string): LogoFile => ({
  asset_path: asset.assetPath,
  format: asset.format,
  is_vector: asset.isVector,
  width: asset.width,
  height: asset.height,
  source_url: sourceUrl,
  page_url: pageUrl,
});
