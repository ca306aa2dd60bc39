import type { LogoCandidate, StoredAsset } from '@brandprint/contracts';
import { cropRaster, cropSvg, findVisiblePart, type VisiblePart } from '../shared/logos/crop-background.ts';
import { recolorSvg, type SanitizedSvg } from '../shared/sanitize-svg.ts';
import { analyzeAppearance, type ImageAppearance, isSameColor, recolorRaster } from './analyze-appearance.ts';

/**
 * The change that makes the site's file look as on the page: cropped to one of several pictures, or a mask filled with
 * its colour.
 */
export type FileChange = 'cropped' | 'painted';

interface IntrinsicSize {
  width: number | null;
  height: number | null;
}

export const longestSide = ({ width, height }: IntrinsicSize): number | null =>
  Math.max(width ?? 0, height ?? 0) || null;

function visiblePartOf(
  { laid }: LogoCandidate,
  { width, height }: IntrinsicSize,
  hasRatioOnly: boolean,
): VisiblePart | 'all' | null {
  if (!laid) return 'all';
  return width && height ? findVisiblePart(laid, { width, height }, hasRatioOnly) : 'all';
}

/** The colour that a mask shows; null if it is not a mask, or shows a picture. */
const maskColor = ({ source, color }: LogoCandidate): string | null =>
  source === 'css-mask' && color && !/^#.{6}[01]./.test(color) ? color.slice(0, 7) : null;

const hasColor = (seen: ImageAppearance | null, paint: string): boolean =>
  seen?.singleColor != null && isSameColor(seen.singleColor, paint);

/** Pixels as on the page; null if the visible part could not be cropped. */
export async function renderRasterAsShown(candidate: LogoCandidate, asset: StoredAsset, file: Buffer) {
  const part = visiblePartOf(candidate, asset, false);
  if (part === null) return null;
  const changes: FileChange[] = [];
  let rendered: { body: Buffer; size: IntrinsicSize } = {
    body: file,
    size: { width: asset.width, height: asset.height },
  };
  if (part !== 'all') {
    const cropped = await cropRaster(file, part);
    if (!cropped) return null;
    rendered = cropped;
    changes.push('cropped');
  }
  const maskFill = maskColor(candidate);
  if (maskFill && !hasColor(await analyzeAppearance(rendered.body, null), maskFill)) {
    rendered = { ...rendered, body: await recolorRaster(rendered.body, maskFill) };
    changes.push('painted');
  }
  return { ...rendered, made: changes };
}

/** The same for a vector. */
export async function renderSvgAsShown(
  candidate: LogoCandidate,
  { markup, width, height, hasRatioOnly }: SanitizedSvg,
) {
  const part = visiblePartOf(candidate, { width, height }, hasRatioOnly);
  if (part === null) return null;
  const changes: FileChange[] = part === 'all' ? [] : ['cropped'];
  const size: IntrinsicSize = part === 'all' ? { width, height } : { width: part.width, height: part.height };
  const cropped = part === 'all' ? markup : cropSvg(markup, part);
  const maskFill = maskColor(candidate);
  if (!maskFill || hasColor(await analyzeAppearance(Buffer.from(cropped), longestSide(size) ?? 100), maskFill))
    return { markup: cropped, size, made: changes };
  return { markup: recolorSvg(cropped, maskFill), size, made: [...changes, 'painted' as const] };
}
