import type { ColorSet } from '../../tokens/colors.ts';
import { asObjects, asText } from '../../tokens/read.ts';
import { type Color, colorText } from '../../tokens/values.ts';
import { basisOf } from '../basis.ts';
import { type Book, colorOf, type Page } from '../book.ts';
import { contrastLevel, contrastRatio, groundStyle } from '../contrast.ts';
import { type Html, html, NOTHING } from '../html.ts';
import { evenly, labelOf, shorten, textWidth, wholeExample } from '../words.ts';

const CHAPTER = 'Colour';
const PER_PAGE = 4;
const MAX_SWATCHES = 16;
const MAX_MATRIX = 8;
const MAX_PAIRS = 10;
/** So many have the width of the sheet. */
const FEW_PAIRS = 4;
const MAX_GRADIENTS = 6;

export function colorPages(book: Book): Page[] {
  const [, other] = book.tokens.schemes;
  const swatches = swatchesOf(book);
  const page = (title: string, path: string, intro: string, body: Html): Page => ({
    chapter: CHAPTER,
    title,
    intro,
    body,
    layout: 'wide',
    basis: basisOf(book, 'measured', 'colors', path),
  });
  const pages: Page[] = [];
  const hasShares = swatches.some(({ percent }) => percent > 0);
  if (swatches.length > 0) {
    if (swatches.length > 1) pages.push(page('Palette', NO_TEXT, hasShares ? SHARES_INTRO : '', proportions(swatches)));
    for (const part of evenly(swatches.slice(0, MAX_SWATCHES), PER_PAGE)) {
      pages.push(
        page('Colours', '/primary_palette', `${usageNote(part)} ${cmykNote(book, part)}`.trim(), swatchGrid(part)),
      );
    }
  }
  if (other && other.colors.length > 0) {
    const title = `${labelOf(other.scheme)} scheme`;
    pages.push(page(title, NO_TEXT, `The colours of the site in its ${other.scheme} scheme.`, schemeGrid(other)));
  }
  const gradients = book.tokens.gradients.slice(0, MAX_GRADIENTS);
  if (gradients.length > 0)
    pages.push(page('Gradients', '/gradients', 'Gradients as the site paints them.', gradientGrid(gradients)));
  const matrix = paletteOf(book).slice(0, MAX_MATRIX);
  if (matrix.length > 1)
    pages.push(page('Contrast', NO_TEXT, CONTRAST_INTRO, contrastMatrix(matrix.map(({ color }) => color))));
  const pairs = pairList(book);
  if (pairs) pages.push(page('Text on its grounds', NO_TEXT, PAIRS_INTRO, pairs));
  return pages;
}

/** Pages without words that a model could have written. */
const NO_TEXT = '/';

const SHARES_INTRO = 'Each colour is as wide as the share of the surface that is recommended for it.';
const CONTRAST_INTRO =
  'Text in the colour of the column on the colour of the row, by WCAG 2.2. AA needs 4.5:1, and 3:1 for text from 24 pixels or 18.7 pixels bold. AAA needs 7:1.';
const PAIRS_INTRO = 'The pairs of text and ground that the site uses most, with their contrast.';

interface Share {
  color: Color;
  /** Of the surface; 0 if it is not known. */
  percent: number;
}

/** The distinct colours of the site's own scheme: the palette, and colours of text that are not in it. */
export function paletteOf(book: Book): Share[] {
  const shares = [...swatchesOf(book), ...book.tokens.schemes[0].colors.map(({ color }) => ({ color, percent: 0 }))];
  const distinct = new Map<string, Share>();
  for (const { color, percent } of shares) {
    if (!distinct.has(colorText(color))) distinct.set(colorText(color), { color, percent });
  }
  return [...distinct.values()];
}

interface Swatch extends Share {
  name: string;
  role: string;
  usage: string;
  notations: [label: string, value: string][];
}

const percentOf = (text: string): number => Math.min(100, Number(/^(\d{1,3}(?:\.\d+)?)\s*%$/.exec(text)?.[1] ?? 0));

function swatchesOf(book: Book): Swatch[] {
  return asObjects(book.part('colors').primary_palette).flatMap(({ fields }): Swatch[] => {
    const color = colorOf(fields.hex);
    if (!color) return [];
    const notation = (label: string, field: string): [string, string][] => {
      const value = asText(fields[field]).replace(/^[a-z]+\((.*)\)$/i, '$1');
      return value === '' ? [] : [[label, shorten(value, 40)]];
    };
    return [
      {
        color,
        percent: percentOf(asText(fields.recommended_usage_percent)),
        name: asText(fields.name),
        role: asText(fields.category),
        usage: asText(fields.usage),
        notations: [
          ['HEX', colorText(color)],
          ...notation('RGBA', 'rgba'),
          ...notation('HSL', 'hsl'),
          ...notation('CMYK', 'cmyk'),
        ],
      },
    ];
  });
}

