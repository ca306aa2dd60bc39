import { isBoilerplateHeading } from '../cues/boilerplate-headings.ts';
import { explains } from '../cues/explanations.ts';
import { namesOffering } from '../cues/offering-nouns.ts';
import { announcesNoOffers } from '../cues/other-lists.ts';
import { isAboutHeading, isOfferHeading, isPartHeading, isStepHeading } from '../cues/section-kinds.ts';
import { isTimeAgo } from '../cues/times-ago.ts';
import { isValuesHeading } from '../cues/values.ts';
import { shareOf } from '../numbers.ts';
import { readTitle, TRADES, type Trade } from '../offer-words/index.ts';
import type { SiteStatements } from '../statements/context.ts';
import { comparisonKey, isNoise, isQuestion, wordCount } from '../text/index.ts';
import { MAX_NAME_WORDS } from './long-items.ts';
import type { PageGroup, TitledItem } from './title-group.ts';

/** Titles that may name something: short, no noise. */
export const isNameLike = ({ text }: Pick<TitledItem, 'text'>): boolean => {
  const words = wordCount(text);
  return (
    words >= 1 &&
    words <= MAX_NAME_WORDS &&
    text.length >= 3 &&
    text.length <= 120 &&
    /\p{L}{2}/u.test(text) &&
    // "+ more on request"
    !/^\+ /.test(text) &&
    !isNoise(text)
  );
};

const LEADING_PICTOGRAM =
  /^(?:\p{Extended_Pictographic}|\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}|\s)+(?=[\p{L}\p{N}])/u;

const COLON_AT_END = /\s*[:：]$/u;

/** The words of a title, without a pictogram before them and a colon behind them. */
export const titleText = ({ text }: TitledItem): string =>
  text.replace(LEADING_PICTOGRAM, '').replace(COLON_AT_END, '');

/** An amount or its unit: "kr/st", "14 € / day", "from $9", "plus 8,- for breakfast". */
const AMOUNT =
  /^\P{L}*(?:kr|zł|Kč|Ft|lei|USD|EUR|CHF)(?!\p{L})|\d[,.][-–—](?!\s?\d)|^\P{L}*\d[\d.,\s]*(?:[$€£¥₽₹円元]|kr|zł|Kč|%)|^[$€£¥₽₹]\s?\d/iu;
/** A line of a price list: "Consultation, 45 min – 190 zł". */
const PRICE_AT_END =
  /[:–—‐-]\s*(?:[$€£¥₽₹] ?\d[\d.,]*|\d[\d.,\s]*(?:[$€£¥₽₹円元₴]|kr|zł|Kč|Ft|lei|грн|руб|USD|EUR|CHF)\.?)$/u;
/** A time of day, a telephone number. */
const TIME_OR_NUMBER = /\b\d{1,2} ?[:hH] ?\d{2}\b|\b\d{1,2}H\b|\+?\d[\d ()/-]{7,}\d/u;
/** "Duration - 1.5 hours". */
const MEASURE = /^\p{L}[^\d:：]{1,25} [-–—] \d[\d.,]*\s?\p{L}{1,10}\.?$/u;
/** "Address: 61 Main Street": a fact with its label. */
const LABELLED_FACT = /^\p{L}[^:：]{1,25}\s?[:：]\s?[^:：]*\d/u;

/** "TR313": the code of a room or an article. */
const CODE_NAME = /^(?=.*\d)[\p{Lu}\d .-]+$/u;

/** "Deutsch: Verein für Genetik": the name in a language. */
const LANGUAGE_LABEL =
  /^(?:english|deutsch|français|italiano|español|português|nederlands|svenska|dansk|norsk|suomi|polski|čeština|slovenčina|magyar|română|hrvatski|slovenščina|eesti|latviešu|lietuvių|türkçe|русский|українська|български|ελληνικά|日本語|中文|한국어|العربية|עברית|bahasa indonesia|tiếng việt)(?:\s*[:：].*)?$/iu;

