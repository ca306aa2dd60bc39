import { urgesReader } from '../cues/benefits.ts';
import { isCallToAction } from '../cues/calls-to-action.ts';
import { namesOffering } from '../cues/offering-nouns.ts';
import { PRICE } from '../cues/prices.ts';
import { isAsideHeading, isOfferHeading, isPartHeading } from '../cues/section-kinds.ts';
import { isVirtue } from '../cues/virtues.ts';
import { flag, shareOf } from '../numbers.ts';
import { readTitle } from '../offer-words/index.ts';
import type { SiteStatements } from '../statements/context.ts';
import { comparisonKey, endsSentence, wordCount } from '../text/index.ts';
import { type GroupContext, MAX_ECHOES, stemsOf } from './group-context.ts';
import { DATE, isProperName, readPage } from './group-features.ts';
import type { TitledItem, TitleGroup } from './title-groups.ts';
import { isHandle } from './titles.ts';
import { groupWording, titleWording } from './wording-features.ts';

/** Titles of so many trades name something general. */
const MANY_TRADES = 3;

/** What a model knows of each title of a group, each 0 to 1. */
export function titleFeatures(
  group: TitleGroup,
  site: SiteStatements,
  context: GroupContext,
): Readonly<Record<string, number>>[] {
  const { language } = site;
  const { items, page, pageIndex } = group;
  const counts = items.map(({ text }) => wordCount(text)).sort((a, b) => a - b);
  const shared: SharedFeatures = {
    medianWords: counts[Math.floor(counts.length / 2)] ?? 0,
    offers: shareOf(items, ({ text }) => readTitle(text, language).trades.size > 0),
    bodies: shareOf(items, ({ body }) => body.length > 0),
    lower: shareOf(items, ({ text }) => isLower(text)),
    linkKeys: readPage(page, language).linkKeys,
  };
  const wording = groupWording(
    items.map(({ text }) => text),
    language,
  );
  return items.map((item, index) => ({
    ...wording,
    ...featuresOf(item, shared, site, context, pageIndex),
    titleFirst: flag(index === 0),
    titleLast: flag(index === items.length - 1),
  }));
}

/** What a title is compared with. */
interface SharedFeatures {
  medianWords: number;
  /** Shares of the titles of its group that name offers, have a text of their own, begin with a small letter. */
  offers: number;
  bodies: number;
  lower: number;
  /** Keys of the links of its page. */
  linkKeys: ReadonlySet<string>;
}

const isLower = (text: string): boolean => /^\p{Ll}/u.test(text);

function featuresOf(
  item: TitledItem,
  shared: SharedFeatures,
  site: SiteStatements,
  context: GroupContext,
  pageIndex: number,
) {
  const { language } = site;
  const { text } = item;
  const key = comparisonKey(text);
  const nameKey = comparisonKey(site.name);
  const words = wordCount(text);
  const body = item.body.map((block) => block.text).join(' ');
  const echoes = context.pagesByTitle.get(key)?.size ?? 0;
  const { trades, coverage, nonOffers } = readTitle(text, language);
  const unknown = flag(trades.size === 0);
  const lower = flag(isLower(text));
  return {
    titleTrade: 1 - unknown,
    titleCoverage: coverage,
    titleCoveredHalf: flag(coverage >= 0.5),
    titleCoveredWhole: flag(coverage >= 0.9),
    titlePart: flag(isPartHeading(text, language)),
    titlePageHead: flag(item.title.level === 1 && pageIndex > 0),
    titleSiteTrade: flag([...trades].some((trade) => context.trades.has(trade))),
    titleManyTrades: flag(trades.size >= MANY_TRADES),
    titleUnlikeTrade: unknown * shared.offers,
    titleLikeTrade: (1 - unknown) * (1 - shared.offers),
    titleClaims: flag(nonOffers.has('claims')) * unknown,
    titleAppeal: flag(isCallToAction(text, language) || urgesReader(text, language)),
    titleAside: flag(isAsideHeading(text, language)),
    titleOfferHeading: flag(isOfferHeading(text, language)),
    titleOffering: flag(namesOffering(text, language)),
    titleWords1: flag(words === 1),
    titleWords2: flag(words >= 2 && words <= 3),
    titleWords6: flag(words >= 6 && words <= 9),
    titleWords10: flag(words >= 10),
    titleLonger: flag(words > shared.medianWords * 2),
    titleDigits: flag(/\d/.test(text)),
    titleDate: flag(DATE.test(text)),
    titlePrice: flag(PRICE.test(`${text} ${body.slice(0, 60)}`)),
    titleProper: flag(isProperName(text, site)),
    titleHandle: flag(isHandle(text)),
    titleBrand: flag(site.name.length > 1 && key.includes(nameKey)),
    titleNavigation: flag(site.navigationLabels.has(key)),
    titlePage: flag(site.pageTitles.has(key)),
    titleLinked: flag(shared.linkKeys.has(key)),
    titleEchoed: flag(echoes > 1),
    titleFrame: flag(echoes > MAX_ECHOES),
    titleVirtue: flag(isVirtue(text, language)),
    titleSalience: site.salience(text),
    titleAllSummary: shareOf(stemsOf(text), (stem: string) => context.summaryStems.has(stem)),
    titleLower: lower,
    titleUnlikeCase: lower * (1 - shared.lower),
    titleSentence: flag(endsSentence(text) && words > 3),
    titleComma: flag(/[,;:，、–—]/u.test(text)),
    titleBody: flag(wordCount(body) >= 4),
    titleUnlikeBody: flag(wordCount(body) < 4) * shared.bodies,
    titleSubheads: flag(item.hasSubheadings),
    ...titleWording(text, language),
    titleShout: flag(/\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)),
  };
}
