import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { announcesValues } from '../cues/aim-headings.ts';
import { namesPapers } from '../cues/applicants.ts';
import { namesValue } from '../cues/value-words.ts';
import { countsCoreValues, countsItems, isCreedHeading, isLooseHeading, isStanceHeading } from '../cues/values.ts';
import { isVirtue } from '../cues/virtues.ts';
import { comparisonKey, isNoise, normalizeWhitespace, uniqueBy, wordCount } from '../text/index.ts';
import { findPageGroups, type GroupShape, type TitledItem } from '../title-groups/title-groups.ts';
import { titleText } from '../title-groups/titles.ts';
import { iconNameNear } from './icon-name.ts';
import {
  MAX_LISTED_WORDS,
  valuesAfterLabel,
  valuesBehindBullets,
  valuesInFirstSentence,
  valuesInSentences,
  valuesWithTexts,
} from './listed-values.ts';
import { type BrandValue, isValueTitle, splitTitle } from './value-titles.ts';

export const PAGES_WITHOUT_VALUES: ReadonlySet<PageEvidence['kind']> = new Set(['legal', 'docs', 'blog', 'pricing']);
/** Pages on which a brand says how it acts; lists and sentences on others are of a product, a job or a customer. */
export const PAGES_OF_BRAND: ReadonlySet<PageEvidence['kind']> = new Set(['home', 'about', 'mission']);
/** A list is quoted as a whole: fewer usable items mean that it is no list of values. */
const MIN_USABLE_SHARE = 0.7;

/**
 * The values that a page lists: titles that are set alike under a heading of values, "Title: text" lines, or a sentence
 * such as "Our values are …". A list is complete or left out.
 */
export function findValues(page: PageEvidence, language: string): BrandValue[] {
  if (PAGES_WITHOUT_VALUES.has(page.kind) || page.status >= 400) return [];
  const listed = page.text.flatMap((block, index) => {
    if (!isValuesTitle(block, language)) return [];
    const values = valuesBelow(page, block, index, language);
    const named = values.filter(({ title }) => namesValue(title, language)).length;
    const mayBeOther = countsItems(block.text, language) && !countsCoreValues(block.text, language);
    return mayBeOther && named * 2 < values.length ? [] : values;
  });
  const found = [
    () => listed,
    () => valuesByClass(page, language),
    () => valuesAfterLabel(page, language),
    () => valuesInSentences(page, language),
  ];
  const values = found.map((find) => find()).find(({ length }) => length > 0) ?? [];
  return uniqueBy(values, ({ title }) => comparisonKey(title));
}

/** Titles below "What drives us" or "Our philosophy", some of which say how somebody acts. */
export function findHeldValues(page: PageEvidence, language: string): BrandValue[] {
  if (PAGES_WITHOUT_VALUES.has(page.kind) || page.status >= 400) return [];
  return page.text.flatMap((block, index) => {
    const heads =
      isStanceHeading(block.text, language) || (PAGES_OF_BRAND.has(page.kind) && isCreedHeading(block.text, language));
    if (!isTitle(block) || !heads) return [];
    const values = valuesBelow(page, block, index, language);
    const short = values.filter(isShortValue);
    const named = short.filter(({ title }) => namesValue(title, language)).length;
    const share = isLooseHeading(block.text, language) ? MIN_SHARE_BELOW_LOOSE : MIN_SHARE_BELOW_STANCE;
    const isOfValues = named > 0 && named >= short.length * share;
    return isOfValues && short.length >= values.length * MIN_USABLE_SHARE ? short : [];
  });
}

const MIN_SHARE_BELOW_STANCE = 0.3;
const MIN_SHARE_BELOW_LOOSE = 0.5;
const MAX_WORDS_BELOW_STANCE = 8;
const isShortValue = ({ title }: BrandValue): boolean =>
  wordCount(title) <= MAX_WORDS_BELOW_STANCE && !/\p{Nd}/u.test(title);

