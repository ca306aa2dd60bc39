import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { escapeRegExp } from '../escape-reg-exp.ts';
import { comparisonKey, wordCount } from '../text/index.ts';
import { LONG_NAME, splitTitle } from './clean-name.ts';
import { isCommonNoun } from './common-noun.ts';
import { isCountry } from './country.ts';
import { isPageOrProduct } from './generic-words.ts';
import { collectHostClues, type HostClue, OWN_HOST_WEIGHT } from './host-clues.ts';
import type { NameClue } from './name-clue.ts';
import { collectNameClues, DECLARED_FAMILIES } from './name-clues.ts';

export interface BrandName {
  name: string;
  /** Lead over the next candidate, 0 to 1. */
  confidence: number;
  /** The clues that agree on it, strongest first. */
  clues: NameClue[];
}

interface NameCandidate {
  key: string;
  words: string;
  clues: NameClue[];
  /** The strongest clue of each family. */
  families: Map<NameClue['family'], number>;
  score: number;
}

/** Families that name the owner explicitly. A shorter name is accepted only with one of them. */
const IDENTITY_FAMILIES: ReadonlySet<NameClue['family']> = new Set([
  'site-name',
  'json-ld',
  'application',
  'manifest',
  'logo',
  'copyright',
  'heading',
  'subject',
]);

const nameByEvidence = new WeakMap<Evidence, BrandName>();

/** The brand's name by agreement between clues; "" if there is none. */
export function findBrandName(evidence: Evidence): BrandName {
  const name = nameByEvidence.get(evidence) ?? chooseBrandName(evidence);
  nameByEvidence.set(evidence, name);
  return name;
}

function chooseBrandName(evidence: Evidence): BrandName {
  const hosts = collectHostClues(evidence);
  const candidates = groupByName(collectNameClues(evidence));
  const prose = evidence.pages
    .flatMap((page) => page.text.filter((block) => block.kind === 'paragraph').map((block) => block.text))
    .join(' ')
    .slice(0, 60_000);
  const scored = candidates
    .map((candidate) => ({
      ...candidate,
      score:
        ownScore(candidate) * shareOfNoun(candidate, evidence.pages[0]) +
        scoreFromLongerNames(candidate, candidates) +
        hostScore(candidate, hosts) +
        proseScore(candidate, prose),
    }))
    .sort((a, b) => b.score - a.score || a.key.length - b.key.length);
  const [best, next] = scored;
  if (!best) return longName(evidence, hosts) ?? nameFromHost(hosts);
  return {
    name: asInProse(
      chooseSpelling(
        best,
        hosts,
        `${candidates.flatMap(({ clues }) => clues.map(({ name }) => name)).join(' ')} ${prose}`,
      ),
      prose,
    ),
    confidence: Math.round((best.score / (best.score + (next?.score ?? 0) * 0.6 + 1)) * 100) / 100,
    clues: [...best.clues].sort((a, b) => b.weight - a.weight),
  };
}

function groupByName(clues: NameClue[]): NameCandidate[] {
  const candidates = new Map<string, NameCandidate>();
  for (const clue of clues) {
    const key = comparisonKey(clue.name);
    const candidate: NameCandidate = candidates.get(key) ?? {
      key,
      words: wordSequence(clue.name),
      clues: [],
      families: new Map(),
      score: 0,
    };
    candidate.clues.push(clue);
    candidate.families.set(clue.family, Math.max(candidate.families.get(clue.family) ?? 0, clue.weight));
    candidates.set(key, candidate);
  }
  return [...candidates.values()];
}

const ownScore = ({ families }: NameCandidate): number =>
  [...families.values()].reduce((sum, weight) => sum + weight, 0);

