import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { isCodeOfConduct } from '../cues/conduct.ts';
import { namesValue } from '../cues/value-words.ts';
import { type LanguagePatterns, normalizeWhitespace, uniqueBy } from '../text/index.ts';
import type { BrandValue } from './value-titles.ts';
import { PAGES_OF_BRAND } from './values.ts';

/** "We are", "be", "being" and the like in front of how somebody acts. */
const OPENINGS: LanguagePatterns = {
  en: 'we are|we’re|be|being',
  de: 'wir sind|sei|seid',
  fr: 'nous sommes|soyez|être',
  es: 'somos|sé|sed|sean|ser',
  it: 'siamo|sii|siate|essere',
  pt: 'somos|seja|sejam|ser',
  nl: 'wij zijn|we zijn|wees',
  ca: 'som|sigues|sigueu|ser',
};
const MIN_VIRTUES = 3;

/** The opening and the words in small letters behind it: "We are considerate" of "We are considerate DrupalCamp is …". */
const virtuePattern = (openings: string): RegExp => {
  const atStart = openings.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return new RegExp(`^((?:${atStart}) (\\p{Ll}+(?:,? \\p{Ll}+){0,3}?))(?=[.:!,;–—]|\\s+\\p{Lu}|$)`, 'u');
};

/**
 * At least three lines of a page about the brand, or of its code of conduct, each of which opens by how its people are: "We
 * are considerate", "Be welcoming", "Being pragmatic".
 */
export function findDeclaredVirtues(page: PageEvidence, language: string): BrandValue[] {
  if (!PAGES_OF_BRAND.has(page.kind) && !isCodeOfConduct(page)) return [];
  for (const code of new Set([language, 'en'])) {
    const openings = OPENINGS[code];
    if (openings === undefined) continue;
    const pattern = virtuePattern(openings);
    const found = page.text.flatMap((block) => virtueOf(block, pattern, page, code));
    const values = uniqueBy(found, ({ title }) => title);
    if (values.length >= MIN_VIRTUES) return values;
  }
  return [];
}

function virtueOf(block: TextBlock, pattern: RegExp, page: PageEvidence, language: string): BrandValue[] {
  const source = normalizeWhitespace(block.text);
  if (block.region !== 'main' && block.region !== 'hero') return [];
  const [, title = '', quality = ''] = pattern.exec(source) ?? [];
  // "We are open: call us."
  const mayBeOpen = isCodeOfConduct(page) || /^being /iu.test(title);
  if (title === '' || !((mayBeOpen && OPEN.test(quality)) || namesValue(quality, language))) return [];
  return [{ title, description: '', icon: '', source, page: page.finalUrl, selector: block.selector }];
}

/** Elsewhere these may be said of shops and doctors. */
const OPEN =
  /^(?:open|offen|ouverts?|abiert[oa]s?|apert[oi]|abert[oa]s?|obert[ea]?s?|patient|geduldig|patients?|pacientes?|pazienti)$/iu;
