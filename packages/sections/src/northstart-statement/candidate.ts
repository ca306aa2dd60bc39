import { KIND_NOUNS, UNSPACED_KIND_NOUNS } from '../shared/brand/kind-nouns.ts';
import { isAddition } from '../shared/cues/additions.ts';
import { isQuestionsHeading, isQuotedHeading } from '../shared/cues/asked-headings.ts';
import { requestsSomething } from '../shared/cues/calls-to-action.ts';
import { openingContrast } from '../shared/cues/opening-contrasts.ts';
import { BENEFIT_WORDS } from '../shared/cues/positioning.ts';
import { isSmallPrint } from '../shared/cues/small-print.ts';
import { USUAL_ALTERNATIVE } from '../shared/cues/usual-alternatives.ts';
import { BELIEF_CUES } from '../shared/cues/vision-belief-promise.ts';
import type { FeatureVector } from '../shared/statements/features.ts';
import {
  isAsideSentence,
  isFirstPersonPlural,
  type LanguagePatterns,
  matchesPatterns,
  type Quote,
  UNBOUNDED_LANGUAGES,
} from '../shared/text/index.ts';

/** A quote that may be a part of the positioning, with what is known of it. */
export interface Candidate {
  quote: Quote;
  features: FeatureVector;
  underAbout: boolean;
  language: string;
  name: string;
}

/** Sentences so far below a heading are details. */
export const MAX_NTH = 8;
/** Sentences next to a heading that names the brand. */
const MAX_UNDER_NAME = 3;
/** The heading of the page, and one before it as in a banner. */
const MAX_FIRST_HEADING = 2;

export const isOnBrandPage = ({ quote: { pageKind } }: Candidate): boolean =>
  ['home', 'about', 'mission'].includes(pageKind);
export const isOnProductPage = ({ quote: { pageKind } }: Candidate): boolean => pageKind === 'product';
export const isListItem = ({ quote: { kind } }: Candidate): boolean => kind === 'list-item';
export const isQuestion = ({ features }: Candidate): boolean => features.question === 1;
export const isOwn = ({ features }: Candidate): boolean => features.brand + features.we > 0;
export const speaksOfBrand = ({ features }: Candidate): boolean => features.saysWe + features.namesBrand > 0;
export const isAside = ({ quote: { text }, language }: Candidate): boolean => isAsideSentence(text, language);

/** Next to a heading that names the brand. */
export const isUnderName = ({ quote: { nth, headingText }, name }: Candidate): boolean =>
  name.length > 2 && nth < MAX_UNDER_NAME && headingText.toLowerCase().includes(name.toLowerCase());

/** At the top of a page about the brand, or under a heading that is about it: said of the whole, not of a part. */
export const isAboutWhole = (candidate: Candidate): boolean => {
  const { quote, features, underAbout } = candidate;
  return (
    isOnBrandPage(candidate) &&
    quote.nth < MAX_NTH &&
    (quote.region === 'hero' ||
      underAbout ||
      features.brand === 1 ||
      quote.heading < MAX_FIRST_HEADING ||
      isUnderName(candidate))
  );
};

/** In the first chapter below the banner of the home page, where the problem is set out before what solves it. */
export const isBelowBanner = ({ quote: { pageKind, heading, nth } }: Candidate): boolean =>
  pageKind === 'home' && heading <= MAX_FIRST_HEADING && nth < MAX_NTH / 2;

/** "Yes, we…": the answer to a question. */
const ANSWER =
  /^(?:yes|no|ja|nein|jawohl|oui|non|sí|si|sì|sim|não|da|да|нет|так|ні|tak|nie|ano|áno|evet|hayır|ya|tidak|nee|nej|nei|igen|nem|kyllä|jah|taip|jā|ναι|はい|いいえ|네|نعم|כן)[,、،.!]/iu;

/** Not about a question, a request, a customer's words, or something on top. */
export const isSaidOfOffer = ({ quote: { text, headingText }, language, features }: Candidate): boolean =>
  !isQuestionsHeading(headingText, language) &&
  !isQuotedHeading(headingText) &&
  !requestsSomething(headingText, language) &&
  !isAddition(text, language) &&
  !ANSWER.test(text) &&
  features.unfinished === 0;

