import type { Page } from './book.ts';
import { type Html, html, NOTHING } from './html.ts';
import { shorten, textWidth, type Words } from './words.ts';

/** A row of a list: a label, and what there is to say. */
export interface Fact {
  label: string;
  text: string;
  /** Below the text, smaller. */
  note?: string;
}

const MAX_TEXT = 420;
const MAX_NOTE = 230;
const MAX_LABEL = 44;

/** How much room a row takes in mm: an estimate that holds for wide typefaces. */
interface Size {
  className: string;
  lettersPerLine: number;
  line: number;
  padding: number;
}

const LARGE: Size = { className: 'facts large', lettersPerLine: 56, line: 6.6, padding: 7 };
const SMALL: Size = { className: 'facts', lettersPerLine: 78, line: 4.9, padding: 5 };
const NOTE = { lettersPerLine: 96, line: 4 };
const LABEL = { lettersPerLine: 22, line: 4.5 };
const SHEET = 150;

/** Rows on as few sheets as they need, in large type if one sheet has room for it. */
export function factPages(facts: readonly Fact[], words: Words, page: (body: Html) => Page): Page[] {
  if (facts.length === 0) return [];
  if (heightOf(facts, LARGE) <= SHEET) return [page(factList(facts, words, LARGE))];
  const total = heightOf(facts, SMALL);
  const even = total / Math.ceil(total / SHEET);
  const parts: Fact[][] = [];
  for (const fact of facts) {
    const last = parts.at(-1);
    const height = heightOf([...(last ?? []), fact], SMALL);
    if (last && height <= SHEET && heightOf(last, SMALL) < even) last.push(fact);
    else parts.push([fact]);
  }
  return parts.map((part) => page(factList(part, words, SMALL)));
}

function heightOf(facts: readonly Fact[], { lettersPerLine, line, padding }: Size): number {
  const lines = (text: string, max: number, perLine: number) => Math.ceil(Math.min(max, textWidth(text)) / perLine);
  return facts.reduce(
    (sum, { label, text, note = '' }) =>
      sum +
      padding +
      Math.max(
        lines(text, MAX_TEXT, lettersPerLine) * line + lines(note, MAX_NOTE, NOTE.lettersPerLine) * NOTE.line,
        lines(label, MAX_LABEL, LABEL.lettersPerLine) * LABEL.line,
      ),
    0,
  );
}

const factList = (facts: readonly Fact[], words: Words, { className }: Size): Html =>
  html`<dl class="${className}">${facts.map(
    ({ label, text, note }) =>
      html`<dt>${shorten(label, MAX_LABEL)}</dt><dd><p>${words(text, MAX_TEXT)}</p>${note ? html`<p class="note">${words(note, MAX_NOTE)}</p>` : NOTHING}</dd>`,
  )}</dl>`;
