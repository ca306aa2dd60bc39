import { parsePx, round } from './dom.ts';

/** A value with lengths relative to a font in px, as they are computed. */
export const inPixels = (value: string, { fontSize }: CSSStyleDeclaration): string =>
  value.replace(/(-?\d*\.?\d+)(r?em)\b/g, (_, number: string, unit: string) => {
    const size = unit === 'em' ? fontSize : getComputedStyle(document.documentElement).fontSize;
    return `${round(Number(number) * parsePx(size))}px`;
  });
