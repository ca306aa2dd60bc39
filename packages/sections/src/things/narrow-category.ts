import type { Evidence } from '@brandprint/contracts';
import { splitTitle } from '../shared/brand/clean-name.ts';
import { escapeRegExp } from '../shared/escape-reg-exp.ts';
import type { RankedStatement } from '../shared/statements/choose-statement.ts';
import { readStatements } from '../shared/statements/context.ts';
import { normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import type { FoundCategory } from './category.ts';
import { categoryPhrase } from './category-phrase.ts';
import { KIND_NOUNS } from './kind-nouns.ts';

/** The likeliest descriptions that are read for it. */
const MAX_STATEMENTS = 4;
const MAX_TITLE_WORDS = 5;
/** Of a kind that a title names: titles name products and pages too. */
const TITLE_CONFIDENCE = 0.7;

/**
 * The kind of thing the brand is, in the site's own words: "document database", "eye clinic". From its likeliest
 * `descriptions`, else from the title without the name, else from the name itself ("theatre"). Null if none names a kind.
 */
export function findNarrowCategory(evidence: Evidence, descriptions: readonly RankedStatement[]): FoundCategory | null {
  const { name, language } = readStatements(evidence);
  for (const { statement, features, probability } of descriptions.slice(0, MAX_STATEMENTS)) {
    if (features.brand + features.we + features.offer === 0) continue;
    const phrase = categoryPhrase(statement.text, name, language);
    if (phrase === '' || !namesKind(phrase, language)) continue;
    const { page, selector, text } = statement;
    return { name: phrase, confidence: Number(probability.toFixed(2)), page, selector, value: text };
  }
  return kindFromTitle(evidence, name, language) ?? kindFromName(evidence, name, language);
}

function kindFromTitle({ pages: [home] }: Evidence, name: string, language: string): FoundCategory | null {
  if (!home) return null;
  const withoutName = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'iu');
  const kind = splitTitle(home.title)
    .map((part) => normalizeWhitespace(name ? part.replace(withoutName, ' ') : part))
    .find((part) => wordCount(part) <= MAX_TITLE_WORDS && languagesOf(language).some((code) => kindNoun(part, code)));
  return kind
    ? { name: kind, confidence: TITLE_CONFIDENCE, page: home.finalUrl, selector: 'title', value: home.title }
    : null;
}

/** The kind that the name ends or starts with: "Theatre" of "Archway Theatre". */
function kindFromName({ pages: [home] }: Evidence, name: string, language: string): FoundCategory | null {
  const kind = languagesOf(language)
    .map((code) => kindNoun(name, code))
    .find((noun) => noun !== '' && noun !== name);
  return home && kind
    ? { name: kind, confidence: TITLE_CONFIDENCE, page: home.finalUrl, selector: 'title', value: name }
    : null;
}

/** Names and titles are often in English. */
const languagesOf = (language: string): string[] => [...new Set([language, 'en'])];

/** Whether a definition names a kind; scripts without spaces need no list of nouns. */
const namesKind = (phrase: string, language: string): boolean =>
  language === 'ja' || language === 'zh' || kindNoun(phrase, language) !== '';

const compiled = new Map<string, RegExp>();

/** The noun for a kind that a text starts or ends with; "" if there is none. */
function kindNoun(text: string, language: string): string {
  const nouns = KIND_NOUNS[language];
  if (!nouns) return '';
  const pattern =
    compiled.get(language) ?? new RegExp(`(?<![\\p{L}-])(?:${nouns})s?$|^(?:${nouns})(?![\\p{L}-])`, 'iu');
  compiled.set(language, pattern);
  return pattern.exec(text)?.[0] ?? '';
}
