import type { Evidence } from '@brandprint/contracts';
import { readStatements, type SiteStatements } from '../shared/statements/context.ts';
import { comparisonKey, isNoise, uniqueBy } from '../shared/text/index.ts';
import { namesAge } from './ages.ts';
import type { Audience } from './audience.ts';
import { audiencesFromAskingLines, audiencesFromHeadings, audiencesFromLinks } from './audience-pages.ts';
import { withoutDocuments } from './documents.ts';
import { audiencesFromJsonLd, audiencesFromLabels, audiencesFromLists } from './labelled-audiences.ts';
import { withoutLegalText } from './legal-text.ts';
import { isNoAudience, withPlainName } from './no-audience.ts';
import { audiencesFromParallelLabels } from './parallel-labels.ts';
import { audiencesFromSentences } from './stated-audiences.ts';

const MAX_AUDIENCES = 6;
/**
 * Of "children with dyslexia", "children with autism" and more like them. Ages are a series, and so are industries: "Ages 2-4",
 * "Ages 5-8".
 */
const MAX_ALIKE = 2;

/** Audiences with a page, a heading, a label, a line or a sentence of their own, in this order. */
export function findAudiences(given: Evidence): Audience[] {
  const evidence = withoutDocuments(withoutLegalText(given));
  const site = readStatements(evidence);
  const stated = audiencesFromSentences(site, evidence.pages[0]?.title ?? '');
  const all = [
    ...audiencesFromLinks(evidence, site.language),
    ...audiencesFromHeadings(evidence, site.language),
    ...audiencesFromJsonLd(evidence),
    ...audiencesFromLabels(evidence, site.language),
    ...audiencesFromParallelLabels(evidence, site.language),
    ...audiencesFromLists(evidence, site.language),
    ...audiencesFromAskingLines(evidence, site.language),
    ...stated.likely,
  ];
  const found = chooseAudiences(all, site);
  return found.length > 0 ? found : chooseAudiences(stated.possible, site);
}

/** Of all that name an audience, each audience once, the clearest first. */
function chooseAudiences(found: readonly Audience[], site: Pick<SiteStatements, 'language' | 'name'>): Audience[] {
  const all = found
    .map(withPlainName)
    .filter(
      (audience) =>
        audience.name &&
        !isNoise(audience.name) &&
        groupKey(audience.name) !== comparisonKey(site.name) &&
        !isNoAudience(audience, site.language, site.name),
    );
  const distinct = uniqueBy(all, ({ name }) => groupKey(name)).filter(
    ({ name }, index, others) =>
      site.language === 'en' || !others.slice(0, index).some((earlier) => areInflections(name, earlier.name)),
  );
  // "restaurants" adds nothing to "small restaurants", nor "small clinics" to "small animal clinics".
  const alike = new Map<string, number>();
  const kept = distinct
    .filter(
      ({ name, foundIn }) =>
        foundIn !== 'sentence' || !distinct.some((other) => other.name !== name && saysMore(other.name, name)),
    )
    .filter(({ name, industry }) => {
      if (namesAge(name) || industry !== '') return true;
      const opening = name.toLowerCase().split(' ')[0] ?? '';
      alike.set(opening, (alike.get(opening) ?? 0) + 1);
      return (alike.get(opening) ?? 0) <= MAX_ALIKE;
    });
  return shareAmongSources(kept)
    .slice(0, MAX_AUDIENCES)
    .map(({ quoted, ...audience }) => ({ ...audience, source: quoted ?? audience.source }));
}

/** The first group that each sentence or heading names, then the second of each, and so on. */
function shareAmongSources(audiences: readonly Audience[]): Audience[] {
  const counts = new Map<string, number>();
  return audiences
    .map((audience) => {
      const nth = counts.get(audience.source) ?? 0;
      counts.set(audience.source, nth + 1);
      return { audience, nth };
    })
    .sort((a, b) => a.nth - b.nth)
    .map(({ audience }) => audience);
}

/** The same for "small teams" and "Small Team". */
const groupKey = (name: string): string => comparisonKey(name).replace(/(?<=ss|sh|ch|x)es$|s$/, '');

function saysMore(longer: string, shorter: string): boolean {
  if (groupKey(longer).includes(groupKey(shorter))) return true;
  const [words, others] = [shorter, longer].map((name) => name.toLowerCase().split(/\s+/u)) as [string[], string[]];
  return (
    words.length > 1 &&
    words.length < others.length &&
    words.at(-1) === others.at(-1) &&
    words.every((word) => others.includes(word))
  );
}

/** Endings are no longer, and stems no shorter. */
const INFLECTION = { stem: 3, ending: 4, changed: 2 };

/** Whether two names differ in the endings of their words only: "sportovce" and "sportovcům". */
function areInflections(a: string, b: string): boolean {
  const [words, others] = [a, b].map((name) => name.toLowerCase().split(/\s+/u)) as [string[], string[]];
  return words.length === others.length && words.every((word, at) => haveSameStem(word, others[at] ?? ''));
}

function haveSameStem(a: string, b: string): boolean {
  if (a === b) return true;
  const differs = [...a].findIndex((letter, at) => letter !== b[at]);
  const common = differs < 0 ? a.length : differs;
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  return common >= Math.max(INFLECTION.stem, shorter - INFLECTION.changed) && longer - common <= INFLECTION.ending;
}