/** A share for a noun or country that only one family of clues has, and that does not begin the first page's title. */
function shareOfNoun({ families, clues, key }: NameCandidate, home: PageEvidence | undefined): number {
  const name = clues[0]?.name ?? '';
  if (families.size > 1 || comparisonKey(splitTitle(home?.title ?? '')[0] ?? '') === key) return 1;
  return isCommonNoun(name) || isCountry(name, home?.lang ?? '') ? COMMON_NOUN_SHARE : 1;
}
const COMMON_NOUN_SHARE = 0.4;

const namesOwner = ({ families }: NameCandidate): boolean =>
  [...families.keys()].some((family) => IDENTITY_FAMILIES.has(family));

const wordSequence = (name: string): string =>
  ` ${(name.toLowerCase().match(/[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu) ?? []).join(' ')} `;

/**
 * Support from longer names that start or end with this one. Full if the rest only names a kind of thing ("Acme" in
 * "Acme Dashboard Template"), or is a domain ("acme.com"), otherwise partial ("Acme" in "Acme Robotics").
 */
function scoreFromLongerNames(candidate: NameCandidate, all: NameCandidate[]): number {
  const isNamed = namesOwner(candidate);
  const longest = new Map<NameClue['family'], number>();
  for (const other of all) {
    const isDomain = isDomainOf(other, candidate);
    const isLonger = other.words.startsWith(candidate.words) || other.words.endsWith(candidate.words);
    const isWidened = !namesOwner(other) && isWidenedName(other, candidate);
    if (other === candidate || !(isDomain || isLonger || isWidened)) continue;
    const rest = other.words.replace(candidate.words, ' ').trim();
    // Only "Hotel Acme" in a heading, and not a title, says that "Acme" in the title is the name.
    if (!isNamed && !(isCommonNoun(rest) && namesOwner(other))) continue;
    const factor = isDomain || isWidened || (isPageOrProduct(rest) && !isVisibleInHeader(other)) ? 1 : 0.3;
    for (const [family, weight] of other.families) {
      if (candidate.families.has(family)) continue;
      longest.set(family, Math.max(longest.get(family) ?? 0, weight * factor));
    }
  }
  return [...longest.values()].reduce((sum, weight) => sum + weight, 0);
}

/** "acme.com" of "Acme". */
const isDomainOf = (domain: NameCandidate, { words }: NameCandidate): boolean =>
  /^ \S+\.\p{L}{2,} $/u.test(domain.words) && domain.words.replace(/\.\p{L}+ $/u, ' ') === words;

/** "Acme Software Conference" of "Acme Conference": one word more, inside. */
function isWidenedName({ words: longer }: NameCandidate, { words }: NameCandidate): boolean {
  const [first, ...rest] = words.trim().split(' ');
  const all = longer.trim().split(' ');
  return (
    rest.length > 0 && all.length === rest.length + 2 && all[0] === first && longer.endsWith(` ${rest.join(' ')} `)
  );
}

/** The longer form is the name if the header shows it as visible text. */
function isVisibleInHeader({ clues }: NameCandidate): boolean {
  return clues.some(({ family, property, weight }) => family === 'logo' && property === 'text' && weight >= 4);
}

function hostScore({ key }: NameCandidate, hosts: HostClue[]): number {
  const best = Math.max(
    0,
    ...hosts.map((host) => {
      if (host.key === key) return host.weight;
      const near = host.key.length >= 4 && key.length >= 4 && (key.startsWith(host.key) || host.key.startsWith(key));
      return near ? host.weight * 0.5 : 0;
    }),
  );
  return best;
}

/** How often the prose uses this name. */
function proseScore({ clues }: NameCandidate, prose: string): number {
  const forms = new Set(
    clues.map(({ name }) => name).filter((name) => name.length > 2 && /[\p{Lu}\p{Lo}]/u.test(name)),
  );
  const count = [...forms].reduce((sum, form) => sum + prose.split(form).length - 1, 0);
  return Math.min(1.5, count * 0.3);
}

