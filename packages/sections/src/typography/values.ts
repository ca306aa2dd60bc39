import type { Edge, ElementStyle } from '@brandprint/contracts';
import { seenAs } from '../shared/color.ts';
import { gradientsIn } from '../shared/gradient.ts';
import { plural, short } from '../shared/words.ts';
import type { Look } from './looks.ts';

/** CSS values as they are shown: lengths in px, colours as seen. */
const px = (value: number): string => `${short(value)}px`;
export const size = ({ font }: ElementStyle): string => px(font.sizePx);
export const weight = ({ font }: ElementStyle): string => String(font.weight);
export const lineHeight = ({ font }: ElementStyle): string =>
  font.lineHeightPx === null ? 'normal' : px(font.lineHeightPx);
export const tracking = ({ font }: ElementStyle): string =>
  font.letterSpacingPx === 0 ? 'normal' : px(font.letterSpacingPx);

/** The colour of the glyphs as seen; "" where a gradient or picture fills them. */
export function textColor(style: ElementStyle): string {
  return style.backgroundClip === 'text' ? '' : (seenAs(style.color, style.backdrop, style.opacity) ?? '');
}

/** The element's own fill: a gradient, a colour as seen, or "transparent". */
export function fill(style: ElementStyle): string {
  const [gradient] = style.backgroundClip === 'text' ? [] : gradientsIn(style.backgroundImage);
  if (gradient) return gradient;
  if (!style.backgroundColor) return 'transparent';
  const translucent = style.backgroundColor.length > 7 && style.backdrop !== null;
  return (translucent ? style.backdrop : seenAs(style.backgroundColor, null)) ?? style.backgroundColor;
}

/** Four sides in the shortest way CSS allows. */
export function sides([top, right, bottom, left]: readonly [number, number, number, number]): string {
  if (left !== right) return [top, right, bottom, left].map(px).join(' ');
  if (top !== bottom) return [top, right, bottom].map(px).join(' ');
  return top === right ? px(top) : `${px(top)} ${px(right)}`;
}

export function edge(border: Edge | null, backdrop: string | null): string {
  if (!border || border.width === 0 || border.style === 'none') return 'none';
  const color = seenAs(border.color, backdrop);
  return color ? `${px(border.width)} ${border.style} ${color}` : 'none';
}

/** A value of a state as a hex where it is a colour; "" where nothing changes. */
export function stateColor(value: string | undefined, backdrop: string | null): string {
  return value ? (seenAs(value, backdrop) ?? '') : '';
}

/** What is special about the glyphs: gradient fill, shadow, italics. */
export function effects(style: ElementStyle): string {
  const [gradient] = style.backgroundClip === 'text' ? gradientsIn(style.backgroundImage) : [];
  return [
    gradient ? `gradient fill ${gradient}` : '',
    style.textShadow && style.textShadow !== 'none' ? `text-shadow ${style.textShadow}` : '',
    style.font.style !== 'normal' ? style.font.style : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Where and how often a look was seen, with an example. */
export function usage({ style, count, pages, region }: Look, noun: string): string {
  const text = style.text.replace(/\s+/g, ' ').trim();
  const example = text ? `, for instance “${text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text}”` : '';
  return `${plural(count, noun)} on ${plural(pages, 'page')}, mostly in the ${region === 'main' ? 'main content' : region}${example}.`;
}
