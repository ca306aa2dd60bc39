import type { Evidence, PageEvidence, PageLink } from '@brandprint/contracts';
import { findCapabilities } from '../brand/capabilities.ts';
import { findValues } from '../brand/values.ts';
import { AUDIENCE_HEADINGS } from '../cues/audiences.ts';
import { FEATURE_HEADINGS } from '../cues/features.ts';
import { PRICE } from '../cues/prices.ts';
import {
  isAboutHeading,
  isAsideHeading,
  isOfferHeading,
  isProblemHeading,
  isStepHeading,
} from '../cues/section-kinds.ts';
import { isValuesHeading } from '../cues/values.ts';
import { flag, shareOf } from '../numbers.ts';
import type { SiteStatements } from '../statements/context.ts';
import { subjectOf } from '../statements/subject.ts';
import {
  comparisonKey,
  endsSentence,
  isInOtherLanguage,
  isQuestion,
  matchesPatterns,
  normalizeWhitespace,
  wordCount,
  wordsOf,
} from '../text/index.ts';
import { isTestimonialItem, type TitledItem, type TitleGroup } from './title-groups.ts';

export const DATE =
  /\b(?:19|20)\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]|\b\d{1,2}:\d\d\b|\d+ ?(?:年|月|日)|\b\d{1,2}\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|märz|mai|juni|juli|okt|dez|janv|févr|avr|juin|juil|août|ene|abr|ago|dic)(?!\p{L})|\b\d{1,2}\.? (?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|april|august|september|oktober|november|dezember)/iu;
const PERSON_NAME = /^\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+$/u;

/** Keys of the titles that patterns choose. */
export interface PatternChoices {
  capabilities: ReadonlySet<string>;
  values: ReadonlySet<string>;
}

export const patternChoices = (evidence: Evidence, language: string): PatternChoices => ({
  capabilities: new Set(findCapabilities(evidence, language).map(({ text }) => comparisonKey(text))),
  values: new Set(
    evidence.pages.flatMap((page) => findValues(page, language)).map(({ title }) => comparisonKey(title)),
  ),
});

