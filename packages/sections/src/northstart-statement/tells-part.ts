import type { NorthstarSection } from '@brandprint/contracts';
import { addsToIt, isAddition } from '../shared/cues/additions.ts';
import { isQuestionsHeading } from '../shared/cues/asked-headings.ts';
import { isCallToAction, requestsSomething } from '../shared/cues/calls-to-action.ts';
import { PAIN_CUES } from '../shared/cues/customer-needs.ts';
import { isEitherWay } from '../shared/cues/either-way.ts';
import { isHowItWorksHeading } from '../shared/cues/positioning.ts';
import { isProblemHeading } from '../shared/cues/section-kinds.ts';
import { namesSingleItem } from '../shared/cues/single-items.ts';
import { saysWhomItHelps } from '../shared/cues/we-help.ts';
import { beforeWithout, sparesTrouble } from '../shared/cues/withouts.ts';
import type { SiteStatements } from '../shared/statements/context.ts';
import {
  comparisonKey,
  isFirstPersonPlural,
  isQuestion as isInterrogative,
  matchesPatterns,
  type Quote,
} from '../shared/text/index.ts';
import {
  benefitBesideName,
  type Candidate,
  isAboutWhole,
  isAside,
  isBelowBanner,
  isFreeOfTerms,
  isLabelled,
  isLate,
  isListItem,
  isOnBrandPage,
  isOnProductPage,
  isOwn,
  isQuestion,
  isReader,
  isSaidOfOffer,
  isUnderName,
  MAX_NTH,
  namesOthers,
  OUR_DAYS,
  opensByBelief,
  SOLVES,
  speaksOfBrand,
  speaksToReader,
} from './candidate.ts';

type Described = SiteStatements['described'][number];

const namesPain = (text: string, language: string): boolean =>
  matchesPatterns(text, PAIN_CUES.sentencePatterns, language);