/** The name of an icon in a font of ligatures, alone or run together with a label: "add_shopping_cart", "homeHome". */
const ICON_NAME =
  /^(?:[a-z]+\d*(?:_[a-z\d]+)+|(?:add|call|chat|check|close|dashboard|description|email|event|favorite|group|help|home|info|language|login|logout|mail|menu|notifications|person|phone|place|school|search|settings|share|star|work))(?=\p{Lu})|^[a-z]+\d*(?:_[a-z\d]+)+$/u;

/** "Terms and conditions", "Mietbedingungen", 保証について ("about the warranty"): on what terms, or a part of the page. */
const TERMS = new RegExp(
  `^(?:${[
    '(?:our |general |rental |sales |booking |delivery |payment )?(?:terms|conditions)(?: (?:and|&|of) .*)?|cancellations?(?: policy)?|returns?(?: (?:and|&) .*| policy)?',
    '(?:\\p{L}+|allgemeine )?(?:bedingungen|konditionen)|stornierung\\p{L}*|widerruf\\p{L}*|rückgabe\\p{L}*',
    '(?:nos )?(?:conditions|modalités)(?: .*)?|annulations?(?: .*)?|(?:términos y )?condiciones(?: .*)?|cancelaciones|devoluciones(?: .*)?',
    '(?:termini e )?condizioni(?: .*)?|cancellazioni|resi(?: e .*)?|(?:termos e )?condições(?: .*)?|cancelamentos?|devoluções(?: .*)?|(?:algemene )?voorwaarden|annuleren',
    'villkor|vilkår|betingelser|ehdot|toimitusehdot|regulamin|warunki(?: .*)?|zwroty(?: i .*)?|(?:obchodní )?podmínky(?: .*)?|(?:obchodné )?podmienky(?: .*)?',
    'условия(?: .*)?|умови(?: .*)?|feltételek|condiții(?: .*)?|uvjeti(?: .*)?|pogoji(?: .*)?|uslovi(?: .*)?|όροι(?: .*)?|koşullar|şartlar|syarat(?: dan ketentuan)?|điều khoản(?: .*)?',
  ].join('|')})$|について$`,
  'iu',
);

/** "Great service, I recommend it": the words of a customer. */
const RECOMMENDATION =
  /(?<!\p{L})(?:(?:highly |would |i |strongly )recommend(?:ed)?|(?:sehr )?(?:zu empfehlen|empfehlenswert)|je recommande|à recommander|(?:super ?|muito |muy |lo |la |los |las )?(?:recomendo|recomiendo|recomendad[oa]s?|recomendable)|consigliatissim[oa]|(?:lo|la|li) consiglio|aanrader|rekommenderas|rekommenderar|kan anbefales|anbefales|anbefaler|suosittelen|polecam(?:y)?|doporučuj(?:i|eme)|odporúčam(?:e)?|preporučujem|priporočam|recomand(?: cu)?|ajánlom|рекомендую|рекомендуем|препоръчвам|συνιστώ|tavsiye ederi[mz]|iesaku|rekomenduoju|soovitan)(?!\p{L})/iu;

/** An amount, a time, how long ago, a code, terms, praise of a customer, a question, a call or the first half of a line: no name of what is offered. */
const isFact = (text: string, language: string): boolean =>
  isTimeAgo(text, language) ||
  LANGUAGE_LABEL.test(text) ||
  TERMS.test(text) ||
  RECOMMENDATION.test(text) ||
  isQuestion(text) ||
  /[:：!！,،、]$/.test(text) ||
  CODE_NAME.test(text) ||
  AMOUNT.test(text) ||
  PRICE_AT_END.test(text) ||
  TIME_OR_NUMBER.test(text) ||
  LABELLED_FACT.test(text) ||
  MEASURE.test(text) ||
  ICON_NAME.test(text);

/** A test of names that may be of what is offered: not those of a part of the page, of the brand, or of a fact. */
export const offerNames =
  ({ language, name }: SiteStatements) =>
  (text: string, beside?: TitlesBeside): boolean =>
    !introducesPart(text, language) &&
    !headsNoOffer(text, language, beside) &&
    (!isPartHeading(text, language) || namesOfferToo(text, language)) &&
    comparisonKey(text) !== comparisonKey(name) &&
    !ALL.test(text) &&
    !isFact(text, language) &&
    !namesLabelRoleOrPrice(text, language);

