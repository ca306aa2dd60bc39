import { parsePx, round } from './dom.ts';

const MAX_LENGTH = 200;
const FONT_LENGTH = /(?<![\w.])(-?(?:\d+(?:\.\d+)?|\.\d+))(r?em)\b/g;

/** A value with lengths relative to a font in px, as they are computed; longer values stay as they are. */
export const inPixels = (value: string, { fontSize }: CSSStyleDeclaration): string =>
  value.length > MAX_LENGTH
    ? value
    : value.replace(FONT_LENGTH, (_, number: string, unit: string) => {
        const size = unit === 'em' ? fontSize : getComputedStyle(document.documentElement).fontSize;
        return `${round(Number(number) * parsePx(size))}px`;
      });
