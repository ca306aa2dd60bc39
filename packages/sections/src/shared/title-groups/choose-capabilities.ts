import type { Evidence, PageKind } from '@brandprint/contracts';
import { rawProbability } from '../calibration.ts';
import models from '../ranking/models.json' with { type: 'json' };
import { readStatements } from '../statements/context.ts';
import { comparisonKey, uniqueBy } from '../text/index.ts';
import { groupFeatures, patternChoices } from './group-features.ts';
import { findTitleGroups, type TitledItem, type TitleGroup } from './title-groups.ts';
import { isNameLike, offerTitles, titleText } from './titles.ts';

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
  features: Readonly<ReturnType<typeof groupFeatures> & { mixed: number }>;
}

/** A group with the probability that it names capabilities. */
interface ScoredGroup extends DescribedGroup {
  probability: number;
}

/**
 * Groups less likely than the best one are left out, unless a heading says that they are features or services and they are
 * likely enough by themselves.
 */
const MIN_SHARE_OF_BEST = 0.9;
const MIN_UNDER_OFFER = 0.7;

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
  const isOfferTitle = offerTitles(site);
  return findTitleGroups(evidence)
    .filter(({ page }) => !PAGES_WITHOUT_OFFERS.has(page.kind))
    .map((group) => ({ group, items: distinctItems(group.items.filter(isNameLike)) }))
    .filter(({ items }) => items.filter(isOfferTitle).length >= 2)
    .map(({ group, items }) => {
      const offered = items.filter(isOfferTitle);
      const features = groupFeatures({ ...group, items: offered }, site, choices);
      return {
        group: { ...group, items: offered },
        features: { ...features, mixed: 1 - offered.length / items.length },
      };
    })
    .filter(({ features }) => features.patternValues < 0.5)
    .filter(
      ({ features }) =>
        features.parentAudience + features.parentValues + features.parentProblem + features.nearestAside === 0,
    );
}

/**
 * The titles of the groups that are likely enough, the likeliest group first. Groups are in the order of their
 * probability.
 */
function selectTitles(groups: readonly ScoredGroup[], threshold: number): ChosenTitle[] {
  const least = (groups[0]?.probability ?? 0) * MIN_SHARE_OF_BEST;
  const titles = groups
    .filter(
      ({ probability, features }) =>
        probability >= threshold &&
        (probability >= least || (features.parentOffer === 1 && probability >= MIN_UNDER_OFFER)),
    )
    .flatMap(({ group, probability }) =>
      group.items.map((item) => ({ text: titleText(item), item, group, probability })),
    );
  return uniqueBy(titles, ({ text }) => comparisonKey(text));
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
