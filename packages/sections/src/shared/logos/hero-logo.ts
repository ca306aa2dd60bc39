import type { StoredAsset } from '@brandprint/contracts';

/** Pixels up to which a file is too small to use as a logo. */
const MAX_ICON_SIDE = 64;

/** Instead of a file of the size of an icon, the logo that is the title of the first page leads. */
export function largeHeroLogoFirst<L extends { asset: StoredAsset | null; titlesHome: boolean }>(
  logos: readonly L[],
): L[] {
  const [first] = logos;
  const title = first && isIconFile(first.asset) ? logos.find((l) => l.titlesHome && !isIconFile(l.asset)) : undefined;
  return title ? [title, ...logos.filter((logo) => logo !== title)] : [...logos];
}

const isIconFile = (asset: StoredAsset | null): boolean =>
  asset !== null && !asset.isVector && Math.max(asset.width ?? 0, asset.height ?? 0) <= MAX_ICON_SIDE;
