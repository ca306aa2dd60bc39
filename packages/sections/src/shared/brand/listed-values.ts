import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { announcesValues } from '../cues/aim-headings.ts';
import { namesPapers } from '../cues/applicants.ts';
import { headsOtherVirtues } from '../cues/other-virtues.ts';
import { namesValue } from '../cues/value-words.ts';
import { partOfValues } from '../cues/values-sentences.ts';
import { normalizeWhitespace, splitList, splitSentences, wordCount } from '../text/index.ts';
import { headingOf } from './heading-of.ts';
import { listedWords } from './listed-words.ts';
import { type BrandValue, isValueTitle, splitTitle } from './value-titles.ts';

/** Items of a list in a sentence, at least and each at most so many words. */
export const MIN_LISTED = 3;
export const MAX_LISTED_WORDS = 4;

const LEADING_ARTICLE =
  /^(?:[ld]['’]|(?:the|an?|az|els?|la|los|las|le|les|il|lo|i|gli|o|os|as|der|die|das|de|het|una?|our)\s+)/iu;

/** "• Passion – For sport. • Unity – …" typed into one paragraph. */
const BULLET = /\s*[•●▪◦‣✓✔✦➤►]\s*/u;

export function valuesBehindBullets(page: PageEvidence, block: TextBlock | undefined, language: string): BrandValue[] {
  if (block?.kind !== 'paragraph') return [];
  const [before = '', ...items] = normalizeWhitespace(block.text).split(BULLET);
  if (before !== '' || items.some((item) => /[\p{Nd}@]/u.test(item))) return [];
  const split = items.map(splitTitle);
  const titles = split.map(([title = '']) => title.replace(/[.,;]$/u, ''));
  const named = titles.filter((title) => namesValue(title, language)).length;
  if (titles.length < MIN_LISTED || named * 2 < titles.length) return [];
  return listedValues(page, block, titles, language).map((value, at) => ({
    ...value,
    description: split[at]?.[1] ?? '',
  }));
}

/** "Honest – careful – on time", or "… with honesty, respect and care", right under a heading. */
export function valuesInFirstSentence(
  page: PageEvidence,
  block: TextBlock | undefined,
  language: string,
): BrandValue[] {
  if (block?.kind !== 'paragraph' || (block.region !== 'main' && block.region !== 'hero')) return [];
  const items = listedWords(block.text, language);
  const isLong = items.some((item) => wordCount(item) > MAX_LISTED_WORDS);
  if (!isLong) return listedValues(page, block, items, language);
  return namesValueOfSomething(items.at(-1) ?? '', language)
    ? listedValues(page, block, items, language, MAX_LABELLED_WORDS)
    : [];
}

/** "Respect for those who come after us": a value, and whom or what it is for. */
const namesValueOfSomething = (item: string, language: string): boolean => {
  const [first = '', second = ''] = item.split(' ');
  return namesValue(first, language) && PREPOSITION.test(second);
};
const PREPOSITION =
  /^(?:for|to|towards?|of|in|with|für|gegenüber|vor|zu|pour|envers|de|du|des|por|para|con|hacia|per|verso|di|com|voor|met|för|mot|med|dla|do|wobec|k|pro|ke|pre|к|за|до|для|pentru|față|iránt|za|prema)$/iu;

/** Where the next value of a paragraph begins: "… in our work. Honesty: We say …". */
const NEXT_VALUE = /(?:^|(?<=[.;,!。；]\s*))(\p{Lu}\p{Ll}[^.,;:!：]{1,38})[:：]\s+/gu;

/** "Honesty: We say what things cost. Care: We listen first.", all in one paragraph right under a heading. */
export function valuesWithTexts(page: PageEvidence, block: TextBlock | undefined, language: string): BrandValue[] {
  if (block?.kind !== 'paragraph') return [];
  const source = normalizeWhitespace(block.text);
  const starts = [...source.matchAll(NEXT_VALUE)];
  if (starts.length < MIN_LISTED || starts[0]?.index !== 0) return [];
  const titles = starts.map(([, title = '']) => title.trim());
  if (!titles.some((title) => namesValue(title, language))) return [];
  return listedValues(page, block, titles, language).map((value, at) => {
    const [lead = ''] = starts[at] ?? [];
    const description = source.slice((starts[at]?.index ?? 0) + lead.length, starts[at + 1]?.index).trim();
    return { ...value, description };
  });
}

/** The items of a list in a sentence, if all of them may be values; otherwise none. */
export function listedValues(
  page: PageEvidence,
  block: TextBlock,
  items: readonly string[],
  language: string,
  maxWords = MAX_LISTED_WORDS,
): BrandValue[] {
  const titles = items.map((item) => item.replace(LEADING_ARTICLE, ''));
  if (!titles.every((title) => isListedValue(title, language, maxWords)) || titles.some(namesPapers)) return [];
  const { text: source, selector } = block;
  return titles.map((title) => ({ title, description: '', icon: '', source, page: page.finalUrl, selector }));
}

/** "Our values are honesty, patience and care." */
export function valuesInSentences(page: PageEvidence, language: string): BrandValue[] {
  for (const block of page.text) {
    const { text, kind, region } = block;
    if (kind !== 'paragraph' || (region !== 'main' && region !== 'hero') || text.length > 2_000) continue;
    if (headsOtherVirtues(headingOf(page, block), language)) continue;
    for (const sentence of splitSentences(text.normalize('NFC'), language)) {
      const part = partOfValues(sentence, language);
      const items = part ? splitList(part.trim().replace(/^[\s:–—-]+|[.!]$/gu, ''), language) : [];
      if (items.length < MIN_LISTED) continue;
      const values = listedValues(page, block, items, language);
      if (values.length > 0) return values;
    }
  }
  return [];
}

/** A label, and what it is of: "Values: honesty, patience, care for those who come after us". */
const LABELLED = /^(\P{L}*\p{L}[^:：.!?]{2,40})[:：]\s*(\S.+)$/su;
/** After a label, values may be longer. */
const MAX_LABELLED_WORDS = 8;
/** "Valores: adultos, niños" are prices, "Values: string, number" those of a setting. */
const MAX_LABEL_WORDS = 3;

export function valuesAfterLabel(page: PageEvidence, language: string): BrandValue[] {
  for (const block of page.text) {
    const { kind, region } = block;
    if ((kind !== 'paragraph' && kind !== 'list-item') || (region !== 'main' && region !== 'hero')) continue;
    const [, label = '', list = ''] = LABELLED.exec(normalizeWhitespace(block.text)) ?? [];
    if (label === '' || wordCount(label) > MAX_LABEL_WORDS || !announcesValues(label, language)) continue;
    const items = splitList(list.replace(/[.!。]$/u, ''), language);
    if (items.length < MIN_LISTED || !items.some((item) => namesValue(item, language))) continue;
    const values = listedValues(page, block, items, language, MAX_LABELLED_WORDS);
    if (values.length > 0) return values;
  }
  return [];
}

const isListedValue = (item: string, language: string, maxWords: number): boolean =>
  isValueTitle(item, language) && wordCount(item) <= maxWords && !/[:;()"“”„]/u.test(item);
