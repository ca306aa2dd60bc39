import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { announcesValues, isMissionHeading, isVisionHeading } from '../cues/aim-headings.ts';
import { namesPapers } from '../cues/applicants.ts';
import { headsOtherVirtues } from '../cues/other-virtues.ts';
import { isAsideHeading } from '../cues/section-kinds.ts';
import { namesValue } from '../cues/value-words.ts';
import { countsCoreValues, countsItems, isCreedHeading, isLooseHeading, isStanceHeading } from '../cues/values.ts';
import { partOfValues } from '../cues/values-sentences.ts';
import { isVirtue } from '../cues/virtues.ts';
import {
  comparisonKey,
  isNoise,
  isQuestion,
  normalizeWhitespace,
  splitList,
  splitSentences,
  uniqueBy,
  wordCount,
} from '../text/index.ts';
import { findPageGroups, type GroupShape, type TitledItem } from '../title-groups/title-groups.ts';
import { titleText } from '../title-groups/titles.ts';
import { iconNameNear } from './icon-name.ts';
import { listedWords } from './listed-words.ts';

export interface BrandValue {
  title: string;
  description: string;
  /** The icon's name; "" if there is none or it has no meaning. */
  icon: string;
  /** Text of the block that states it. */
  source: string;
  page: string;
  selector: string;
}

export const PAGES_WITHOUT_VALUES: ReadonlySet<PageEvidence['kind']> = new Set(['legal', 'docs', 'blog', 'pricing']);
/** Pages on which a brand says how it acts; lists and sentences on others are of a product, a job or a customer. */
export const PAGES_OF_BRAND: ReadonlySet<PageEvidence['kind']> = new Set(['home', 'about', 'mission']);
const MAX_TITLE_WORDS = 12;
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

/** The heading above a block; "" if there is none. */
export const headingOf = ({ text }: PageEvidence, { heading }: TextBlock): string => text[heading ?? -1]?.text ?? '';

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

/** "• Passion – For sport. • Unity – …" typed into one paragraph. */
const BULLET = /\s*[•●▪◦‣✓✔✦➤►]\s*/u;

function valuesBehindBullets(page: PageEvidence, block: TextBlock | undefined, language: string): BrandValue[] {
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
function valuesInFirstSentence(page: PageEvidence, block: TextBlock | undefined, language: string): BrandValue[] {
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
  /^(?:for|to|towards?|of|in|with|für|gegenüber|vor|zu|pour|envers|de|du|des|por|para|con|hacia|per|verso|di|com|voor|met|för|mot|for|med|dla|do|wobec|k|pro|ke|pre|к|за|до|для|pentru|față|iránt|za|prema|do)$/iu;

/** Where the next value of a paragraph begins: "… in our work. Honesty: We say …". */
const NEXT_VALUE = /(?:^|(?<=[.;,!。；]\s*))(\p{Lu}\p{Ll}[^.,;:!：]{1,38})[:：]\s+/gu;

/** "Honesty: We say what things cost. Care: We listen first.", all in one paragraph right under a heading. */
function valuesWithTexts(page: PageEvidence, block: TextBlock | undefined, language: string): BrandValue[] {
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

/** Paragraphs "Title: text". */
const linesOf = (blocks: readonly TextBlock[]): TitledItem[] =>
  blocks
    .filter(({ kind, text }) => kind === 'paragraph' && splitTitle(text).length === 2)
    .map((title) => ({ title, text: normalizeWhitespace(title.text), body: [], hasSubheadings: false }));

/** "Title: text", "Title – text" or "Title. Text" in its two parts. */
const splitTitle = (text: string): string[] => {
  const line = normalizeWhitespace(text);
  const [title = '', ...rest] = line
    .slice(0, TITLE_END)
    .split(/(?<=^[^:–—：.]{2,40})(?:[:：]|\s[–—-](?=\s)|[.。](?=\s?\p{L}))\s*/u);
  return rest.length > 0 ? [title, rest.join(' ') + line.slice(TITLE_END)] : [line];
};

/** "Clear words We say what things cost.": a bold title without a sign before the sentence that explains it. */
const RUN_TOGETHER = /^(\p{Lu}[^\p{Lu}.:!?–—]{2,40}?) (\p{Lu}\S* .+[.!。])$/u;
const splitRunTogether = (text: string): string[] => RUN_TOGETHER.exec(text)?.slice(1) ?? [text];

/** Behind the longest title and what parts it from the text, in any script. */
const TITLE_END = 100;

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

/** 痛みの原因を: a noun with its particle, cut out of a sentence. */
const CUT_BEHIND_PARTICLE = /を$|(?<=[\p{Script=Han}\p{Script=Katakana}])[がはにへ]$/u;

const isValueTitle = (title: string, language: string): boolean =>
  !CUT_BEHIND_PARTICLE.test(title) &&
  wordCount(title) >= 1 &&
  wordCount(title) <= MAX_TITLE_WORDS &&
  /\p{L}{2}/u.test(title) &&
  !isQuestion(title) &&
  !/\b(?:19|20)\d\d\b|@/u.test(title) &&
  !isNoise(title) &&
  !announcesValues(title, language) &&
  !isMissionHeading(title, language) &&
  !isVisionHeading(title, language) &&
  (!isAsideHeading(title, language) || CLOSE_CONTACT.test(title) || isVirtue(title, language));

/** "Personal contact" is how somebody acts, and "Contact" a part of a page. */
const CLOSE_CONTACT =
  /^(?:personal|direct|close|human|warm|open|persönlich\p{L}*|direkt\p{L}*|eng\p{L}*|persoonlijk|nauw|kort|warm|menselijk|personlig|nära|tæt|nær|osobní|osobný|osobisty|bezpośredni|személyes|közvetlen|личный|прямой|особистий)\p{L}* (?:contact|[kc]onta[ck]t\p{L}*|kapcsolat\p{L}*|контакт\p{L}*)$|^contact (?:humain|direct|personnel|personnalisé)$|^contatto (?:umano|diretto|personale)$|^contacto (?:humano|directo|personal|direto|pessoal)$/iu;

/** Items of a list in a sentence, at least and each at most so many words. */
export const MIN_LISTED = 3;
export const MAX_LISTED_WORDS = 4;

const LEADING_ARTICLE =
  /^(?:[ld]['’]|(?:the|an?|az|els?|la|los|las|le|les|il|lo|i|gli|o|os|as|der|die|das|de|het|una?|our)\s+)/iu;

/** "Our values are honesty, patience and care." */
function valuesInSentences(page: PageEvidence, language: string): BrandValue[] {
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

function valuesAfterLabel(page: PageEvidence, language: string): BrandValue[] {
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
