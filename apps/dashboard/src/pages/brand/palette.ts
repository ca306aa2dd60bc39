import { parseHex, type Rgb } from '../../lib/color.ts';
import type { Part } from './types.ts';

type Color = Part<'colors'>['primary_palette'][number];

export interface PaletteEntry {
  color: Color;
  rgb: Rgb;
  /** Position in the section, for evidence. */
  index: number;
}

export const paletteOf = ({ primary_palette }: Part<'colors'>): PaletteEntry[] =>
  primary_palette.flatMap((color, index) => {
    const rgb = parseHex(color.hex);
    return rgb ? [{ color, rgb, index }] : [];
  });
