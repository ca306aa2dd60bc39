import { largestFit, lettersIn, textHeight } from './fit.ts';
import { type Html, html } from './html.ts';
import type { Words } from './words.ts';

/** In mm, except for the sizes in points. */
const SIZES = [26, 22, 19, 16, 13.5, 12];
const HEIGHT = 150;
const MAX_ROW = 40;

interface ListBox {
  /** Of the whole list. */
  width: number;
  height?: number;
  columns?: number;
  /** As many as there are texts by default. */
  rows?: number;
  maxText: number;
}

const rowsOf = (texts: readonly string[], { columns = 1, rows }: ListBox): number =>
  rows ?? Math.ceil(texts.length / columns);

/** The largest size in points in which short texts fit a box. */
export function listSize(texts: readonly string[], box: ListBox): number {
  const { width, height = HEIGHT, columns = 1, maxText } = box;
  const rowHeight = height / rowsOf(texts, box);
  return largestFit(SIZES, (size) =>
    texts.every((text) => textHeight(lettersIn(text, maxText), size, width / columns - 6) + 6 <= rowHeight),
  );
}

/** Short texts between lines, in the largest type that fits, spread over the sheet. */
export function ruledList(texts: readonly string[], words: Words, box: ListBox, points = listSize(texts, box)): Html {
  const { maxText } = box;
  const rows = rowsOf(texts, box);
  return html`<ul class="ruled" style="--size:${points}pt;max-height:${rows * MAX_ROW}mm;grid-template-rows:repeat(${rows},minmax(0,1fr))">${texts.map(
    (text) => html`<li>${words(text, maxText)}</li>`,
  )}</ul>`;
}

const PARAGRAPH_SIZES = [28, 24, 20, 17, 15, 13.5, 12];

/** A paragraph in the largest type that fits a box in mm. */
export function paragraph(
  text: string,
  words: Words,
  { width, height, maxText }: Required<Pick<ListBox, 'width' | 'height' | 'maxText'>>,
): Html {
  const points = largestFit(PARAGRAPH_SIZES, (size) => textHeight(lettersIn(text, maxText), size, width) <= height);
  return html`<p class="lead" style="--size:${points}pt">${words(text, maxText)}</p>`;
}