/** Classes of an element around values, as their authors name it. */
const VALUES_CLASS =
  /[.#](?:[a-z]+-)?(?:core-?values?|our-?values|values|valeurs|valores|valori|werte)(?:-[a-z]+)?(?=[ .:]|$).* > /i;

/** At least three short titles without a heading, one of them a virtue, in an element that is named for values. */
function valuesByClass(page: PageEvidence, language: string): BrandValue[] {
  const group = findPageGroups(page).find(
    ({ shape, items }) =>
      shape !== 'cells' &&
      items.length >= 3 &&
      items.every(({ title: { text } }) => wordCount(text) <= MAX_LISTED_WORDS && !/\d/.test(text)) &&
      items.some((item) => isVirtue(titleText(item), language)) &&
      // The selector of the first is short: nothing before it is like it.
      items.slice(1).every(({ title: { selector } }) => VALUES_CLASS.test(selector)),
  );
  return group ? completeList(page, group.items, language) : [];
}

/** A heading of values, or a line that looks like one. */
export const isValuesTitle = (block: TextBlock, language: string): boolean =>
  isTitle(block) && announcesValues(block.text, language);

const isTitle = ({ kind, region }: TextBlock): boolean =>
  kind === 'heading' || ((kind === 'paragraph' || kind === 'label') && (region === 'main' || region === 'hero'));

/**
 * Where the part of the page below a title ends: at a heading of the same rank, or a block that is set as large; below a
 * heading, at a line that is set larger, unless it comes first. List items right below a line are its own, whatever their
 * size.
 */
function endOfPart({ text }: PageEvidence, title: TextBlock, index: number): number {
  const rank = title.level ?? 7;
  const start = text.findIndex(({ kind }, at) => at > index && (title.kind === 'heading' || kind !== 'list-item'));
  if (start < 0) return text.length;
  const end = text.findIndex(
    (block, at) =>
      at >= start &&
      (title.kind === 'heading'
        ? (block.kind === 'heading' && (block.level ?? 7) <= rank) || (at > index + 1 && isLargerLine(block, title))
        : block.region !== title.region || block.sizePx >= title.sizePx),
  );
  return end < 0 ? text.length : end;
}

/** A line that looks like a heading of higher rank, and no number or sign. */
const isLargerLine = ({ kind, text, sizePx }: TextBlock, title: TextBlock): boolean =>
  (kind === 'paragraph' || kind === 'label') && sizePx > title.sizePx && wordCount(text) > 1;

/** The list under a title, or under the headline that follows it: "Our values", "Why people trust us". */
function valuesBelow(page: PageEvidence, title: TextBlock, index: number, language: string): BrandValue[] {
  const values = valuesUnder(page, title, index, language);
  const headline = headlineBelow(page, title, index);
  return values.length === 0 && headline ? valuesUnder(page, headline, index + 1, language) : values;
}

/** The heading right below a title that ranks no lower; null if there is none. */
export function headlineBelow({ text }: PageEvidence, title: TextBlock, index: number): TextBlock | null {
  const next = text[index + 1];
  if (next?.kind !== 'heading') return null;
  return title.kind !== 'heading' || (next.level ?? 7) <= (title.level ?? 7) || next.sizePx > title.sizePx
    ? next
    : null;
}

/** Shapes of titles in the order of preference. */
const SHAPES: readonly GroupShape[] = ['headings', 'pairs', 'list', 'repeats', 'cells'];

/** The first complete list under a title. */
function valuesUnder(page: PageEvidence, title: TextBlock, index: number, language: string): BrandValue[] {
  const within = new Set(page.text.slice(index + 1, endOfPart(page, title, index)));
  const groups = findPageGroups(page).map(({ shape, items }) => ({
    shape,
    items: items.filter((item) => within.has(item.title)),
  }));
  const lists = [
    ...SHAPES.flatMap((shape) => groups.filter((group) => group.shape === shape).map(({ items }) => items)),
    linesOf([...within]),
  ];
  for (const items of lists) {
    const values = completeList(page, items, language);
    if (values.length > 0) return values;
  }
  if (!isValuesTitle(title, language)) return [];
  const next = page.text[index + 1];
  for (const find of [valuesWithTexts, valuesBehindBullets]) {
    const explained = find(page, next, language);
    if (explained.length > 0) return explained;
  }
  return valuesInFirstSentence(page, next, language);
}

/** Paragraphs "Title: text". */
const linesOf = (blocks: readonly TextBlock[]): TitledItem[] =>
  blocks
    .filter(({ kind, text }) => kind === 'paragraph' && splitTitle(text).length === 2)
    .map((title) => ({ title, text: normalizeWhitespace(title.text), body: [], hasSubheadings: false }));

/** "Clear words We say what things cost.": a bold title without a sign before the sentence that explains it. */
const RUN_TOGETHER = /^(\p{Lu}[^\p{Lu}.:!?–—]{2,40}?) (\p{Lu}\S* .+[.!。])$/u;
const splitRunTogether = (text: string): string[] => RUN_TOGETHER.exec(text)?.slice(1) ?? [text];

/** The values of a list if nearly all of its items may be values, otherwise none. */
export function completeList(page: PageEvidence, items: readonly TitledItem[], language: string): BrandValue[] {
  const split = items.every((item) => RUN_TOGETHER.test(titleText(item))) ? splitRunTogether : splitTitle;
  const values = items.map((item): BrandValue => {
    const { title, body } = item;
    const [name = '', rest = ''] = title.kind === 'heading' ? [titleText(item)] : split(titleText(item));
    const text = rest || normalizeWhitespace(body.find(({ kind }) => kind !== 'heading')?.text ?? '');
    return {
      title: name.replace(QUOTATION_MARKS, ''),
      description: isNoise(text) ? '' : text,
      icon: iconNameNear(page, title),
      source: normalizeWhitespace(title.text),
      page: page.finalUrl,
      selector: title.selector,
    };
  });
  const usable = values.filter(({ title }) => isValueTitle(title, language));
  const links = new Set(page.links.map(({ text }) => normalizeWhitespace(text)));
  const onlyLinks = usable.every(({ title, description }) => description === '' && links.has(title));
  const isComplete =
    usable.length >= 2 &&
    usable.length >= values.length * MIN_USABLE_SHARE &&
    !onlyLinks &&
    !values.some(({ title }) => namesPapers(title));
  return isComplete ? withoutWhatFollows(usable) : [];
}

const QUOTATION_MARKS = /^["“„«»”「『]+|["“”»«」』]+$/gu;

/** If only the last value has an explanation, that is what follows the list. */
function withoutWhatFollows(values: readonly BrandValue[]): BrandValue[] {
  const explained = values.filter(({ description }) => description !== '');
  return values.map((value) =>
    explained.length === 1 && value === values.at(-1) ? { ...value, description: '' } : value,
  );
}
