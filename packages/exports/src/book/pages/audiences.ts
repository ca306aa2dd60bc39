import { capitalised } from '../../phrases.ts';
import { asObjects, asText } from '../../tokens/read.ts';
import { basisOf } from '../basis.ts';
import type { Book, Page } from '../book.ts';
import { cardGrid } from '../cards.ts';
import { ruledList } from '../lists.ts';
import { evenly, labelOf, textWidth } from '../words.ts';

const FIELDS = ['role', 'industry', 'business_context', 'challenge', 'goals', 'pain_points'];
const MAX_PERSONAS = 12;
/** Above this many letters a persona gets a larger card. */
const LONG = 330;

export function audiencePages(book: Book): Page[] {
  const personas = asObjects(book.part('audiences').personas)
    .flatMap(({ fields }) => {
      const facts = FIELDS.flatMap((field) => {
        const text = asText(fields[field]);
        return text ? [{ label: labelOf(field), text }] : [];
      });
      const name = capitalised(asText(fields.name));
      return name || facts.length > 0 ? [{ name, facts }] : [];
    })
    .slice(0, MAX_PERSONAS);
  const said = personas[0]?.facts[0]?.text ?? '';
  // One sentence of the site that names them all.
  if (said && personas.length > 1 && personas.every(({ facts }) => facts.length === 1 && facts[0]?.text === said))
    return [
      {
        chapter: 'Audiences',
        title: 'Who it is for',
        intro: book.words(said, 300),
        basis: basisOf(book, 'quoted', 'audiences'),
        layout: 'split',
        body: ruledList(
          personas.map(({ name }) => name),
          book.words,
          { width: 193, columns: personas.length > 7 ? 2 : 1, maxText: 70 },
        ),
      },
    ];
  const isLong = personas.some(({ facts }) => facts.reduce((sum, { text }) => sum + textWidth(text), 0) > LONG);
  return evenly(personas, isLong ? 3 : 6).map((part) => ({
    chapter: 'Audiences',
    title: 'Who it is for',
    basis: basisOf(book, 'quoted', 'audiences'),
    layout: 'wide',
    body: cardGrid(
      part.map(({ name, facts }) => ({ title: name, texts: facts.slice(0, isLong ? 6 : 2) })),
      book.words,
      isLong ? 230 : 150,
    ),
  }));
}
