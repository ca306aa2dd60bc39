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
import { contrastRatio, INK, isDarkColor, PAPER, WHITE } from '../contrast.ts';
import { type Html, html } from '../html.ts';
import { labelOf, quotedIn, shorten } from '../words.ts';

const CHAPTER = 'Form';
const MAX_STEPS = 14;
const MAX_TILES = 8;
/** So many corners, and so many shadows, share a sheet. */
const MAX_ROW = 3;

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
    const steps = spacing.slice(0, MAX_STEPS);
    const scale = scaleOf(steps);
    const rationale = shorten(asText(book.part('spacing').rationale), 330);
    page('Spacing', [rationale, scaleNote(scale)].filter(Boolean).join(' '), spacingBars(steps, scale));
  }
  // Those of buttons were not seen if people edited them.
  const ofCorners = radii.every(({ sightings }) => sightings !== null) ? 'Measured on the site' : ofButtons;
  const ofShadows = shorten(asText(book.part('elevation').rationale), 330);
  // A single one is seen on the sheet of the buttons that have it.
  const corners = radii.length === 1 && buttons.length > 0 ? [] : radii.slice(0, MAX_TILES);
  const levels = shadows.slice(0, MAX_TILES);
  if (corners.length > 0 && levels.length > 0 && Math.max(corners.length, levels.length) <= MAX_ROW) {
    page(
      'Corners and elevation',
      ofShadows,
      html`${cornerGrid(corners)}<div class="rule below">${shadowGrid(levels)}</div>`,
      ofCorners,
    );
    return pages;
  }
  if (corners.length > 0) page('Corners', 'By the elements that have them most.', cornerGrid(corners, true), ofCorners);
  if (levels.length > 0) page('Elevation', ofShadows, shadowGrid(levels, true));
  return pages;
}

const MAX_POINTS = 600;

/** A size in points: sizes in px stay values of the brand. */
const pointsText = ({ value, unit }: Dimension, max = MAX_POINTS): string =>
  `${Math.max(-max, Math.min(max, value * (unit === 'px' ? 0.75 : 12))).toFixed(2)}pt`;

/** How many times its size a scale is drawn: sizes of pixels are small on paper. */
const scaleOf = (steps: readonly SizeToken[]): number => {
  const largest = Math.max(...steps.map(({ size }) => size.value * (size.unit === 'px' ? 0.75 : 12)));
  return largest > 0 ? Math.min(4, BAR_POINTS / largest) : 1;
};
const BAR_POINTS = 250;

function scaleNote(scale: number): string {
  if (scale >= 2) return `Drawn at ${Math.floor(scale)} times the size.`;
  return scale >= 1 ? 'Drawn in their size.' : 'Drawn in proportion.';
}

function spacingBars(steps: readonly SizeToken[], scale: number): Html {
  const factor = scale >= 1 ? Math.floor(scale) : scale;
  const drawn = ({ value, unit }: Dimension) => pointsText({ value: value * factor, unit });
  return html`<ol class="bars">${steps.map(
    ({ name, size, usage }) =>
      html`<li><div><strong>${shorten(name, 14)}</strong> <span class="note">${dimensionText(size)}</span></div>
<div class="bar" style="width:${drawn(size)}"></div><p class="note">${shorten(usage, 60)}</p></li>`,
  )}</ol>`;
}

const radiusText = (size: Dimension): string => (size.unit === '%' ? `${Math.min(50, size.value)}%` : pointsText(size));

/** The grid of so many drawings; a row of two or three that is `alone` on a sheet fills it, one has half of it. */
function drawings({ length }: readonly unknown[], alone: boolean, figures: readonly Html[]): Html {
  const columns = length > 6 ? 4 : length === 4 ? 2 : Math.min(3, alone ? Math.max(2, length) : 3);
  return html`<div class="grid${alone && length <= 3 ? ' single' : ''}" style="row-gap:10mm;grid-template-columns:repeat(${columns},minmax(0,1fr))">${figures}</div>`;
}

const cornerGrid = (radii: readonly SizeToken[], alone = false): Html =>
  drawings(
    radii,
    alone,
    radii.map(
      ({
        name,
        size,
        usage,
      }) => html`<figure><div class="box corner"><div style="border-radius:${radiusText(size)}"></div></div>
<figcaption><h3>${labelOf(shorten(name, 24).replaceAll('-', ' '))}</h3><p class="note">${dimensionText(size)}<br>${shorten(usage, 50)}</p></figcaption></figure>`,
    ),
  );

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

const shadowGrid = (shadows: readonly ShadowToken[], alone = false): Html =>
  drawings(
    shadows,
    alone,
    shadows.map(
      (
        shadow,
      ) => html`<figure><div class="box shadow"><div style="box-shadow:${shadow.layers.slice(0, 8).map(layerText).join(',')}"></div></div>
<figcaption><h3>${labelOf(shorten(shadow.name, 24).replaceAll('-', ' '))}</h3><p class="note">${shorten(sizesOf(shadow), 110)}<br>${shorten(shadow.usage, 50)}</p></figcaption></figure>`,
    ),
  );

interface Button {
  label: string;
  example: string;
  background: Color | null;
  text: Color | null;
  hasBorder: boolean;
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
        hasBorder: border !== '',
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

/** On paper, or on ink if paper would hide it: one that is white, or that has light text and no ground of its own. */
const groundFor = ({ background, text, hasBorder }: Button): string => {
  if (!background || background.alpha < 0.5) return text && !isDarkColor(text) ? INK : PAPER;
  return !hasBorder && contrastRatio(background, WHITE) < MIN_DIFFERENCE ? INK : PAPER;
};
/** Of a ground to paper: below it nobody sees where it ends. */
const MIN_DIFFERENCE = 1.05;

const buttonGrid = (book: Book, buttons: readonly Button[]): Html =>
  html`<div class="grid fill ${buttons.length > 2 ? 'two' : ''}" style="gap:6mm 8mm;--zoom:${buttons.length > 4 ? 1.15 : buttons.length > 2 ? 1.3 : 1.8}">${buttons.map(
    (
      button,
    ) => html`<figure class="tile"><div class="ground edge" style="background:${groundFor(button)};padding:4mm"><span class="button" style="${button.css}">${book.words(button.example || button.label || book.name, 34)}</span></div>
<figcaption><strong>${shorten(button.label, 40)}</strong> <span class="note">${shorten(button.facts, 100)}</span></figcaption></figure>`,
  )}</div>`;
