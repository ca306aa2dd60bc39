import { announcesFeatures } from '../cues/feature-lists.ts';
import { escapeRegExp } from '../escape-reg-exp.ts';
import type { SiteStatements } from '../statements/context.ts';
import { comparisonKey, wordCount } from '../text/index.ts';
import { type GroupShape, mostHaveSubheadings, type TitledItem } from './title-group.ts';
import type { TitleGroup } from './title-groups.ts';

/** Shapes of titles whose texts, if any, stand below them; the bodies of others may be what follows by chance. */
const SHAPES_OF_CARDS: ReadonlySet<GroupShape> = new Set(['headings', 'pairs', 'terms']);
const SHAPES_OF_LISTS: ReadonlySet<GroupShape> = new Set(['headings', 'list', 'terms', 'pairs']);

/** A test for titles below "Main features" on the first page of software, or below its name on another page. */
export function featureListTest({ language, name }: SiteStatements): (group: TitleGroup) => boolean {
  const ownName = new RegExp(`(?<!\\p{L})${escapeRegExp(name)}(?:['’]s)?(?!\\p{L})`, 'iu');
  return ({ parents, shape, pageIndex }) => {
    const [heading = '', ...above] = parents;
    const isOfBrand = pageIndex === 0 || above.some((one) => comparisonKey(one) === comparisonKey(name));
    return SHAPES_OF_LISTS.has(shape) && isOfBrand && announcesFeatures(heading.replace(ownName, 'it'), language);
  };
}

const MIN_CARDS = 3;
const MIN_BODY_WORDS = 5;
const MAX_BODY_WORDS = 90;
/** From such a mean probability of their titles on, nine in ten were features on 69 sites of software. */
const MIN_MEAN = 0.25;

/**
 * Whether titles with short texts on the first page of software are its features: whatever they are called, for software is
 * described by what it can do and how it is, "Lightweight", "Easy & powerful".
 */
export function areFeatureCards({ shape, items, pageIndex }: TitleGroup, probabilities: readonly number[]): boolean {
  if (pageIndex > 0 || !SHAPES_OF_CARDS.has(shape) || items.length < MIN_CARDS) return false;
  const mean = probabilities.reduce((sum, probability) => sum + probability, 0) / probabilities.length;
  return mean >= MIN_MEAN && !mostHaveSubheadings(items) && items.every(isExplained);
}

function isExplained({ body }: TitledItem): boolean {
  const words = body.reduce((sum, { text }) => sum + wordCount(text), 0);
  return words >= MIN_BODY_WORDS && words <= MAX_BODY_WORDS;
}
