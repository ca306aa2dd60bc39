import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { DEFINITIONS } from '../cues/definitions.ts';
import {
  brandVoiceScore,
  comparisonKey,
  endsSentence,
  isAsideSentence,
  isNoise,
  type LanguagePatterns,
  matchesPatterns,
  normalizeWhitespace,
  ownVoiceSentences,
  type Quote,
  type TextContext,
  wordCount,
} from '../text/index.ts';
import { isShortenedName, splitTitle } from './clean-name.ts';
import { isPageOrProduct } from './generic-words.ts';
import { flattenJsonLd, stringOrEmpty } from './json-ld.ts';
import { metaContent } from './name-clue.ts';

/** A text with its source. */
export interface FoundText {
  text: string;
  page: string;
  selector: string;
  property: string;
}

/** The site's description of itself: a declared one, otherwise the best sentence. */
export function findDescription(evidence: Evidence, context: TextContext): FoundText | null {
  const { quotes, name } = context;
  const home = evidence.pages[0];
  if (!home) return null;
  const declared: FoundText[] = [
    ...['description', 'og:description', 'twitter:description'].map((meta) => ({
      text: metaContent(home, meta),
      page: home.finalUrl,
      selector: `meta[${meta}]`,
      property: 'content',
    })),
    ...flattenJsonLd(home)
      .filter(({ types }) =>
        types.some((type) => /Organization|WebSite|Business|Application|Store|Corporation/.test(type)),
      )
      .map(({ node }) => ({
        text: stringOrEmpty(node.description),
        page: home.finalUrl,
        selector: 'script[type="application/ld+json"]',
        property: 'description',
      })),
    {
      text: evidence.manifest?.description ?? '',
      page: evidence.manifest?.url ?? '',
      selector: '',
      property: 'description',
    },
  ].map((found) => ({ ...found, text: withoutRepeatedTitle(normalizeWhitespace(found.text)) }));
  const usable = declared.find((found) => wordCount(found.text) >= 3 && !isNoise(found.text));
  if (usable) return usable;
  const sentenceOn = (chosen: (quote: Quote) => boolean): FoundText | null => {
    const best = bestDefinition(quotes.filter(chosen), context);
    return best && { text: best.text, page: best.page, selector: best.selector, property: 'text' };
  };
  return (
    descriptiveSubtitle(context, home) ??
    sentenceOn(({ page }) => page === home.finalUrl) ??
    descriptionFromTitle(home, name, 4) ??
    descriptiveHeadline(context, home) ??
    sentenceOn(({ pageKind }) => pageKind === 'about') ??
    descriptionFromTitle(home, name, 3, endsInKind)
  );
}

/** Without the page name that a template repeats at the start: "Dashboard — Dashboard. Free admin template." */
export const withoutRepeatedTitle = (text: string): string =>
  text.replace(/^(.{2,40}?) [—–|·-] \1[.!]? (?=\p{Lu})/u, '');

/** The descriptive part of the title: "a responsive admin template". */
function descriptionFromTitle(
  home: PageEvidence,
  name: string,
  words: number,
  fits: (part: string) => boolean = () => true,
): FoundText | null {
  const text = splitTitle(home.title)
    .filter(
      (part) =>
        fits(part) &&
        wordCount(part) >= words &&
        !(name && comparisonKey(part).includes(comparisonKey(name))) &&
        !isShortenedName(comparisonKey(part), comparisonKey(name)) &&
        !isNoise(part),
    )
    .sort((a, b) => wordCount(b) - wordCount(a))[0];
  return text ? { text, page: home.finalUrl, selector: 'title', property: 'text' } : null;
}

/** Ends with a word for a kind of thing: "Acme Admin Template". */
const endsInKind = (part: string): boolean => isPageOrProduct(part.split(' ').at(-1) ?? '');

