import type { Evidence, PageKind } from '@brandprint/contracts';
import { findDeclaredOffers } from '../brand/declared-offers.ts';
import { rawProbability } from '../calibration.ts';
import models from '../ranking/models.json' with { type: 'json' };
import { readStatements } from '../statements/context.ts';
import { comparisonKey, uniqueBy } from '../text/index.ts';
import { combinedFeatures } from './combined-features.ts';
import { isExcluded } from './excluded-groups.ts';
import { contextFeatures, createGroupContext } from './group-context.ts';
import { groupFeatures, patternChoices } from './group-features.ts';
import { announcesOffers, findStatedOffers } from './stated-offers.ts';
import { findTitleGroups, type TitledItem, type TitleGroup } from './title-groups.ts';
import { isNameLike, offerTitles, titleText, withoutQualities, withSiblings } from './titles.ts';

/** What the brand offers, with where the site says it. */
export interface Capability {
  text: string;
  page: string;
  selector: string;
  property: string;
  /** Probability that it is one, 0 to 1. */
  probability: number;
}

/** A group with what a model knows of it. */
export interface DescribedGroup {
  group: TitleGroup;
  features: Readonly<Record<string, number> & ReturnType<typeof groupFeatures> & ReturnType<typeof contextFeatures>>;
}

/** A group with the probability that it names capabilities. */
interface ScoredGroup extends DescribedGroup {
  probability: number;
}

/**
 * Pairs less likely than the best group are left out, unless a heading says that they are features or services and they
 * are likely enough by themselves, or they repeat titles of a chosen group and add to them.
 */
const MIN_SHARE_OF_BEST = 0.9;
const MIN_TITLES_BESIDE_BEST = 3;
const MIN_UNDER_OFFER = 0.7;
const MIN_OF_REPEATING = 0.3;
const MIN_REPEATED_TITLES = 2;
const MIN_REPEATED_SHARE = 1 / 3;

/** Release notes, posts, manuals, vacancies, stories of customers and style guides have headings of their own. */
const PAGES_WITHOUT_OFFERS: ReadonlySet<PageKind> = new Set(['legal', 'blog', 'docs', 'careers', 'brand', 'customers']);

/** Items without repetitions; none if most are repetitions, as buttons of cards are. */
function distinctItems(items: readonly TitledItem[]): TitledItem[] {
  const distinct = uniqueBy(items, ({ text }) => comparisonKey(text));
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
    .map(({ group, items }) => ({ group, items, offered: withoutQualities(items.filter(isOfferTitle), site.language) }))
    .filter(({ group, offered }) => offered.length >= 2 && !isExcluded({ ...group, items: offered }, site.language))
    .map(({ group, items, offered }) => {
      const features = {
        ...groupFeatures({ ...group, items: offered }, site, choices),
        ...contextFeatures(group, site, context),
      };
      return {
        group: { ...group, items: withSiblings(offered, items, site) },
        features: { ...features, ...combinedFeatures(features), mixed: 1 - offered.length / items.length },
      };
    })
    .filter(({ features }) => features.patternValues < 0.5 && features.dates < 0.5)
    .filter(
      ({ features }) =>
        features.parentAudience + features.parentValues + features.parentProblem + features.nearestAside === 0,
    );
}

const titlesOf = ({ group, probability }: ScoredGroup): Capability[] =>
  group.items.map((item) => ({
    text: titleText(item),
    page: group.page.finalUrl,
    selector: item.title.selector,
    property: 'text',
    probability,
  }));

const keyOf = ({ text }: Capability): string => comparisonKey(text);

/**
 * The titles of the groups that are likely enough, the likeliest group first, then of the groups that repeat them. Groups
 * are in the order of their probability.
 */
function selectTitles(groups: readonly ScoredGroup[], threshold: number): Capability[] {
  const least = (groups[0]?.probability ?? 0) * MIN_SHARE_OF_BEST;
  const isLikely = ({ group, probability, features }: ScoredGroup): boolean =>
    probability >= threshold &&
    (probability >= least ||
      group.items.length >= MIN_TITLES_BESIDE_BEST ||
      (features.parentOffer === 1 && probability >= MIN_UNDER_OFFER));
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

const MIN_DECLARED = 2;
/** Of lists of offers in sentences and in JSON-LD, so many are right. */
const STATED_PROBABILITY = 0.75;

/**
 * Probability of a group by the model; of a list that a line on the first page or about the brand announces, at least that
 * of others that are stated.
 */
function probabilityOf({ group, features }: DescribedGroup, language: string): number {
  const learned = rawProbability(models.capabilities, features);
  const { leadIn, parents, shape, page, pageIndex } = group;
  const isAnnounced =
    (pageIndex === 0 || page.kind === 'about') &&
    (shape === 'list' || shape === 'terms') &&
    [leadIn, parents[0] ?? ''].some((line) => announcesOffers(line, language));
  return isAnnounced ? Math.max(learned, STATED_PROBABILITY, models.capabilities.threshold) : learned;
}

/** Lists in the site's own sentences ("We offer tours, tastings and dinners"), otherwise what its JSON-LD declares. */
function offersWithoutTitles(evidence: Evidence): Capability[] {
  const stated = findStatedOffers(readStatements(evidence)).flatMap(({ statement, items }) =>
    items.map((text) => ({ text, page: statement.page, selector: statement.selector, property: statement.property })),
  );
  const declared = findDeclaredOffers(evidence).map(({ text, property }) => ({
    text,
    page: evidence.pages[0]?.finalUrl ?? '',
    selector: 'script[type="application/ld+json"]',
    property,
  }));
  const found = stated.length > 0 ? stated : declared.length >= MIN_DECLARED ? declared : [];
  return uniqueBy(
    found.map((offer) => ({ ...offer, probability: STATED_PROBABILITY })),
    keyOf,
  );
}

/**
 * What the brand offers or can do: the titles of the groups that a model takes for that, the likeliest group first;
 * without one, what sentences list and JSON-LD declares. Empty where nothing is likely enough: an empty field is better
 * than a wrong one.
 */
export function chooseCapabilities(evidence: Evidence): Capability[] {
  const { language } = readStatements(evidence);
  const scored = describeGroups(evidence)
    .map((described) => ({ ...described, probability: probabilityOf(described, language) }))
    .sort((a, b) => b.probability - a.probability);
  const titles = selectTitles(scored, models.capabilities.threshold);
  return titles.length > 0 ? titles : offersWithoutTitles(evidence);
}
