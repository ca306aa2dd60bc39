import { NORTHSTAR_FIELDS } from '../../northstar-fields.ts';
import { capitalised } from '../../phrases.ts';
import { asObject, asObjects, asText, asTexts } from '../../tokens/read.ts';
import { basisOf } from '../basis.ts';
import type { Book, Page } from '../book.ts';
import { cardGrid } from '../cards.ts';
import { factPages } from '../facts.ts';
import { largestFit, lettersIn, textHeight } from '../fit.ts';
import { type Html, html, NOTHING } from '../html.ts';
import { ruledList } from '../lists.ts';
import { evenly, labelOf, shorten } from '../words.ts';

const CHAPTER = 'Messages';
const MAX_VALUES = 12;
const VALUES_PER_PAGE = 6;
const MAX_OFFERS = 16;

/** The brand in a paragraph. */
export function brandPages(book: Book): Page[] {
  const { description, purpose, category, capabilities } = book.part('things');
  const [what, why] = [asText(description), asText(purpose)];
  const pages: Page[] = [];
  const main = what || why;
  if (main) {
    const other =
      why && why !== main ? html`<p class="note" style="font-size:10pt">${book.words(why, 400)}</p>` : NOTHING;
    const kind = capitalised(asText(category));
    pages.push({
      chapter: 'Brand',
      title: 'The brand',
      basis: basisOf(book, 'quoted', 'things', '/description', '/purpose'),
      layout: 'full',
      ground: book.tokens.schemes[0].scheme === 'dark' ? book.grounds.dark : book.grounds.light,
      body: html`<div class="middle">${statementText(book, main)}${other}${kind ? html`<p class="label">${book.words(kind, 60)}</p>` : NOTHING}</div>`,
    });
  }
  const offers = asTexts(capabilities);
  if (offers.length > 0) {
    pages.push({
      chapter: 'Brand',
      title: 'What it offers',
      basis: basisOf(book, 'quoted', 'things', '/capabilities'),
      layout: 'split',
      body: ruledList(offers.slice(0, MAX_OFFERS), book.words, {
        width: 193,
        columns: offers.length > 7 ? 2 : 1,
        maxText: offers.length > 7 ? 70 : 110,
      }),
    });
  }
  return pages;
}

const STATEMENT_SIZES = [64, 54, 46, 38, 32, 26, 21];
const MAX_STATEMENT = 620;

/** A statement in the largest type that fits the sheet beside the rest, in mm. */
function statementText(book: Book, text: string, rest = 25): Html {
  const letters = lettersIn(text, MAX_STATEMENT);
  const points = largestFit(STATEMENT_SIZES, (size) => textHeight(letters, size, 235, 1.2) <= 120 - rest);
  return html`<p class="statement" style="--size:${points}pt">${book.words(text, MAX_STATEMENT)}</p>`;
}

/** Mission, vision, promise and values. */
export function missionPages(book: Book): Page[] {
  const { mission_statement, vision, brand_promise, core_values } = book.part('mission');
  const page = (title: string, field: string, body: Html, more: Partial<Page> = {}): Page => ({
    chapter: CHAPTER,
    title,
    basis: basisOf(book, 'quoted', 'mission', `/${field}`),
    layout: 'full',
    body,
    ...more,
  });
  const statement = (title: string, field: string, value: unknown, more: Partial<Page> = {}): Page[] => {
    const { statement: text, explanation } = asObject(value);
    const said = asText(text);
    if (said === '') return [];
    return [
      page(title, field, html`<div class="middle">${statementText(book, said)}${sourceNote(explanation)}</div>`, more),
    ];
  };
  const values = asObjects(core_values).flatMap(({ fields }) => {
    const [title, text] = [asText(fields.title), asText(fields.description)];
    return title || text ? [{ title, text }] : [];
  });
  return [
    ...statement('Mission', 'mission_statement', mission_statement),
    ...statement('Vision', 'vision', vision, { ground: book.grounds.dark }),
    ...promisePage(book, asObject(brand_promise), page),
    ...evenly(values.slice(0, MAX_VALUES), VALUES_PER_PAGE).map((part) =>
      page(
        'Values',
        'core_values',
        cardGrid(
          part.map(({ title, text }) => ({ title, texts: text ? [{ text }] : [] })),
          book.words,
        ),
        { layout: 'wide' },
      ),
    ),
  ];
}

const sourceNote = (explanation: unknown): Html => {
  const text = asText(explanation);
  return text ? html`<p class="note">${shorten(text, 260)}</p>` : NOTHING;
};

function promisePage(
  book: Book,
  { title, description, usage_context }: Record<string, unknown>,
  page: (title: string, field: string, body: Html, more: Partial<Page>) => Page,
): Page[] {
  const [head, text] = [asText(title), asText(description)];
  const { description: what, purpose } = book.part('things');
  // Not what the sheet of the brand says in the same words.
  const isNew = [head, text].some((said) => said !== '' && said !== asText(what) && said !== asText(purpose));
  if (!isNew) return [];
  const where = capitalised(asTexts(usage_context).join(', '));
  const body = html`<div class="middle">${statementText(book, head || text, 65)}${
    head && text && head !== text ? html`<p class="lead">${book.words(text, 300)}</p>` : NOTHING
  }${where ? html`<p class="note">${shorten(where, 200)}</p>` : NOTHING}</div>`;
  return [page('Promise', 'brand_promise', body, { ground: book.grounds.primary })];
}

export function northStarPages(book: Book): Page[] {
  const statement = book.part('northstart-statement');
  const facts = NORTHSTAR_FIELDS.flatMap((field) => {
    const text = asText(statement[field]);
    return text ? [{ label: labelOf(field), text }] : [];
  });
  // Name, category and benefit are on the first pages already.
  if (facts.length < 4) return [];
  return factPages(facts, book.words, (body) => ({
    chapter: CHAPTER,
    title: 'North star',
    intro: 'For whom the brand is, what it changes for them, and how it differs.',
    basis: basisOf(book, 'quoted', 'northstart-statement'),
    layout: 'split',
    body,
  }));
}
