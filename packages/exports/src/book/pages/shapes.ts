import { asObjects, asText } from '../../tokens/read.ts';
import type { ShadowToken, SizeToken } from '../../tokens/shapes.ts';
import {
  type Color,
  colorText,
  type Dimension,
  dimensionText,
  parseDimension,
  parseWeight,
  splitValue,
} from '../../tokens/values.ts';
import { type Basis, basisOf } from '../basis.ts';
import { type Book, colorOf, type Page } from '../book.ts';
import { INK, isDarkColor, PAPER } from '../contrast.ts';
import { type Html, html } from '../html.ts';
import { labelOf, quotedIn, shorten } from '../words.ts';

const CHAPTER = 'Form';
const MAX_STEPS = 14;
const MAX_TILES = 8;

export function shapePages(book: Book): Page[] {
  const { spacing, radii, shadows } = book.tokens;
  const pages: Page[] = [];
  const page = (title: string, intro: string, body: Html, basis: Basis = 'Measured on the site') =>
    pages.push({ chapter: CHAPTER, title, intro, body, basis, layout: 'split' });
  const ofButtons = basisOf(book, 'measured', 'typography', '/buttons');
  const buttons = buttonsOf(book).slice(0, MAX_TILES);
  if (buttons.length > 0)
    page('Buttons', 'In their own colours, corners and padding.', buttonGrid(book, buttons), ofButtons);
  if (spacing.length > 0) {
    page('Spacing', shorten(asText(book.part('spacing').rationale), 330), spacingBars(spacing.slice(0, MAX_STEPS)));
  }
  if (radii.length > 0) {
    // Those of buttons were not seen if people edited them.
    const isSeen = radii.every(({ sightings }) => sightings !== null);
    const body = cornerGrid(radii.slice(0, MAX_TILES));
    page('Corners', 'By the elements that have them most.', body, isSeen ? 'Measured on the site' : ofButtons);
  }
  if (shadows.length > 0) {
    page('Elevation', shorten(asText(book.part('elevation').rationale), 330), shadowGrid(shadows.slice(0, MAX_TILES)));
  }
  return pages;
}

const MAX_POINTS = 600;

/** A size in points: sizes in px stay values of the brand. */
const pointsText = ({ value, unit }: Dimension, max = MAX_POINTS): string =>
  `${Math.max(-max, Math.min(max, value * (unit === 'px' ? 0.75 : 12))).toFixed(2)}pt`;

function spacingBars(steps: readonly SizeToken[]): Html {
  const largest = Math.max(...steps.map(({ size }) => size.value));
  const isTrueSize = largest * 0.75 <= 260;
  return html`<ol class="bars" style="grid-auto-rows:minmax(0,${Math.min(18, 150 / steps.length).toFixed(1)}mm)">${steps.map(
    ({
      name,
      size,
      usage,
    }) => html`<li><div style="font-size:10.5pt"><strong>${shorten(name, 14)}</strong> <span class="note">${dimensionText(size)}</span></div>
<div><div class="bar" style="width:${isTrueSize ? pointsText(size) : `${((100 * size.value) / largest).toFixed(2)}%`}"></div></div><p class="note">${shorten(usage, 60)}</p></li>`,
  )}</ol>`;
}

const radiusText = (size: Dimension): string => (size.unit === '%' ? `${Math.min(50, size.value)}%` : pointsText(size));

const cornerGrid = (radii: readonly SizeToken[]): Html =>
  html`<div class="grid ${radii.length > 6 ? 'four' : 'three'}" style="row-gap:10mm">${radii.map(
    ({
      name,
      size,
      usage,
    }) => html`<figure><div class="box corner"><div style="border-radius:${radiusText(size)}"></div></div>
<figcaption><h3>${labelOf(shorten(name, 24).replaceAll('-', ' '))}</h3><p class="note">${dimensionText(size)}<br>${shorten(usage, 50)}</p></figcaption></figure>`,
  )}</div>`;

const MAX_SHADOW_POINTS = 48;

const layerText = ({ inset, offsetX, offsetY, blur, spread, color }: ShadowToken['layers'][number]): string =>
  [
    inset ? 'inset' : '',
    ...[offsetX, offsetY, blur, spread].map((size) => pointsText(size, MAX_SHADOW_POINTS)),
    colorText(color),
  ]
    .filter(Boolean)
    .join(' ');

