import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { splitTitle } from '../brand/clean-name.ts';
import { isCallToAction } from '../cues/calls-to-action.ts';
import { isCasesHeading } from '../cues/case-headings.ts';
import { isSectorHeading } from '../cues/industry-headings.ts';
import { isNegative } from '../cues/negations.ts';
import { announcesNoOffers } from '../cues/other-lists.ts';
import { isAsideHeading, isOfferHeading } from '../cues/section-kinds.ts';
import { readTitle } from '../offer-words/index.ts';
import {
  comparisonKey,
  isHomeLink,
  isWrittenIn,
  normalizeWhitespace,
  UNBOUNDED_LANGUAGES,
  wordCount,
} from '../text/index.ts';
import { announcesOffers } from './stated-offers.ts';
import { mostHaveSubheadings } from './title-group.ts';
import type { TitledItem, TitleGroup } from './title-groups.ts';
import { HONORIFIC, isHandle } from './titles.ts';

const INDUSTRY_PATH =
  /[/_-](?:industry|industries|branchen?|sectors?|sectores|secteurs?|settori|setores)(?=[/_.-]|$)/iu;
/** What counts something: "500+", "98 %", "~12k"; not the number of a step, nor a price. */
const FIGURE = /^(?:[+>~≈]\s?\d[\d.,\s]*[kKM]?|\d[\d.,\s]*(?:[kKM]?\s?[+%]|[kKM]))$/u;
const MAX_FIGURE_LENGTH = 12;

const isFigure = (block: TextBlock | undefined): boolean =>
  block !== undefined && block.text.length <= MAX_FIGURE_LENGTH && FIGURE.test(normalizeWhitespace(block.text));

const half = <T>(items: readonly T[], test: (item: T) => boolean): boolean =>
  items.filter(test).length * 2 >= items.length;

/** Titles with a page for each industry name customers. */
const linksToIndustries = (page: PageEvidence, items: TitleGroup['items']): boolean => {
  const links = page.links
    .filter(({ sameSite, href }) => sameSite && INDUSTRY_PATH.test(href))
    .map(({ text }) => comparisonKey(text));
  // A card may be one link as a whole.
  return links.length > 0 && half(items, ({ text }) => links.some((link) => link.startsWith(comparisonKey(text))));
};

/** "500+" above or below "Customers": what is counted, not what is offered. */
const labelsFigures = ({ text }: PageEvidence, items: TitleGroup['items']): boolean => {
  const indexes = items.map(({ title }) => text.indexOf(title));
  return [-1, 1].some((step) => indexes.every((index) => isFigure(text[index + step])));
};

/** One sentence set in several lines: "Boats for the summer," / "built by hand" / "and delivered to you."; no list. */
function isSentenceInLines({ shape, items }: TitleGroup): boolean {
  if (shape === 'list') return false;
  const [first = '', ...rest] = items.map(({ text }) => text);
  const continued = rest.filter((line) => /^\p{Ll}/u.test(line)).length;
  return /^\p{Lu}/u.test(first) && continued >= 2 && continued === rest.length && /[.!]$/u.test(rest.at(-1) ?? '');
}

/** Blocks behind the title of a review within which its author is named. */
const MAX_BLOCKS_TO_AUTHOR = 3;
const MIN_WORDS_OF_REVIEW = 4;

/** "jake2000" is the name of an account; "45min", "v2" and "$9/mo" are not. */
const isAccount = ({ kind, text }: TextBlock): boolean =>
  kind !== 'list-item' && /^\p{L}{3}/u.test(text.trim()) && isHandle(normalizeWhitespace(text));

/** The account that a block behind a title names, before the next title; undefined if that is no review. */
function reviewerOf(title: TextBlock, text: readonly TextBlock[], titles: ReadonlySet<TextBlock>): string | undefined {
  const at = text.indexOf(title);
  if (at < 0) return undefined;
  const following = text.slice(at + 1, at + 1 + MAX_BLOCKS_TO_AUTHOR);
  const next = following.findIndex((block) => titles.has(block));
  const review = next < 0 ? following : following.slice(0, next);
  if (!review.some((block) => wordCount(block.text) >= MIN_WORDS_OF_REVIEW)) return undefined;
  return review.find(isAccount)?.text;
}

/** "Great app!", "jake2000", a text: titles of reviews, half of them by accounts with names of their own. */
function headsReviews({ text }: PageEvidence, items: TitleGroup['items']): boolean {
  const titles = new Set(items.map(({ title }) => title));
  const reviewers = new Set(items.flatMap(({ title }) => reviewerOf(title, text, titles) ?? []));
  return reviewers.size >= items.length / 2;
}

