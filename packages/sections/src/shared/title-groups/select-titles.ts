import { comparisonKey, uniqueBy, wordCount } from '../text/index.ts';
import { findContinuations } from './continued-lists.ts';
import { probabilityBehind } from './long-lists.ts';

/** What the brand offers, with where the site says it. */
export interface Capability {
  text: string;
  page: string;
  selector: string;
  property: string;
  /** Probability that it is one that the brand mainly offers rather than none, 0 to 1. */
  probability: number;
}

/** A title that may be told. */
interface ScoredTitle extends Capability {
  /** Whether its list is one of offers as a whole: it is told however many others are likelier. */
  isStated: boolean;
}

/** A group with the titles that may be told, each with its probability. */
export interface ScoredGroup {
  titles: readonly ScoredTitle[];
  /** Of its likeliest title. */
  probability: number;
  /** Whether its titles may be told without being likely: not under headings of steps and dishes. */
  mayStandIn: boolean;
  /** Whether its one title is that of a page which the first page links to by the same words. */
  namesPage: boolean;
}

/** So many names without a full stop make titles with one sentences about the work. */
const MIN_NAMES = 3;
/** So many words make one: "Brand strategy." is a name. */
const MIN_WORDS_OF_SENTENCE = 4;
const isSentence = ({ text }: Capability): boolean =>
  /\p{L}[.。]$/u.test(text) && wordCount(text) >= MIN_WORDS_OF_SENTENCE;

/** The titles without those of groups of sentences mostly, beside groups of mere names. */
function withoutSentences(groups: readonly (readonly ScoredTitle[])[]): ScoredTitle[] {
  const areSentences = (titles: readonly ScoredTitle[]): boolean =>
    titles.filter(isSentence).length * 2 > titles.length;
  const names = groups.filter((titles) => !areSentences(titles)).flat();
  return names.length >= MIN_NAMES ? names : groups.flat();
}

/** Where no title is likely enough, those of the likeliest group that has two which are at least so likely are told. */
const MIN_OF_LIKELIEST = 0.4;
const MIN_TITLES_OF_LIKELIEST = 2;
/** Failing that, titles of at least so many pages, which are at least so likely. */
const MIN_OF_PAGES = 0.3;
const MIN_PAGES = 2;
/** Under headings of steps and dishes, a title is told only if it is at least so likely. */
const MIN_UNDER_OTHER_HEADINGS = 0.72;
/** In a list that is one of offers as a whole, a title that is less likely is a stray one. */
export const MIN_OF_LISTED = 0.4;

export const keyOf = ({ text }: Capability): string => comparisonKey(text);

/** The groups, with the other titles of those that continue a list of which titles are told. */
function withContinuations(groups: readonly ScoredGroup[], threshold: number): ScoredGroup[] {
  const continues = findContinuations(
    groups.map(({ titles }) =>
      titles.map(({ text, isStated, probability }) => ({ text, isTold: isStated || probability >= threshold })),
    ),
  );
  return groups.map((group, index) => {
    if (!continues[index] || !group.mayStandIn) return group;
    const titles = group.titles.map((title) => ({
      ...title,
      isStated: title.isStated || title.probability >= MIN_OF_LISTED,
    }));
    return { ...group, titles };
  });
}

/** Those of titles that are likely enough, given how many are likelier, without repetitions. */
function withoutTail(titles: readonly ScoredTitle[], threshold: number): ScoredTitle[] {
  const stated = new Set(titles.filter(({ isStated }) => isStated).map(keyOf));
  const distinct = uniqueBy(titles, keyOf);
  const byProbability = [...distinct].sort((a, b) => b.probability - a.probability);
  return distinct.filter(
    (title) =>
      stated.has(keyOf(title)) || probabilityBehind(byProbability.indexOf(title), title.probability) >= threshold,
  );
}

/** Titles of the first group that has two which come near to likely ones. */
function nearTitles(groups: readonly ScoredGroup[]): ScoredTitle[] {
  const near = groups
    .filter(({ mayStandIn }) => mayStandIn)
    .map(({ titles }) => titles.filter(({ probability }) => probability >= MIN_OF_LIKELIEST))
    .map((titles) => uniqueBy(titles, keyOf));
  return near.find(({ length }) => length >= MIN_TITLES_OF_LIKELIEST) ?? [];
}

/** Titles of pages that the first page names in its links, where several come near: each offer has a page of its own. */
function pageTitles(groups: readonly ScoredGroup[]): ScoredTitle[] {
  const titles = groups
    .filter(({ namesPage, mayStandIn }) => namesPage && mayStandIn)
    .flatMap((group) => group.titles.filter(({ probability }) => probability >= MIN_OF_PAGES));
  const distinct = uniqueBy(titles, keyOf);
  return distinct.length >= MIN_PAGES ? distinct : [];
}

const firstFilled = <T>(...lists: readonly (readonly T[])[]): readonly T[] =>
  lists.find(({ length }) => length > 0) ?? [];

/**
 * The titles of groups, the likeliest first, that are likely enough or told for the list that they are in; otherwise those
 * of the likeliest group that come near, or those of pages.
 */
export function selectTitles(groups: readonly ScoredGroup[], threshold: number): Capability[] {
  const toldOfGroups = withContinuations(groups, threshold).map(({ titles, mayStandIn }) => {
    const least = mayStandIn ? threshold : Math.max(threshold, MIN_UNDER_OTHER_HEADINGS);
    return titles.filter(({ probability, isStated }) => isStated || probability >= least);
  });
  const told = withoutSentences(toldOfGroups);
  const titles = firstFilled(withoutTail(told, threshold), nearTitles(groups), pageTitles(groups));
  return titles.map(({ isStated: _, ...title }) => title);
}