function proportions(swatches: readonly Swatch[]): Html {
  const total = swatches.reduce((sum, { percent }) => sum + percent, 0);
  const shares = swatches.map((swatch) => ({
    ...swatch,
    share: total > 0 ? swatch.percent / total : 1 / swatches.length,
  }));
  return html`<div class="proportions"><div class="palette">${shares.map(({ color, share, name, percent }) => {
    const style = `${groundStyle(color)};flex-grow:${Math.max(share, 0.012).toFixed(3)}`;
    if (share < 0.09) return html`<div class="thin" style="${style}"></div>`;
    return html`<div style="${style}"><div><strong>${shorten(name, 40)}</strong><br>${colorText(color)}${percent > 0 ? html`<br>${percent}%` : NOTHING}</div></div>`;
  })}</div><ul class="legend">${shares
    .slice(0, MAX_SWATCHES)
    .map(
      ({ color, name, percent }) =>
        html`<li><i class="edge" style="background:${colorText(color)}"></i><strong>${shorten(name, 26)}</strong> ${colorText(color)}${percent > 0 ? ` ${percent}%` : ''}</li>`,
    )}</ul></div>`;
}

const usageNote = (swatches: readonly Swatch[]): string => {
  const roles = [...new Set(swatches.map(({ role }) => role).filter((role) => role !== '' && textWidth(role) < 30))];
  return roles.length > 0 ? `${labelOf(roles.join(', '))}.` : '';
};

const CMYK_NOTE = 'CMYK is computed from sRGB by formula. For print, ask your printer for a profile.';

/** Not beside colours that people edited: they may have values of their own. */
const cmykNote = ({ source }: Book, swatches: readonly Swatch[]): string =>
  !source.brand.overridden_sections.includes('colors') &&
  swatches.some(({ notations }) => notations.some(([label]) => label === 'CMYK'))
    ? CMYK_NOTE
    : '';

const swatchGrid = (swatches: readonly Swatch[]): Html =>
  html`<div class="swatches" style="grid-template-columns:repeat(${swatches.length},minmax(0,1fr))">${swatches.map(
    ({ color, name, role, percent, usage, notations }) => html`<article class="swatch">
<div class="area edge" style="${groundStyle(color)}">${shorten(labelOf(role), 24)}${percent > 0 ? ` · ${percent}%` : ''}</div>
<div><h3 class="name">${shorten(name, 40)}</h3>
<dl class="values">${notations.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<p class="note" style="height:17mm;margin-top:2mm;overflow:hidden">${shorten(usage, 130)}</p></div></article>`,
  )}</div>`;

const MAX_SCHEME = 12;

const schemeGrid = ({ colors }: ColorSet): Html =>
  html`<div class="grid four fill" style="gap:5mm">${colors.slice(0, MAX_SCHEME).map(
    ({
      color,
      name,
      label,
    }) => html`<article class="swatch" style="row-gap:2mm"><div class="area edge" style="${groundStyle(color)}">${name}</div>
<p class="fine"><strong>${shorten(label, 30)}</strong> ${colorText(color)}</p></article>`,
  )}</div>`;

const gradientGrid = (gradients: Book['tokens']['gradients']): Html =>
  html`<div class="grid fill" style="grid-template-columns:repeat(${gradients.length > 4 ? 3 : Math.ceil(gradients.length / (gradients.length > 3 ? 2 : 1))},minmax(0,1fr))">${gradients.map(
    ({
      css,
      name,
      label,
      usage,
    }) => html`<article class="swatch"><div class="area edge" style="background:${css}"></div>
<div><h3>${shorten(label || labelOf(name), 40)}</h3><p class="note">${shorten(css, 160)}</p><p class="note">${shorten(usage, 80)}</p></div></article>`,
  )}</div>`;

function contrastMatrix(colors: readonly Color[]): Html {
  return html`<table><thead><tr><th></th>${colors.map(
    (text) => html`<th scope="col">${colorText(text)}</th>`,
  )}</tr></thead><tbody>${colors.map(
    (ground) =>
      html`<tr><th scope="row">on ${colorText(ground)}</th>${colors.map((text) => contrastCell(text, ground))}</tr>`,
  )}</tbody></table>`;
}

function contrastCell(text: Color, ground: Color): Html {
  if (text.hex === ground.hex) return html`<td></td>`;
  const ratio = contrastRatio(text, ground);
  const level = contrastLevel(ratio);
  if (level === 'none') return html`<td class="low"><strong>${ratio.toFixed(1)}</strong></td>`;
  return html`<td class="edge" style="background:${ground.hex};color:${text.hex}"><strong>${ratio.toFixed(1)}</strong><small>${level}</small></td>`;
}

/** Pairs as they were measured; not beside colours that people edited. */
function pairList({ source, words }: Book): Html | null {
  if (source.brand.overridden_sections.includes('colors')) return null;
  const found = source.evidence.find(({ section }) => section === 'colors')?.contrast_pairs ?? [];
  const pairs = found.flatMap((pair) => {
    const [text, ground] = [colorOf(pair.foreground), colorOf(pair.background)];
    return text && ground ? [{ ...pair, text, ground }] : [];
  });
  if (pairs.length === 0) return null;
  return html`<div class="pairs${pairs.length <= FEW_PAIRS ? ' few' : ''}">${pairs.slice(0, MAX_PAIRS).map(
    ({ text, ground, ratio, example, aa, aaa, large_text, elements }) => html`<div class="pair">
<div class="sample edge" style="background:${ground.hex};color:${text.hex}"><span>${words(wholeExample(example) || 'Text', 70)}</span></div>
<div class="note"><strong>${ratio}</strong>${aaa ? 'AAA' : aa ? 'AA' : 'below AA'}${large_text ? ', large text' : ''}<br>${elements} ${elements === 1 ? 'element' : 'elements'}</div></div>`,
  )}</div>`;
}
