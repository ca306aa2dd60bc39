import { asText } from '../../tokens/read.ts';
import { colorText } from '../../tokens/values.ts';
import { type Book, hostOf, type Page } from '../book.ts';
import { groundStyle, INK, inkOn, PAPER } from '../contrast.ts';
import { type Html, html, NOTHING } from '../html.ts';
import { drawLogo } from '../logo-symbols.ts';
import type { SlotLogo } from '../pictures.ts';
import { pageId } from '../sheet.ts';
import { dateText, textWidth } from '../words.ts';
import { paletteOf } from './colors.ts';

/** The first sheet: the name on the primary colour, beside the logo on its ground, or the palette. */
export function cover(book: Book): Html {
  const { source, tokens, name, words, grounds } = book;
  const width = textWidth(name);
  const size = width > 44 ? 'small' : width > 13 || longestWord(name) > 9 ? 'medium' : '';
  const ground = grounds.primary;
  const style = groundStyle(ground) || `background:${INK};color:${PAPER}`;
  const measured = dateText(asText(source.brand.analysis_completed_at));
  const side = panel(book);
  return html`<section class="sheet cover${side ? '' : ' plain'}" id="${pageId(1)}">
<div class="title" style="${style}"><p>Brand book</p><h1 class="${size}">${words(name, 110)}</h1>
<div class="bottom"><span>${words(hostOf(tokens.sourceUrl), 60)}</span><span>${measured}</span></div></div>
${side ?? NOTHING}
</section>
`;
}

/** The logo, or the colours beside the primary one; null if there are neither, and the title has the whole sheet. */
function panel(book: Book): Html | null {
  const logo = book.logos.find(({ symbol }) => symbol !== null);
  if (logo) {
    return html`<div class="panel logo" style="${logoGround(book, logo)}">${drawLogo(logo, '', `Logo of ${book.name}`)}</div>`;
  }
  const stripes = paletteOf(book).filter(({ color }) => color.hex !== book.grounds.primary?.hex);
  if (stripes.length === 0) return null;
  return html`<div class="panel" style="background:${PAPER}"><div class="stripes">${stripes.map(
    ({ color, percent }) => html`<div style="background:${colorText(color)};flex:${Math.max(percent, 6)} 0 0"></div>`,
  )}</div></div>`;
}

const longestWord = (name: string): number => Math.max(...name.split(/\s+/).map(textWidth));

/** The ground that a logo is made for, in the brand's colours if they are light or dark enough. */
export const logoGround = ({ grounds }: Book, { ground }: Pick<SlotLogo, 'ground'>): string => {
  const color = grounds[ground];
  if (color) return `background:${colorText(color)};color:${inkOn(color)}`;
  return ground === 'dark' ? `background:${INK};color:${PAPER}` : `background:${PAPER};color:${INK}`;
};

/** The chapters and their first pages; pages are numbered from the cover. */
export function contents(pages: readonly Page[], firstNumber: number): Html {
  const chapters = new Map<string, number>();
  pages.forEach(({ chapter }, index) => {
    if (!chapters.has(chapter)) chapters.set(chapter, firstNumber + index);
  });
  return html`<ol class="contents" style="grid-template-rows:repeat(${Math.ceil(chapters.size / 2)},minmax(0,1fr))">${[
    ...chapters,
  ].map(
    ([chapter, number]) =>
      html`<li><a href="#${pageId(number)}">${chapter}</a><span class="number">${number}</span></li>`,
  )}</ol>`;
}
