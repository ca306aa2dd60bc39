import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { asksForApplicants } from '../cues/applicants.ts';
import { headsOtherVirtues } from '../cues/other-virtues.ts';
import { namesValue } from '../cues/value-words.ts';
import { partsOfCare } from '../cues/values-verbs.ts';
import { BELIEF_CUES } from '../cues/vision-belief-promise.ts';
import {
  isFirstPersonPlural,
  isPromptInjection,
  isQuestion,
  matchesPatterns,
  normalizeWhitespace,
  splitList,
  splitSentences,
  wordCount,
} from '../text/index.ts';
import { isTestimonial } from '../text/quotes.ts';
import { headingOf } from './heading-of.ts';
import { listedValues, MAX_LISTED_WORDS } from './listed-values.ts';
import type { BrandValue } from './value-titles.ts';
import { headlineBelow, isValuesTitle, PAGES_OF_BRAND } from './values.ts';

const MAX_TEXT = 2_000;
/** Of the items of a list, and at least two of them. */
const MIN_SHARE_OF_VALUES = 0.7;
const MIN_CARED = 2;

/** A paragraph in which the brand itself speaks. */
const isOwnProse = (page: PageEvidence, block: TextBlock, language: string): boolean =>
  block.kind === 'paragraph' &&
  (block.region === 'main' || block.region === 'hero') &&
  block.text.length <= MAX_TEXT &&
  !/^\s*["“„«»「『]/u.test(block.text) &&
  !isPromptInjection(block.text) &&
  !asksForApplicants(block.text) &&
  !headsOtherVirtues(headingOf(page, block), language) &&
  !isTestimonial(page, page.text.indexOf(block));

/** Values in a sentence of what the brand believes in, is built on or holds dear: "We believe in honesty and care." */
export function findCaredValues(page: PageEvidence, language: string): BrandValue[] {
  if (!PAGES_OF_BRAND.has(page.kind) || page.status >= 400) return [];
  for (const block of page.text) {
    if (!isOwnProse(page, block, language)) continue;
    const values = caredIn(page, block, language);
    const listed = values.length > 0 ? values : caredInList(page, block, language);
    if (listed.length > 0) return listed;
  }
  return [];
}

/** "We attach great importance to:" and a list below it, of which some say how somebody acts. */
function caredInList(page: PageEvidence, block: TextBlock, language: string): BrandValue[] {
  const lead = normalizeWhitespace(block.text);
  if (!/[:：]$/u.test(lead)) return [];
  const sentence = splitSentences(lead.normalize('NFC'), language).at(-1) ?? '';
  // What stands behind the words that say so is the list itself.
  if (!/^\P{L}+$/u.test(partsOfCare(sentence, language).after)) return [];
  const from = page.text.indexOf(block) + 1;
  const end = page.text.findIndex(({ kind }, at) => at >= from && kind !== 'list-item');
  const items = page.text.slice(from, end < 0 ? undefined : end).map(({ text }) => normalizeWhitespace(text));
  const named = items.filter((item) => namesValue(item, language)).length;
  const isOfValues = named >= MIN_CARED && named * 2 >= items.length;
  return isOfValues && items.every(isShortItem) ? listedValues(page, block, items, language, MAX_ITEM_WORDS) : [];
}
const MAX_ITEM_WORDS = 8;
const isShortItem = (item: string): boolean => wordCount(item) <= MAX_ITEM_WORDS && !/\p{Nd}/u.test(item);

function caredIn(page: PageEvidence, block: TextBlock, language: string): BrandValue[] {
  for (const sentence of splitSentences(block.text.normalize('NFC'), language)) {
    if (isQuestion(sentence)) continue;
    const { after, before } = partsOfCare(sentence, language);
    for (const items of [itemsBehind(after, language), itemsBefore(before, language)]) {
      const named = items.filter((item) => namesValue(item, language)).length;
      if (named < MIN_CARED || named < items.length * MIN_SHARE_OF_VALUES) continue;
      const values = listedValues(page, block, items, language);
      if (values.length > 0) return values;
    }
  }
  return [];
}

/** Prepositions and articles that each item repeats: "nella qualità e nel rispetto", "à l’honnêteté et au respect". */
const REPEATED: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:auf|an|für) )/iu,
  fr: /^(?:(?:à (?:la |l['’])?|aux? |en |dans (?:la |le |les |l['’])?|sur (?:la |le |les |l['’])?))/iu,
  es: /^(?:(?:en|por|con|a) (?:(?:el|la|los|las) )?|al )/iu,
  pt: /^(?:(?:n[ao]s?|em|pel[ao]s?|por|com) )/iu,
  it: /^(?:(?:nel|sul|al)(?:l[ae] |l['’]| )|(?:nei|sui|ai|negli|sugli|in|su) )/iu,
  ca: /^(?:(?:en|per|amb) (?:(?:el|la|els|les) |l['’])?)/iu,
  nl: /^(?:(?:in|aan|op|voor) (?:de |het )?)/iu,
  sv: /^(?:(?:på|för|om) )/iu,
  da: /^(?:(?:på|for) )/iu,
  nb: /^(?:(?:på|for) )/iu,
};
const withoutRepeated = (item: string, language: string): string => item.replace(REPEATED[language] ?? '', '');

/** Ends of clauses; a list does not go on behind them. */
const CLAUSE_END = /[.;:!?()[\]–—。；：！？（）]|\s-\s/u;

const isShort = (item: string): boolean => item !== '' && wordCount(item) <= MAX_LISTED_WORDS && !/\p{Nd}/u.test(item);

/** The short items that a text begins with: "honesty, care and craft in all that we do" has two. */
function itemsBehind(text: string, language: string): string[] {
  const clause = normalizeWhitespace(text.replace(/^[\s:–—-]+/u, '')).split(CLAUSE_END)[0] ?? '';
  const items = splitList(clause, language).map((item) => withoutRepeated(item, language));
  const end = items.findIndex((item) => !isShort(item));
  return end < 0 ? items : items.slice(0, end);
}

/** The short items that a text ends with. */
function itemsBefore(text: string, language: string): string[] {
  const clause =
    normalizeWhitespace(text)
      .replace(/[\s,–—-]+$/u, '')
      .split(CLAUSE_END)
      .at(-1) ?? '';
  const items = splitList(clause, language).map((item) => withoutRepeated(item, language));
  const start = items.findLastIndex((item) => !isShort(item));
  return items.slice(start + 1);
}

const speaksOfItself = (text: string, language: string): boolean =>
  isFirstPersonPlural(text, language) || matchesPatterns(text, BELIEF_CUES.sentencePatterns, language);

const MAX_SENTENCES = 3;
const MIN_WORDS = 4;
const MAX_WORDS = 30;

/** Sentences right under a heading of values that lists none; "our values are set on …" is one itself. */
export function findToldValues(page: PageEvidence, language: string): BrandValue[] {
  if (!PAGES_OF_BRAND.has(page.kind) || page.status >= 400) return [];
  for (const [index, title] of page.text.entries()) {
    if (!isValuesTitle(title, language)) continue;
    const block = page.text[index + (headlineBelow(page, title, index) ? 2 : 1)];
    if (!block || !isOwnProse(page, block, language)) continue;
    const cared = caredIn(page, block, language);
    if (cared.length > 0) return cared;
    const told = splitSentences(block.text.normalize('NFC'), language)
      .map(normalizeWhitespace)
      .filter(
        (text) =>
          wordCount(text) >= MIN_WORDS && wordCount(text) <= MAX_WORDS && !isQuestion(text) && !/[:：]$/u.test(text),
      )
      .filter((text) => namesValue(text, language) && speaksOfItself(text, language))
      .slice(0, MAX_SENTENCES);
    if (told.length > 0)
      return told.map((text) => ({
        title: text,
        description: '',
        icon: '',
        source: block.text,
        page: page.finalUrl,
        selector: block.selector,
      }));
  }
  return [];
}
