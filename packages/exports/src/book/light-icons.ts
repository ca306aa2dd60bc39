import { isLightDrawing, readPicture } from '../logos/render.ts';
import type { ExportSource } from '../types.ts';
import { iconsOf } from './pictures.ts';

/** Larger ones are no icons, whatever size they are shown at, and take long to decode. */
const MAX_PIXELS = 1_000_000;

/** The icons that are white or nearly white, which nobody would see on paper. */
export async function lightIcons(source: ExportSource): Promise<ReadonlySet<string>> {
  const light = new Set<string>();
  for (const { path } of iconsOf(source)) {
    const bytes = source.assets?.get(path);
    const picture = bytes ? await readPicture(bytes) : null;
    if (!picture || picture.width * picture.height > MAX_PIXELS) continue;
    if (await isLightDrawing(picture)) light.add(path);
  }
  return light;
}
