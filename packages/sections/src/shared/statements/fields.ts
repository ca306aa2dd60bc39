import { isMissionHeading, isVisionHeading, namesMission } from '../cues/aim-headings.ts';
import { DIFFERENTIATOR_HEADINGS } from '../cues/competition.ts';
import { isOfficialSiteLine, namesTopicOnly, welcomesToWebsite } from '../cues/definitions.ts';
import { setsApart } from '../cues/distinctions.ts';
import { saysHowToInstall } from '../cues/installing.ts';
import { isKeywordList, isPostalAddress } from '../cues/plain-facts.ts';
import { isPriceHeading } from '../cues/price-headings.ts';
import { PURPOSE_CUES } from '../cues/purpose.ts';
import { isReasonsHeading } from '../cues/reasons-heading.ts';
import { statesIntention, statesMission } from '../cues/stated-aims.ts';
import { isSuperlative } from '../cues/superlatives.ts';
import { PROMISE_CUES } from '../cues/vision-belief-promise.ts';
import { type Cues, endsSentence, type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { maySetApart, PLAINLY_DISTINCT } from './distinct-rules.ts';
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
  /** Whether it is, so plainly that it counts whatever its probability: where it is by one test, the next are not asked. */
  plain?: readonly ((statement: Statement, features: FeatureVector) => boolean)[];
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

/** "2026-05-09 version 1.0.2, 2026-04-27 version 1.0.1, …": news with their dates. */
const DATE = /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{4}[/.年]\d{1,2}[/.月]\d{1,2})(?!\d)/gu;
const MIN_DATES = 3;
const listsNews = (text: string): boolean => (text.match(DATE)?.length ?? 0) >= MIN_DATES;

const isDescriptive = (statement: Statement, features: FeatureVector): boolean =>
  !namesAuthor(statement) &&
  !(statement.source === 'text' && TERMS.test(statement.text)) &&
  !statement.isPartHeading &&
  !listsFacts(statement.text) &&
  !listsNews(statement.text) &&
  !isPostalAddress(statement.text) &&
  !isKeywordList(statement.text) &&
  !isOfficialSiteLine(statement.text) &&
  !(features.namesBrand === 1 && namesTopicOnly(statement.text)) &&
  !(features.definition === 0 && saysHowToInstall(statement.text)) &&
  isOwnVoice(statement, features) &&
  features.isName + features.nearName + features.hedged + features.greeting === 0 &&
  features.unfinished + features.tellsStory === 0 &&
  (features.words1 === 0 || features.meta === 1);

/** "Who are we? And why…": it asks before it says anything. */
const ASKS_FIRST = /^[^.!?。！？]*[?？]\s+\p{L}/u;

/**
 * Not the name or slogan that the title repeats, nor a heading that asks, nor what another page says of
 * nobody of the brand, nor a text of a page that goes on from, or comes long after, something
 * else, asks visitors for something, or ends in a colon. What the head declares stands by itself.
 */
function mayDescribe({ source, pageIndex, text }: Statement, features: FeatureVector): boolean {
  const { inTitle, brand, we, offer, ofUs, saysWe, namesBrand, nthLater, dependent, requests, question } = features;
  if (features.offersHelp === 1) return false;
  if (source === 'text' && features.colon === 1) return false;
  if (source === 'text' && (welcomesToWebsite(text) || (features.weAlso === 1 && namesBrand === 0))) return false;
  if (source === 'text' && (question === 1 || ASKS_FIRST.test(text))) return false;
  // "About garages: drivers park there by themselves."
  if (pageIndex > 0 && brand + we + offer + ofUs + saysWe + namesBrand === 0) return false;
  if (source === 'text' && dependent + requests > 0) return false;
  return (inTitle === 0 || brand > 0) && (nthLater === 0 || brand + we > 0);
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
    plain: [plainlyMission],
  },
  differentiator: {
    cues: {
      // "What makes us different" only announces it.
      words: (text, language) => setsApart(text, language) && !isReasonsHeading(text, language),
      weakWords: isSuperlative,
      heading: testOf(DIFFERENTIATOR_HEADINGS),
      otherHeading: isPriceHeading,
    },
    features: DIFFERENTIATOR_FEATURES,
    eligible: (statement, features) => isDescriptive(statement, features) && maySetApart(statement, features),
    plain: PLAINLY_DISTINCT.map((rules) => (statement, features) => rules.some((holds) => holds(statement, features))),
  },
} satisfies Record<string, StatementField>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
