import type { Evidence } from '@brandprint/contracts';
import type { Kind } from '../shared/kinds/kind.ts';
import { countKinds } from '../shared/kinds/kind-words.ts';
import { partNamed } from '../shared/kinds/related-kinds.ts';
import type { RankedStatement } from '../shared/statements/choose-statement.ts';
import { readStatements } from '../shared/statements/context.ts';
import { comparisonKey, splitList, wordCount } from '../shared/text/index.ts';
import { classifyCategory, type FoundCategory } from './category.ts';
import { isHeadFirst } from './category-phrase.ts';
import { inCommonCase } from './common-case.ts';
import { unspacedNounOf } from './find-kind.ts';
import { findKindByActivity } from './kind-by-activity.ts';
import { type FoundKind, findKindByWords, type KindEvidence } from './kind-by-words.ts';
import { findKindInName } from './kind-in-name.ts';
import { collectKindPlaces, type KindPlaces } from './kind-places.ts';
import { findNarrowCategory } from './narrow-category.ts';
import { findOfferInTitle } from './offer-in-title.ts';
import { isOfOtherSector } from './other-sector.ts';
import { findSoftwareBySigns } from './software-signs.ts';
import { isAnyCompany } from './vague-kinds.ts';

/**
 * The kind of thing that the brand is: in a site's own English words; of other languages as a directory would list what its
 * words say, so that one vocabulary serves all; else by all that it says of itself, else in its own words, by its activity, or
 * as its title says what it offers, else its broad kind.
 */
export function findCategory(evidence: Evidence, descriptions: readonly RankedStatement[]): FoundCategory | null {
  const found = chooseCategory(evidence, descriptions);
  return found && { ...found, name: inCommonCase(found.name, evidence) };
}

function chooseCategory(evidence: Evidence, descriptions: readonly RankedStatement[]): FoundCategory | null {
  const { language, name } = readStatements(evidence);
  const places = collectKindPlaces(evidence, descriptions);
  const own = (named: FoundCategory | null): FoundCategory | null => {
    if (!named || isCustomer(named.name, evidence, language)) return null;
    if (comparisonKey(named.name) !== comparisonKey(name)) return named;
    const noun = unspacedNounOf(named.name, language);
    return noun ? { ...named, name: noun } : null;
  };
  const inName = findKindInName(evidence, { language, name }, places);
  const stated = own(findNarrowCategory(evidence, descriptions)) ?? (inName?.isAgreed ? own(inName.category) : null);
  if (stated && isEnglish(stated.name, language) && !isGeneralNoun(stated.name, language)) return stated;
  const listed = stated && asListed(stated, language);
  if (listed?.isSpecific) return listed.category;
  if (stated && GATHERS.test(stated.name) && wordCount(stated.name) > 1) return stated;
  const found = findKindByWords(places);
  const all = found && asCategory(found, evidence);
  // "Club for retired people" says more than "association", and any kind more than a sector.
  const saysLess = found?.source === 'broad kind' || (found?.isGeneral && stated && isEnglish(stated.name, language));
  const active = (): FoundCategory | null => {
    const doing = findKindByActivity(places);
    return doing && asCategory(doing, evidence);
  };
  const offered = (): FoundCategory | null => {
    const offer = own(findOfferInTitle(evidence));
    // Where a title lists several kinds, the sector of all says more.
    return found && offer && kindsNamedIn(offer.name, language).length > 1 ? null : offer;
  };
  // "Empresa colombiana", where "roofing company" says more.
  const isCompany = stated !== null && isAnyCompany(stated.name);
  // What the title offers says what all of it is, where the kind may be of a part.
  const ofAll = (): FoundCategory | null => active() ?? (found?.isGeneral ? null : offered());
  const narrow = found && (found.isGeneral || !found.isOwn) ? (ofAll() ?? all) : all;
  return (
    (saysLess ? null : narrow) ??
    listed?.category ??
    (isCompany ? null : stated) ??
    active() ??
    offered() ??
    all ??
    (stated && !isCompany && isEnglish(stated.name, language) ? stated : null) ??
    (inName?.isCertain ? listedOrOwn(inName.category, language, own) : null) ??
    findSector(evidence, places) ??
    findSoftwareBySigns(evidence)
  );
}

/** The broad kind, unless the kinds that the site names are plainly of another. */
function findSector(evidence: Evidence, places: KindPlaces): FoundCategory | null {
  const sector = classifyCategory(evidence);
  return sector && !isOfOtherSector(sector.name, places) ? sector : null;
}

