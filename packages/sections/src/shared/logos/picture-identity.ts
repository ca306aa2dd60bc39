import type { LogoCandidate, StoredAsset } from '@brandprint/contracts';
import { normalizeSvgForComparison } from '../sanitize-svg.ts';
import { findVisiblePart } from './crop-background.ts';

/** Its identity: file, part of the file, and colour. A drawing that was not stored is identified by its position. */
export function pictureIdentity(candidate: LogoCandidate, assets: Map<string, StoredAsset>): string {
  const { assetKey, url, markup, source, color, selector } = candidate;
  const asset = assetKey ? assets.get(assetKey) : undefined;
  const file = (markup ? normalizeSvgForComparison(markup) : undefined) ?? asset?.sha256 ?? url;
  if (!file) return source === 'inline-svg' ? `at ${selector}` : '';
  return [file, ...visiblePartKey(candidate, asset), ...(source === 'css-mask' ? [color ?? ''] : [])].join(' ');
}

function visiblePartKey({ laid }: LogoCandidate, asset: StoredAsset | undefined): string[] {
  if (!laid || !asset?.width || !asset.height) return [];
  const part = findVisiblePart(laid, { width: asset.width, height: asset.height }, false);
  if (part === 'all') return [];
  const { left, top, width, height } = part ?? { left: 0, top: 0, width: 0, height: 0 };
  return [[left, top, width, height].map(Math.round).join(',')];
}

/** Whether it shows its whole file, in the colours of the file. */
export const showsWholeFile = (candidate: LogoCandidate, asset: StoredAsset): boolean =>
  candidate.markup === null && candidate.source !== 'css-mask' && visiblePartKey(candidate, asset).length === 0;