/** The same of titles. */
export const offerTitles = (site: SiteStatements) => {
  const isOfferName = offerNames(site);
  return (item: TitledItem, beside: TitlesBeside): boolean =>
    isOfferName(isExplained(item) ? item.text.replace(COLON_AT_END, '') : item.text, beside);
};

/** Words of a part of the page that are words of an offer too: "Corporate events", "Education". */
const namesOfferToo = (title: string, language: string): boolean =>
  [...readTitle(title, language).trades].some((trade) => !OF_ANY_BRAND.has(trade));

/** A heading, or a title with a text of its own: it may end in a colon. */
const isExplained = ({ title, body }: TitledItem): boolean => title.kind === 'heading' || body.length > 0;

/** Trades of "services" and "products" by themselves. */
const OF_ANY_BRAND: ReadonlySet<Trade> = new Set(['goods', 'social']);

/** "Our", in front of what follows. */
const POSSESSIVE =
  /^(?:our|unsere?|mes|nos|nuestr[oa]s|(?:i )?nostri|(?:le )?nostre|noss[oa]s|onze|våra|vores|våre|nasze|naš[ieu]|našite|нашите|наши|наші|μας|els nostres|les nostres|kami)\s/iu;

/** "Our services", "Our programmes for families", but not "Heating services". */
function introducesPart(title: string, language: string): boolean {
  const isOurs = POSSESSIVE.test(title);
  const isVague = [...readTitle(title, language).trades].every((trade) => OF_ANY_BRAND.has(trade));
  return (
    (isBoilerplateHeading(title, language) && (wordCount(title) !== 2 || isOurs || isVague)) ||
    (isOurs && isVague && namesOffering(title, language))
  );
}

/** Whether a title is the heading of no offer, whatever trade its words belong to: "How to bleed a radiator". */
const headsNoOffer = (title: string, language: string, beside?: TitlesBeside): boolean =>
  isAboutHeading(title, language) ||
  isValuesHeading(title, language) ||
  ((isStepHeading(title, language) || announcesNoOffers(title, language)) &&
    !(beside && isOfferBeside(title, language, beside)));

/** The titles that one stands among, and the headings above them. */
type TitlesBeside = Pick<PageGroup, 'items' | 'parents'>;

/** "How it works", "Our offices", "3 steps": no name of an offer, whatever is beside it. */
const isExplanation = (title: string, language: string): boolean =>
  /\d/.test(title) || explains(title, language) || POSSESSIVE.test(title);
const MIN_BESIDE = 2;
const MIN_SHARE_BESIDE = 0.5;

/**
 * Whether a title that may head a list of places, posts or steps is an offer by what is beside it: "Stone steps" among
 * stone walls and fireplaces, "Offices" under "What we clean".
 */
function isOfferBeside(title: string, language: string, { items, parents }: TitlesBeside): boolean {
  if (isExplanation(title, language)) return false;
  if (wordCount(title) === 1 && !isStepHeading(title, language) && isOfferHeading(parents[0] ?? '', language))
    return true;
  const { trades } = readTitle(title, language);
  const others = items.filter(({ text }) => text !== title).map(({ text }) => readTitle(text, language).trades);
  const isCommon = (isMeant: (trades: ReadonlySet<Trade>) => boolean): boolean =>
    shareOf(others, isMeant) >= MIN_SHARE_BESIDE;
  return (
    others.length >= MIN_BESIDE &&
    isCommon(({ size }) => size > 0) &&
    [...trades].some((trade) => !OF_ANY_BRAND.has(trade) || isCommon((known) => known.has(trade)))
  );
}

/** Whether the words of a title are known for a label, or for a role or a price and for no offer. */
function namesLabelRoleOrPrice(title: string, language: string): boolean {
  const { trades, nonOffers } = readTitle(title, language);
  return nonOffers.has('labels') || (trades.size === 0 && (nonOffers.has('roles') || nonOffers.has('prices')));
}

