import { asObjects, asText } from '../../tokens/read.ts';
import { basisOf } from '../basis.ts';
import type { Book, Page } from '../book.ts';
import { cardGrid } from '../cards.ts';
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
      const name = asText(fields.name);
      return name || facts.length > 0 ? [{ name, facts }] : [];
    })
    .slice(0, MAX_PERSONAS);
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
