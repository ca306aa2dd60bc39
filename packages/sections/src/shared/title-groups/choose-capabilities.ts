import type { Evidence, PageKind } from '@brandprint/contracts';
import { rawProbability } from '../calibration.ts';
import models from '../ranking/models.json' with { type: 'json' };
import { readStatements } from '../statements/context.ts';
import { comparisonKey, uniqueBy } from '../text/index.ts';
import { contextFeatures, createGroupContext } from './group-context.ts';
import { groupFeatures, patternChoices } from './group-features.ts';
import { findTitleGroups, type TitledItem, type TitleGroup } from './title-groups.ts';
import { isNameLike, offerTitles, titleText, withSiblings } from './titles.ts';

/** A title of a chosen group. */
export interface ChosenTitle {
  text: string;
  item: TitledItem;
  group: TitleGroup;
  /** Probability that the group names capabilities, 0 to 1. */
  probability: number;
}

/** A group with what a model knows of it. */
export interface DescribedGroup {
  group: TitleGroup;
  features: Readonly<ReturnType<typeof groupFeatures> & ReturnType<typeof contextFeatures> & { mixed: number }>;
}

/** A group with the probability that it names capabilities. */
interface ScoredGroup extends DescribedGroup {
  probability: number;
}

/**
 * Groups less likely than the best one are left out, unless a heading says that they are features or services and they are
 * likely enough by themselves, or they repeat titles of a chosen group and add to them.
 */
const MIN_SHARE_OF_BEST = 0.85;
const MIN_UNDER_OFFER = 0.7;
const MIN_OF_REPEATING = 0.4;
const MIN_REPEATED_TITLES = 2;
const MIN_REPEATED_SHARE = 1 / 3;

/** Release notes, posts, manuals and vacancies have headings of their own. */
const PAGES_WITHOUT_OFFERS: ReadonlySet<PageKind> = new Set(['legal', 'blog', 'docs', 'careers']);

/** Items without repetitions; none if most are repetitions, as buttons of cards are. */
function distinctItems(items: readonly TitledItem[]): TitledItem[] {
  const distinct = uniqueBy(items, ({ title }) => comparisonKey(title.text));
  return distinct.length * 2 > items.length ? distinct : [];
}

/** The groups of a site that may name capabilities. */
export function describeGroups(evidence: Evidence): DescribedGroup[] {
  const site = readStatements(evidence);
  const choices = patternChoices(evidence, site.language);
  const groups = findTitleGroups(evidence).filter(({ page }) => !PAGES_WITHOUT_OFFERS.has(page.kind));
  const isOfferTitle = offerTitles(site);
  const context = createGroupContext(evidence, site, groups);
  return groups
    .map((group) => ({ group, items: distinctItems(group.items.filter(isNameLike)) }))
    .map(({ group, items }) => ({ group, items, offered: items.filter(isOfferTitle) }))
    .filter(({ offered }) => offered.length >= 2)
    .map(({ group, items, offered }) => {
      const features = groupFeatures({ ...group, items: offered }, site, choices);
      return {
        group: { ...group, items: withSiblings(offered, items, site) },
        features: { ...features, ...contextFeatures(group, site, context), mixed: 1 - offered.length / items.length },
      };
    })
    .filter(({ features }) => features.patternValues < 0.5)
    .filter(
      ({ features }) =>
        features.parentAudience + features.parentValues + features.parentProblem + features.nearestAside === 0,
    );
}

const titlesOf = ({ group, probability }: ScoredGroup): ChosenTitle[] =>
  group.items.map((item) => ({ text: titleText(item), item, group, probability }));

const keyOf = ({ text }: ChosenTitle): string => comparisonKey(text);

/**
 * The titles of the groups that are likely enough, the likeliest group first, then of the groups that repeat them. Groups
 * are in the order of their probability.
 */
function selectTitles(groups: readonly ScoredGroup[], threshold: number): ChosenTitle[] {
  const least = (groups[0]?.probability ?? 0) * MIN_SHARE_OF_BEST;
  const isLikely = ({ probability, features }: ScoredGroup): boolean =>
    probability >= threshold &&
    (probability >= least || (features.parentOffer === 1 && probability >= MIN_UNDER_OFFER));
  const chosen = groups.filter(isLikely).flatMap(titlesOf);
  const keys = new Set(chosen.map(keyOf));
  const repeating = groups.filter((scored) => {
    if (isLikely(scored) || scored.probability < MIN_OF_REPEATING) return false;
    const titles = titlesOf(scored);
    const repeated = titles.filter((title) => keys.has(keyOf(title))).length;
    return repeated >= MIN_REPEATED_TITLES && repeated >= titles.length * MIN_REPEATED_SHARE;
  });
  return uniqueBy([...chosen, ...repeating.flatMap(titlesOf)], keyOf);
}

/**
 * What the brand offers or can do: the titles of the groups that a model takes for that, the likeliest group first. Empty
 * where no group is likely enough: an empty field is better than a wrong one.
 */
export function chooseCapabilities(evidence: Evidence): ChosenTitle[] {
  const { capabilities: model } = models;
  const scored = describeGroups(evidence)
    .map((described) => ({ ...described, probability: rawProbability(model, described.features) }))
    .sort((a, b) => b.probability - a.probability);
  return selectTitles(scored, model.threshold);
}
