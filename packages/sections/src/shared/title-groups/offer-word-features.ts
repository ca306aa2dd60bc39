import type { Evidence } from '@brandprint/contracts';
import { urgesReader } from '../cues/benefits.ts';
import { isCallToAction } from '../cues/calls-to-action.ts';
import { shareOf } from '../numbers.ts';
import { readTitle, type TitleKnowledge, type Trade } from '../offer-words/index.ts';
import { wordsOf } from '../text/index.ts';
import { summariesOf } from './summaries.ts';

/** Other trades count if the site speaks of them at least so often in proportion. */
const MIN_SHARE_OF_MAIN_TRADE = 0.5;

/** The trades that the words of a site's descriptions and main headings belong to. */
export function tradesOf(evidence: Evidence, language: string): ReadonlySet<Trade> {
  const counts = new Map<Trade, number>();
  for (const word of new Set(summariesOf(evidence).flatMap(wordsOf)))
    for (const trade of readTitle(word, language).trades) counts.set(trade, (counts.get(trade) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return new Set([...counts].flatMap(([trade, count]) => (count >= most * MIN_SHARE_OF_MAIN_TRADE ? [trade] : [])));
}

/** Whether the words of a title say that it is something else than an offer. */
const isNonOffer = ({ trades, nonOffers }: TitleKnowledge): boolean =>
  nonOffers.has('labels') || (trades.size === 0 && nonOffers.size > 0);

/** What the words of a group's titles say, each 0 to 1: shares of titles. */
export function offerWordFeatures(titles: readonly string[], language: string, siteTrades: ReadonlySet<Trade>) {
  const known = titles.map((title) => readTitle(title, language));
  const counts = new Map<Trade, number>();
  for (const { trades } of known) for (const trade of trades) counts.set(trade, (counts.get(trade) ?? 0) + 1);
  return {
    offerWords: shareOf(known, ({ trades }) => trades.size > 0),
    coverage: known.reduce((sum, { coverage }) => sum + coverage, 0) / titles.length,
    siteTrade: shareOf(known, ({ trades }) => [...trades].some((trade) => siteTrades.has(trade))),
    oneTrade: Math.max(0, ...counts.values()) / titles.length,
    claims: shareOf(known, ({ nonOffers }) => nonOffers.has('claims')),
    onlyClaims: shareOf(known, ({ nonOffers, trades }) => nonOffers.has('claims') && trades.size === 0),
    steps: shareOf(known, ({ nonOffers }) => nonOffers.has('steps')),
    labels: shareOf(known, ({ nonOffers }) => nonOffers.has('labels')),
    roles: shareOf(known, ({ nonOffers, trades }) => nonOffers.has('roles') && trades.size === 0),
    priceTerms: shareOf(known, ({ nonOffers }) => nonOffers.has('prices')),
    appeals: shareOf(titles, (title) => isCallToAction(title, language) || urgesReader(title, language)),
    otherWords: shareOf(known, isNonOffer),
  };
}
