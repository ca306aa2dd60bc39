import type { Box, LogoCandidate } from '@brandprint/contracts';
import type { Pixels } from '../images/dominant-colors.ts';
import { luminance, type Rgba } from '../page/color.ts';

/** White is easier to see than black up to this relative luminance. */
const MAX_DARK = 0.3;
/** Share of the pixels around a logo that are all dark or all light: the others are edges of things next to it. */
const MOST = 0.8;
/** Width of the frame around it, as a share of its shorter side, and in px. */
const FRAME = 0.15;
const MIN_FRAME_PX = 4;
const MIN_PIXELS = 50;
/** Rows of pixels that are read of a frame, at most twice as many. */
const MAX_ROWS = 4;
/** Width of the edge of its own box. */
const EDGE_PX = 2;

/**
 * Styles do not tell what is behind a logo over pictures and gradients, nor always which layers are there. Its
 * surroundings on the screenshot do: the middle one of their colours, if they are mostly dark or mostly light. They
 * overrule a ground from the styles that the edge of the logo's own box does not show either: a plate would show there.
 */
export const withSeenGrounds = (candidates: readonly LogoCandidate[], shown: Pixels): LogoCandidate[] =>
  candidates.map((candidate) => {
    const { box, backdrop } = candidate;
    const around = box && groundOf(pixelsBetween(box, grow(box, frameOf(box)), shown));
    if (!box || !around) return candidate;
    if (backdrop === null) return { ...candidate, backdrop: toHex(around) };
    const edge = groundOf(pixelsBetween(grow(box, -EDGE_PX), box, shown));
    const styled = isDark(parseHex(backdrop));
    const isContradicted = edge !== null && isDark(edge) !== styled && isDark(around) !== styled;
    return isContradicted ? { ...candidate, backdrop: toHex(around) } : candidate;
  });

/** The middle one of these colours by lightness; null if some are dark and some are light, or too few are seen. */
function groundOf(colors: readonly Rgba[]): Rgba | null {
  const seen = colors.map((color) => ({ color, light: luminance(color) })).sort((a, b) => a.light - b.light);
  const middle = seen[seen.length >> 1];
  if (!middle || seen.length < MIN_PIXELS) return null;
  const alike = seen.filter(({ light }) => light <= MAX_DARK === middle.light <= MAX_DARK).length;
  return alike >= MOST * seen.length ? middle.color : null;
}

/** Colours inside one box and outside of a smaller one, as far as the screenshot shows them; of wide frames a sample. */
function pixelsBetween(inner: Box, outer: Box, { data, width, height, channels }: Pixels): Rgba[] {
  const hole = edgesOf(inner);
  const { left, top, right, bottom } = edgesOf(outer);
  const step = Math.max(1, Math.floor((hole.left - left) / MAX_ROWS));
  const seen: Rgba[] = [];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += step)
    for (let x = Math.max(0, left); x < Math.min(width, right); x += step) {
      if (y >= hole.top && y < hole.bottom && x >= hole.left && x < hole.right) {
        x = Math.max(x, hole.right - step);
        continue;
      }
      const at = (y * width + x) * channels;
      seen.push({ r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0, a: 1 });
    }
  return seen;
}

const frameOf = ({ width, height }: Box): number => Math.max(MIN_FRAME_PX, Math.round(FRAME * Math.min(width, height)));

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const edgesOf = ({ x, y, width, height }: Box) => ({
  left: Math.floor(x),
  top: Math.floor(y),
  right: Math.ceil(x + width),
  bottom: Math.ceil(y + height),
});

const isDark = (color: Rgba): boolean => luminance(color) <= MAX_DARK;

const parseHex = (hex: string): Rgba => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
  a: 1,
});

const toHex = ({ r, g, b }: Rgba): string =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
