// Only what the formula needs of the library: hex as the notation of its colours, and their channels.
import 'chroma-js/src/io/hex/index.js';
import 'chroma-js/src/io/rgb/index.js';
import 'chroma-js/src/ops/alpha.js';
import contrastAPCA from 'chroma-js/src/utils/contrastAPCA.js';
import type { Rgb } from './color.ts';

/**
 * APCA's lightness contrast of text on a ground, both opaque, as a whole number from 0 to 108. Unlike WCAG's ratio it
 * has a direction.
 */
export const lightnessContrast = (text: Rgb, ground: Rgb): number =>
  Math.round(Math.abs(contrastAPCA(opaqueHex(text), opaqueHex(ground))));

const opaqueHex = ({ r, g, b }: Rgb): string => `#${[r, g, b].map((it) => it.toString(16).padStart(2, '0')).join('')}`;

/** What a pair is good for, by the APCA Readability Criterion (bronze). */
export function lightnessUse(contrast: number): 'body text' | 'text' | 'large text' | 'headlines' | 'no text' {
  if (contrast >= 75) return 'body text';
  if (contrast >= 60) return 'text';
  if (contrast >= 45) return 'large text';
  return contrast >= 30 ? 'headlines' : 'no text';
}
