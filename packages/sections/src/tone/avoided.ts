import type { Evidence } from '@brandprint/contracts';
import { normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import { absencesIn } from './absences.ts';

/** Fewer texts do not show a habit. */
const MIN_TEXTS = 25;
const MIN_SENTENCES = 15;

/**
 * What no text of the site has: not its sentences, headings, buttons, labels, titles or descriptions. Marked as derived,
 * because the site does not say so.
 */
export function deriveAvoided(evidence: Evidence, language: string): string[] {
  const texts = allTexts(evidence);
  const sentences = texts.filter((text) => wordCount(text) >= 4).length;
  if (texts.length < MIN_TEXTS || sentences < MIN_SENTENCES) return [];
  return absencesIn(language).flatMap(({ what, occursIn }) =>
    texts.some(occursIn) ? [] : [`Derived: ${what}; none in ${texts.length} texts`],
  );
}

/** Every text of the crawl once, whatever it is for. */
function allTexts({ pages }: Evidence): string[] {
  const texts = pages.flatMap((page) => [
    page.title,
    ...page.meta.filter(({ name }) => /title|description/i.test(name)).map(({ content }) => content),
    ...page.text.map(({ text }) => text),
    ...page.links.map(({ text }) => text),
  ]);
  return [...new Set(texts.map(normalizeWhitespace))].filter(Boolean);
}