/** What a model knows of a group of titles, each 0 to 1: most are the share of its titles for which it holds. */
export function groupFeatures(group: TitleGroup, site: SiteStatements, patternChoices: PatternChoices) {
  const { page, pageIndex, shape, items, parents, leadIn, order } = group;
  const { language } = site;
  const titles = items.map(({ text }) => text);
  const keys = titles.map(comparisonKey);
  const words = titles.map(wordCount);
  const nameKey = comparisonKey(site.name);
  const bodies = items.map(bodyTextOf);
  const subjects = bodies.map((body) => (wordCount(body) > 3 ? subjectOf(body, site) : 'unknown'));
  const parent = parents[0] ?? '';
  const { linkKeys, deeperKeys, newsKeys, isOfferPage } = readPage(page, language);
  return {
    home: flag(pageIndex === 0),
    product: flag(pageIndex > 0 && page.kind === 'product'),
    about: flag(pageIndex > 0 && (page.kind === 'about' || page.kind === 'mission')),
    otherPage: flag(pageIndex > 0 && !['product', 'about', 'mission', 'blog', 'docs'].includes(page.kind)),
    blogOrDocs: flag(pageIndex > 0 && ['blog', 'docs', 'contact', 'careers'].includes(page.kind)),
    offerPage: flag(isOfferPage),
    headings: flag(shape === 'headings'),
    list: flag(shape === 'list'),
    pairs: flag(shape === 'pairs'),
    cells: flag(shape === 'cells'),
    repeats: flag(shape === 'repeats'),
    terms: flag(shape === 'terms'),
    tabs: flag(shape === 'tabs'),
    links: flag(shape === 'links'),
    size1: flag(items.length === 1),
    size2: flag(items.length === 2),
    size3: flag(items.length >= 3 && items.length <= 6),
    size7: flag(items.length >= 7 && items.length <= 12),
    size13: flag(items.length >= 13),
    firstGroup: flag(order === 0),
    secondGroup: flag(order === 1),
    laterGroup: flag(order > 3),
    firstScreens: shareOf(items, ({ title }) => title.box.y < page.viewport.height * 2),
    deep: shareOf(items, ({ title }) => title.box.y > page.viewport.height * 4),
    noParent: flag(parents.length === 0),
    parentAside: flag(parents.some((heading) => isAsideHeading(heading, language))),
    nearestAside: flag(isAsideHeading(parent, language) && !isOffer(parent, language)),
    parentOffer: flag(isOffer(parent, language)),
    outerOffer: flag(parents.slice(1).some((heading) => isOffer(heading, language))),
    parentAbout: flag(isAboutHeading(parent, language)),
    parentValues: flag(isValuesHeading(parent, language)),
    parentAudience: flag(wordCount(parent) <= 8 && matchesPatterns(parent, AUDIENCE_HEADINGS, language)),
    parentProblem: flag(isProblemHeading(parent, language)),
    parentSteps: flag(isStepHeading(parent, language)),
    parentQuestion: flag(isQuestion(parent)),
    parentBrand: flag(nameKey.length > 1 && comparisonKey(parent).includes(nameKey)),
    leadInOffer: flag(isOffer(leadIn.replace(/[:：]$/u, ''), language)),
    leadInColon: flag(/[:：]$/.test(leadIn)),
    aside: shareOf(titles, (title) => isAsideHeading(title, language)),
    anyAside: flag(titles.some((title) => isAsideHeading(title, language))),
    words1: shareOf(words, (count) => count === 1),
    words2: shareOf(words, (count) => count >= 2 && count <= 5),
    words6: shareOf(words, (count) => count >= 6 && count <= 9),
    words10: shareOf(words, (count) => count >= 10),
    sentence: shareOf(titles, (title) => endsSentence(title) && wordCount(title) > 3),
    question: shareOf(titles, isQuestion),
    digits: shareOf(titles, (title) => /\d/.test(title)),
    personNames: shareOf(titles, (title) => language !== 'de' && PERSON_NAME.test(title)),
    properNames: shareOf(titles, (title) => isProperName(title, site)),
    navigation: shareOf(keys, (key) => site.navigationLabels.has(key)),
    linked: shareOf(keys, (key) => linkKeys.has(key)),
    twice: shareOf(keys, (key) => site.headingCounts.get(key) === 2),
    pages: shareOf(keys, (key) => site.pageTitles.has(key)),
    pricing: flag(page.kind === 'pricing'),
    parentInMenu: flag(parents.some((heading) => site.navigationLabels.has(comparisonKey(heading)))),
    listUnderOffer: flag(shape !== 'headings' && parents.some((heading) => isOffer(heading, language))),
    parentOfferShort: flag(wordCount(parent) <= 4 && isOffer(parent, language)),
    linkedDeeper: shareOf(keys, (key) => deeperKeys.has(key)),
    newsLinks: shareOf(keys, (key) => key.length > 5 && newsKeys.some((link) => link.includes(key))),
    foreign: flag(isInOtherLanguage([...titles, ...bodies].join('. '), language)),
    capitals: shareOf(titles, (title) => /^\p{Lu}/u.test(title)),
    repeated: shareOf(keys, (key) => (site.headingCounts.get(key) ?? 0) > 2),
    namesBrand: shareOf(keys, (key) => nameKey.length > 1 && key.includes(nameKey)),
    salience: titles.reduce((sum, title) => sum + site.salience(title), 0) / titles.length,
    bodies: shareOf(bodies, (body) => wordCount(body) >= 4),
    bodySentences: shareOf(bodies, (body) => wordCount(body) >= 4 && endsSentence(body)),
    shortBodies: shareOf(bodies, (body) => wordCount(body) > 0 && wordCount(body) < 10),
    longBodies: shareOf(bodies, (body) => wordCount(body) > 70),
    evenBodies: evenness(bodies.map(wordCount)),
    bodyLists: shareOf(items, ({ body }) => body.filter(({ kind }) => kind === 'list-item').length >= 2),
    subheadings: shareOf(items, ({ hasSubheadings }) => hasSubheadings),
    dates: shareOf(titles, (title) => DATE.test(title)) || shareOf(bodies, (body) => DATE.test(body.slice(0, 60))),
    prices: shareOf(
      titles.map((title, index) => `${title} ${bodies[index]}`),
      (text) => PRICE.test(text),
    ),
    icons: shareOf(items, ({ title }) => isNear(page.icons, title)),
    pictures: shareOf(items, ({ title }) => isNear(page.images, title)),
    inRows: shareOf(items, ({ title }) =>
      items.some((other) => other.title !== title && sharesRow(other.title, title)),
    ),
    inColumn: shareOf(items, ({ title }) => Math.abs(title.box.x - (items[0]?.title.box.x ?? 0)) < 4),
    large: shareOf(items, ({ title }) => title.sizePx > 30),
    level2: shareOf(items, ({ title }) => title.level === 2),
    level3: shareOf(items, ({ title }) => title.level === 3),
    level4: shareOf(items, ({ title }) => (title.level ?? 0) >= 4),
    testimonials: shareOf(items, (item) => isTestimonialItem(page, item)),
    ownBodies: shareOf(subjects, (subject) => subject === 'brand' || subject === 'we' || subject === 'offer'),
    readerBodies: shareOf(subjects, (subject) => subject === 'reader'),
    otherBodies: shareOf(subjects, (subject) => subject === 'other'),
    personBodies: shareOf(subjects, (subject) => subject === 'person'),
    patternCapabilities: shareOf(keys, (key) => patternChoices.capabilities.has(key)),
    patternValues: shareOf(keys, (key) => patternChoices.values.has(key)),
    parallel: flag(Math.max(...words) - Math.min(...words) <= 3),
  };
}

