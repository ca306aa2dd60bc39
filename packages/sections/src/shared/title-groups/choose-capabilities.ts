import type { Evidence, PageKind } from '@brandprint/contracts';
import { findDeclaredOffers } from '../brand/declared-offers.ts';
import { isOfSoftware } from '../brand/software-links.ts';
import { rawProbability } from '../calibration.ts';
import { isDishHeading } from '../cues/dish-headings.ts';
import { isOfferHeading, isStepHeading } from '../cues/section-kinds.ts';
import models from '../ranking/models.json' with { type: 'json' };
import { readStatements, type SiteStatements } from '../statements/context.ts';
import { comparisonKey, isTranslatedPage, otherScriptTest, uniqueBy } from '../text/index.ts';
import { combinedFeatures } from './combined-features.ts';
import { isListOfOffers } from './even-lists.ts';
import { isExcluded } from './excluded-groups.ts';
import { findFolderOffers } from './folder-offers.ts';
import { contextFeatures, createGroupContext } from './group-context.ts';
import { groupFeatures, patternChoices } from './group-features.ts';
import { byOpening } from './long-items.ts';
import { withoutNumberedTitles } from './numbered-titles.ts';
import { type Capability, keyOf, MIN_OF_LISTED, type ScoredGroup, selectTitles } from './select-titles.ts';
import { withSiteFeatures } from './site-features.ts';
import { areFeatureCards, featureListTest, mayBeFeature } from './software-features.ts';
import { announcesOffers, findStatedOffers } from './stated-offers.ts';
import { titleFeatures } from './title-features.ts';
import { findTitleGroups, type TitledItem, type TitleGroup } from './title-groups.ts';
import { isNameLike, offerTitles, titleText, withoutQualities, withSiblings } from './titles.ts';

/** A group with what a model knows of it and of each of its titles. */
export interface DescribedGroup {
  group: TitleGroup;
  features: Readonly<Record<string, number> & ReturnType<typeof groupFeatures> & ReturnType<typeof contextFeatures>>;
  /** In the order of its items: the features of the group with those of the title. */
  titles: readonly Readonly<Record<string, number>>[];
  /** Whether it is of software, below a heading of features. */
  isFeatureList: boolean;
}

/** Release notes, posts, manuals, vacancies, stories of customers and style guides have headings of their own. */
const PAGES_WITHOUT_OFFERS: ReadonlySet<PageKind> = new Set(['legal', 'blog', 'docs', 'careers', 'brand', 'customers']);

const isSoftware = ({ pages: [home] }: Evidence, { name }: SiteStatements): boolean =>
  home !== undefined && isOfSoftware(home, name);

/** Items without repetitions; none if most are repetitions, as buttons of cards are. */
function distinctItems(items: readonly TitledItem[]): TitledItem[] {
  const distinct = uniqueBy(items, ({ text }) => comparisonKey(text));
  return distinct.length * 2 > items.length ? distinct : [];
}

/** "Our treatments", by itself, is the heading of what follows. */
const isHeadingOfOffers = ([only, ...others]: readonly TitledItem[], language: string): boolean =>
  only !== undefined && others.length === 0 && isOfferHeading(only.text, language);

/** The groups of a site that may name capabilities. */
export function describeGroups(evidence: Evidence): DescribedGroup[] {
  const site = readStatements(evidence);
  const choices = patternChoices(evidence, site.language);
  const all = findTitleGroups(evidence, 1);
  const featureLists = new Set(isSoftware(evidence, site) ? all.filter(featureListTest(site)) : []);
  const groups = all.filter(
    (group) =>
      (!PAGES_WITHOUT_OFFERS.has(group.page.kind) || featureLists.has(group)) &&
      (group.pageIndex === 0 || !isTranslatedPage(group.page, site.language)),
  );
  const isOfferTitle = offerTitles(site);
  const isInOtherScript = otherScriptTest(site.language, site.statements.map(({ text }) => text).join(' '));
  const isReadable = (item: TitledItem): boolean => isNameLike(item) && !isInOtherScript(item.text);
  const context = createGroupContext(evidence, site, groups);
  const described = groups
    .map((group) => {
      const isFeatureList = featureLists.has(group);
      const named = isFeatureList ? group.items.map((item) => byOpening(item, site.language)) : group.items;
      return { group, isFeatureList, items: withoutNumberedTitles(distinctItems(named.filter(isReadable))) };
    })
    .map(({ group, isFeatureList, items }) => {
      const offered = items.filter((item) => isOfferTitle(item, { items, parents: group.parents }));
      return {
        group,
        isFeatureList,
        items,
        offered: isFeatureList
          ? items.filter((item) => mayBeFeature(item.text, offered.includes(item), site.language))
          : withoutQualities(offered, site.language),
      };
    })
    .filter(({ group, offered }) => offered.length >= 1 && !isExcluded({ ...group, items: offered }, site.language))
    .filter(({ offered }) => !isHeadingOfOffers(offered, site.language))
    .map(({ group, isFeatureList, items, offered }) => {
      const features = {
        ...groupFeatures({ ...group, items: offered }, site, choices),
        ...contextFeatures(group, site, context),
      };
      const whole = { ...group, items: withSiblings(offered, items, site) };
      const ofGroup = { ...features, ...combinedFeatures(features), mixed: 1 - offered.length / items.length };
      const titles = titleFeatures(whole, site, context).map((ofTitle) => ({ ...ofGroup, ...ofTitle }));
      return { group: whole, features: ofGroup, titles, isFeatureList };
    })
    .filter(({ features }) => features.patternValues < 0.5 && features.dates < 0.5)
    .filter(
      ({ features }) =>
        features.parentAudience + features.parentValues + features.parentProblem + features.nearestAside === 0,
    );
  return withSiteFeatures(described);
}

