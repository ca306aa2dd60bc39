import { largestFit, lettersIn, spans, textHeight } from './fit.ts';
import { type Html, html, NOTHING } from './html.ts';
import { plainWords, shorten, type Words } from './words.ts';

/** A heading and what there is to say, some of it with a label. */
export interface Card {
  title: string;
  texts: readonly { label?: string; text: string }[];
}

/** In mm, except for the sizes in points. */
const SIZES = [32, 27, 22, 18, 15.5, 13.5, 12, 10.5, 9];
const WIDTH = 265;
const HEIGHT = 138;
const GAP = { column: 8, row: 7 };
const PADDING = 10;
const LABEL_HEIGHT = 6.5;
/** Titles are larger than texts by this factor. */
const TITLE = 1.5;
const MAX_TITLE = 60;
/** Width of a letter in mm per point. */
const LETTER_WIDTH = 0.205;

/** The longest word that is never broken; scripts without spaces break anywhere. */
const longestWord = (text: string): number =>
  Math.max(
    0,
    ...(text.slice(0, MAX_TITLE).match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu) ?? []).map(
      ({ length }) => length,
    ),
  );

/** Cards in rows that fill the sheet, in the largest type that all have room for. */
export function cardGrid(cards: readonly Card[], words: Words = plainWords, maxText = 240): Html {
  const columns = spans(cards.length, 3);
  const rows = Math.ceil(cards.length / 3);
  const height = (HEIGHT - (rows - 1) * GAP.row) / rows;
  const heightOf = ({ title, texts }: Card, points: number, span: number) => {
    const width = (WIDTH * span) / 12 - GAP.column;
    return texts.reduce(
      (sum, { label, text }) =>
        sum + textHeight(lettersIn(text, maxText), points, width, 1.45) + (label ? LABEL_HEIGHT : 2),
      textHeight(lettersIn(title, MAX_TITLE), points * TITLE, width, 1.2) + PADDING,
    );
  };
  const points = largestFit(SIZES, (size) =>
    cards.every((card, index) => {
      const span = columns[index] ?? 12;
      const wordWidth = longestWord(card.title) * size * TITLE * LETTER_WIDTH;
      return wordWidth <= (WIDTH * span) / 12 - GAP.column && heightOf(card, size, span) <= height;
    }),
  );
  return html`<div class="cards${rows === 1 ? ' row' : ''}" style="--size:${points}pt">${cards.map(
    ({ title, texts }, index) =>
      html`<article class="card" style="grid-column:span ${columns[index] ?? 12}">${title ? html`<h3>${words(title, MAX_TITLE)}</h3>` : NOTHING}${texts.map(
        ({ label, text }) =>
          html`${label ? html`<p class="label">${shorten(label, 40)}</p>` : NOTHING}<p>${words(text, maxText)}</p>`,
      )}</article>`,
  )}</div>`;
}