interface PageSummary {
  /** Keys of the texts of its links. */
  linkKeys: ReadonlySet<string>;
  /** Keys of the texts of links below the path of the page, and to posts. */
  deeperKeys: ReadonlySet<string>;
  newsKeys: readonly string[];
  /** Whether its title or main heading says that it is about features or services. */
  isOfferPage: boolean;
}

const summaryByPage = new WeakMap<PageEvidence, PageSummary>();

/** What all groups of a page share; computed once. */
export function readPage(page: PageEvidence, language: string): PageSummary {
  const cached = summaryByPage.get(page);
  if (cached) return cached;
  const titles = [page.title, ...page.text.filter(({ level }) => level === 1).map(({ text }) => text)];
  const summary = {
    linkKeys: new Set(page.links.map(({ text }) => comparisonKey(text))),
    deeperKeys: linkKeysOf(
      page,
      ({ sameSite, href }) => sameSite && !NEWS_PATH.test(href) && /\/[^/#?]{3,}\/[^/#?]{3,}/.test(pathOf(href)),
    ),
    newsKeys: [...linkKeysOf(page, ({ href }) => NEWS_PATH.test(href))],
    isOfferPage: titles.some((title) => title.split(/\s[|–—-]\s/).some((part) => isOffer(part, language))),
  };
  summaryByPage.set(page, summary);
  return summary;
}

const NEWS_PATH =
  /\/(?:blog|news|posts?|articles?|events?|press|aktuell\p{L}*|noticias|actualites|notizie)\b|\/20\d\d\//iu;
const pathOf = (href: string): string => href.replace(/^\w+:\/\/[^/]*/, '');

const linkKeysOf = (page: PageEvidence, test: (link: PageLink) => boolean): ReadonlySet<string> =>
  new Set(page.links.filter(test).map(({ text }) => comparisonKey(text)));

/** Whether a heading announces services, features or other offers. */
export const isOffer = (heading: string, language: string): boolean =>
  isOfferHeading(heading, language) ||
  (wordCount(heading) <= 8 && matchesPatterns(heading, FEATURE_HEADINGS, language));

const bodyTextOf = ({ body }: TitledItem): string =>
  normalizeWhitespace(
    body
      .filter(({ kind }) => kind === 'paragraph' || kind === 'list-item' || kind === 'cell')
      .map(({ text }) => text)
      .join(' '),
  );

export const isProperName = (title: string, { properNouns }: SiteStatements): boolean =>
  wordsOf(title).every((word) => properNouns.has(word.toLowerCase()) || /^\p{Lu}{2,}/u.test(word));

/** 1 where all counts are alike, near 0 where the largest is far above the others. */
const evenness = (counts: readonly number[]): number => {
  const largest = Math.max(...counts);
  return largest === 0 ? 0 : counts.reduce((sum, count) => sum + count, 0) / counts.length / largest;
};

type Title = TitledItem['title'];

/** Whether two titles are side by side, as in a row of cards. */
const sharesRow = (a: Title, b: Title): boolean => Math.abs(a.box.y - b.box.y) <= 8 && Math.abs(a.box.x - b.box.x) > 20;

/** Whether an icon or picture is just above a title, beside it, or in its line. */
const isNear = (pictures: readonly { box: Title['box'] | null }[], { box }: Title): boolean =>
  pictures.some(
    ({ box: picture }) =>
      picture !== null &&
      picture.width > 0 &&
      picture.width < 700 &&
      picture.y < box.y + box.height &&
      picture.y + picture.height > box.y - 140 &&
      picture.x < box.x + box.width &&
      picture.x + picture.width > box.x - 100,
  );