const MIN_DECLARED = 2;
/** Of lists of offers in sentences and in JSON-LD, so many are right. */
const STATED_PROBABILITY = 0.75;

/** Whether a line on the first page or about the brand announces a list: "We offer the following:". */
const isAnnounced = ({ leadIn, parents, shape, page, pageIndex }: TitleGroup, language: string): boolean =>
  (pageIndex === 0 || page.kind === 'about') &&
  (shape === 'list' || shape === 'terms') &&
  [leadIn, parents[0] ?? ''].some((line) => announcesOffers(line, language));

/** Whether a group is the main heading of a page, and the words of a link to it on the first page. */
const namesPage = ({ shape, items, parents, pageIndex }: TitleGroup, linkTexts: ReadonlySet<string>): boolean =>
  pageIndex > 0 &&
  shape === 'headings' &&
  items.length === 1 &&
  parents.length === 0 &&
  items.every(({ text }) => linkTexts.has(comparisonKey(text)));

/** Customers or staff by name, reviews, posts. */
const isOfPeopleOrNews = ({
  personNames = 0,
  testimonials = 0,
  newsLinks = 0,
}: Readonly<Record<string, number>>): boolean => personNames >= 0.5 || testimonials + newsLinks > 0;

/** Titles with their probability by the model; of a list that a line or heading announces, and of cards of software, at least that of others that are stated. */
function scoreGroup(
  { group, features, titles, isFeatureList }: DescribedGroup,
  { language, linkTexts }: SiteStatements,
  mayHaveCards: boolean,
): ScoredGroup {
  const [parent = ''] = group.parents;
  const mayStandIn = !isStepHeading(parent, language) && !isDishHeading(parent, language);
  const probabilities = group.items.map((_, index) => rawProbability(models.capabilities, titles[index] ?? {}));
  const isStated =
    isFeatureList ||
    isAnnounced(group, language) ||
    (mayHaveCards && mayStandIn && !isOfPeopleOrNews(features) && areFeatureCards(group, probabilities));
  const least = isStated ? Math.max(STATED_PROBABILITY, models.capabilities.threshold) : 0;
  const isOfOffers = isListOfOffers(group, probabilities, language);
  const scored = group.items.map((item, index) => {
    const probability = Math.max(least, probabilities[index] ?? 0);
    return {
      text: titleText(item),
      page: group.page.finalUrl,
      selector: item.title.selector,
      property: 'text',
      probability,
      isStated: isStated || (isOfOffers && probability >= MIN_OF_LISTED),
    };
  });
  return {
    titles: scored,
    probability: Math.max(...scored.map(({ probability }) => probability)),
    mayStandIn,
    namesPage: namesPage(group, linkTexts),
  };
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

/** Entries of the menus that lead into a folder of offers. */
const offersInMenus = (evidence: Evidence): Capability[] =>
  findFolderOffers(evidence, readStatements(evidence)).map(({ text, href }) => ({
    text,
    page: evidence.pages[0]?.finalUrl ?? '',
    selector: `a[href="${href}"]`,
    property: 'text',
    probability: STATED_PROBABILITY,
  }));

/**
 * What the brand offers or can do: the titles of groups that a model takes for that, the likeliest group first, and what
 * menus name that lead into a folder of offers; without either, what sentences list and JSON-LD declares. Empty where
 * nothing is likely enough: an empty field is better than a wrong one.
 */
export function chooseCapabilities(evidence: Evidence): Capability[] {
  const site = readStatements(evidence);
  const mayHaveCards = isSoftware(evidence, site);
  const scored = describeGroups(evidence)
    .map((described) => scoreGroup(described, site, mayHaveCards))
    .sort((a, b) => b.probability - a.probability);
  const titles = selectTitles(scored, models.capabilities.threshold);
  const found = uniqueBy([...titles, ...offersInMenus(evidence)], keyOf);
  return found.length > 0 ? found : offersWithoutTitles(evidence);
}
