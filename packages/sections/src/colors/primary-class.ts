import type { ElementStyle } from '@brandprint/contracts';
import { parseGradients } from '../shared/gradient.ts';
import type { ColorObservation } from './observation.ts';

/**
 * Endings of class names that many systems use for the main colour: `btn-primary`, `button--primary`,
 * `Button_primary__x1y2`.
 */
const PRIMARY_CLASS = /(^|[-_])primary(__?[\w-]{4,})?$/i;

/** The colour of an element with a "primary" class; the colour of a surface only if a class names the background. */
export function primaryClassColor(style: ElementStyle): { property: string; value: string } | null {
  const names = style.classes.split(/\s+/).filter((name) => PRIMARY_CLASS.test(name));
  const small = style.role === 'button' || style.role === 'badge' || style.role === 'icon';
  if (names.length === 0 || !(small || names.some((name) => /^(bg|background)-/i.test(name)))) return null;
  if (parseGradients(style.backgroundImage).length > 0) return null;
  if (style.backgroundColor) return { property: 'background-color', value: style.backgroundColor };
  return small ? { property: 'color', value: style.color } : null;
}

/**
 * Frequency of each colour among elements whose class name says "primary", relative to the most frequent one: states
 * and exceptions have the same class names.
 */
export function primaryClassShares(
  seen: readonly Pick<ColorObservation, 'kind' | 'hex' | 'count'>[],
): (hex: string) => number {
  const counts = new Map<string, number>();
  for (const { kind, hex, count } of seen) if (kind === 'class') counts.set(hex, (counts.get(hex) ?? 0) + count);
  const most = Math.max(1, ...counts.values());
  return (hex) => (counts.get(hex) ?? 0) / most;
}
