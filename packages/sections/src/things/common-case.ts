import type { Evidence } from '@brandprint/contracts';
import { isCommonNoun } from '../shared/brand/common-noun.ts';
import { readStatements } from '../shared/statements/context.ts';

/** Their nouns have a capital. */
const WITH_CAPITALS: ReadonlySet<string> = new Set(['de', 'lb']);
const CAPITALIZED = /^(?:\p{Lu}\p{Ll}+|\p{Lu}{4,})$/u;
const WORD = /[\p{L}\p{M}\p{N}'’+#&-]+/gu;

/**
 * Words for a kind as a sentence has them, where a title gave them capitals: "hotel", "chess club", but "CRM software" and
 * "Thai restaurant". A word is common if it is a noun for a kind, or if the site writes it without a capital.
 */
export function inCommonCase(kind: string, evidence: Evidence): string {
  const { language } = readStatements(evidence);
  if (WITH_CAPITALS.has(language) || !/\p{Lu}/u.test(kind)) return kind;
  const written = new Set(evidence.pages.flatMap(({ text }) => text.flatMap((block) => block.text.match(WORD) ?? [])));
  return kind.replace(WORD, (word) => {
    const small = word.toLowerCase();
    return CAPITALIZED.test(word) && (written.has(small) || isCommonNoun(small)) ? small : word;
  });
}