const MIN_SHARE_OF_OFFERS = 0.6;

/** The titles of a group without qualities and steps, where most of the others name offers: "Fully insured". */
export function withoutQualities(items: readonly TitledItem[], language: string): readonly TitledItem[] {
  const offers = items.filter(({ text }) => readTitle(text, language).trades.size > 0).length;
  return offers < items.length * MIN_SHARE_OF_OFFERS
    ? items
    : items.filter(({ text }) => !isQualityOrStep(text, language));
}

/** Whether the words of a title are known for a quality or a step, and for no offer. */
export function isQualityOrStep(title: string, language: string): boolean {
  const { trades, nonOffers } = readTitle(title, language);
  return trades.size === 0 && (nonOffers.has('claims') || nonOffers.has('steps'));
}

/** The filter that filters nothing. */
const ALL =
  /^(?:all|alle[ns]?|tou(?:te)?s|tod[oa]s|tutt[ei]|alla|kaikki|wszystkie|vše|všetko|összes|toate|все|всі|усі|всички|όλα|hepsi|tümü|semua|tất cả|すべて|全て|全部|전체|الكل|הכל)$/iu;

/** "Dr", "Prof." */
export const HONORIFIC =
  /(?<!\p{L})(?:Dr|Prof|Mag|Dipl|Ing|Mgr|Ph\.?D|M\.?D|Mr|Mrs|Ms|Hr|Fr|Sr|Sra|д-р|проф)\.?(?=[\s.,]|$)/iu;

const MAX_HANDLE_LENGTH = 60;

/** "MaiaPanthera", "jake2000": the name of an account. */
export const isHandle = (title: string): boolean =>
  title.length <= MAX_HANDLE_LENGTH &&
  !/\s/.test(title) &&
  /\p{Ll}/u.test(title) &&
  (/\p{Ll}\p{Lu}/u.test(title) || /\d/.test(title));

const MIN_SIBLINGS = 3;
/** Among so many, and so large a share of them, one that looks like anything else is another. */
const MIN_CLEAR_SIBLINGS = 4;
const MIN_CLEAR_SHARE = 0.8;
const MIN_SHARE_OF_SIBLINGS = 0.6;
const MIN_SIBLING_WORDS = 3;

/**
 * The titles of a group with those that only look like a part of the page: among several titles of what is offered, a
 * longer one is another, even if it has such a word in it, "Search & browse repositories"; so is one of the same trade,
 * "Cookies" beside cakes and sandwiches.
 */
export function withSiblings(
  offered: readonly TitledItem[],
  items: readonly TitledItem[],
  { language, navigationLabels }: SiteStatements,
): readonly TitledItem[] {
  if (offered.length < MIN_SIBLINGS || offered.length < items.length * MIN_SHARE_OF_SIBLINGS) return offered;
  const trades = commonTrades(offered, language);
  const isClear = offered.length >= MIN_CLEAR_SIBLINGS && offered.length >= items.length * MIN_CLEAR_SHARE;
  const isSibling = (item: TitledItem): boolean => {
    const { text } = item;
    const known = readTitle(text, language);
    if (isFact(text, language) || isQualityOrStep(text, language)) return false;
    if (introducesPart(text, language) || headsNoOffer(text, language)) return false;
    if (navigationLabels.has(comparisonKey(text))) return false;
    if (isClear) return !known.nonOffers.has('labels') && isExplained(item);
    const isLike = wordCount(text) >= MIN_SIBLING_WORDS || [...known.trades].some((one) => trades.has(one));
    return isLike && !namesLabelRoleOrPrice(text, language);
  };
  return items.filter((item) => offered.includes(item) || isSibling(item));
}

/** Trades that most titles of a group belong to. */
function commonTrades(items: readonly TitledItem[], language: string): ReadonlySet<Trade> {
  const known = items.map(({ text }) => readTitle(text, language).trades);
  return new Set(TRADES.filter((trade) => shareOf(known, (trades) => trades.has(trade)) >= MIN_SHARE_OF_SIBLINGS));
}
