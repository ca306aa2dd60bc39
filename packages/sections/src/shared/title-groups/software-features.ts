import type { PageKind } from '@brandprint/contracts';
import { isCallToAction } from '../cues/calls-to-action.ts';
import { announcesFeatures } from '../cues/feature-lists.ts';
import { isAsideHeading } from '../cues/section-kinds.ts';
import { escapeRegExp } from '../escape-reg-exp.ts';
import type { SiteStatements } from '../statements/context.ts';
import { comparisonKey, isQuestion, wordCount } from '../text/index.ts';
import { type GroupShape, mostHaveSubheadings, type TitledItem } from './title-group.ts';
import type { TitleGroup } from './title-groups.ts';

/** Shapes of titles whose texts, if any, stand below them; the bodies of others may be what follows by chance. */
const SHAPES_OF_CARDS: ReadonlySet<GroupShape> = new Set(['headings', 'pairs', 'terms']);
const SHAPES_OF_LISTS: ReadonlySet<GroupShape> = new Set(['headings', 'list', 'terms', 'pairs']);

/** A test for titles below "Main features" on the first page of software, or below its name on another page. */
export function featureListTest({ language, name }: SiteStatements): (group: TitleGroup) => boolean {
  const ownName = new RegExp(`(?<!\\p{L})${escapeRegExp(name)}(?:['’]s)?(?!\\p{L})`, 'iu');
  return ({ page, parents, shape, pageIndex }) => {
    const [heading = '', ...above] = parents;
    const isOfBrand = pageIndex === 0 || above.some((one) => comparisonKey(one) === comparisonKey(name));
    return (
      SHAPES_OF_LISTS.has(shape) &&
      isOfBrand &&
      (pageIndex === 0 || PAGES_OF_FEATURES.has(page.kind)) &&
      !parents.some((one) => VERSION.test(one)) &&
      announcesFeatures(heading.replace(ownName, 'it'), language)
    );
  };
}

const PAGES_OF_FEATURES: ReadonlySet<PageKind> = new Set(['docs', 'other', 'product']);
/** "Version 2.1": features of a release. */
const VERSION = /\d+\.\d+|(?<!\p{L})(?:version|release|v)\.? ?\d/iu;

/** "And much more" */
const AND_MORE =
  /^(?:and )?(?:much |many )?more(?: features)?[!.…]*$|^(?:und (?:vieles )?mehr|et (?:bien )?plus|y (?:mucho )?más|e (?:molto|muito) (?:altro|mais))[!.…]*$/iu;
const LABELLED = /^[^:：]{2,40}[:：]\s*(.*)$/su;
const MIN_WORDS_BEHIND_LABEL = 3;

/** "License: MIT", "Weight: 40 g": a fact with its label. */
const statesFact = (text: string): boolean => {
  const [, fact] = LABELLED.exec(text) ?? [];
  return fact !== undefined && (/\p{N}/u.test(fact) || wordCount(fact) < MIN_WORDS_BEHIND_LABEL);
};

/**
 * Whether an item of a list of features may be one: no fact, and either like an offer or no call, question or part of a page,
 * whatever its words.
 */
export const mayBeFeature = (text: string, isLikeOffer: boolean, language: string): boolean =>
  !statesFact(text) &&
  (isLikeOffer ||
    (!AND_MORE.test(text) && !isQuestion(text) && !isCallToAction(text, language) && !isAsideHeading(text, language)));

/** "Life without Acme": what goes wrong. */
const WITHOUT = /^(?:life )?(?:without|ohne|sans|sin|senza|sem|zonder|utan|uden|uten|bez|без)(?!\p{L})/iu;
const MIN_CARDS = 3;
const MIN_BODY_WORDS = 5;
const MAX_BODY_WORDS = 90;
/** From such a mean probability of their titles on, nine in ten were features on 69 sites of software. */
const MIN_MEAN = 0.25;

/**
 * Whether titles with short texts on the first page of software are its features: whatever they are called, for software is
 * described by what it can do and how it is, "Lightweight", "Easy & powerful".
 */
export function areFeatureCards(
  { shape, items, parents: [heading = ''], pageIndex }: TitleGroup,
  probabilities: readonly number[],
): boolean {
  if (pageIndex > 0 || WITHOUT.test(heading) || !SHAPES_OF_CARDS.has(shape) || items.length < MIN_CARDS) return false;
  const mean = probabilities.reduce((sum, probability) => sum + probability, 0) / probabilities.length;
  return mean >= MIN_MEAN && !mostHaveSubheadings(items) && items.every(isExplained);
}

function isExplained({ body }: TitledItem): boolean {
  const words = body.reduce((sum, { text }) => sum + wordCount(text), 0);
  return words >= MIN_BODY_WORDS && words <= MAX_BODY_WORDS;
}
