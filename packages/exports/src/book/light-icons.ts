import { isLightDrawing, readLogoImage } from '../logos/render.ts';
import type { ExportSource } from '../types.ts';
import { iconsOf } from './pictures.ts';

/** Larger ones are no icons, whatever size they are shown at, and take long to decode. */
const MAX_PIXELS = 300_000;
const MAX_BYTES = 200_000;
/** Of all icons of a book: those after it stay on paper. */
const MAX_TOTAL_PIXELS = 3_000_000;

/** The icons that are white or nearly white, which nobody would see on paper. */
export async function lightIcons(source: ExportSource): Promise<ReadonlySet<string>> {
  const light = new Set<string>();
  let decoded = 0;
  for (const { path } of iconsOf(source)) {
    const bytes = source.assets?.get(path);
    const picture = bytes && bytes.length <= MAX_BYTES ? await readLogoImage(bytes) : null;
    const pixels = picture ? picture.width * picture.height : 0;
    if (!picture || pixels > MAX_PIXELS || decoded + pixels > MAX_TOTAL_PIXELS) continue;
    decoded += pixels;
    if (await isLightDrawing(picture)) light.add(path);
  }
  return light;
}
