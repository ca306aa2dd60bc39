import type { ElementStyle } from '@brandprint/contracts';
import { isNeutral, oklch } from '../shared/color.ts';

type Hues = readonly [from: number, to: number];
const GREENS: Hues = [100, 190];
const REDS: Hues = [-20, 50];
const YELLOWS: Hues = [30, 115];
const BLUES: Hues = [190, 290];
const ANY: Hues = [-180, 360];

/** Names of statuses, with the hues, in degrees, in which a colour tells them. */
const STATUSES: Readonly<Record<string, Hues>> = {
  success: GREENS,
  valid: GREENS,
  positive: GREENS,
  danger: REDS,
  error: REDS,
  invalid: REDS,
  critical: REDS,
  negative: REDS,
  destructive: REDS,
  warning: YELLOWS,
  info: BLUES,
  alert: ANY,
};
const NAMES = Object.keys(STATUSES).join('|');
const CLASS_NAME = new RegExp(`(?<![a-z])(?:${NAMES})(?![a-z])`, 'gi');
const PROPERTY_NAME = /(?:^|[-_])(success|danger|warning|error|info|destructive|critical)/gi;

/** Whether the class names indicate a status that this colour tells: a violet "success" only has a framework's name. */
export const isStatusStyle = ({ classes, selector }: Pick<ElementStyle, 'classes' | 'selector'>, hex: string) =>
  [...`${classes} ${selector.split('>').at(-1) ?? ''}`.matchAll(CLASS_NAME)].some(([name]) => hasHueOf(name, hex));

/** What the name of a custom property says of a status: that of its colour, one of another hue, or none. */
export function statusOfProperty(name: string, hex: string): 'status' | 'misnamed' | 'none' {
  const names = [...name.matchAll(PROPERTY_NAME)].flatMap(([, status]) => status ?? []);
  if (names.length === 0) return 'none';
  return names.some((status) => hasHueOf(status, hex)) ? 'status' : 'misnamed';
}

function hasHueOf(status: string, hex: string): boolean {
  const [from, to] = STATUSES[status.toLowerCase()] ?? ANY;
  const { h } = oklch(hex);
  return isNeutral(hex) || (h >= from && h <= to) || (h - 360 >= from && h - 360 <= to);
}
