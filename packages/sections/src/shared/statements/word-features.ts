import { KIND_NOUNS, UNSPACED_KIND_NOUNS } from '../brand/kind-nouns.ts';
import { opensByAdding } from '../cues/additions.ts';
import { opensLikeAim } from '../cues/aim-openings.ts';
import { statesAmbition } from '../cues/ambitions.ts';
import { announcesContent } from '../cues/announcements.ts';
import { isBelief } from '../cues/beliefs.ts';
import { namesBeneficiary } from '../cues/beneficiaries.ts';
import { countBenefits, countDistinctBenefits, namesBenefit, urgesReader } from '../cues/benefits.ts';
import { requestsSomething } from '../cues/calls-to-action.ts';
import { doesWithout, isAboutLack, namesStanding, opensByLack, putsInPlace } from '../cues/contrasts.ts';
import { namesDay } from '../cues/days.ts';
import { deniesBeing, opensByDenial } from '../cues/denials.ts';
import { endsInContrast } from '../cues/ending-contrasts.ts';
import { isOneOfFew } from '../cues/few-others.ts';
import { opensHistory } from '../cues/history-openings.ts';
import { tellsLifeStory } from '../cues/life-stories.ts';
import { namesMakers } from '../cues/makers.ts';
import { addsOn, addsToPart, saysWhatWeDo } from '../cues/not-only.ts';
import { openingContrast } from '../cues/opening-contrasts.ts';
import { withNameSign } from '../cues/own-name.ts';
import { prefersIt } from '../cues/preferences.ts';
import { offersHelpOnly } from '../cues/readiness.ts';
import { opensBySuperlative, statesOfSuperlative } from '../cues/superlatives.ts';
import { opensByRecord, statesLongRecord, statesOwnRecord, statesTrackRecord } from '../cues/track-records.ts';
import { isUnfinishedNotice } from '../cues/unfinished.ts';
import { speaksOfUs } from '../cues/verbs-of-us.ts';
import { worksWithout } from '../cues/works-without.ts';
import { flag } from '../numbers.ts';
import { readTitle, type TitleKnowledge } from '../offer-words/index.ts';
import { matchesPatterns, wordCount, wordsOf } from '../text/index.ts';
import type { Subject, SubjectContext } from './subject.ts';

/**
 * What the words of a statement say, whatever its place. `benefits` and `benefitShare` grow with the number of words of
 * what readers gain, `distinctBenefits` without vague ones; `names` is the share of words that are names.
 * `addsToPart` says "not only" of what may be a part of the offer.
 */
export type WordFeature =
  | 'benefit'
  | 'benefitSentence'
  | 'benefitDefinition'
  | 'benefitOffer'
  | 'benefits'
  | 'benefitShare'
  | 'distinctBenefits'
  | 'urges'
  | 'requests'
  | 'namesKind'
  | 'names'
  | 'namesTrade'
  | 'claims'
  | 'bare'
  | 'announces'
  | 'ambition'
  | 'unfinished'
  | 'offersHelp'
  | 'aim'
  | 'beneficiary'
  | 'ofUs'
  | 'addsToPart'
  | 'weAlso'
  | 'putsInPlace'
  | 'doesWithout'
  | 'aboutLack'
  | 'opensByLack'
  | 'likeFewOthers'
  | 'worksWithout'
  | 'namesMakers'
  | 'opensByDenial'
  | 'believes'
  | 'prefersIt'
  | 'opensContrast'
  | 'opensSuperlative'
  | 'statesOfSuperlative'
  | 'endsInContrast'
  | 'standing'
  | 'trackRecord'
  | 'ownRecord'
  | 'opensByRecord'
  | 'longRecord'
  | 'lists'
  | 'dated'
  | 'tellsStory';

/** So many different words of benefits are as good as more. */
const MANY_BENEFITS = 3;
/** A benefit in every second word is as good as more. */
const DENSE_BENEFITS = 0.5;

/** Longer texts are no names of an offer. */
const MAX_TITLE_WORDS = 20;
const NOTHING_KNOWN: TitleKnowledge = { trades: new Set(), coverage: 0, nonOffers: new Set() };

