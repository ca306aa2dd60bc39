import { differenceCiede2000, rgb as toRgb, wcagContrast } from 'culori';
import sharp from 'sharp';

/** What a rendered picture shows. */
export interface ImageAppearance {
  /** Size of the ink's bounding box. */
  aspect: number;
  /** Visible on white, and on near-black. */
  visibleOnLight: boolean;
  visibleOnDark: boolean;
  /** Hardly anything of it is visible on white, and on near-black. */
  lostOnLight: boolean;
  lostOnDark: boolean;
  /** The colour of a single-colour picture; null if it has several. */
  singleColor: string | null;
  /** Whether it has no transparent surroundings. */
  isOpaque: boolean;
  /** The most frequent non-grey colour; null if there is none. */
  dominantHue: string | null;
}

const ANALYSIS_SIZE = 256;
const MAX_PIXELS = 50_000_000;
const LIGHT_BACKGROUND = '#ffffff';
const DARK_BACKGROUND = '#111111';
/** Contrast below which ink is not visible on its background. */
const MIN_CONTRAST = 2;
/** Minimum share of the ink that must be visible. */
const MIN_VISIBLE_SHARE = 0.85;
/** The picture is lost if less than this share of its ink has at least this contrast. */
const LOST_SHARE = 0.04;
const LOST_CONTRAST = 1.6;
/** Contrast below which an uneven surface still passes for the ground around it. */
const PAPER_CONTRAST = 1.5;
const deltaE = differenceCiede2000();

/** Null if it cannot be rendered or is blank. */
export async function analyzeAppearance(file: Buffer, vectorSide: number | null): Promise<ImageAppearance | null> {
  const density = vectorSide ? Math.min(2_400, Math.max(24, (72 * ANALYSIS_SIZE) / vectorSide)) : undefined;
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, ...(density ? { density } : {}) })
      .resize(ANALYSIS_SIZE, ANALYSIS_SIZE, { fit: 'inside' })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return analyzePixels(data, info.width, info.height);
  } catch {
    return null;
  }
}

/** Whether a picture is transparent everywhere, such as one that is drawn outside of its own view box. */
export async function showsNothing(file: Buffer): Promise<boolean> {
  try {
    const { channels } = await sharp(file, { limitInputPixels: MAX_PIXELS }).ensureAlpha().stats();
    return channels.at(-1)?.max === 0;
  } catch {
    // It may be drawn by others.
    return false;
  }
}

function analyzePixels(data: Buffer, width: number, height: number): ImageAppearance | null {
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
    .map(([key, count]) => ({ hex: bucketToHex(key), share: count / ink }));
  const isOpaque = ink > 0.995 * width * height;
  const corners = isOpaque ? cornerColors(data, width, height) : [];
  const backgroundColor = commonColor(corners);
  const first = colors[0]?.hex ?? DARK_BACKGROUND;
  const visibleShare = (background: string, minContrast: number): number =>
    colors.filter(({ hex }) => wcagContrast(hex, background) >= minContrast).reduce((sum, { share }) => sum + share, 0);
  const paper = backgroundColor ? null : paperOf(corners);
  const isVisibleOn = (background: string): boolean => {
    if (backgroundColor) return wcagContrast(backgroundColor, background) < 1.2 || saturation(backgroundColor) > 0.35;
    return paper ? paper === background : visibleShare(background, MIN_CONTRAST) >= MIN_VISIBLE_SHARE;
  };
  const isLostOn = (background: string): boolean => !isOpaque && visibleShare(background, LOST_CONTRAST) < LOST_SHARE;
  const dominantShare = colors.filter(({ hex }) => deltaE(hex, first) < 6).reduce((sum, { share }) => sum + share, 0);
  return {
    aspect: (right - left + 1) / (bottom - top + 1),
    visibleOnLight: isVisibleOn(LIGHT_BACKGROUND),
    visibleOnDark: isVisibleOn(DARK_BACKGROUND),
    lostOnLight: isLostOn(LIGHT_BACKGROUND),
    lostOnDark: isLostOn(DARK_BACKGROUND),
    singleColor: !isOpaque && dominantShare > 0.97 ? first : null,
    isOpaque,
    dominantHue: colors.find(({ hex, share }) => share > 0.02 && saturation(hex) > 0.25)?.hex ?? null,
  };
}

const bucketToHex = (key: number): string =>
  `#${[key >> 10, (key >> 5) & 31, key & 31].map((five) => ((five << 3) | (five >> 2)).toString(16).padStart(2, '0')).join('')}`;

function cornerColors(data: Buffer, width: number, height: number): string[] {
  return [0, width - 1, (height - 1) * width, height * width - 1].map(
    (at) => `#${[0, 1, 2].map((channel) => (data[at * 4 + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`,
  );
}

/** The colour of all four corners; null if they differ. */
function commonColor(corners: readonly string[]): string | null {
  const [first] = corners;
  return first !== undefined && corners.every((hex) => deltaE(hex, first) < 4) ? first : null;
}

/** The ground that all corners nearly have, as a scan of a print on paper does; null if there is none. */
const paperOf = (corners: readonly string[]): string | null =>
  corners.length === 0
    ? null
    : ([LIGHT_BACKGROUND, DARK_BACKGROUND].find((ground) =>
        corners.every((hex) => wcagContrast(hex, ground) < PAPER_CONTRAST && saturation(hex) < 0.35),
      ) ?? null);

function saturation(hex: string): number {
  const color = toRgb(hex);
  return color ? Math.max(color.r, color.g, color.b) - Math.min(color.r, color.g, color.b) : 0;
}

/** The picture's shape, filled with one colour. */
export async function recolorRaster(file: Buffer, color: string): Promise<Buffer> {
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

export const isSimilarColor = (a: string, b: string): boolean => deltaE(a, b) < 12;

/** One colour, allowing for rounding during rendering. */
export const isSameColor = (a: string, b: string): boolean => deltaE(a, b) < 3;