const sizesOf = ({ layers }: ShadowToken): string =>
  layers
    .map(({ offsetX, offsetY, blur, spread, color }) =>
      [...[offsetX, offsetY, blur, spread].map(dimensionText), colorText(color)].join(' '),
    )
    .join(', ');

const shadowGrid = (shadows: readonly ShadowToken[]): Html =>
  html`<div class="grid ${shadows.length > 6 ? 'four' : 'three'}">${shadows.map(
    (
      shadow,
    ) => html`<figure><div class="box shadow"><div style="box-shadow:${shadow.layers.slice(0, 8).map(layerText).join(',')}"></div></div>
<figcaption><h3>${labelOf(shorten(shadow.name, 24).replaceAll('-', ' '))}</h3><p class="note">${shorten(sizesOf(shadow), 110)}<br>${shorten(shadow.usage, 50)}</p></figcaption></figure>`,
  )}</div>`;

interface Button {
  label: string;
  example: string;
  background: Color | null;
  text: Color | null;
  css: string;
  facts: string;
}

const MAX_PADDING = 40;

/** Buttons with colours that can be drawn; those without a border and a ground are links. */
function buttonsOf({ part }: Book): Button[] {
  return asObjects(part('typography').buttons).flatMap(({ fields }): Button[] => {
    const text = colorOf(fields.example_text_color);
    const background = colorOf(fields.background_color);
    const border = borderText(asText(fields.border));
    if (!text || (!border && (!background || background.alpha === 0))) return [];
    const padding = splitValue(asText(fields.padding), ' ').map(parseDimension);
    const radius = parseDimension(asText(fields.border_radius));
    const size = parseDimension(asText(fields.font_size));
    const weight = parseWeight(asText(fields.font_weight));
    const css = [
      background && background.alpha > 0 ? `background:${colorText(background)}` : '',
      `color:${colorText({ ...text, alpha: 1 })}`,
      border ? `border:${border}` : '',
      radius && radius.value >= 0 ? `border-radius:${radiusText(radius)}` : '',
      padding.length > 0 && padding.length <= 4 && padding.every((side) => side && side.unit !== '%' && side.value >= 0)
        ? `padding:${padding.map((side) => (side ? pointsText(side, MAX_PADDING) : '0')).join(' ')}`
        : '',
      size ? `font-size:${pointsText(size, 30)}` : '',
      weight ? `font-weight:${weight}` : '',
    ];
    const named = ['font_size', 'padding', 'border_radius', 'border'].map(
      (field) => [field, asText(fields[field])] as const,
    );
    return [
      {
        label: asText(fields.label),
        example: quotedIn(asText(fields.usage)),
        background,
        text,
        css: css.filter(Boolean).join(';'),
        facts: named
          .flatMap(([field, value]) => (value && value !== 'none' ? `${labelOf(field)} ${value}` : []))
          .join(', '),
      },
    ];
  });
}

function borderText(text: string): string {
  const parts = splitValue(text, ' ');
  const width = parts.flatMap((part) => parseDimension(part) ?? [])[0];
  const color = parts.flatMap((part) => colorOf(part) ?? [])[0];
  const style = parts.find((part) => /^(solid|dashed|dotted|double)$/.test(part));
  return width && color && style && width.value > 0 ? `${pointsText(width, 12)} ${style} ${colorText(color)}` : '';
}

/** On paper, or on ink if a button without a ground of its own has light text. */
const groundFor = ({ background, text }: Button): string =>
  (!background || background.alpha < 0.5) && text && !isDarkColor(text) ? INK : PAPER;

const buttonGrid = (book: Book, buttons: readonly Button[]): Html =>
  html`<div class="grid two" style="gap:6mm 8mm;grid-auto-rows:${buttons.length > 4 ? 34 : 62}mm">${buttons.map(
    (
      button,
    ) => html`<figure class="tile"><div class="ground edge" style="background:${groundFor(button)};padding:4mm"><span class="button" style="${button.css}">${book.words(button.example || button.label || book.name, 34)}</span></div>
<figcaption><strong>${shorten(button.label, 40)}</strong> <span class="note">${shorten(button.facts, 100)}</span></figcaption></figure>`,
  )}</div>`;