/** Not on what terms something is had; what people want, fear or believe may be about these. */
export const isFreeOfTerms = ({ quote: { text }, language }: Candidate): boolean => !isSmallPrint(text, language);

/** Wordings with any noun: "most schools", but "most children" too. The others name what others offer. */
const BROAD: LanguagePatterns = {
  en: 'most',
  fr: 'la plupart',
  es: 'la mayoría|\\p{L}+ tradicionales',
  it: 'la maggior parte',
  pt: 'a maioria',
  nl: 'de meeste|anders dan',
  tr: 'geleneksel olarak',
  ja: '(?:従来|これまで)の',
};

/** Who is no competitor. */
const PEOPLE: LanguagePatterns = {
  en: 'most (?:\\p{L}+ ){0,2}(?:people|persons|adults|children|kids|babies|parents|guests|customers|clients|patients|visitors|users|members|families|women|men|students|pupils|readers|dogs|cats|animals|cases|days|times|of (?:our|the|us|them|these))',
};

const namesKind = (text: string, language: string): boolean =>
  [text, text.replace(/s(?!\p{L})/gu, '')].some((words) =>
    [KIND_NOUNS, UNSPACED_KIND_NOUNS].some((kinds) => matchesPatterns(words, kinds, language)),
  );

const isSaidOfUs = (candidate: Candidate): boolean =>
  speaksOfBrand(candidate) || isFirstPersonPlural(candidate.quote.text, candidate.language);

/** Whether others are named that the brand is set against: kinds of brands or what is usual, not guests or goods. */
export const namesOthers = (candidate: Candidate): boolean => {
  const { text, pageKind } = candidate.quote;
  const { language } = candidate;
  const contrast = openingContrast(text, language);
  // Not "Unlike the flu, a cold…", of the matter itself.
  if (contrast !== '' && (pageKind === 'product' || !isSaidOfUs(candidate)))
    return matchesPatterns(contrast, USUAL_ALTERNATIVE, language) || namesKind(contrast, language);
  if (!matchesPatterns(text, BROAD, language)) return true;
  return namesKind(text, language) || (language in PEOPLE && !matchesPatterns(text, PEOPLE, language));
};

/** Words of what is done about a problem: the sentence is on the offer. */
export const SOLVES =
  /支援|解決|解消|紹介|改善|サポート|対応(?!でき[なず])|提案|お手伝い|まで。?$|解决|해결|지원|개선/u;

/** "We Help Dads" is a name: the benefit is said in other words. */
export const benefitBesideName = ({ quote: { text }, language, name }: Candidate): boolean =>
  name === '' || !text.includes(name) || matchesPatterns(text.replaceAll(name, 'X'), BENEFIT_WORDS, language);

/** "In our days" is said of everybody's. */
export const OUR_DAYS = /^(?:de nos jours|în zilele noastre|στις μέρες μας|в наше время|[ву] наш час|בימינו)/iu;

/** The brand's belief opens the sentence; languages that end with the verb say it last. */
const VERB_LAST: ReadonlySet<string> = new Set(['ja', 'ko', 'tr', 'hi', 'fa']);
export const opensByBelief = ({ quote: { text }, language }: Candidate): boolean =>
  VERB_LAST.has(language) ||
  !matchesPatterns(text, BELIEF_CUES.sentencePatterns, language) ||
  matchesPatterns(text.slice(0, text.length / 2), BELIEF_CUES.sentencePatterns, language);

export const isLate = ({ features }: Candidate): boolean => features.late === 1;
export const isReader = ({ features }: Candidate): boolean => features.reader === 1;
/** "Wellness snapshots: optional updates…", "Upgrades - choose…": about one thing of a list. */
export const isLabelled = ({ quote: { text } }: Candidate): boolean => /^[^.!?:]{3,40}(?:: | - )/u.test(text);
/** Languages that leave out whom they speak to. */
export const speaksToReader = ({ features, language }: Candidate): boolean =>
  features.saysYou === 1 || UNBOUNDED_LANGUAGES.has(language);
