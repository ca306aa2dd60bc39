import { asText } from '../../tokens/read.ts';
import type { ShadowToken, SizeToken } from '../../tokens/shapes.ts';
import { colorText, type Dimension, dimensionText } from '../../tokens/values.ts';
import { type Basis, basisOf } from '../basis.ts';
import type { Book, Page } from '../book.ts';
import { type Html, html } from '../html.ts';
import { pointsText, radiusText } from '../sizes.ts';
import { labelOf, shorten } from '../words.ts';
import { buttonGrid, buttonsOf } from './buttons.ts';

const CHAPTER = 'Form';
const MAX_STEPS = 14;
const MAX_TILES = 8;
/** As many of a kind leave half of a sheet free. */
const MAX_ROW = 3;

/** What has a sheet of its own, or half of one if it is small. */
interface Part {
  title: string;
  intro: string;
  isSmall: boolean;
  basis: Basis;
  body(alone: boolean): Html;
}

export function shapePages(book: Book): Page[] {
  const { spacing, radii, shadows } = book.tokens;
  const ofButtons = basisOf(book, 'measured', 'typography', '/buttons');
  const buttons = buttonsOf(book);
  const steps = spacing.slice(0, MAX_STEPS);
  const scale = scaleOf(steps);
  // A single one is seen on the sheet of the buttons that have it.
  const corners = radii.length === 1 && buttons.length > 0 ? [] : radii.slice(0, MAX_TILES);
  const levels = shadows.slice(0, MAX_TILES);
  const part = (
    title: string,
    intro: string,
    items: readonly unknown[],
    body: Part['body'],
    basis = MEASURED,
  ): Part[] => (items.length === 0 ? [] : [{ title, intro, isSmall: items.length <= MAX_ROW, basis, body }]);
  const rationale = (name: 'spacing' | 'elevation') => shorten(asText(book.part(name).rationale), 330);
  const parts = [
    ...part('Spacing', [rationale('spacing'), scaleNote(scale)].filter(Boolean).join(' '), steps, (alone) =>
      spacingBars(steps, scale, alone),
    ),
    ...part(
      'Corners',
      CORNERS_INTRO,
      corners,
      (alone) => cornerGrid(corners, alone),
      // Those of buttons were not seen if people edited them.
      radii.every(({ sightings }) => sightings !== null) ? MEASURED : ofButtons,
    ),
    ...part('Elevation', rationale('elevation'), levels, (alone) => shadowGrid(levels, alone)),
  ];
  const page = (title: string, intro: string, body: Html, basis: Basis): Page => ({
    chapter: CHAPTER,
    title,
    intro,
    body,
    basis,
    layout: 'split',
  });
  const introduction = 'In their own colours, corners and padding.';
  return [
    ...(buttons.length > 0 ? [page('Buttons', introduction, buttonGrid(book, buttons), ofButtons)] : []),
    ...inPairs(parts).map(([first, second]) =>
      second
        ? page(
            `${first.title} and ${second.title.toLowerCase()}`,
            [first, second].flatMap(({ intro }) => (intro === CORNERS_INTRO ? [] : intro)).join(' '),
            html`${first.body(false)}<div class="rule below">${second.body(false)}</div>`,
            first.basis === MEASURED ? second.basis : first.basis,
          )
        : page(first.title, first.intro, first.body(true), first.basis),
    ),
  ];
}

const CORNERS_INTRO = 'By the elements that have them most.';
const MEASURED: Basis = 'Measured on the site';

/** Two small ones in a row share a sheet. */
function inPairs([first, second, ...rest]: readonly Part[]): [first: Part, second?: Part][] {
  if (!first) return [];
  if (first.isSmall && second?.isSmall) return [[first, second], ...inPairs(rest)];
  return [[first], ...inPairs(second ? [second, ...rest] : [])];
}

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

function spacingBars(steps: readonly SizeToken[], scale: number, alone: boolean): Html {
  const factor = scale >= 1 ? Math.floor(scale) : scale;
  const drawn = ({ value, unit }: Dimension) => pointsText({ value: value * factor, unit });
  return html`<ol class="bars" style="height:${alone ? '100%' : `${14 * steps.length}mm`}">${steps.map(
    ({ name, size, usage }) =>
      html`<li><div><strong>${shorten(name, 14)}</strong> <span class="note">${dimensionText(size)}</span></div>
<div class="bar" style="width:${drawn(size)}"></div><p class="note">${shorten(usage, 60)}</p></li>`,
  )}</ol>`;
}

/** The grid of so many drawings. A row of one to three that is `alone` on a sheet fills it. */
function drawings({ length }: readonly unknown[], alone: boolean, figures: readonly Html[]): Html {
  const columns = length > 6 ? 4 : length === 4 ? 2 : Math.min(3, alone ? length : 3);
  return html`<div class="grid${alone && length <= 3 ? ' single' : ''}" style="row-gap:10mm;grid-template-columns:repeat(${columns},minmax(0,1fr))">${figures}</div>`;
}

const cornerGrid = (radii: readonly SizeToken[], alone: boolean): Html =>
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

const shadowGrid = (shadows: readonly ShadowToken[], alone: boolean): Html =>
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
