import type { Edge, ElementStyle } from '@brandprint/contracts';
import { compositeColor } from '../shared/color.ts';
import { formatNumber, pluralize } from '../shared/format-text.ts';
import { parseGradients } from '../shared/gradient.ts';
import type { TextStyle } from './text-styles.ts';

/** Formatted CSS values: lengths in px, colours as rendered. */
const formatPx = (value: number): string => `${formatNumber(value)}px`;
export const fontSize = ({ font }: ElementStyle): string => formatPx(font.sizePx);
export const fontWeight = ({ font }: ElementStyle): string => String(font.weight);
export const lineHeight = ({ font }: ElementStyle): string =>
  font.lineHeightPx === null ? 'normal' : formatPx(font.lineHeightPx);
export const letterSpacing = ({ font }: ElementStyle): string =>
  font.letterSpacingPx === 0 ? 'normal' : formatPx(font.letterSpacingPx);

/** The rendered colour of the glyphs; "" for a gradient or picture fill. */
export function textColor(style: ElementStyle): string {
  return style.backgroundClip === 'text' ? '' : (compositeColor(style.color, style.backdrop, style.opacity) ?? '');
}

/** The element's own fill: a gradient, a rendered colour, or "transparent". */
export function fillColor(style: ElementStyle): string {
  const [gradient] = style.backgroundClip === 'text' ? [] : parseGradients(style.backgroundImage);
  if (gradient) return gradient;
  if (!style.backgroundColor) return 'transparent';
  const translucent = style.backgroundColor.length > 7 && style.backdrop !== null;
  return (translucent ? style.backdrop : compositeColor(style.backgroundColor, null)) ?? style.backgroundColor;
}

/** Four sides in the shortest CSS form. */
export function formatSides([top, right, bottom, left]: readonly [number, number, number, number]): string {
  if (left !== right) return [top, right, bottom, left].map(formatPx).join(' ');
  if (top !== bottom) return [top, right, bottom].map(formatPx).join(' ');
  return top === right ? formatPx(top) : `${formatPx(top)} ${formatPx(right)}`;
}

export function formatBorder(border: Edge | null, backdrop: string | null): string {
  if (!border || border.width === 0 || border.style === 'none') return 'none';
  const color = compositeColor(border.color, backdrop);
  return color ? `${formatPx(border.width)} ${border.style} ${color}` : 'none';
}

/** A value of a state, as hex if it is a colour; "" if nothing changes. */
export function stateColor(value: string | undefined, backdrop: string | null): string {
  return value ? (compositeColor(value, backdrop) ?? '') : '';
}

/** Special properties of the glyphs: gradient fill, shadow, italics. */
export function specialEffects(style: ElementStyle): string {
  const [gradient] = style.backgroundClip === 'text' ? parseGradients(style.backgroundImage) : [];
  return [
    gradient ? `gradient fill ${gradient}` : '',
    style.textShadow && style.textShadow !== 'none' ? `text-shadow ${style.textShadow}` : '',
    style.font.style !== 'normal' ? style.font.style : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Where and how often a style occurs, with an example. */
export function describeTextStyleUsage({ style, count, pages, region }: TextStyle, noun: string): string {
  const text = style.text.replace(/\s+/g, ' ').trim();
  const example = text ? `, for instance “${text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text}”` : '';
  return `${pluralize(count, noun)} on ${pluralize(pages, 'page')}, mostly in the ${region === 'main' ? 'main content' : region}${example}.`;
}
