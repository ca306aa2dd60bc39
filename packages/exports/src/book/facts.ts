import type { Page } from './book.ts';
import { largestFit, lettersIn, textHeight } from './fit.ts';
import { type Html, html, NOTHING } from './html.ts';
import { shorten, type Words } from './words.ts';

/** A row of a list: a label, and what there is to say. */
export interface Fact {
  label: string;
  text: string;
  /** Below the text, smaller. */
  note?: string;
}

const MAX_TEXT = 560;
const MAX_NOTE = 230;
const MAX_LABEL = 44;

/** In mm, except for the sizes in points. */
const SIZES = [22, 18, 15.5, 13.5, 11.5, 10];
const SHEET_HEIGHT = 154;
const TEXT_WIDTH = 150;
const LABEL = { points: 9, width: 34 };
const NOTE_POINTS = 8.5;

const padding = (points: number): number => 1 + points / 6;

function heightOf({ label, text, note = '' }: Fact, points: number): number {
  const beside = textHeight(lettersIn(label, MAX_LABEL), LABEL.points, LABEL.width);
  const main =
    textHeight(lettersIn(text, MAX_TEXT), points, TEXT_WIDTH) +
    textHeight(lettersIn(note, MAX_NOTE), NOTE_POINTS, TEXT_WIDTH, 1.5);
  return Math.max(beside, main) + 2 * padding(points);
}

const fits = (facts: readonly Fact[], points: number): boolean =>
  facts.reduce((sum, fact) => sum + heightOf(fact, points), 0) <= SHEET_HEIGHT;

/** Rows on as few sheets as they need, in the largest type up to `maxPoints` that all of these sheets have room for. */
export function factPages(facts: readonly Fact[], words: Words, page: (body: Html) => Page, maxPoints = 22): Page[] {
  if (facts.length === 0) return [];
  const parts = partsOf(facts, SIZES.at(-1) ?? 0);
  const points = largestFit(
    SIZES.filter((size) => size <= maxPoints),
    (size) => parts.every((part) => fits(part, size)),
  );
  return parts.map((part) => page(factList(part, words, points)));
}

/** In parts that fit a sheet each and are about equally high. */
function partsOf(facts: readonly Fact[], points: number): Fact[][] {
  if (fits(facts, points)) return [[...facts]];
  const total = facts.reduce((sum, fact) => sum + heightOf(fact, points), 0);
  const even = total / Math.ceil(total / SHEET_HEIGHT);
  const parts: Fact[][] = [];
  let height = 0;
  for (const fact of facts) {
    const last = parts.at(-1);
    if (last && height < even && fits([...last, fact], points)) last.push(fact);
    else {
      parts.push([fact]);
      height = 0;
    }
    height += heightOf(fact, points);
  }
  return parts;
}

/** Rows spread over the sheet, without large gaps. */
const MAX_ROW = 44;

const factList = (facts: readonly Fact[], words: Words, points: number): Html =>
  html`<dl class="facts" style="--size:${points}pt;max-height:${facts.length * MAX_ROW}mm">${facts.map(
    ({ label, text, note }) =>
      html`<dt>${shorten(label, MAX_LABEL)}</dt><dd><p>${words(text, MAX_TEXT)}</p>${note ? html`<p class="note">${words(note, MAX_NOTE)}</p>` : NOTHING}</dd>`,
  )}</dl>`;