/** The best supported spelling. Mixed case is preferred, because all capitals are mostly a matter of style. */
function chooseSpelling({ clues, key }: NameCandidate, hosts: HostClue[], everything: string): string {
  const forms = new Map<string, number>();
  for (const { name, weight } of clues) forms.set(name, (forms.get(name) ?? 0) + weight);
  const all = [...forms].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const whole = all.filter((form) => !IN_PIECES.test(form));
  const ranked = whole.length > 0 ? whole : all;
  const best = spelledApart(ranked, forms) ?? ranked[0] ?? hosts.find((host) => host.key === key)?.value ?? '';
  if (best.length <= 4 || /\p{Ll}/u.test(best)) return best;
  const literal = escapeRegExp(best);
  const seen = Array.from(
    everything.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu')),
    ([form]) => form,
  );
  return seen.find((form) => /\p{Ll}/u.test(form) && /\p{Lu}/u.test(form)) ?? best;
}

/** The form that has the spaces which the first of the forms, by their weights, has lost. */
function spelledApart(ranked: readonly string[], weights: ReadonlyMap<string, number>): string | undefined {
  const [first = ''] = ranked;
  // Words that run together in lower case come from a file name or an address.
  if (/^[\p{Ll}\d]+$/u.test(first)) return ranked.find((form) => /\s/.test(form));
  const apart = ranked.find((form) => isRunTogether(first, form));
  if (apart || !CAPITALS.test(first)) return apart;
  // "ACMECLUB" in type beside "Acme Club" in the title.
  const least = (weights.get(first) ?? 0) / 2;
  return ranked.find((form) => SPACED.test(form) && (weights.get(form) ?? 0) > least);
}

const CAPITALS = /^\p{Lu}{6,}$/u;
/** Two words or more, each with a capital and small letters. */
const SPACED = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u;

/** "Acme .studi O": pieces of a logo that are set apart to be styled. */
const IN_PIECES = /\s[.,:]\p{L}/u;

/** "AcmeGardenClub"; of two words, as many names are written ("YouTube"), one alone may be the name. */
const JOINED_WORDS = /^(?:\p{Lu}\p{Ll}{2,}){3,}$/u;
const MIN_APART = 2;

/** "Acme Garden Club" for "AcmeGardenClub" of a title, if the sentences of the site mostly have the words apart. */
function asInProse(name: string, prose: string): string {
  if (!JOINED_WORDS.test(name)) return name;
  const apart = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const countOf = (form: string): number =>
    prose.match(new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}])`, 'gu'))?.length ?? 0;
  const times = countOf(apart);
  return times >= MIN_APART && times > countOf(name) ? apart : name;
}

/** "ACMEGARDENclub", "ACME GARDENCLUB": capitals of which one piece was joined to the next, without the space of the other form. */
const isRunTogether = (form: string, other: string): boolean =>
  (/\s/.test(form) ? !/\p{Ll}/u.test(form) : /\p{Lu}{4,}\p{Ll}/u.test(form)) && wordCount(other) > wordCount(form);

const ownHost = (hosts: readonly HostClue[]) => hosts.find(({ weight }) => weight >= OWN_HOST_WEIGHT);

/** A long name that the site declares; without a domain also one on which title and heading agree. */
function longName(evidence: Evidence, hosts: readonly HostClue[]): BrandName | null {
  const isTrusted = ({ families }: NameCandidate): boolean =>
    [...families.keys()].some((family) => DECLARED_FAMILIES.has(family)) || (!ownHost(hosts) && families.size > 1);
  const [best] = groupByName(collectNameClues(evidence, LONG_NAME))
    .filter(isTrusted)
    .sort((a, b) => ownScore(b) - ownScore(a));
  return best ? { name: best.clues[0]?.name ?? '', confidence: LONG_NAME_CONFIDENCE, clues: best.clues } : null;
}
const LONG_NAME_CONFIDENCE = 0.4;

/** The fallback: the site's own domain. */
function nameFromHost(hosts: readonly HostClue[]): BrandName {
  const host = ownHost(hosts);
  return { name: host?.value ?? '', confidence: host ? 0.2 : 0, clues: [] };
}
