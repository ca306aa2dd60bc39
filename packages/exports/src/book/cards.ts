import { largestFit, lettersIn, spans, textHeight } from './fit.ts';
import { type Html, html, NOTHING } from './html.ts';
import { plainWords, shorten, type Words } from './words.ts';

/** A heading and what there is to say, some of it with a label. */
export interface Card {
  title: string;
  texts: readonly { label?: string; text: string }[];
}

/** In mm, except for the sizes in points. */
const SIZES = [22, 18, 15.5, 13.5, 12, 10.5, 9];
const LIST_SIZES = [18, 15.5, 13.5, 12, 10.5, 9];
const PER_ROW = 3;
/** Widths of titles and texts of a list. */
const LIST = { title: 83, text: 174 };
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

/**
 * Cards that fill the sheet, in the largest type that all have room for: in rows of three, or, if they are too few for two
 * rows, one below another with their titles beside the texts.
 */
export function cardGrid(cards: readonly Card[], words: Words = plainWords, maxText = 240): Html {
  return cards.length > PER_ROW ? rowsOfCards(cards, words, maxText) : listOfCards(cards, words, maxText);
}

function listOfCards(cards: readonly Card[], words: Words, maxText: number): Html {
  const height = (HEIGHT - (cards.length - 1) * GAP.row) / Math.max(1, cards.length);
  const points = largestFit(LIST_SIZES, (size) =>
    cards.every(({ title, texts }) => {
      const titleHeight = textHeight(lettersIn(title, MAX_TITLE), size * TITLE, LIST.title, 1.2);
      const fitsWord = longestWord(title) * size * TITLE * LETTER_WIDTH <= LIST.title;
      return fitsWord && Math.max(titleHeight, heightOfTexts(texts, size, LIST.text, maxText)) + PADDING <= height;
    }),
  );
  return html`<div class="cards list" style="--size:${points}pt">${cards.map((card) => article(card, null, words, maxText))}</div>`;
}

function rowsOfCards(cards: readonly Card[], words: Words, maxText: number): Html {
  const columns = spans(cards.length, PER_ROW);
  const rows = Math.ceil(cards.length / PER_ROW);
  const height = (HEIGHT - (rows - 1) * GAP.row) / rows;
  const points = largestFit(SIZES, (size) =>
    cards.every(({ title, texts }, index) => {
      const width = (WIDTH * (columns[index] ?? 12)) / 12 - GAP.column;
      const titleHeight = textHeight(lettersIn(title, MAX_TITLE), size * TITLE, width, 1.2);
      const fitsWord = longestWord(title) * size * TITLE * LETTER_WIDTH <= width;
      return fitsWord && titleHeight + heightOfTexts(texts, size, width, maxText) + PADDING <= height;
    }),
  );
  return html`<div class="cards" style="--size:${points}pt">${cards.map((card, index) =>
    article(card, html` style="grid-column:span ${columns[index] ?? 12}"`, words, maxText),
  )}</div>`;
}

const heightOfTexts = (texts: Card['texts'], points: number, width: number, maxText: number): number =>
  texts.reduce(
    (sum, { label, text }) =>
      sum + textHeight(lettersIn(text, maxText), points, width, 1.45) + (label ? LABEL_HEIGHT : 2),
    0,
  );

const article = ({ title, texts }: Card, style: Html | null, words: Words, maxText: number): Html =>
  html`<article class="card"${style}>${title ? html`<h3>${words(title, MAX_TITLE)}</h3>` : NOTHING}<div>${texts.map(
    ({ label, text }) =>
      html`${label ? html`<p class="label">${shorten(label, 40)}</p>` : NOTHING}<p>${words(text, maxText)}</p>`,
  )}</div></article>`;
