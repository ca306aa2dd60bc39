import { wcagLuminance } from 'culori';
import sharp from 'sharp';
import { isInertSvg, isRenderableSvg } from './svg.ts';

/** A file of a logo that could be read. */
export interface LogoImage {
  bytes: Uint8Array;
  /** Extension of its own format, such as `svg`; empty if the file itself is not safe to hand on. */
  extension: string;
  /** Pixels; of a vector, the size that it is drawn at. */
  width: number;
  height: number;
  isVector: boolean;
  /** By which a vector is drawn smaller than it says, 0 to 1. */
  scale: number;
}

const MAX_PIXELS = 25_000_000;
const MAX_SIDE = 1024;
const TIMEOUT_SECONDS = 20;
const DEFAULT_DENSITY = 72;
const MAX_DENSITY = 2400;
const EXTENSIONS: Record<string, string> = {
  svg: 'svg',
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
};

const open = (bytes: Uint8Array, density = DEFAULT_DENSITY) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, density }).timeout({ seconds: TIMEOUT_SECONDS }).autoOrient();

const densityOf = ({ isVector, scale }: LogoImage, factor: number): number =>
  isVector ? Math.min(MAX_DENSITY, Math.max(1, DEFAULT_DENSITY * scale * Math.max(1, factor))) : DEFAULT_DENSITY;

let lastRendering: Promise<unknown> = Promise.resolve();

/** Renders one picture at a time in a process: they take memory, and the threads that also read files and names. */
function afterOthers<T>(render: () => Promise<T>): Promise<T> {
  const rendering = lastRendering.then(render);
  lastRendering = rendering.catch(() => undefined);
  return rendering;
}

/** Null if it cannot be read as a picture. */
export async function readLogoImage(bytes: Uint8Array): Promise<LogoImage | null> {
  try {
    const { format = '', autoOrient } = await open(bytes).metadata();
    const { width = 0, height = 0 } = autoOrient;
    const extension = EXTENSIONS[format];
    if (!extension || width === 0 || height === 0) return null;
    const isVector = format === 'svg';
    const markup = isVector ? Buffer.from(bytes).toString('utf8') : '';
    if (!isRenderableSvg(markup)) return null;
    const isSafe = isInertSvg(markup);
    const scale = isVector ? Math.min(1, MAX_SIDE / Math.max(width, height)) : 1;
    const [shownWidth, shownHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
    return {
      bytes,
      extension: isSafe ? extension : '',
      width: shownWidth ?? width,
      height: shownHeight ?? height,
      isVector,
      scale,
    };
  } catch {
    // Anything can be stored under the name of a logo.
    return null;
  }
}

/** The picture in another size. Pictures that are no vectors are never enlarged. */
export const renderPng = (picture: LogoImage, factor: number): Promise<Uint8Array> => {
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * factor)));
  return afterOthers(() =>
    open(picture.bytes, densityOf(picture, factor)).resize(width, height, { fit: 'fill' }).png().toBuffer(),
  );
};

/** The picture in the middle of a transparent square. */
export const renderSquare = (picture: LogoImage, side: number): Promise<Uint8Array> =>
  afterOthers(() => squareOf(picture, side).png().toBuffer());

const squareOf = (picture: LogoImage, side: number) =>
  open(picture.bytes, densityOf(picture, side / Math.max(picture.width, picture.height))).resize(side, side, {
    fit: 'contain',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });

/** The picture on a ground, with a quarter of its height free around it. */
export async function renderOnGround(picture: LogoImage, background: string): Promise<Uint8Array> {
  const margin = Math.max(1, Math.round(picture.height / 4));
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  return sharp(await renderPng(picture, 1))
    .extend({ ...sides, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .flatten({ background })
    .png()
    .toBuffer();
}

const SAMPLE_SIDE = 64;
/** From this mean luminance on, 0 to 1, a drawing is faint on white. */
const LIGHT_INK = 0.62;

/** Whether a picture is drawn in white or nearly white on nothing, so that it needs a dark ground. */
export async function isLightDrawing(picture: LogoImage): Promise<boolean> {
  try {
    const data = await afterOthers(() =>
      squareOf(picture, SAMPLE_SIDE).ensureAlpha().toColourspace('srgb').raw().toBuffer(),
    );
    let [light, ink] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
      light += (alpha / 255) * wcagLuminance({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
      ink += alpha / 255;
    }
    // A picture that fills its area brings its own ground.
    return ink > 0 && ink < 0.9 * SAMPLE_SIDE ** 2 && light / ink > LIGHT_INK;
  } catch {
    return false;
  }
}
