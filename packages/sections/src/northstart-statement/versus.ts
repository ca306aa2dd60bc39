import { USUAL_ALTERNATIVE } from '../shared/cues/usual-alternatives.ts';
import { isFirstPersonPlural, matchesPatterns, type Quote, wordCount } from '../shared/text/index.ts';

/** "Acme vs. other apps": two sides, whatever the language calls it. */
const VERSUS =
  /^(.{1,40}?)(?:\s+(?:vs\.?|v\/s|versus|kontra|contra|gegen|gegenüber|против|проти|срещу|наспрам|مقابل|در مقابل|מול|לעומת|เทียบกับ|बनाम|대|so với|karşı|εναντίον|έναντι)\s+|\s?(?:対|对比|對比|VS)\s?)(.{2,60})$/iu;
/** Longer sides are sentences. */
const MAX_WORDS = 6;
/** "/compare/", "/alternatives/": pages that set the brand against others by name. */
const COMPARISON_PAGE = /\/(?:compar|vergleich|alternativ|vs(?:\/|$)|porovn|srovn|confront|karsilastir)/iu;

/** Brands stand in matches and lawsuits too ("Acme FC vs. Rovers"), so that a name counts on comparison pages only. */
const isAlternative = (side: string, page: string, language: string): boolean =>
  wordCount(side) <= MAX_WORDS &&
  !/[?!:\d]/u.test(side) &&
  (matchesPatterns(side, USUAL_ALTERNATIVE, language) || COMPARISON_PAGE.test(new URL(page).pathname));

/** What a heading sets the brand against, in its words: "other apps" of "Acme vs. other apps"; "" if it does not. */
export function versusAlternative({ kind, text, page }: Quote, name: string, language: string): string {
  if (kind !== 'heading') return '';
  const [, left = '', right = ''] = VERSUS.exec(text) ?? [];
  const isOwn = (side: string): boolean =>
    (name !== '' && side.toLowerCase() === name.toLowerCase()) ||
    (wordCount(side) === 1 && isFirstPersonPlural(side, language));
  const [one, other] = [left.trim(), right.trim()];
  const found = isOwn(one) ? other : isOwn(other) ? one : '';
  return found !== '' && isAlternative(found, page, language) ? found : '';
}