/** Whether a sentence can be a part, by its subject and place. */
const TESTS: Partial<Record<keyof NorthstarSection, (candidate: Candidate) => boolean>> = {
  // How the times are: nothing that the brand does, wants or has.
  situation_context: (one) =>
    isSaidOfOffer(one) &&
    (isAboutWhole(one) || isBelowBanner(one)) &&
    one.quote.pageKind === 'home' &&
    (!isOwn(one) || OUR_DAYS.test(one.quote.text)) &&
    !isReader(one) &&
    !isListItem(one) &&
    !isLate(one) &&
    !SOLVES.test(one.quote.text) &&
    (one.quote.region === 'hero' || !isFirstPersonPlural(one.quote.text.replace(OUR_DAYS, ''), one.language)) &&
    one.features.namesBrand + one.features.aim === 0,
  // What goes wrong for customers: not what the brand does about it.
  pain_point: (one) =>
    isSaidOfOffer(one) &&
    (!isLate(one) || isUnderName(one)) &&
    !isListItem(one) &&
    one.quote.kind !== 'heading' &&
    (one.quote.region === 'hero' || namesPain(one.quote.text, one.language)) &&
    one.quote.pageKind !== 'customers' &&
    one.features.brand + one.features.offer + one.features.namesBrand + one.features.definition === 0 &&
    !(isAside(one) && one.features.saysWe === 1) &&
    (!sparesTrouble(one.quote.text, one.language) ||
      namesPain(beforeWithout(one.quote.text, one.language), one.language)) &&
    !SOLVES.test(one.quote.text) &&
    (isAboutWhole(one) ||
      isBelowBanner(one) ||
      isReader(one) ||
      one.quote.pageKind === 'mission' ||
      isProblemHeading(one.quote.headingText, one.language)),
  motivation_goal: (one) =>
    isSaidOfOffer(one) &&
    !isListItem(one) &&
    !isQuestion(one) &&
    ((isReader(one) && (isOnBrandPage(one) || isOnProductPage(one))) ||
      (isEitherWay(one.quote.text, one.language) &&
        (isOnBrandPage(one) || isOnProductPage(one)) &&
        speaksOfBrand(one) &&
        !isLate(one) &&
        one.quote.nth < MAX_NTH) ||
      (isAboutWhole(one) &&
        !isLate(one) &&
        !addsToIt(one.quote.text, one.language) &&
        (isOwn(one) || (one.quote.pageKind === 'home' && one.quote.region === 'hero')))),
  desired_outcome: (one) =>
    isSaidOfOffer(one) &&
    isFreeOfTerms(one) &&
    !isQuestion(one) &&
    !isLabelled(one) &&
    one.quote.pageKind !== 'customers' &&
    one.features.urges === 0 &&
    !requestsSomething(one.quote.text, one.language) &&
    speaksToReader(one) &&
    (!isLate(one) || isOwn(one)) &&
    (speaksOfBrand(one) || isOwn(one) || isReader(one) || isAboutWhole(one)),
  belief_aspiration: (one) =>
    !isQuestionsHeading(one.quote.headingText, one.language) &&
    !isAddition(one.quote.text, one.language) &&
    !isCallToAction(one.quote.text, one.language) &&
    !isAside(one) &&
    !isQuestion(one) &&
    opensByBelief(one) &&
    !/そう信じ|たいと考え/u.test(one.quote.text),
  // The benefit of the whole: said of the brand, or of those whom it helps.
  core_benefit: (one) =>
    isSaidOfOffer(one) &&
    isFreeOfTerms(one) &&
    !isListItem(one) &&
    !isAside(one) &&
    !isQuestion(one) &&
    benefitBesideName(one) &&
    !isCallToAction(one.quote.text, one.language) &&
    !namesSingleItem(one.quote.text, one.language) &&
    one.features.other + one.features.dependent === 0 &&
    (one.features.definition === 0 || one.features.namesBrand + one.features.we > 0 || one.quote.region === 'hero') &&
    (saysWhomItHelps(one.quote.text, one.language) ||
      (isAboutWhole(one) &&
        (!isLate(one) || one.underAbout) &&
        (isOwn(one) || one.quote.region === 'hero' || (!one.underAbout && !isInterrogative(one.quote.headingText))))),
  how_it_works: (one) => {
    const speaks =
      one.features.saysYou + one.features.saysWe + one.features.reader + one.features.we + one.features.brand > 0;
    return (
      isSaidOfOffer(one) &&
      isFreeOfTerms(one) &&
      (speaks || !isLate(one)) &&
      one.features.definition + one.features.exclamation + one.features.believes === 0 &&
      (isHowItWorksHeading(one.quote.headingText, one.language) ||
        (speaks && !isListItem(one) && (!isLate(one) || one.features.saysWe === 1)))
    );
  },
  competitor_limitation: (one) => isSaidOfOffer(one) && isFreeOfTerms(one) && !isListItem(one) && namesOthers(one),
  transformation: (one) =>
    isSaidOfOffer(one) &&
    isFreeOfTerms(one) &&
    !isAside(one) &&
    !isQuestion(one) &&
    (isOwn(one) ||
      (isReader(one) && !isLate(one) && one.quote.nth < 2) ||
      (!isLate(one) &&
        !isReader(one) &&
        !isLabelled(one) &&
        (isAboutWhole(one) ||
          one.quote.pageKind === 'home' ||
          one.quote.kind === 'heading' ||
          one.quote.region === 'hero'))),
};

/** Whether a quote can be a part of the positioning: said of the brand's whole offer and its customers. */
export function partTester({
  described,
  language,
  name,
}: SiteStatements): (part: keyof NorthstarSection, quote: Quote) => boolean {
  const byKey = new Map<string, Described>();
  for (const one of described) {
    const key = comparisonKey(one.statement.text);
    if (one.statement.source === 'text' && !byKey.has(key)) byKey.set(key, one);
  }
  return (part, quote) => {
    const test = TESTS[part];
    const found = byKey.get(comparisonKey(quote.text));
    if (!test || !found) return true;
    const { features, statement } = found;
    return test({ quote, features, underAbout: statement.underAbout, language, name });
  };
}
