import type { PageEvidence } from '@brandprint/contracts';
import { headsExpectations } from '../cues/applicants.ts';
import { headsOtherVirtues } from '../cues/other-virtues.ts';
import { namesValue, valueWordsIn } from '../cues/value-words.ts';
import { isVirtue } from '../cues/virtues.ts';
import { normalizeWhitespace, wordCount } from '../text/index.ts';
import { findPageGroups } from '../title-groups/title-groups.ts';
import { titleText } from '../title-groups/titles.ts';
import { headingOf } from './heading-of.ts';
import { listedValues, MAX_LISTED_WORDS, MIN_LISTED } from './listed-values.ts';
import type { BrandValue } from './value-titles.ts';
import { completeList, PAGES_WITHOUT_VALUES } from './values.ts';

/** Whether the headings above a list, the nearest first, say that it is of applicants or others. */
const areOfOthers = (parents: readonly string[], language: string): boolean =>
  headsOtherVirtues(parents[0] ?? '', language) || parents.some((heading) => headsExpectations(heading, language));

/** Of the titles of a list, or of the items in a row, without a heading that says so. */
const MIN_SHARE_OF_VIRTUES = 0.6;

/** "Care & safety", "Curiosity and creativity": two virtues. */
const PAIR = /^(\p{L}+)(?: ?[&+/] ?| (?:and|und|et|y|e|en|och|og|ja|i|a|и|та|és|și|ve|και) )(\p{L}+)$/iu;
const namesVirtues = (title: string, language: string): boolean => {
  const [, ...pair] = PAIR.exec(title) ?? ['', title];
  return pair.every((part) => isVirtue(part, language));
};

const areVirtues = (titles: readonly string[], language: string): boolean =>
  titles.filter((title) => namesVirtues(title, language)).length >= Math.max(2, titles.length * MIN_SHARE_OF_VIRTUES);

/**
 * Values that no heading announces: at least three short titles that are set alike, most of them virtues, or such words in
 * a row ("Independent. Competent. Reliable.").
 */
export function findVirtues(page: PageEvidence, language: string): BrandValue[] {
  if (PAGES_WITHOUT_VALUES.has(page.kind) || page.status >= 400) return [];
  const group = findPageGroups(page).find(
    ({ shape, items, parents }) =>
      shape !== 'cells' &&
      shape !== 'tabs' &&
      items.length >= MIN_LISTED &&
      items.length <= MAX_UNANNOUNCED &&
      items.every(({ text }) => wordCount(text) <= MAX_LISTED_WORDS && !/\d/.test(text)) &&
      !areOfOthers(parents, language) &&
      areVirtues(items.map(titleText), language),
  );
  return group ? completeList(page, group.items, language) : virtuesInRow(page, language);
}

const MAX_UNANNOUNCED = 8;
const MAX_ROW_LENGTH = 120;

/** "Unabhängig. Kompetent. Verlässlich.", "Transparan • Jujur • Amanah": a short line that is nothing but a row. */
function virtuesInRow(page: PageEvidence, language: string): BrandValue[] {
  for (const block of page.text) {
    const { text, region } = block;
    if (text.length > MAX_ROW_LENGTH || (region !== 'main' && region !== 'hero')) continue;
    if (headsOtherVirtues(headingOf(page, block), language)) continue;
    const items = normalizeWhitespace(text.replace(/^["“„«]|["”“»]$/gu, ''))
      .split(/(?:\s+[-–—|·•✦/]\s+)|(?:[.。]\s*)|(?:,\s+)/u)
      .map((item) => item.trim())
      .filter((item) => item !== '');
    if (items.length < MIN_LISTED || items.length > MAX_UNANNOUNCED || !areVirtues(items, language)) continue;
    const values = listedValues(page, block, items, language);
    if (values.length > 0) return values;
  }
  return [];
}

/** Titles of how the brand acts may have more words than a virtue. */
const MAX_WORDS_OF_VALUE = 5;

/** "Quality carpets", "Quality flooring" and "Quality tiles" are wares. */
const repeatsWord = (titles: readonly string[], language: string): boolean => {
  const words = valueWordsIn(titles, language);
  return words.some((word) => words.filter((other) => other === word).length > titles.length / 2);
};

/** Values that no heading announces, in titles of more words: "Honest prices", "Quality without compromise". */
export function findActedValues(page: PageEvidence, language: string): BrandValue[] {
  if (PAGES_WITHOUT_VALUES.has(page.kind) || page.status >= 400) return [];
  const group = findPageGroups(page).find(({ shape, items, parents }) => {
    if (shape !== 'headings' && shape !== 'pairs' && shape !== 'terms') return false;
    if (items.length < MIN_LISTED || items.length > MAX_UNANNOUNCED) return false;
    const titles = items.map(titleText);
    return (
      titles.every((title) => wordCount(title) <= MAX_WORDS_OF_VALUE && !/\d/.test(title)) &&
      !areOfOthers(parents, language) &&
      !repeatsWord(titles, language) &&
      titles.filter((title) => namesValue(title, language)).length >= Math.max(2, titles.length * MIN_SHARE_OF_VIRTUES)
    );
  });
  return group ? completeList(page, group.items, language) : [];
}