/** A kind of the name as a directory would list it, else in its own words. */
const listedOrOwn = (
  named: FoundCategory,
  language: string,
  own: (category: FoundCategory) => FoundCategory | null,
): FoundCategory | null => {
  const category = own(named);
  return category && (asListed(category, language)?.category ?? category);
};

/** Whether words for a kind are English: sites in other languages have English titles too. */
const isEnglish = (words: string, language: string): boolean =>
  language.startsWith('en') || (countKinds(words, language).length === 0 && countKinds(words, 'en').length > 0);

/** The one kind that words of another language name, as a directory would list it: "patisserie" for "Cukrászda". */
function asListed(stated: FoundCategory, language: string): { category: FoundCategory; isSpecific: boolean } | null {
  const [words = ''] = stated.name.split(BEHIND_HEAD);
  const behind = isHeadFirst(language) ? kindsNamedIn(words.split(' ').slice(1).join(' '), language) : [];
  const kinds = kindsNamedIn(words, language).filter((kind) => !kind.isVague && !behind.includes(kind));
  const specific = kinds.filter(({ isGeneral }) => !isGeneral);
  // "Boutique de créateurs" says more than "shop".
  const [kind, ...others] = specific.length > 0 || wordCount(stated.name) > 1 ? specific : kinds;
  return kind && others.length === 0
    ? {
        category: { ...stated, name: partNamed(kind, stated.name.toLowerCase()), source: 'kind' },
        isSpecific: specific.length > 0,
      }
    : null;
}

const kindsNamedIn = (words: string, language: string): Kind[] => {
  const named = countKinds(words, language);
  const shared = named.length > 0 ? named : countKinds(withFirstModifier(words, language), language);
  return [...new Set(shared.map(({ kind }) => kind))];
};

/** A noun with the first of two words that it shares: "езиков център" of "езиков и образователен център". */
function withFirstModifier(words: string, language: string): string {
  const [first = '', second = '', ...others] = splitList(words, language);
  const [, ...noun] = second.split(' ');
  return others.length === 0 && noun.length > 0 ? `${first} ${noun.join(' ')}` : words;
}

/** Where the noun comes last, what it is for or of stands behind it all the same: "Verband der Bäckereien". */
const BEHIND_HEAD = / (?:für|der|des|von|voor|van|för|for|av|af|til) /u;

/** It gathers or serves those that it names: "portale di agriturismi", "fédération de boulangeries". */
const GATHERS =
  /(?<!\p{L})(?:plat+e?-?form\p{L}*|plataform\p{L}*|piattaform\p{L}*|платформ\p{L}*|portal\p{L}*|портал\p{L}*|annuaire|directori\p{L}*|verzeichnis|f[eé]d[eé]ra\p{L}+|federa\p{L}+|федерац\p{L}+|software|logiciel|aplicaci\p{L}+|applica\p{L}+|app|proveedor\p{L}*|fournisseur\p{L}*|fornitor\p{L}*|fornecedor\p{L}*)(?!\p{L})/iu;

/** "Free school" of "Consultant – free school, boarding school". */
function isCustomer(kind: string, { pages: [home] }: Evidence, language: string): boolean {
  const kindsIn = (text: string) =>
    [language, 'en'].flatMap((code) => countKinds(text, code).map((count) => count.kind));
  const served = kindsIn(home?.title ?? '').flatMap(({ serves }) => serves ?? []);
  return served.length > 0 && kindsIn(kind).some(({ bucket }) => served.includes(bucket));
}

/** "School", "Colombian company": a noun that says less than the words of the whole site. */
const isGeneralNoun = (kind: string, language: string): boolean =>
  (wordCount(kind) === 1 || isAnyCompany(kind)) &&
  [language, 'en'].every((code) => countKinds(kind, code).every((named) => named.kind.isGeneral));

function asCategory(
  { name, source, confidence, place, words }: FoundKind,
  { pages: [home] }: Evidence,
): FoundCategory | null {
  return home
    ? { name, source, confidence, page: home.finalUrl, selector: SELECTORS[place], value: words || home.title }
    : null;
}

/** Where the words stand by which a kind was found. */
const SELECTORS: Readonly<Record<KindEvidence, string>> = {
  name: 'title, meta, text',
  title: 'title',
  description: 'meta, text',
  declared: 'meta',
  opening: 'meta[description]',
  hero: 'h1, text',
  headings: 'h2, h3, h4, h5, h6',
  navigation: 'a',
  prose: 'text',
  theme: 'text',
  types: 'script[type="application/ld+json"]',
};
