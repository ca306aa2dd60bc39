import sharp from 'sharp';

/** Whether a PNG has a pixel of exactly this colour. */
export async function hasPixel(
  png: Uint8Array,
  [red, green, blue]: readonly [number, number, number],
): Promise<boolean> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) return true;
  return false;
}
