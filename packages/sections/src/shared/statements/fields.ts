import { isMissionHeading, isVisionHeading, namesMission } from '../cues/aim-headings.ts';
import { DIFFERENTIATOR_HEADINGS } from '../cues/competition.ts';
import { isOfficialSiteLine } from '../cues/definitions.ts';
import { setsApart } from '../cues/distinctions.ts';
import { isKeywordList, isPostalAddress } from '../cues/plain-facts.ts';
import { PURPOSE_CUES } from '../cues/purpose.ts';
import { statesIntention, statesMission } from '../cues/stated-aims.ts';
import { isSuperlative } from '../cues/superlatives.ts';
import { PROMISE_CUES } from '../cues/vision-belief-promise.ts';
import { type Cues, endsSentence, type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import type { CueTest, FeatureVector, FieldCues, StatementFeature } from './features.ts';
import { mayBeMission, plainlyMission } from './mission-rules.ts';
import { headlineOfGains, manyGains, mayPromise, tradeOnly } from './promise-rules.ts';
import type { Statement } from './statement.ts';

/** A written field that holds one statement of the site, chosen by a model. */
export interface StatementField {
  cues: FieldCues;
  /** What its model weighs. */
  features: readonly StatementFeature[];
  /** More features, of several others together. */
  signs?: Readonly<Partial<Record<StatementFeature, (statement: Statement, features: FeatureVector) => boolean>>>;
  /** Whether a statement can be it at all. */
  eligible(statement: Statement, features: FeatureVector): boolean;
  /** Whether it is, so plainly that it counts whatever its probability. */
  plain?(statement: Statement, features: FeatureVector): boolean;
  /** Whether it counts like that where nothing else of the site is plain. */
  plainAlone?(statement: Statement, features: FeatureVector): boolean;
}

const testOf =
  (patterns: LanguagePatterns): CueTest =>
  (text, language) =>
    matchesPatterns(text, patterns, language);

const cuesOf = ({ sentencePatterns, headingPatterns }: Cues): FieldCues => ({
  ...(sentencePatterns && { words: testOf(sentencePatterns) }),
  ...(headingPatterns && { heading: testOf(headingPatterns) }),
});

/** What models weigh that choose among all statements of a site. The name itself is never a candidate. */
const ALL_FEATURES: readonly StatementFeature[] = [
  ...(['meta', 'og', 'jsonLd', 'title'] as const),
  ...(['home', 'about', 'mission', 'product', 'otherPage'] as const),
  ...(['hero', 'header', 'h1', 'h2', 'h3', 'smallHeading', 'listItem', 'caption'] as const),
  ...(['firstScreen', 'secondScreen', 'order0', 'order1', 'order3', 'order8'] as const),
  ...(['beforeHeadings', 'firstHeading', 'nth0', 'nth1', 'nthLater', 'size', 'largest', 'afterLargest'] as const),
  ...(['underAbout', 'underAside', 'testimonial'] as const),
  ...(['brand', 'we', 'reader', 'offer', 'other', 'person', 'dependent', 'namesBrand', 'saysWe', 'saysYou'] as const),
  ...(['sentence', 'words1', 'words4', 'words8', 'words25', 'words45'] as const),
  ...(['question', 'exclamation', 'colon', 'digits', 'cue', 'headingCue', 'definition', 'several'] as const),
  ...(['greeting', 'website', 'year', 'late', 'salience', 'inTitle', 'inMeta', 'likeMeta', 'onPages'] as const),
  ...(['nearName', 'linkText', 'patternChoice'] as const),
];

/** What the model of the promise weighs: also what tells a benefit or an attitude from a description. */
const PROMISE_FEATURES: readonly StatementFeature[] = [
  ...ALL_FEATURES.filter((name) => name !== 'salience'),
  ...(['benefit', 'benefitSentence', 'benefitDefinition', 'benefitOffer'] as const),
  ...(['urges', 'slogan', 'lists'] as const),
  ...(['benefits', 'benefitShare', 'distinctBenefits', 'namesKind', 'namesTrade', 'bare', 'claims', 'names'] as const),
  ...(['putsInPlace', 'doesWithout', 'standing', 'aim', 'headlineOfGains', 'manyGains', 'tradeOnly'] as const),
];

/** What the model of the mission weighs: few sites state one, so its candidates are few. */
const MISSION_FEATURES: readonly StatementFeature[] = [
  ...(['cue', 'weakCue', 'headingCue', 'headingAim', 'namedHeading', 'aim', 'nth0', 'nthLater', 'benefits'] as const),
  ...(['home', 'about', 'mission', 'otherPage', 'underAbout', 'late', 'listItem'] as const),
  ...(['brand', 'we', 'ofUs', 'offer', 'other', 'dependent'] as const),
  ...(['words8', 'words25', 'words45', 'exclamation', 'likeMeta', 'saysYou'] as const),
];

/** What the model of the differentiator weighs. */
const DIFFERENTIATOR_FEATURES: readonly StatementFeature[] = [
  ...([
    'cue',
    'weakCue',
    'putsInPlace',
    'doesWithout',
    'standing',
    'headingCue',
    'nth0',
    'nthLater',
    'definition',
    'namesBrand',
  ] as const),
  ...(['home', 'about', 'product', 'otherPage', 'meta', 'og', 'firstScreen', 'late', 'listItem', 'h1', 'h2'] as const),
  ...(['brand', 'we', 'offer', 'reader', 'words8', 'words25', 'words45', 'likeMeta', 'salience', 'size'] as const),
];

/** Whether the brand itself says it, about itself. */
export const isOwnVoice = ({ isTestimonial, underAside, pageKind }: Statement, { person }: FeatureVector): boolean =>
  !isTestimonial && !underAside && person === 0 && pageKind !== 'blog' && pageKind !== 'docs';

/** "Acme Dashboard by Jane Miller": names the work and its author. */
const namesAuthor = ({ source, text }: Statement): boolean => source === 'title' && /(?<!\p{L})by \p{Lu}/u.test(text);

/** On what terms it is given away. */
const TERMS = /(?<!\p{L})(?:available|released|distributed|licensed|provided|published) under .*licen[sc]e/iu;

/** "Name: Acme Address: 61 Main Street Founded: 2017": facts with their labels. */
const LABEL = /\p{L}{2,}\s?[：:](?=\s?[\p{L}\p{N}〒])/gu;
const MIN_FACTS = 4;
const listsFacts = (text: string): boolean => (text.match(LABEL)?.length ?? 0) >= MIN_FACTS;

const isDescriptive = (statement: Statement, features: FeatureVector): boolean =>
  !namesAuthor(statement) &&
  !(statement.source === 'text' && TERMS.test(statement.text)) &&
  !statement.isPartHeading &&
  !listsFacts(statement.text) &&
  !isPostalAddress(statement.text) &&
  !isKeywordList(statement.text) &&
  !isOfficialSiteLine(statement.text) &&
  isOwnVoice(statement, features) &&
  features.isName + features.nearName + features.hedged + features.greeting === 0 &&
  features.unfinished + features.opensHistory === 0 &&
  (features.words1 === 0 || features.meta === 1);

/**
 * Not the name or slogan that the title repeats, nor what only goes on from, or comes long after, something else, nor what
 * visitors are asked for.
 */
function mayDescribe({ source }: Statement, features: FeatureVector): boolean {
  const { inTitle, brand, we, nthLater, dependent, requests } = features;
  if (dependent > 0 || (inTitle > 0 && brand === 0) || (nthLater > 0 && brand + we === 0)) return false;
  return requests === 0 || source !== 'text';
}

/** Set large, as missions are on pages about them. */
const isHeadlineSentence = ({ pageKind, text }: Statement, { words8, words25, sentence }: FeatureVector): boolean =>
  pageKind === 'mission' && sentence === 1 && words8 + words25 > 0 && endsSentence(text);

/** A whole sentence "Our mission is…", set as a heading. */
const statesAim = ({ cue, we, brand, sentence }: FeatureVector): boolean =>
  cue === 1 && we + brand > 0 && sentence === 1;

/** Says something by itself, and does not only announce what follows. */
export const isWholeSentence = (statement: Statement, features: FeatureVector): boolean =>
  (statement.level === 0 || statement.saysAim || isHeadlineSentence(statement, features) || statesAim(features)) &&
  statement.source !== 'title' &&
  !statement.several &&
  !/(?:\.\.\.|…)$/u.test(statement.text) &&
  features.words1 + features.question + features.colon + features.greeting + features.isName + features.nearName === 0;

/** A heading that announces what sets the brand apart, and does not say it. */
const ASKS_WHAT_SETS_APART =
  /^(?:(?:our|unsere|nos|nuestr[oa]s|i nostri|nossos|onze) )?(?:advantages|benefits|strengths|vorteile|stärken|atouts|avantages|ventajas|vantaggi|punti di forza|diferenciales|diferenciais|vantagens|voordelen|przewagi|zalety|výhody|преимущества|переваги|предимства|avantajlar\p{L}*)(?!\p{L})/iu;

/** Somebody says it. */
const QUOTED = /^["“”„«]/u;

/** Several facts, or how to reach somebody, in one line: "054-424-7393 · 30 years of experience · Personal service". */
const LISTED_FACTS = /[·•|]|\d{3}[ -]?\d{3}/u;

/** The first sentences of a paragraph under "Why choose us", on a page about the brand: what a brand answers itself. */
const opensReasons = (
  { several, underReasons, kind, nth, text, pageIndex, pageKind }: Statement,
  features: FeatureVector,
): boolean =>
  several &&
  underReasons &&
  kind === 'paragraph' &&
  nth === 0 &&
  features.reader + features.other + features.dependent + features.requests + features.testimonial === 0 &&
  !QUOTED.test(text) &&
  (pageIndex === 0 || pageKind === 'about' || pageKind === 'mission');

/** It says what sets something apart, or is the first sentence under a heading that asks for it ("Why choose us"). */
function maySetApart(statement: Statement, features: FeatureVector): boolean {
  const { several, level, text } = statement;
  const { other, dependent, question, colon, greeting, requests, words1 } = features;
  if (opensReasons(statement, features)) return true;
  if (statement.firstReason && level === 0) return true;
  const { cue, weakCue, putsInPlace, doesWithout, standing, trackRecord, headingCue, nth0 } = features;
  if (several || other + dependent + question + colon + greeting + requests + words1 > 0) return false;
  if (QUOTED.test(text) || (level > 0 && ASKS_WHAT_SETS_APART.test(text))) return false;
  if (headingCue === 1 && nth0 === 1 && level === 0) return true;
  return cue + weakCue + putsInPlace + doesWithout + standing + trackRecord > 0;
}

/** In words that say little else, on a page about the brand or its offer: with the brand as subject, or at the top. */
function plainlySetsApart(statement: Statement, features: FeatureVector): boolean {
  const { pageIndex, pageKind, level } = statement;
  const { cue, weakCue, brand, we, offer, meta, og, hero, header, h1, words45 } = features;
  if (opensReasons(statement, features)) return true;
  if (words45 === 1) return false;
  const isHome = pageIndex === 0;
  if (cue + features.opensContrast === 2 && (isHome || ['about', 'mission'].includes(pageKind)))
    if (features.saysWe + features.namesBrand + features.headingCue > 0) return true;
  if (cue === 1)
    return isHome
      ? level > 0 || brand + we + meta + og + hero + header > 0
      : brand + we > 0 && ['about', 'mission'].includes(pageKind);
  if (isHome && features.requests + features.other + features.reader === 0) {
    if (features.doesWithout === 1 && features.aboutLack + brand + we + offer + meta + og + hero + h1 > 0) return true;
    if (features.putsInPlace === 1 && (level > 0 || brand + we > 0)) return true;
  }
  if (weakCue === 0) return false;
  return isHome ? brand + meta + og > 0 : pageKind === 'about' && brand === 1;
}

/**
 * For how long: said of the brand on the first page or one about it, or a line of the first page that
 * says nothing else.
 */
const tellsTrackRecord = (
  { pageIndex, pageKind, text }: Statement,
  { trackRecord, brand, we, sentence, words4, words45, reader, requests }: FeatureVector,
): boolean => {
  if (trackRecord === 0 || words45 + reader + requests > 0) return false;
  if (pageIndex > 0) return pageKind === 'about' && brand === 1;
  return brand + we > 0 || (words4 === 1 && sentence === 0 && /\p{N}/u.test(text) && !LISTED_FACTS.test(text));
};

/** What the first card or item of a list under "Why us?" says, on the first page. */
const isReason = (
  { firstReason, pageIndex, level, nth }: Statement,
  { requests, other, person }: FeatureVector,
): boolean => firstReason && pageIndex === 0 && nth === 0 && level === 0 && requests + other + person === 0;

export const FIELDS = {
  description: {
    cues: { ...cuesOf(PURPOSE_CUES), patternChoice: true },
    features: ALL_FEATURES,
    eligible: (statement, features) => isDescriptive(statement, features) && mayDescribe(statement, features),
  },
  promise: {
    // What is promised by law or to the best of one's ability is no promise of the brand.
    cues: { ...cuesOf(PROMISE_CUES), weakWords: testOf(PROMISE_CUES.excludedPatterns ?? {}) },
    features: PROMISE_FEATURES,
    eligible: (statement, features) => isDescriptive(statement, features) && mayPromise(statement, features),
    signs: { headlineOfGains, manyGains, tradeOnly },
  },
  mission: {
    cues: {
      words: statesMission,
      weakWords: statesIntention,
      heading: isMissionHeading,
      namedHeading: namesMission,
      otherHeading: isVisionHeading,
    },
    features: MISSION_FEATURES,
    eligible: (statement, features) => isWholeSentence(statement, features) && mayBeMission(statement, features),
    plain: plainlyMission,
  },
  differentiator: {
    cues: {
      words: setsApart,
      weakWords: isSuperlative,
      heading: testOf(DIFFERENTIATOR_HEADINGS),
    },
    features: DIFFERENTIATOR_FEATURES,
    eligible: (statement, features) => isDescriptive(statement, features) && maySetApart(statement, features),
    plain: plainlySetsApart,
    plainAlone: (statement, features) => isReason(statement, features) || tellsTrackRecord(statement, features),
  },
} satisfies Record<string, StatementField>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
