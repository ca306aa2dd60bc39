import type { Evidence, LogoFile, PageEvidence, StoredAsset } from '@brandprint/contracts';

/** Icons of browsers are shown at 16 to 64 px: more than this is a picture for something else. */
const ENOUGH_PX = 96;

/** An icon of the site's head that answered, as its first page declares it. */
export interface FoundIcon {
  icon: Icon;
  asset: StoredAsset;
  page: string;
  /** Stands in a head, and not only at the address that browsers ask for by themselves. */
  declared: boolean;
  /** Pages that have it. */
  pages: number;
}

/** Each icon once, the best first: icon before touch icon, vector before pixels, sharp before small. */
export function favicons(evidence: Evidence): FoundIcon[] {
  const assets = new Map(evidence.assets.map((asset) => [asset.key, asset]));
  const found = new Map<string, FoundIcon & { on: Set<string> }>();
  for (const page of evidence.pages) {
    for (const icon of page.favicons) {
      const asset = icon.assetKey ? assets.get(icon.assetKey) : undefined;
      if (!asset) continue;
      const declared = isDeclared(page, icon.url);
      const key = `${icon.rel} ${icon.sizes} ${declared} ${icon.url ?? asset.sha256}`;
      const known = found.get(key);
      if (known) known.on.add(page.finalUrl);
      else found.set(key, { icon, asset, page: page.finalUrl, declared, pages: 1, on: new Set([page.finalUrl]) });
    }
  }
  return [...found.values()]
    .map(({ on, ...one }) => ({ ...one, pages: on.size }))
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ one }) => one);
}

/** Address of the best icon that has one at the site; "" where none does. */
export const faviconUrl = (evidence: Evidence): string =>
  favicons(evidence).find(({ icon }) => icon.url !== null)?.icon.url ?? '';

export const iconFile = ({ asset, icon, page }: FoundIcon): LogoFile => logoFile(asset, icon.url, page);

type Icon = PageEvidence['favicons'][number];

/** Of a page's icons some stand in no head: a file that browsers ask for by its usual name. */
const isDeclared = ({ headLinks }: PageEvidence, url: string | null): boolean =>
  url === null || headLinks.some(({ href }) => href === url);

function rank({ icon: { rel, sizes }, asset, declared }: FoundIcon): number {
  const kind = kindOf(rel, declared);
  const told = Math.max(0, ...(sizes.match(/\d+(?=x)/gi) ?? []).map(Number));
  const px = told || asset.width || 0;
  const sharp = asset.isVector ? 1 : (px <= ENOUGH_PX ? px / ENOUGH_PX : ENOUGH_PX / px) * 0.09;
  return kind * 10 + sharp;
}

/** What browsers put into their tabs: 2 for a plain icon, 0 for what is drawn for something else. */
export function kindOf(rel: string, declared: boolean): number {
  if (/apple-touch-icon|mask-icon|fluid-icon/.test(rel)) return 0;
  if (!declared) return 0.5;
  if (rel.trim() === 'icon') return 2;
  return rel.includes('icon') ? 1.9 : 1;
}

export const logoFile = (asset: StoredAsset, sourceUrl: string | null, pageUrl: string): LogoFile => ({
  asset_path: asset.assetPath,
  format: asset.format,
  is_vector: asset.isVector,
  width: asset.width,
  height: asset.height,
  source_url: sourceUrl,
  page_url: pageUrl,
});
