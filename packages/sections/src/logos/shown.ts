import type { LogoCandidate, StoredAsset } from '@brandprint/contracts';
import { croppedPixels, croppedSvg, type Part, shownPart } from './crop.ts';
import { type Look, look, recolouredPixels, same } from './look.ts';
import { type CleanSvg, recolouredSvg } from './svg.ts';

/** What was done to the site's file so that it shows what the site does: one picture of several, or a mask in its colour. */
export type Made = 'cropped' | 'painted';

interface OwnSize {
  width: number | null;
  height: number | null;
}

export const sideOf = ({ width, height }: OwnSize): number | null => Math.max(width ?? 0, height ?? 0) || null;

function partOf({ laid }: LogoCandidate, { width, height }: OwnSize, scales: boolean): Part | 'all' | null {
  if (!laid) return 'all';
  return width && height ? shownPart(laid, { width, height }, scales) : 'all';
}

/** The colour that a mask lets through; null for what is no mask, or shows a picture through it. */
const paintOf = ({ source, color }: LogoCandidate): string | null =>
  source === 'css-mask' && color && !/^#.{6}[01]./.test(color) ? color.slice(0, 7) : null;

const hasPaint = (seen: Look | null, paint: string): boolean => seen?.single != null && same(seen.single, paint);

/** Pixels as the page shows them; null where the part that it shows could not be cut out. */
export async function shownPixels(candidate: LogoCandidate, asset: StoredAsset, file: Buffer) {
  const part = partOf(candidate, asset, false);
  if (part === null) return null;
  const made: Made[] = [];
  let shown: { body: Buffer; size: OwnSize } = { body: file, size: { width: asset.width, height: asset.height } };
  if (part !== 'all') {
    const cut = await croppedPixels(file, part);
    if (!cut) return null;
    shown = cut;
    made.push('cropped');
  }
  const paint = paintOf(candidate);
  if (paint && !hasPaint(await look(shown.body, null), paint)) {
    shown = { ...shown, body: await recolouredPixels(shown.body, paint) };
    made.push('painted');
  }
  return { ...shown, made };
}

/** The same of a vector. */
export async function shownDrawing(candidate: LogoCandidate, { markup, width, height, scales }: CleanSvg) {
  const part = partOf(candidate, { width, height }, scales);
  if (part === null) return null;
  const made: Made[] = part === 'all' ? [] : ['cropped'];
  const size: OwnSize = part === 'all' ? { width, height } : { width: part.width, height: part.height };
  const cut = part === 'all' ? markup : croppedSvg(markup, part);
  const paint = paintOf(candidate);
  if (!paint || hasPaint(await look(Buffer.from(cut), sideOf(size) ?? 100), paint)) return { markup: cut, size, made };
  return { markup: recolouredSvg(cut, paint), size, made: [...made, 'painted' as const] };
}