export function wordFeatures(
  text: string,
  context: SubjectContext,
  { isFullSentence, defines, subject }: { isFullSentence: boolean; defines: boolean; subject: Subject },
): Record<WordFeature, number> {
  const { language } = context;
  const benefits = countBenefits(text, language);
  // Each of the other lists of benefits is a part of the counted one.
  const hasBenefit = benefits > 0 && namesBenefit(text, language);
  const distinctBenefits = benefits > 0 ? countDistinctBenefits(text, language) : 0;
  const words = wordCount(text);
  const ofBrand = withNameSign(text, context.name);
  const isOwn = subject === 'brand' || subject === 'we';
  const { trades, nonOffers } = words <= MAX_TITLE_WORDS ? readTitle(text, language) : NOTHING_KNOWN;
  const namesKind = matchesPatterns(text, KIND_NOUNS, language) || matchesPatterns(text, UNSPACED_KIND_NOUNS, language);
  return {
    benefit: flag(hasBenefit),
    benefitSentence: flag(hasBenefit && isFullSentence),
    benefitDefinition: flag(hasBenefit && defines),
    benefitOffer: flag(hasBenefit && subject === 'offer'),
    benefits: Math.min(1, benefits / MANY_BENEFITS),
    benefitShare: Math.min(1, benefits / Math.max(1, words) / DENSE_BENEFITS),
    distinctBenefits: Math.min(1, distinctBenefits / MANY_BENEFITS),
    urges: flag(urgesReader(text, language)),
    requests: flag(requestsSomething(text, language)),
    namesKind: flag(namesKind),
    namesTrade: flag(trades.size > 0),
    claims: flag(nonOffers.has('claims')),
    bare: flag((namesKind || trades.size > 0) && distinctBenefits === 0),
    names: shareOfNames(text, context),
    announces: flag(announcesContent(text, language)),
    ambition: flag(statesAmbition(text, language)),
    unfinished: flag(isUnfinishedNotice(text, language)),
    offersHelp: flag(offersHelpOnly(text, language)),
    aim: flag(opensLikeAim(text, language)),
    beneficiary: flag(namesBeneficiary(ofBrand, language)),
    ofUs: flag(speaksOfUs(text, language)),
    weAlso: flag(subject === 'we' && opensByAdding(text, language)),
    addsToPart: flag(addsToPart(text, language) || addsToUnknown(text, language, isOwn || namesKind)),
    putsInPlace: flag(putsInPlace(text, language)),
    doesWithout: flag(doesWithout(text, language)),
    aboutLack: flag(isAboutLack(text, language)),
    opensByLack: flag(opensByLack(text, language)),
    likeFewOthers: flag(
      [deniesBeing, isOneOfFew].some((says) => says(ofBrand, language)) || (isOwn && worksWithout(text, language)),
    ),
    worksWithout: flag(worksWithout(text, language)),
    namesMakers: flag(namesMakers(ofBrand, language)),
    opensByDenial: flag(opensByDenial(text, language)),
    believes: flag(isBelief(text, language)),
    prefersIt: flag(prefersIt(text, language)),
    opensContrast: flag(openingContrast(text, language) !== ''),
    opensSuperlative: flag(opensBySuperlative(text, language)),
    statesOfSuperlative: flag(statesOfSuperlative(text, language)),
    endsInContrast: flag(endsInContrast(text, language)),
    standing: flag(namesStanding(text, language)),
    trackRecord: flag(statesTrackRecord(text, language)),
    ownRecord: flag(statesOwnRecord(text, language)),
    opensByRecord: flag(opensByRecord(ofBrand, language)),
    longRecord: flag(statesLongRecord(text, language)),
    lists: flag((text.match(/[,،、;|·•&＆]/gu)?.length ?? 0) > 1),
    dated: flag(namesDay(text)),
    tellsStory: flag(opensHistory(text, language) || tellsLifeStory(text, language)),
  };
}

/** "The soup is not only warm": it may be a part of the offer, unless the brand, "we" or a kind is named. */
const addsToUnknown = (text: string, language: string, isOfBrand: boolean): boolean =>
  !isOfBrand && addsOn(text, language) && !endsInContrast(text, language) && !saysWhatWeDo(text, language);

/** The share of the words that are names of places, goods or people. German writes every noun with a capital. */
function shareOfNames(text: string, { properNouns, language }: SubjectContext): number {
  const words = wordsOf(text);
  const isName = (word: string, index: number): boolean =>
    properNouns.has(word.toLowerCase()) || (index > 0 && language !== 'de' && /^\p{Lu}/u.test(word));
  return words.length === 0 ? 0 : words.filter(isName).length / words.length;
}
