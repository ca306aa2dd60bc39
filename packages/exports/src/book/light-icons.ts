import { isLightDrawing, readPicture } from '../logos/render.ts';
import type { ExportSource } from '../types.ts';
import { iconsOf } from './pictures.ts';

/** The icons that are white or nearly white, which nobody would see on paper. */
export async function lightIcons(source: ExportSource): Promise<ReadonlySet<string>> {
  const light = new Set<string>();
  for (const { path } of iconsOf(source)) {
    const bytes = source.assets?.get(path);
    const picture = bytes ? await readPicture(bytes) : null;
    if (picture && (await isLightDrawing(picture))) light.add(path);
  }
  return light;
}
