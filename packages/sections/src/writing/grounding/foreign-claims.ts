import { hasNegations, isNegative } from '../../shared/cues/negations.ts';
import { CONJUNCTIONS, type LanguagePatterns, termsOf } from '../../shared/text/index.ts';
import { languageOfClaim } from './claim-language.ts';
import { isNegated } from './negation.ts';
import { hasNumberWords, numbersIn } from './number-words.ts';
import { namesForeignSubject } from './subjects.ts';
import type { ClaimFault, ClaimSources } from './support.ts';

/** A term in more of the site's texts is a word of grammar. */
const MAX_TERM_SHARE = 0.1;
const MIN_TERM_TEXTS = 3;
/** Shares of a claim's terms, as for claims in English about a site in English. */
const MAX_NEW_SHARE = 0.4;
const MIN_CITED_SHARE = 0.3;
/** Terms of a clause, and the share of them in another one that says the same or the contrary. */
const MIN_SAME_TERMS = 2;
const MIN_SAME_SHARE = 0.6;

/**
 * Why the cited texts of a site that is not in English do not support a claim; null if they may. A claim in the site's
 * language is compared with them by its words; one in English by what words are known of in both: numbers, negations,
 * kinds of business, trades.
 */
export function foreignClaimFault(
  claim: string,
  sources: ClaimSources,
  about: 'brand' | 'customer',
  language: string,
): ClaimFault | null {
  const claimLanguage = languageOfClaim(claim, language, sources.lexicon);
  const isTranslated = claimLanguage !== language;
  if (!countsAreShown(claim, claimLanguage, sources, language)) return 'figure';
  if (about === 'brand') {
    const isContradiction = isTranslated
      ? negatesAlone(claim, sources, language)
      : contradicts(claim, sources, language);
    if (isContradiction) return 'negation';
  }
  const isSaid = isTranslated ? !namesForeignSubject(claim, sources, language) : isSupported(claim, sources);
  return isSaid ? null : 'support';
}

/** Whether a cited text has each number of a claim, or another text does together with a word of it. */
function countsAreShown(
  claim: string,
  claimLanguage: string,
  { cited, shown }: ClaimSources,
  language: string,
): boolean {
  const numbersOf = (text: string): string[] => [...numbersIn(text, language), ...numbersIn(text, 'en')];
  const comparable = hasNumberWords(language) ? numbersIn(claim, claimLanguage) : numbersIn(claim, '');
  const terms = new Set(claimLanguage === language ? termsOf(claim) : []);
  return comparable.every(
    (value) =>
      cited.some((text) => numbersOf(text).includes(value)) ||
      shown.some((text) => termsOf(text).some((term) => terms.has(term)) && numbersOf(text).includes(value)),
  );
}

/** Whether a claim in English is negated and no cited text is. */
const negatesAlone = (claim: string, { cited }: ClaimSources, language: string): boolean =>
  isNegated(claim) && hasNegations(language) && !cited.some((text) => isNegative(text, language) || isNegated(text));

/** Whether a clause of a cited text says the same as one of the claim but for a negation. */
function contradicts(claim: string, { cited, said }: ClaimSources, language: string): boolean {
  const isTelling = tellingTerms(said);
  const read = (clause: string) => ({
    terms: termsOf(clause).filter(isTelling),
    isNegative: isNegative(clause, language),
  });
  const sources = cited.flatMap((text) => clausesOf(text, language)).map(read);
  return clausesOf(claim, language)
    .map(read)
    .some(({ terms, isNegative: isDenied }) => {
      const same = sources.filter((source) => areAlike(source.terms, terms));
      return same.length > 0 && same.every((source) => source.isNegative !== isDenied);
    });
}

/** Whether one of two clauses has most of the other's terms. */
const areAlike = (one: readonly string[], other: readonly string[]): boolean =>
  Math.min(one.length, other.length) >= MIN_SAME_TERMS &&
  Math.max(shareIn(one, other), shareIn(other, one)) >= MIN_SAME_SHARE;

/** Whether a claim in the site's language has words of what it cites and not mostly words that are new to the site. */
function isSupported(claim: string, { cited, said }: ClaimSources): boolean {
  const terms = [...new Set(termsOf(claim).filter(tellingTerms(said)))];
  if (terms.length === 0) return true;
  const citedShare = shareIn(cited.flatMap(termsOf), terms);
  const newShare = 1 - shareIn([...cited, ...said].flatMap(termsOf), terms);
  return citedShare > 0 && (newShare <= MAX_NEW_SHARE || citedShare >= MIN_CITED_SHARE);
}

/** The share of terms that a text has. */
function shareIn(text: readonly string[], terms: readonly string[]): number {
  const all = new Set(text);
  return terms.filter((term) => all.has(term)).length / terms.length;
}

const telling = new WeakMap<readonly string[], (term: string) => boolean>();

/** Tells words that say something from those of grammar, which are in many texts. */
function tellingTerms(said: readonly string[]): (term: string) => boolean {
  const cached = telling.get(said);
  if (cached) return cached;
  const counts = new Map<string, number>();
  for (const text of said) for (const term of new Set(termsOf(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
  const most = Math.max(MIN_TERM_TEXTS, said.length * MAX_TERM_SHARE);
  const isTelling = (term: string): boolean => (counts.get(term) ?? 0) <= most && !/^\p{Script=Hiragana}+$/u.test(term);
  telling.set(said, isTelling);
  return isTelling;
}

function clausesOf(text: string, language: string): string[] {
  const patterns: LanguagePatterns = CONJUNCTIONS;
  const words = patterns[language];
  const between = words ? `|\\s(?:${words})\\s` : '';
  return text.split(new RegExp(`[.,;:!?()–—。、，；！？]${between}`, 'iu')).filter((clause) => /\p{L}/u.test(clause));
}
