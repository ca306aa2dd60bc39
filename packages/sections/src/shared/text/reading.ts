import type { Evidence } from '@brandprint/contracts';
import type { Choice } from './choose.ts';
import { languageOf } from './language.ts';
import { squash } from './normalize.ts';
import { quotesOf } from './quotes.ts';
import { salienceOf } from './salience.ts';

const known = new WeakMap<Evidence, Omit<Choice, 'name'>>();

/** The site's language, all that may be quoted, and how near each is to its subject; read once for all sections. */
export function readingOf(evidence: Evidence): Omit<Choice, 'name'> {
  const done = known.get(evidence);
  if (done) return done;
  const language = languageOf(evidence);
  const quotes = quotesOf(evidence, language);
  const reading = { language, quotes, salience: salienceOf(quotes, declaredOf(evidence)) };
  known.set(evidence, reading);
  return reading;
}

/** Titles and descriptions, as the head says them. */
function declaredOf({ pages }: Evidence): string[] {
  return pages
    .flatMap(({ title, meta }) => [
      title,
      ...meta.filter(({ name }) => /^(og:)?description$/i.test(name)).map(({ content }) => content),
    ])
    .map(squash)
    .filter(Boolean);
}
