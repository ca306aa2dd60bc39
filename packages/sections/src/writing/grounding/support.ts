import type { Quote } from '../../shared/text/index.ts';
import type { Lexicon, Material } from '../material.ts';
import { extractFigures, tokenize } from '../tokenize.ts';
import { contradicts, isNegated } from './negation.ts';
import { contentStems, isEveryday, StemSet, stemOf } from './stems.ts';

/** What a claim rests on, in plain texts. */
export interface ClaimSources {
  /** The texts that it cites. */
  cited: readonly string[];
  /** All texts that were shown. */
  shown: readonly string[];
  /** Of these, the site's own words. */
  said: readonly string[];
  lexicon: Lexicon;
}

export type ClaimFault = 'support' | 'negation' | 'figure';

/** Lines that every site has and that say nothing of what it offers. */
const LEGAL_LINE = /©|\(c\)|copyright|all rights reserved|trademarks?\b|licen[cs]ed under|privacy policy/i;
/** Sections with other companies' words. */
const FOREIGN_HEADING = /\b(?:sponsors?|partners?|supporters?|backers?|advertis\w+)\b/i;

/** Whether a source can support what a brand says of itself: no legal line, question, or section of sponsors. */
export const isOwnStatement = (text: string, heading = ''): boolean =>
  isOwnText(text, heading) && !/[?？؟]\s*$/.test(text);

/** The same with questions, which show whom a site speaks to. */
const isOwnText = (text: string, heading = ''): boolean => !LEGAL_LINE.test(text) && !FOREIGN_HEADING.test(heading);

/** Share of a claim's words that are new to the site, from which it is made up. Everyday words are not new. */
const MAX_NEW_SHARE = 0.4;
/** The same for a claim that has no word of what it cites. */
const MAX_NEW_SHARE_UNCITED = 0.25;
/** Share of its words that the cited texts have, from which new words are a paraphrase. */
const MIN_CITED_SHARE = 0.3;

/**
 * Why the cited texts do not support a claim in English; null if they may. Words alone cannot prove a paraphrase: this
 * finds claims that share nothing with what they cite, have mostly words of their own, negate the site or count what it
 * does not count.
 */
export function claimFault(
  text: string,
  { cited, shown, lexicon }: ClaimSources,
  about: 'brand' | 'customer' = 'brand',
): ClaimFault | null {
  if (!countsAreShown(text, cited, shown)) return 'figure';
  if (about === 'brand' && contradicts(text, cited, shown)) return 'negation';
  const { citedShare, newShare } = supportOf(text, cited, lexicon);
  if (citedShare === 0 && about === 'brand' && isNegated(text)) return 'negation';
  if (citedShare === 0) return newShare > MAX_NEW_SHARE_UNCITED ? 'support' : null;
  return newShare > MAX_NEW_SHARE && citedShare < MIN_CITED_SHARE ? 'support' : null;
}

/** The shares of a claim's words that the cited texts have, and that are new to the site. The brand's name does not count where it is certain. */
function supportOf(text: string, cited: readonly string[], lexicon: Lexicon) {
  const brand = new StemSet(lexicon.isBrandCertain ? tokenize(lexicon.brand).map(stemOf) : []);
  const stems = [...new Set(contentStems(text))].filter((stem) => !brand.has(stem));
  const citedStems = new StemSet(cited.flatMap(contentStems));
  const siteStems = siteStemsOf(lexicon);
  const inCited = stems.filter((stem) => citedStems.has(stem));
  const isNew = (stem: string): boolean => !citedStems.has(stem) && !siteStems.has(stem) && !isEveryday(stem);
  // A claim of general words only can neither be supported nor refuted by words.
  if (stems.length === 0) return { citedShare: 1, newShare: 0 };
  return { citedShare: inCited.length / stems.length, newShare: stems.filter(isNew).length / stems.length };
}

const stemsByLexicon = new WeakMap<Lexicon, StemSet>();

function siteStemsOf(lexicon: Lexicon): StemSet {
  const stems = stemsByLexicon.get(lexicon) ?? new StemSet([...lexicon.words].map(stemOf));
  stemsByLexicon.set(lexicon, stems);
  return stems;
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Words after a number within which the counted thing is named. */
const COUNTED_WITHIN = 3;

/** Whether each number of a claim is in a cited text, or on the site together with what it counts. */
function countsAreShown(text: string, cited: readonly string[], shown: readonly string[]): boolean {
  const words = tokenize(text);
  return words.every((word, at) => {
    const value = NUMBER_WORDS.indexOf(word) > 1 ? String(NUMBER_WORDS.indexOf(word)) : (extractFigures(word)[0] ?? '');
    if (!/^\d+(?:\.\d+)?$/.test(value) || !/^(?:[\d.,]+%?|[a-z]+)$/.test(word)) return true;
    if (cited.some((source) => numbersIn(source).has(value))) return true;
    const counted = contentStems(words.slice(at + 1, at + 1 + COUNTED_WITHIN).join(' '));
    return shown.some((source) => {
      if (!numbersIn(source).has(value)) return false;
      const stems = new StemSet(contentStems(source));
      return counted.some((stem) => stems.has(stem));
    });
  });
}

const numbersIn = (text: string): ReadonlySet<string> =>
  new Set(
    tokenize(text).flatMap((word) =>
      NUMBER_WORDS.includes(word) ? [String(NUMBER_WORDS.indexOf(word))] : extractFigures(word),
    ),
  );

/** A quote is understood under its heading. */
const withHeading = ({ text, headingText }: Quote): string[] =>
  headingText !== '' && isOwnStatement(headingText) ? [text, headingText] : [text];

/** The texts of the cited ids that can support a claim, and all that were shown; guesses and keywords are neither. */
export function claimSources(
  ids: readonly string[],
  { quotes, facts, lexicon }: Material,
  about: 'brand' | 'customer' = 'brand',
): ClaimSources {
  const isOwn = about === 'brand' ? isOwnStatement : isOwnText;
  const cited = ids.flatMap((id) => {
    const quote = quotes.get(id);
    if (quote) return isOwn(quote.text, quote.headingText) ? withHeading(quote) : [];
    const fact = facts.get(id);
    return fact?.supportsClaims && isOwn(fact.text) ? [fact.text] : [];
  });
  return { cited, ...readTexts({ quotes, facts }), lexicon };
}

const textsByQuotes = new WeakMap<Material['quotes'], Pick<ClaimSources, 'shown' | 'said'>>();

/** The texts of a material, the same lists each time, by which others remember what they read in them. */
function readTexts({ quotes, facts }: Pick<Material, 'quotes' | 'facts'>): Pick<ClaimSources, 'shown' | 'said'> {
  const known = textsByQuotes.get(quotes);
  if (known) return known;
  const textOf = ({ text }: { text: string }): string => text;
  const supporting = [...facts.values()].filter(({ supportsClaims }) => supportsClaims);
  const declared = supporting.filter(({ id }) => id.startsWith('e')).map(({ text }) => text.replace(/^[^:]*: /, ''));
  const texts = {
    shown: [...quotes.values(), ...supporting].map(textOf),
    said: [...[...quotes.values()].map(textOf), ...declared],
  };
  textsByQuotes.set(quotes, texts);
  return texts;
}
