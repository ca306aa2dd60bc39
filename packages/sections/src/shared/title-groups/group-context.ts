import type { Evidence } from '@brandprint/contracts';
import { namesOffer } from '../cues/offer-phrases.ts';
import { namesOffering } from '../cues/offering-nouns.ts';
import { isOfferHeading } from '../cues/section-kinds.ts';
import { flag, shareOf } from '../numbers.ts';
import type { Trade } from '../offer-words/index.ts';
import type { SiteStatements } from '../statements/context.ts';
import { comparisonKey, wordCount, wordsOf } from '../text/index.ts';
import { offerWordFeatures, tradesOf } from './offer-word-features.ts';
import { summariesOf } from './summaries.ts';
import type { TitleGroup } from './title-groups.ts';
import { HONORIFIC, isHandle } from './titles.ts';

/** What a group is compared with: the other groups of the site, its links and its summaries. */
export interface GroupContext {
  /** Pages with a group that has this title, by its key. */
  pagesByTitle: ReadonlyMap<string, ReadonlySet<number>>;
  /** Pages that a link calls "Services", "Features" or the like. */
  offerPages: ReadonlySet<number>;
  /** Beginnings of the words of the descriptions and main headings. */
  summaryStems: ReadonlySet<string>;
  /** The trades that the site's words belong to. */
  trades: ReadonlySet<Trade>;
  /** The first groups of cards of each page. */
  firstCards: ReadonlySet<TitleGroup>;
}

/** Groups on more pages than this are part of the frame of the site. */
export const MAX_ECHOES = 3;

export function createGroupContext(
  evidence: Evidence,
  { language }: SiteStatements,
  groups: readonly TitleGroup[],
): GroupContext {
  const pagesByTitle = new Map<string, Set<number>>();
  for (const { items, pageIndex } of groups)
    for (const { text } of items) {
      const key = comparisonKey(text);
      pagesByTitle.set(key, (pagesByTitle.get(key) ?? new Set()).add(pageIndex));
    }
  const offerLinks = new Set(
    evidence.pages
      .flatMap(({ links }) => links)
      .filter(({ sameSite, text }) => sameSite && wordCount(text) <= 4 && isOfferHeading(text, language))
      .map(({ href }) => pathOf(href)),
  );
  const firstCards = new Map<number, TitleGroup>();
  for (const group of groups)
    if (isCards(group) && !firstCards.has(group.pageIndex)) firstCards.set(group.pageIndex, group);
  return {
    pagesByTitle,
    offerPages: new Set(
      evidence.pages.flatMap(({ finalUrl }, index) => (index > 0 && offerLinks.has(pathOf(finalUrl)) ? [index] : [])),
    ),
    summaryStems: new Set(summariesOf(evidence).flatMap(stemsOf)),
    trades: tradesOf(evidence, language),
    firstCards: new Set(firstCards.values()),
  };
}

/** What a model knows of a group by comparison with the rest of the site, each 0 to 1. */
export function contextFeatures(group: TitleGroup, { language }: SiteStatements, context: GroupContext) {
  const { items, pageIndex, parents, leadIn } = group;
  const titles = items.map(({ text }) => text);
  const pages = titles.map((title) => context.pagesByTitle.get(comparisonKey(title))?.size ?? 0);
  const parentNames = flag(namesOffer(parents[0] ?? '', language));
  return {
    echoed: shareOf(pages, (count) => count > 1 && count <= MAX_ECHOES),
    offerLabel: flag(context.offerPages.has(pageIndex)),
    summary: shareOf(titles, (title) => stemsOf(title).some((stem) => context.summaryStems.has(stem))),
    cards: flag(isCards(group)),
    homeCards: flag(isCards(group) && pageIndex === 0),
    firstCards: flag(context.firstCards.has(group)),
    homeFirstCards: flag(context.firstCards.has(group) && pageIndex === 0),
    parentNamesOffer: parentNames,
    cardsUnderOffer: flag(isCards(group) && parentNames === 1),
    leadInNamesOffer: flag(namesOffer(leadIn, language)),
    sections: flag(
      pageIndex === 0 && parents.length <= 1 && shareOf(items, ({ hasSubheadings }) => hasSubheadings) >= 0.5,
    ),
    offerings: shareOf(titles, (title) => namesOffering(title, language)),
    ...offerWordFeatures(titles, language, context.trades),
    frame: shareOf(pages, (count) => count > MAX_ECHOES),
    parentLong: flag(wordCount(parents[0] ?? '') >= MIN_LONG_PARENT),
    ...Object.fromEntries(SECTORS.map((trade) => [`site ${trade}`, flag(context.trades.has(trade))])),
    handles: shareOf(titles, isHandle),
    honorifics: shareOf(titles, (title) => HONORIFIC.test(title)),
  };
}

/** A heading of so many words is a sentence or a headline. */
const MIN_LONG_PARENT = 7;

/** Trades in which titles of other kinds than elsewhere name what is offered: dishes, rooms, functions. */
const SECTORS: readonly Trade[] = ['food', 'hospitality', 'software', 'culture', 'social', 'goods', 'education'];

const MIN_CARDS = 3;
const MAX_CARDS = 12;
/** Titles with a text of their own under most of them. */
const isCards = ({ items }: TitleGroup): boolean =>
  items.length >= MIN_CARDS &&
  items.length <= MAX_CARDS &&
  shareOf(items, ({ body }) => body.some(({ text }) => wordCount(text) >= 4)) >= 0.7;

const STEM_LENGTH = 5;
const MIN_STEM_LENGTH = 4;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The beginnings of words; pairs of characters where words are not spaced. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map((word) => comparisonKey(word))
    .flatMap((key) => {
      if (UNSPACED.test(key)) return pairsOf(Array.from(key));
      return key.length >= MIN_STEM_LENGTH ? [key.slice(0, STEM_LENGTH)] : [];
    });

const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, index) => `${characters[index]}${character}`);

const pathOf = (url: string): string =>
  url
    .replace(/^\w+:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '')
    .replace(/(?:index)?(?:\.\w+)?\/?$/, '');