const MAX_NAME_WORDS = 6;
/** "Dr. Jane Miller-Jones": words with capitals and nothing else. */
const NAME =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*)(?: (?:(?:da|de|den|der|di|dos|du|van|von|y|zu) )?\p{Lu}[\p{L}\p{M}'’.-]*)+$/u;
const isNameOfPerson = ({ text }: TextBlock): boolean =>
  wordCount(text) <= MAX_NAME_WORDS && NAME.test(normalizeWhitespace(text));

/** Whether a page is about the team, by its title. */
const isTeamPage = ({ title }: PageEvidence, language: string): boolean =>
  splitTitle(title).some((part) => isAsideHeading(part, language));

/** "Dentists", "Assistants", with nothing but the names of people below: who works there, not what is offered. */
function headsPeople({ page, items }: TitleGroup, language: string): boolean {
  const heads = ({ body }: TitledItem): boolean =>
    body.length > 0 && body.every((block) => isNameOfPerson(block) && !isCallToAction(block.text, language));
  if (!half(items, heads)) return false;
  const names = items.filter(heads).flatMap(({ body }) => body);
  return (
    isTeamPage(page, language) ||
    // "Cardiology" has its head below, "Dentists" several.
    (names.length > items.length && names.some(({ text }) => HONORIFIC.test(text))) ||
    half(items, ({ text }) => readTitle(text, language).nonOffers.has('roles'))
  );
}

/** Other items of a menu, in English as on sites in many languages, and the one for help. */
const MENU_ITEM =
  /^(?:about(?: us)?|access|apps|blog|campaign|company|concept|contact(?: us)?|docs|documentation|downloads?|faq|gallery|help|information|menu|news|posts|price|products?|profile|recruit|schedule|services?|shop|support|top|works?|hilfe|aide|soporte|ayuda|ajuda|suporte|ondersteuning|hjälp|hjælp|hjelp|tuki|ohjeet|pomoc|wsparcie|podpora|pomoč|pomoć|podrška|segítség|ajutor|поддержка|помощь|підтримка|допомога|помощ|помош|подршка|βοήθεια|υποστήριξη|abi|palīdzība|pagalba|destek|yardım|dukungan|bantuan|hỗ trợ|trợ giúp|サポート|ヘルプ|支持|帮助|幫助|고객 ?지원|도움말|الدعم|المساعدة|תמיכה|עזרה|پشتیبانی|सहायता|ช่วยเหลือ)$/iu;

/** Buttons beside the one for the first page lead to other pages; so do titles that are all words of menus. */
const isMenu = ({ shape, items }: TitleGroup): boolean =>
  ((shape === 'tabs' || shape === 'links') && items.some(({ text }) => isHomeLink(text))) ||
  items.every(({ text }) => MENU_ITEM.test(text.trim()) || isHomeLink(text));

const PLAN =
  /^(?:basic|standard|premium|pro|plus|starter|free|business|enterprise|ultimate|gold|silver|bronze|platinum|basis|komfort|professional|bas|full ?service|tillägg|básico|estándar|completo|essentiel|essential|standaard|podstawowy|базовый|стандарт|премиум|базовий|преміум)$/iu;

/** "Basic", "Standard", "Premium": how much is bought, not what. */
const arePlans = ({ items }: TitleGroup): boolean => half(items, ({ text }) => PLAN.test(text.trim()));

/** Headings of the parts of the first page, which have headings of their own below them. On others they may be products. */
const isOutline = ({ shape, items, parents, pageIndex }: TitleGroup): boolean =>
  pageIndex === 0 && shape === 'headings' && parents.length === 0 && mostHaveSubheadings(items);

const MIN_SENTENCE_LENGTH = 60;
const MIN_UNSPACED_SENTENCE_LENGTH = 20;

/** A list of sentences explains something; it does not name it. */
const isListOfSentences = ({ shape, items }: TitleGroup): boolean =>
  shape === 'list' &&
  half(
    items,
    ({ text }) =>
      (text.length > MIN_SENTENCE_LENGTH && /[.!]$/u.test(text)) ||
      (text.length > MIN_UNSPACED_SENTENCE_LENGTH && text.endsWith('。')),
  );

/** "Please bring with you:" */
const isAskedFor = ({ leadIn }: TitleGroup, language: string): boolean =>
  /[:：]$/u.test(leadIn) && isCallToAction(leadIn, language) && !announcesOffers(leadIn, language);

const MAX_DECLINING_LENGTH = 60;

/** "We do not offer the following:", "Not included:" */
const isDeclined = ({ shape, leadIn, parents: [parent = ''] }: TitleGroup, language: string): boolean =>
  (shape === 'list' || shape === 'terms') &&
  [leadIn, parent].some(
    (line) =>
      line.length <= MAX_DECLINING_LENGTH &&
      /[:：]$/u.test(line) &&
      isNegative(line, language) &&
      !announcesOffers(line, language),
  );

/** A heading that announces offers in the site's own language, so that what follows is no leftover: "Produk kami". */
const isUnderOwnHeading = ({ parents: [parent = ''] }: TitleGroup, language: string): boolean =>
  // Where scripts differ, English lines are ornaments of headings.
  !UNBOUNDED_LANGUAGES.has(language) && isOfferHeading(parent, language) && !isOfferHeading(parent, 'en');

/** English titles or texts that a template brought, or that repeat those of the site's own language. */
const isEnglishElsewhere = (group: TitleGroup, language: string): boolean =>
  language !== '' &&
  language !== 'en' &&
  !isUnderOwnHeading(group, language) &&
  [group.items.map(({ title }) => title), group.items.flatMap(({ body }) => body)].some((blocks) =>
    isWrittenIn(blocks, 'en'),
  );

/**
 * Groups that name something else than what the brand offers: industries, what figures count, examples of work, reviews, people,
 * places, posts and rules, parts of a page, sentences, what visitors are asked for, what is not offered, leftovers of a
 * template.
 */
export const isExcluded = (group: TitleGroup, language: string): boolean => {
  const { page, items, parents } = group;
  return (
    isCasesHeading(parents[0] ?? '', language) ||
    isSectorHeading(parents[0] ?? '', language) ||
    announcesNoOffers(parents[0] ?? '', language) ||
    isOutline(group) ||
    isMenu(group) ||
    arePlans(group) ||
    isListOfSentences(group) ||
    isAskedFor(group, language) ||
    isDeclined(group, language) ||
    linksToIndustries(page, items) ||
    labelsFigures(page, items) ||
    headsReviews(page, items) ||
    headsPeople(group, language) ||
    isSentenceInLines(group) ||
    isEnglishElsewhere(group, language)
  );
};
