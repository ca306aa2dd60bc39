import { differenceCiede2000, rgb as toRgb, wcagContrast } from 'culori';
import sharp from 'sharp';

/** What a drawn picture shows. */
export interface Look {
  /** Of the ink's bounding box. */
  aspect: number;
  /** Stands out from white, from near-black. */
  onLight: boolean;
  onDark: boolean;
  /** The one colour it is drawn in; null if there are several. */
  single: string | null;
  /** Has no transparent surroundings. */
  opaque: boolean;
  /** The most frequent colour that is no grey; null if there is none. */
  hue: string | null;
}

const SIDE = 256;
const MAX_PIXELS = 50_000_000;
const LIGHT = '#ffffff';
const DARK = '#111111';
/** Contrast under which ink cannot be told from what is behind it. */
const SEEN = 2;
/** Share of the ink that has to be seen. */
const MOSTLY = 0.85;
const distance = differenceCiede2000();

/** Null if it cannot be drawn or shows nothing. */
export async function look(file: Buffer, vectorSide: number | null): Promise<Look | null> {
  const density = vectorSide ? Math.min(2_400, Math.max(24, (72 * SIDE) / vectorSide)) : undefined;
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, ...(density ? { density } : {}) })
      .resize(SIDE, SIDE, { fit: 'inside' })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return judge(data, info.width, info.height);
  } catch {
    return null;
  }
}

function judge(data: Buffer, width: number, height: number): Look | null {
  const counts = new Map<number, number>();
  let [left, right, top, bottom] = [width, -1, height, -1];
  let ink = 0;
  for (let at = 0; at < width * height; at += 1) {
    if ((data[at * 4 + 3] ?? 0) < 160) continue;
    ink += 1;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    const key =
      (((data[at * 4] ?? 0) >> 3) << 10) | (((data[at * 4 + 1] ?? 0) >> 3) << 5) | ((data[at * 4 + 2] ?? 0) >> 3);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  if (ink < 20) return null;
  const colors = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([key, count]) => ({ hex: hexOf(key), share: count / ink }));
  const opaque = ink > 0.995 * width * height;
  const backing = opaque ? cornerColor(data, width, height) : null;
  const first = colors[0]?.hex ?? DARK;
  const visible = (background: string): boolean =>
    backing
      ? wcagContrast(backing, background) < 1.2 || saturation(backing) > 0.35
      : colors.filter(({ hex }) => wcagContrast(hex, background) >= SEEN).reduce((sum, { share }) => sum + share, 0) >=
        MOSTLY;
  const near = colors.filter(({ hex }) => distance(hex, first) < 6).reduce((sum, { share }) => sum + share, 0);
  return {
    aspect: (right - left + 1) / (bottom - top + 1),
    onLight: visible(LIGHT),
    onDark: visible(DARK),
    single: !opaque && near > 0.97 ? first : null,
    opaque,
    hue: colors.find(({ hex, share }) => share > 0.02 && saturation(hex) > 0.25)?.hex ?? null,
  };
}

const hexOf = (key: number): string =>
  `#${[key >> 10, (key >> 5) & 31, key & 31].map((five) => ((five << 3) | (five >> 2)).toString(16).padStart(2, '0')).join('')}`;

/** The colour that all four corners share; null if they differ. */
function cornerColor(data: Buffer, width: number, height: number): string | null {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map(
    (at) => `#${[0, 1, 2].map((channel) => (data[at * 4 + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`,
  );
  const first = corners[0] ?? LIGHT;
  return corners.every((hex) => distance(hex, first) < 4) ? first : null;
}

function saturation(hex: string): number {
  const color = toRgb(hex);
  return color ? Math.max(color.r, color.g, color.b) - Math.min(color.r, color.g, color.b) : 0;
}

/** The picture's shape, filled with one colour. */
export async function recolouredPixels(file: Buffer, color: string): Promise<Buffer> {
  const alpha = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { width: alpha.info.width, height: alpha.info.height, channels: 3, background: color } })
    .joinChannel(alpha.data, { raw: { width: alpha.info.width, height: alpha.info.height, channels: 1 } })
    .png()
    .toBuffer();
}

export const alike = (a: string, b: string): boolean => distance(a, b) < 12;

/** One colour but for the rounding of what was drawn. */
export const same = (a: string, b: string): boolean => distance(a, b) < 3;