/** The tagline of the first screen if it says what the product is; slogans do not. */
function descriptiveHeadline({ quotes, name, language }: TextContext, home: PageEvidence): FoundText | null {
  const key = comparisonKey(name);
  const saysWhatItIs = (words: string): boolean =>
    (key.length > 2 && comparisonKey(words).includes(key)) ||
    matchesPatterns(words, DEFINITION_PATTERNS, language) ||
    (endsSentence(words) && !/(?:\.\.\.|…)$/.test(words) && wordCount(words) >= 5);
  const line = quotes.find(
    ({ page, kind, text: words, region, sizePx }) =>
      page === home.finalUrl &&
      (kind === 'heading'
        ? region === 'hero' || sizePx >= 44 || matchesPatterns(words, DEFINITION_PATTERNS, language)
        : kind === 'paragraph' && region === 'hero') &&
      wordCount(words) >= 4 &&
      !/^\P{L}*\d|\d ?%/u.test(words) &&
      !isGreeting(words) &&
      saysWhatItIs(words) &&
      !isAsideSentence(words, language) &&
      comparisonKey(words) !== comparisonKey(name),
  );
  return line ? { text: line.text, page: line.page, selector: line.selector, property: 'text' } : null;
}

/** Maximum number of lines between the name and its subtitle. */
const MAX_SUBTITLE_POSITION = 3;

/** The verbless line below the name that says what kind of thing it is: "A beautiful replacement for alert". */
function descriptiveSubtitle({ quotes, language }: TextContext, home: PageEvidence): FoundText | null {
  if (language !== 'en') return null;
  const line = quotes
    .filter(({ page }) => page === home.finalUrl)
    .slice(0, MAX_SUBTITLE_POSITION)
    .find(({ text: words }) => /^An? \p{Ll}/u.test(words) && wordCount(words) >= 4 && !/[!?]$/.test(words));
  return line ? { text: line.text, page: line.page, selector: line.selector, property: 'text' } : null;
}

/** "Welcome to our studio!" does not describe anything. */
const isGreeting = (text: string): boolean =>
  /^(welcome|hello|hi|hey|it['’]s nice to meet|thanks?|willkommen|bienvenue|bienvenid|benvenut|bem-vind|welkom|välkommen|ようこそ|欢迎|أهلا|مرحبا)/i.test(
    text,
  ) && wordCount(text) <= 8;

const DEFINITION_PATTERNS: LanguagePatterns = {
  ...DEFINITIONS,
  it: '(?:è|siamo|sono) (?:una?|uno|il|la|lo|i|gli)',
  ru: '— это|это \\p{L}+',
  ja: 'は.{2,60}(?:です|会社|サービス|ブランド|工房|店)',
  zh: '是(?:一|中国|全球)',
  ar: '(?:هي|هو) \\p{L}+|شركة|منصة',
};

/** The best describing sentence: one that defines, names or represents the brand, early and to the point. */
function bestDefinition(quotes: readonly Quote[], context: TextContext): Quote | null {
  const key = comparisonKey(context.name);
  const scored = ownVoiceSentences(quotes)
    .filter(
      ({ kind, text: sentence }) =>
        kind === 'paragraph' && !isGreeting(sentence) && !FIRST_PERSON_OR_LICENSE.test(sentence),
    )
    .map((quote, index) => {
      const named = key.length > 2 && comparisonKey(quote.text).startsWith(key);
      const score =
        brandVoiceScore(quote, context) * 1.5 +
        (named ? 2 : 0) +
        (matchesPatterns(quote.text, DEFINITION_PATTERNS, context.language) ? 1.5 : 0) +
        (quote.region === 'hero' ? 1.5 : 0) +
        (quote.pageKind === 'about' ? 0.8 : 0) +
        Math.max(0, 1 - index * 0.2);
      return { quote, score };
    })
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  return best && best.score >= MIN_SCORE ? best.quote : null;
}

/** A person about themselves, or legal terms. */
const FIRST_PERSON_OR_LICENSE = /(?<!\p{L})(?:I|[Ll]icen[sc]e[sd]?)(?!\p{L})/u;

/** A sentence describes nothing if it does not name the brand, define it, or represent it on the first screen. */
const MIN_SCORE = 3.3;
