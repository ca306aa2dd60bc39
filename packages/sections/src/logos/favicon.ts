import type { Evidence, LogoFile, PageEvidence, StoredAsset } from '@brandprint/contracts';

/** Icons of browsers are shown at 16 to 64 px: more than this is a picture for something else. */
const ENOUGH_PX = 96;

/** The best icon that the head declares and that answered: icon before touch icon, vector before pixels, sharp before small. */
export function favicon(evidence: Evidence): LogoFile | null {
  const assets = new Map(evidence.assets.map((asset) => [asset.key, asset]));
  const icons = evidence.pages.flatMap((page, order) =>
    page.favicons.flatMap((icon, place) => {
      const asset = icon.assetKey ? assets.get(icon.assetKey) : undefined;
      return asset
        ? [
            {
              icon,
              asset,
              page: page.finalUrl,
              order: order * 100 + place,
              rank: rank(icon, asset, isDeclared(page, icon.url)),
            },
          ]
        : [];
    }),
  );
  const best = icons.sort((a, b) => b.rank - a.rank || a.order - b.order)[0];
  return best ? logoFile(best.asset, best.icon.url, best.page) : null;
}

type Icon = PageEvidence['favicons'][number];

/** Of a page's icons some stand in no head: a file that browsers ask for by its usual name. */
const isDeclared = ({ headLinks }: PageEvidence, url: string): boolean => headLinks.some(({ href }) => href === url);

function rank({ rel, sizes }: Icon, asset: StoredAsset, declared: boolean): number {
  const kind = kindOf(rel, declared);
  const told = Math.max(0, ...(sizes.match(/\d+(?=x)/gi) ?? []).map(Number));
  const px = told || asset.width || 0;
  const sharp = asset.isVector ? 1 : (px <= ENOUGH_PX ? px / ENOUGH_PX : ENOUGH_PX / px) * 0.09;
  return kind * 10 + sharp;
}

function kindOf(rel: string, declared: boolean): number {
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
