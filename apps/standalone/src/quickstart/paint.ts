import { createColors } from 'picocolors';

/** How text stands out: on a terminal with colours, elsewhere not at all. */
export interface Paint {
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  warn(text: string): string;
  accent(text: string): string;
  /** A small field of the colour; "" where there are no colours. `hex` is #rrggbb. */
  swatch(hex: string): string;
}

const SWATCH = ' '.repeat(6);

/** `depth` is the number of bits that a terminal has for a colour, as `getColorDepth` of a TTY tells; 1 is no colour. */
export function createPaint(depth: number): Paint {
  const { bold, dim, green, red, yellow, cyan } = createColors(depth > 1);
  return { strong: bold, faint: dim, good: green, bad: red, warn: yellow, accent: cyan, swatch: swatchOf(depth) };
}

function swatchOf(depth: number): Paint['swatch'] {
  if (depth < 8) return () => '';
  return (hex) => {
    const [red, green, blue] = hex.match(/[0-9a-f]{2}/gi)?.map((part) => Number.parseInt(part, 16)) ?? [];
    if (red === undefined || green === undefined || blue === undefined) return SWATCH;
    const color = depth >= 24 ? `2;${red};${green};${blue}` : `5;${nearest256(red, green, blue)}`;
    return `\u001b[48;${color}m${SWATCH}\u001b[0m`;
  };
}

/** The nearest in the 6 × 6 × 6 cube of a terminal with 256 colours. */
function nearest256(red: number, green: number, blue: number): number {
  const level = (value: number) => (value < 48 ? 0 : value < 115 ? 1 : Math.floor((value - 35) / 40));
  return 16 + 36 * level(red) + 6 * level(green) + level(blue);
}
