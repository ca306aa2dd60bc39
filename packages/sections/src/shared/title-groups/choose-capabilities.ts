import type { Evidence } from '@brandprint/contracts';
import { rawProbability } from '../calibration.ts';
import { isPartHeading } from '../cues/section-kinds.ts';
import models from '../ranking/models.json' with { type: 'json' };
import { readStatements } from '../statements/context.ts';
import { comparisonKey, normalizeWhitespace, uniqueBy } from '../text/index.ts';
import { groupFeatures, isNameLike, patternChoices } from './group-features.ts';
import { findTitleGroups, type TitledItem, type TitleGroup } from './title-groups.ts';

/** A title of a chosen group. */
export interface ChosenTitle {
  text: string;
  item: TitledItem;
  group: TitleGroup;
  /** Probability that the group names capabilities, 0 to 1. */
  probability: number;
}

/** Groups less likely than the best one are left out, unless a heading says that they are features or services. */
const MIN_SHARE_OF_BEST = 0.9;

/**
 * What the brand offers or can do: the titles of the groups that a model takes for that, the likeliest group first. Empty
 * where no group is likely enough: an empty field is better than a wrong one.
 */
export function chooseCapabilities(evidence: Evidence): ChosenTitle[] {
  const site = readStatements(evidence);
  const choices = patternChoices(evidence, site.language);
  const model = models.capabilities;
  const groups = findTitleGroups(evidence)
    .filter(({ items }) => items.filter(isNameLike).length >= 2)
    .map((group) => ({ group, features: groupFeatures(group, site, choices) }))
    .filter(({ features }) => features.parentAudience + features.parentValues === 0)
    .map(({ group, features }) => ({ group, features, probability: rawProbability(model, features) }))
    .sort((a, b) => b.probability - a.probability);
  const least = (groups[0]?.probability ?? 0) * MIN_SHARE_OF_BEST;
  const titles = groups
    .filter(
      ({ probability, features }) =>
        probability >= model.threshold && (probability >= least || features.parentOffer === 1),
    )
    .flatMap(({ group, probability }) =>
      group.items
        .filter(isNameLike)
        .map((item) => ({ text: normalizeWhitespace(item.title.text), item, group, probability })),
    );
  return uniqueBy(titles, ({ text }) => comparisonKey(text)).filter(
    ({ text }) => !isPartHeading(text, site.language) && comparisonKey(text) !== comparisonKey(site.name),
  );
}
