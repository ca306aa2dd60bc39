import { createColors } from 'picocolors';

/** Text styles: on a terminal with colours, otherwise none. */
export interface TerminalStyle {
  bold(text: string): string;
  dim(text: string): string;
  success(text: string): string;
  error(text: string): string;
  warn(text: string): string;
  accent(text: string): string;
  /** A small swatch of the colour, with edges that show on any ground; "" without colours. `hex` is #rrggbb. */
  swatch(hex: string): string;
}

const NO_SWATCH = ' '.repeat(6);
/** Thin lines in a grey that stands out from black and white: a white swatch is seen on a white terminal. */
const EDGES = '\u001b[38;5;244m▏    ▕';

/** `depth` is the colour depth of the terminal in bits, from `getColorDepth` of a TTY; 1 means no colours. */
export function createTerminalStyle(depth: number): TerminalStyle {
  const { bold, dim, green, red, yellow, cyan } = createColors(depth > 1);
  return { bold, dim, success: green, error: red, warn: yellow, accent: cyan, swatch: swatchOf(depth) };
}

function swatchOf(depth: number): TerminalStyle['swatch'] {
  if (depth < 8) return () => '';
  return (hex) => {
    const [red, green, blue] = hex.match(/[0-9a-f]{2}/gi)?.map((part) => Number.parseInt(part, 16)) ?? [];
    if (red === undefined || green === undefined || blue === undefined) return NO_SWATCH;
    const color = depth >= 24 ? `2;${red};${green};${blue}` : `5;${nearest256(red, green, blue)}`;
    return `\u001b[48;${color}m${EDGES}\u001b[0m`;
  };
}

const LEVELS = [0, 95, 135, 175, 215, 255];

/** The nearest of a terminal's 256 colours: of its cube of 6 × 6 × 6, or of its 24 greys. */
function nearest256(...rgb: [number, number, number]): number {
  const at = rgb.map((value) => nearest(LEVELS, value));
  const cube = at.map((index) => LEVELS[index] ?? 0);
  const grey = nearest(GREYS, rgb.reduce((sum, value) => sum + value, 0) / 3);
  const [red = 0, green = 0, blue = 0] = at;
  return distance(rgb, cube) <=
    distance(
      rgb,
      rgb.map(() => GREYS[grey] ?? 0),
    )
    ? 16 + 36 * red + 6 * green + blue
    : 232 + grey;
}

const GREYS = Array.from({ length: 24 }, (_, index) => 8 + 10 * index);

const nearest = (values: readonly number[], wanted: number): number =>
  values.reduce(
    (best, value, index) => (Math.abs(value - wanted) < Math.abs((values[best] ?? 0) - wanted) ? index : best),
    0,
  );

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0);
