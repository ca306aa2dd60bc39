import type { Evidence } from '@brandprint/contracts';
import type { Choice } from './choose.ts';
import { languageOf } from './language.ts';
import { plainKey, squash } from './normalize.ts';
import { quotesOf } from './quotes.ts';
import { salienceOf } from './salience.ts';

interface Reading extends Omit<Choice, 'name'> {
  /** Plain keys of what stands in menus, footers and breadcrumbs. */
  labels: ReadonlySet<string>;
}

const known = new WeakMap<Evidence, Reading>();

/** The site's language, all that may be quoted, and how near each is to its subject; read once for all sections. */
export function readingOf(evidence: Evidence): Reading {
  const done = known.get(evidence);
  if (done) return done;
  const language = languageOf(evidence);
  const quotes = quotesOf(evidence, language);
  const reading = { language, quotes, salience: salienceOf(quotes, declaredOf(evidence)), labels: labelsOf(evidence) };
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

function labelsOf({ pages }: Evidence): ReadonlySet<string> {
  const menus = pages.flatMap(({ text, links }) => [
    ...text.filter(({ kind, region }) => kind === 'nav' || region === 'nav').map(({ text: label }) => label),
    ...links.filter(({ region }) => region === 'nav' || region === 'footer').map(({ text: label }) => label),
  ]);
  return new Set(menus.map(plainKey).filter(Boolean));
}
