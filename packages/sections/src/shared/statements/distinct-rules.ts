import type { FeatureVector } from './features.ts';
import type { Statement } from './statement.ts';

type Rule = (statement: Statement, features: FeatureVector) => boolean;

/** A heading that announces what sets the brand apart, and does not say it. */
const ASKS_WHAT_SETS_APART =
  /^(?:(?:our|unsere|nos|nuestr[oa]s?|i nostri|nossos|onze) )?(?:advantages|benefits|strengths|vorteile|stärken|atouts|avantages|ventajas|vantaggi|punti di forza|diferenciales|diferenciais|vantagens|voordelen|przewagi|zalety|výhody|преимущества|переваги|предимства|avantajlar\p{L}*)(?!\p{L})/iu;

/** Somebody says it. */
const QUOTED = /^["“”„«]/u;

/** Several facts, or how to reach somebody, in one line: "054-424-7393 · 30 years of experience · Personal service". */
const LISTED_FACTS = /[·•|]|\d{3}[ -]?\d{3}/u;

const isHome = ({ pageIndex }: Statement): boolean => pageIndex === 0;
const isOfBrand = ({ pageKind }: Statement): boolean => pageKind === 'about' || pageKind === 'mission';

/** On a page about the brand, or below "Why Coffee?", reasons are often of something else, unless the brand speaks of itself. */
const mayBeOwnReason: Rule = (statement, { brand, we, saysWe }) =>
  (isHome(statement) && !(statement.asksByName && statement.namedLikeWare)) ||
  (statement.namedLikeWare ? 0 : brand) + we + saysWe > 0;

/** The first sentences of a paragraph under "Why choose us", on a page about the brand: what a brand answers itself. */
const opensReasons: Rule = (statement, features) =>
  statement.several &&
  statement.underReasons &&
  statement.kind === 'paragraph' &&
  statement.nth === 0 &&
  features.reader + features.other + features.dependent + features.requests + features.testimonial === 0 &&
  !QUOTED.test(statement.text) &&
  (isHome(statement) || isOfBrand(statement)) &&
  mayBeOwnReason(statement, features);

/** It says what sets something apart, or is the first sentence under a heading that asks for it ("Why choose us"). */
export function maySetApart(statement: Statement, features: FeatureVector): boolean {
  const { several, level, text } = statement;
  if (features.otherHeading === 1 || (!several && features.addsToPart === 1)) return false;
  const { other, dependent, question, colon, greeting, requests, words1 } = features;
  if (opensReasons(statement, features)) return true;
  if (statement.firstReason && level === 0) return true;
  const { cue, weakCue, putsInPlace, doesWithout, standing, trackRecord, headingCue, nth0 } = features;
  const { likeFewOthers, worksWithout, opensByDenial, prefersIt, namesMakers } = features;
  if (several || other + dependent + question + colon + greeting + requests + words1 > 0) return false;
  if (QUOTED.test(text) || (level > 0 && ASKS_WHAT_SETS_APART.test(text))) return false;
  if (headingCue === 1 && nth0 === 1 && level === 0) return true;
  if (likeFewOthers + worksWithout + opensByDenial + prefersIt + namesMakers > 0) return true;
  return cue + weakCue + putsInPlace + doesWithout + standing + trackRecord > 0;
}

/** "Unlike other tools, we…", on a page about the brand. */
const opensByContrast: Rule = (statement, { cue, opensContrast, saysWe, namesBrand, headingCue }) =>
  cue + opensContrast === 2 && (isHome(statement) || isOfBrand(statement)) && saysWe + namesBrand + headingCue > 0;

/** In so many words, with the brand or its offer as subject, or at the top. */
const saysItIsDistinct: Rule = (statement, { cue, brand, we, offer, meta, og, hero, header }) =>
  cue === 1 &&
  (isHome(statement)
    ? brand + we > 0 || (statement.level > 0 ? offer > 0 : meta + og + hero + header > 0)
    : brand + we > 0 && isOfBrand(statement));

/** What it lacks on purpose. */
const doesWithoutIt: Rule = (statement, features) =>
  isHome(statement) &&
  features.requests + features.other + features.reader === 0 &&
  features.doesWithout === 1 &&
  features.aboutLack + features.meta + features.og + features.h1 > 0;

/** "No retail arm, no house brand", as the opening of a line of a page about the brand. */
const opensByLacking: Rule = (statement, { opensByLack, requests, other, reader }) =>
  isOfBrand(statement) && requests + other + reader === 0 && opensByLack === 1;

/** Not this, but that: on a page about the brand, said of itself or in the first sentence under a heading. */
const putsSomethingInPlace: Rule = (statement, { putsInPlace, believes, requests, other, reader, brand, we, nth0 }) =>
  believes + requests + other + reader === 0 &&
  putsInPlace === 1 &&
  brand + we + nth0 + (isHome(statement) ? statement.level : 0) > 0 &&
  (isHome(statement) || isOfBrand(statement));

/** "Family-run, no subcontractors", at the top of the first page. */
const worksWithoutAtTop: Rule = (statement, { worksWithout, firstScreen, hero, reader, requests }) =>
  isHome(statement) && worksWithout === 1 && firstScreen + hero > 0 && reader + requests === 0;

/** "Built by operators who know trucking", on a page, and not in which year. */
const isByItsMakers: Rule = (statement, { namesMakers, year, reader, requests }) =>
  namesMakers === 1 &&
  year + reader + requests === 0 &&
  statement.source === 'text' &&
  (isHome(statement) || isOfBrand(statement));

/** "Not a school. A learning hub", as the opening of a line. */
const opensByDenying: Rule = (statement, { opensByDenial, reader, requests }) =>
  opensByDenial === 1 && reader + requests === 0 && (isHome(statement) || isOfBrand(statement));

/** "We build what works rather than…", as what the brand says of itself first under a heading. */
const prefersSomething: Rule = (statement, { prefersIt, brand, we, nth0 }) =>
  prefersIt === 1 && brand + we > 0 && nth0 === 1 && (isHome(statement) || isOfBrand(statement));

/** The brand is the first, the largest or the only one. */
const isFirstOrOnly: Rule = (statement, { weakCue, endsInContrast, brand, meta, og, definition, ambition }) =>
  weakCue > endsInContrast + ambition &&
  (isHome(statement) ? brand + meta + og > 0 : statement.pageKind === 'about' && brand + definition === 2);

/** "The only bakery on the island": a line at the top that is nothing else, and not where or how its only exit is. */
const opensBySuperlative: Rule = (
  statement,
  { opensSuperlative, statesOfSuperlative, namesBrand, hero, h1, firstScreen, reader, requests },
) =>
  isHome(statement) &&
  opensSuperlative === 1 &&
  statesOfSuperlative <= namesBrand &&
  hero + h1 + firstScreen > 0 &&
  reader + requests === 0;

/** "From the farm, not a factory", as the title of a part of the first page; figures are of steps or ratings. */
const isContrastingTitle: Rule = (statement, { endsInContrast, h2, requests, reader }) =>
  isHome(statement) && h2 === 1 && endsInContrast === 1 && requests + reader === 0 && !/\p{N}/u.test(statement.text);

const notLong =
  (holds: Rule): Rule =>
  (statement, features) =>
    (features.words45 === 0 || statement.source !== 'text') && holds(statement, features);

/** For how long, if ten years or more: what the brand says of itself first under a heading opens by that. */
const saysTrackRecord: Rule = (statement, { ownRecord, opensByRecord, brand, we, nth0, words45, requests }) =>
  ownRecord === 1 &&
  opensByRecord === 1 &&
  brand + we > 0 &&
  nth0 === 1 &&
  words45 + requests === 0 &&
  statement.source === 'text' &&
  (isHome(statement) || isOfBrand(statement));

/** For how long: a text of the brand on the first page opens by that, or a line of it says nothing else. */
const tellsTrackRecord: Rule = (
  statement,
  { longRecord, opensByRecord, brand, we, sentence, words4, words45, reader, requests },
) =>
  longRecord === 1 &&
  words45 + reader + requests === 0 &&
  isHome(statement) &&
  ((opensByRecord === 1 && brand + we > 0) || (words4 === 1 && sentence === 0 && !LISTED_FACTS.test(statement.text)));

/**
 * What the first card, item or paragraph under "Why us?" says. Right below such a heading, a text
 * about readers or others leads up to the answer.
 */
const isReason: Rule = (statement, features) =>
  statement.firstReason &&
  statement.level === 0 &&
  features.requests + features.other + features.person + features.colon + features.question === 0 &&
  (!statement.underReasons || statement.kind === 'list-item' || features.reader + features.dependent === 0) &&
  mayBeOwnReason(statement, features);

/** What a card, item or paragraph under "Why us?" says by what it is not: "A person answers, not a call centre". */
const isContrastingReason: Rule = (statement, features) =>
  statement.amongReasons &&
  statement.level === 0 &&
  features.endsInContrast === 1 &&
  features.words45 + features.requests + features.other === 0 &&
  (isHome(statement) || isOfBrand(statement)) &&
  mayBeOwnReason(statement, features);

/** What the brand is not, what it works without, or that it has few peers, said of itself on a page. */
const isUnlikeOthers: Rule = (statement, { likeFewOthers, words45, requests, reader }) =>
  likeFewOthers === 1 &&
  words45 + requests + reader === 0 &&
  statement.source === 'text' &&
  (isHome(statement) || isOfBrand(statement));

const on =
  (isThere: (statement: Statement) => boolean, holds: Rule): Rule =>
  (statement, features) =>
    isThere(statement) && holds(statement, features);

/** What sets the brand apart in words that say little else. */
const IN_PLAIN_WORDS: readonly Rule[] = [
  opensReasons,
  ...[
    opensByContrast,
    saysItIsDistinct,
    doesWithoutIt,
    opensByLacking,
    putsSomethingInPlace,
    worksWithoutAtTop,
    isByItsMakers,
    opensByDenying,
    prefersSomething,
    isFirstOrOnly,
    opensBySuperlative,
    isContrastingTitle,
  ].map(notLong),
];

/** What sets the brand apart so plainly that it counts; the rules of a group where none of those before it holds. */
export const PLAINLY_DISTINCT: readonly (readonly Rule[])[] = [
  IN_PLAIN_WORDS,
  [isContrastingReason],
  [on(isHome, isReason), tellsTrackRecord],
  [isUnlikeOthers],
  [saysTrackRecord],
  [on(isOfBrand, isReason)],
];
