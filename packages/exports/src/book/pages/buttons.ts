import { asObjects, asText } from '../../tokens/read.ts';
import { type Color, colorText, type Dimension, parseDimension, parseWeight, splitValue } from '../../tokens/values.ts';
import { type Book, colorOf } from '../book.ts';
import { contrastRatio, INK, isDarkColor, PAPER, WHITE } from '../contrast.ts';
import { largestFit, textWidthIn } from '../fit.ts';
import { type Html, html } from '../html.ts';
import { pointsText, radiusText } from '../sizes.ts';
import { labelOf, quotedIn, shorten, textWidth } from '../words.ts';

interface Button {
  label: string;
  text: string;
  ground: string;
  css: string;
  facts: string;
  /** In mm, as large as on the site. */
  width: number;
}

const MAX_BUTTONS = 8;
const MAX_TEXT = 34;
const MAX_PADDING = 40;
const MAX_POINTS = 30;
/** Buttons with less, in pixels, have a width of their own on the site, which is not known. */
const MIN_PADDING = 4;
const OWN_PADDING = 'padding-inline:.7em';
const MM_PER_PIXEL = 0.2646;

/** Buttons with colours that can be drawn; those without a border and a ground are links. */
export function buttonsOf({ part, name }: Book): Button[] {
  const buttons = asObjects(part('typography').buttons).flatMap(({ fields }): Button[] => {
    const color = colorOf(fields.example_text_color);
    const background = colorOf(fields.background_color);
    const border = borderText(asText(fields.border));
    if (!color || (!border && (!background || background.alpha === 0))) return [];
    const padding = paddingOf(asText(fields.padding));
    const radius = parseDimension(asText(fields.border_radius));
    const size = parseDimension(asText(fields.font_size));
    const weight = parseWeight(asText(fields.font_weight));
    const css = [
      background && background.alpha > 0 ? `background:${colorText(background)}` : '',
      `color:${colorText({ ...color, alpha: 1 })}`,
      border ? `border:${border}` : '',
      radius && radius.value >= 0 ? `border-radius:${radiusText(radius)}` : '',
      padding ? `padding:${padding.map((side) => pointsText(side, MAX_PADDING)).join(' ')}` : '',
      sideOf(padding) < MIN_PADDING ? OWN_PADDING : '',
      size ? `font-size:${pointsText(size, MAX_POINTS)}` : '',
      weight ? `font-weight:${weight}` : '',
    ];
    const named = ['font_size', 'padding', 'border_radius', 'border'].map(
      (field) => [field, asText(fields[field])] as const,
    );
    const label = asText(fields.label);
    const text = quotedIn(asText(fields.usage)) || label || name;
    const points = size ? Math.min(MAX_POINTS, Number.parseFloat(pointsText(size))) : 12;
    return [
      {
        label,
        text,
        ground: groundFor({ background, color, hasBorder: border !== '' }),
        css: css.filter(Boolean).join(';'),
        facts: named
          .flatMap(([field, value]) => (value && value !== 'none' ? `${labelOf(field)} ${value}` : []))
          .join(', '),
        width:
          textWidthIn(Math.min(MAX_TEXT, textWidth(text)), points) +
          2 * Math.min(MAX_PADDING, Math.max(sideOf(padding), points)) * MM_PER_PIXEL,
      },
    ];
  });
  return buttons.slice(0, MAX_BUTTONS);
}

/** Null if it is not known, or not in sizes that can be drawn. */
function paddingOf(text: string): Dimension[] | null {
  const sides = splitValue(text, ' ').flatMap((side) => parseDimension(side) ?? []);
  const isDrawn = sides.every(({ value, unit }) => unit !== '%' && value >= 0);
  return isDrawn && sides.length > 0 && sides.length === splitValue(text, ' ').length && sides.length <= 4
    ? sides
    : null;
}

/** The smaller one of left and right, in pixels. */
function sideOf(padding: Dimension[] | null): number {
  const [top, right = top, , left = right] = padding ?? [];
  return Math.min(...[left, right].map((side) => (side ? side.value * (side.unit === 'px' ? 1 : 16) : 0)));
}

function borderText(text: string): string {
  const parts = splitValue(text, ' ');
  const width = parts.flatMap((part) => parseDimension(part) ?? [])[0];
  const color = parts.flatMap((part) => colorOf(part) ?? [])[0];
  const style = parts.find((part) => /^(solid|dashed|dotted|double)$/.test(part));
  return width && color && style && width.value > 0 ? `${pointsText(width, 12)} ${style} ${colorText(color)}` : '';
}

interface Look {
  background: Color | null;
  color: Color;
  hasBorder: boolean;
}

/** On paper, or on ink if paper would hide it: one that is white, or that has light text and no ground of its own. */
const groundFor = ({ background, color, hasBorder }: Look): string => {
  if (!background || background.alpha < 0.5) return isDarkColor(color) ? PAPER : INK;
  return !hasBorder && contrastRatio(background, WHITE) < MIN_DIFFERENCE ? INK : PAPER;
};
/** Of a ground to paper: below it nobody sees where it ends. */
const MIN_DIFFERENCE = 1.05;

/** How much larger than on the site, and the width in mm that is free for each: two or fewer have the whole sheet. */
const ZOOMS = [1.8, 1.5, 1.3, 1.15, 1, 0.85];
const WIDTHS = { few: 180, many: 82 };

export function buttonGrid(book: Book, buttons: readonly Button[]): Html {
  const isFew = buttons.length <= 2;
  const most = isFew ? 1.8 : buttons.length <= 4 ? 1.3 : 1.15;
  const widest = Math.max(...buttons.map(({ width }) => width));
  const zoom = largestFit(
    ZOOMS.filter((size) => size <= most),
    (size) => size * widest <= (isFew ? WIDTHS.few : WIDTHS.many),
  );
  return html`<div class="grid fill ${isFew ? '' : 'two'}" style="gap:6mm 8mm;--zoom:${zoom}">${buttons.map(
    ({ label, text, ground, css, facts }) =>
      html`<figure class="tile"><div class="ground edge" style="background:${ground};padding:4mm"><span class="button" style="${css}">${book.words(text, MAX_TEXT)}</span></div>
<figcaption><strong>${shorten(label, 40)}</strong> <span class="note">${shorten(facts, 100)}</span></figcaption></figure>`,
  )}</div>`;
}
