import { KINDS, type Kind } from '../shared/kinds/index.ts';
import { countActivities, countKinds, type KindCount } from '../shared/kinds/kind-words.ts';
import { isLeftOut } from '../shared/kinds/left-out.ts';
import { isPartOf, partNamed, widerKinds } from '../shared/kinds/related-kinds.ts';
import { wordsOf } from '../shared/text/index.ts';
import type { CategorySource } from './category.ts';
import { type KindPlaces, PLACE_WEIGHTS, type Place } from './kind-places.ts';
import { withoutSurname } from './trade-surnames.ts';

/** Of a type of schema.org that the site declares. */
const TYPE_WEIGHT = 3;
/** Where the text of a site names a kind time and again, and hardly another. */
const THEME_WEIGHT = 2;

/** A place, or what all of the site says. */
export type KindEvidence = Place | 'types' | 'theme';
/** By these the brand says what it is. */
const STRONG: ReadonlySet<KindEvidence> = new Set([
  'types',
  'theme',
  'name',
  'title',
  'description',
  'declared',
  'hero',
  'opening',
]);
/** In these the name of the brand says its kind again. */
const NAMING: ReadonlySet<Place> = new Set(['name', 'title', 'description', 'declared', 'hero']);
/** In these one mention counts. */
const WRITTEN: readonly Place[] = ['title', 'description', 'declared', 'hero', 'headings', 'navigation'];
/** So many times in the text of a site. */
const MIN_IN_PROSE = 3;
/** So many times count double. */
const OFTEN = 12;
const MIN_IN_THEME = OFTEN;
/** Of a short text fewer times are enough, in proportion. */
const LENGTH_OF_THEME = 20_000;
const MIN_IN_SHORT_THEME = 6;
/** Over the kind that is named next often. */
const MIN_LEAD_OF_THEME = 4;
const MIN_SCORE = 3.5;
/** Where no other kind is named. */
const MIN_SCORE_ALONE = 1.8;
const MIN_PLACES = 2;
/** Types that templates and makers of sites give to any business or product. */
const BROAD_TYPES: ReadonlySet<string> = new Set([
  'EducationalOrganization',
  'FoodEstablishment',
  'GovernmentOrganization',
  'HomeAndConstructionBusiness',
  'HomeGoodsStore',
  'LegalService',
  'LodgingBusiness',
  'MedicalBusiness',
  'MobileApplication',
  'MusicGroup',
  'NGO',
  'OnlineStore',
  'SoftwareApplication',
  'SoftwareSourceCode',
  'SportsActivityLocation',
  'SportsEvent',
  'Store',
  'VideoGameSeries',
  'WebApplication',
]);
/** What their kinds sell is said of others too: "electric bikes for hire". */
const BUCKETS_OF_WARES: ReadonlySet<string> = new Set(['Agriculture', 'Retail', 'Wholesale']);
/** Over the next kind. */
const MIN_LEAD = 1.4;
const MIN_LEAD_OVER_GENERAL = 1.15;
/** What a kind that others say of themselves too counts. */
const GENERAL_SHARE = 0.6;

interface KindTally {
  kind: Kind;
  score: number;
  /** What each counts. */
  places: Map<KindEvidence, number>;
  /** The words of each. */
  words: Map<KindEvidence, string>;
  /** By more than a word of the name: "Orchard" may be no farm. */
  isConfirmed: boolean;
}

/** The kinds that a site names where brands say what they are, the likeliest first. */
export function tallyKinds({ language, texts, named, types, ownWords }: KindPlaces): KindTally[] {
  const tallies = new Map<Kind, KindTally>();
  // What names a brand is often in English.
  const countAll = (place: Place): KindCount[] =>
    (NAMING.has(place) ? [...new Set([language, 'en'])] : [language]).flatMap((code) =>
      countKinds(texts[place] ?? '', code),
    );
  const inName = countAll('name');
  const countIn = (place: Place): KindCount[] =>
    withoutCustomers(withoutSurname(countAll(place), { inName, ownWords }, texts['prose'] ?? ''));
  const add = (kind: Kind, place: KindEvidence, weight: number, isConfirmed: boolean, words = ''): void => {
    const tally = tallies.get(kind) ?? { kind, score: 0, places: new Map(), words: new Map(), isConfirmed: false };
    tallies.set(kind, tally);
    tally.isConfirmed ||= isConfirmed;
    if (tally.places.has(place)) return;
    const counted = weight * (kind.isGeneral ? GENERAL_SHARE : 1);
    tally.places.set(place, counted);
    tally.words.set(place, words);
    tally.score += counted;
  };
  for (const { kind, isPhrase, words } of countIn('name'))
    for (const place of named) if (NAMING.has(place)) add(kind, place, PLACE_WEIGHTS[place], isPhrase, words);
  for (const place of WRITTEN)
    for (const { kind, words } of countIn(place)) add(kind, place, PLACE_WEIGHTS[place], true, words);
  const opening = countIn('opening');
  const specific = opening.filter(({ kind }) => !kind.isGeneral);
  const [stated, ...more] = specific.length > 0 ? specific : opening;
  if (stated && more.length === 0 && !isOfWares(stated.kind))
    add(stated.kind, 'opening', PLACE_WEIGHTS.opening, true, stated.words);
  const inProse = countIn('prose');
  for (const { kind, count, words } of inProse)
    if (count >= MIN_IN_PROSE) add(kind, 'prose', PLACE_WEIGHTS.prose * Math.min(2, (2 * count) / OFTEN), true, words);
  const theme = themeOf(inProse, texts['prose']?.length ?? 0);
  const isWritten = WRITTEN.some((place) => theme && tallies.get(theme.kind)?.places.has(place));
  // What only the text speaks of may be a ware or a neighbour: fish on the menus of a caterer.
  if (theme && isWritten) add(theme.kind, 'theme', THEME_WEIGHT, true, theme.words);
  for (const kind of KINDS) {
    const type = kind.types?.find((declared) => types.includes(declared));
    if (type && !isLeftOut(kind)) add(kind, 'types', TYPE_WEIGHT, true, type);
  }
  const all = [...tallies.values()];
  return all.sort((a, b) => b.score - a.score || scoreWithRelated(b, all) - scoreWithRelated(a, all));
}

/** Whether the words for a kind may be of wares only: "fresh pasta" at the opening of a text is no maker of it. */
const isOfWares = (kind: Kind): boolean => kind.isOfWares ?? BUCKETS_OF_WARES.has(kind.bucket);

/** "Consultant for leadership – free school, boarding school" is no school. */
function withoutCustomers(counts: readonly KindCount[]): KindCount[] {
  const served = counts.flatMap(({ kind }) => kind.serves ?? []);
  return counts.filter(({ kind }) => !served.includes(kind.bucket));
}

/** The kind that a text is about: "conference" of a site that says so thirty times. */
function themeOf(counts: readonly KindCount[], length: number): KindCount | null {
  const [most, next] = counts.toSorted((a, b) => b.count - a.count);
  const share = Math.min(1, length / LENGTH_OF_THEME);
  const least = Math.max(MIN_IN_SHORT_THEME, MIN_IN_THEME * share, MIN_LEAD_OF_THEME * (next?.count ?? 0));
  const isTheme = most && most.count >= least;
  return isTheme && !most.kind.isGeneral ? most : null;
}

/** In these a brand says what it is as a whole. */
const OWN: readonly KindEvidence[] = ['name', 'title', 'opening'];
/** Letters by which two words are forms of one. */
const STEM = 4;

/** Whether the words for a kind are of the brand as a whole, and not of one thing that it does or of those whom it serves. */
function isOwn(best: KindTally, others: readonly KindTally[], { language, leads }: KindPlaces): boolean {
  const kindred = [best, ...others.filter(({ kind }) => areRelated(kind, best.kind))];
  if (kindred.some(({ places }) => OWN.some((place) => places.has(place)))) return true;
  return countKinds(leads, language).some(({ kind }) => kindred.some((one) => one.kind === kind));
}

/** Whether the name has other words that say what the brand is: "Miller Locksmith" is no insurance agency. */
function isNamedOtherwise(best: KindTally, others: readonly KindTally[], { language, ownWords }: KindPlaces): boolean {
  const kindred = [best, ...others.filter(({ kind }) => areRelated(kind, best.kind))];
  const stems = kindred.flatMap(({ words }) => [...words.values()].flatMap(wordsOf)).map((word) => word.slice(0, STEM));
  return ownWords.some(
    (word) =>
      !stems.some((stem) => word.includes(stem)) &&
      !countActivities(word, language).some(({ kind }) => kindred.some((one) => one.kind === kind)),
  );
}

export interface FoundKind {
  /** Of the kind, or of the broader kind of several. */
  name: string;
  source: CategorySource;
  /** Whether it gives way to any other. */
  isGeneral: boolean;
  /** Whether its words are of the brand as a whole, and not maybe of one thing that it does. */
  isOwn: boolean;
  /** 0 to 0.9 */
  confidence: number;
  /** Where it weighs most, and the words there. */
  place: KindEvidence;
  words: string;
}

/** Whether one of the two is a part of the other: they do not compete. */
const areRelated = (one: Kind, other: Kind): boolean => isPartOf(one, other) || isPartOf(other, one);

/** The narrowest kind of which all are: "restaurant" of a steakhouse that is a pizzeria too. */
function commonKind([first, ...others]: readonly Kind[]): Kind | undefined {
  return first && widerKinds(first).find((wider) => others.every((other) => isPartOf(other, wider)));
}

/** "Lavender farm" of "lavender or herb farm", if the words by which it was found say only the one, or else the weightiest. */
function toldName({ kind, words, places }: KindTally): string {
  const found = [...words]
    .filter(([place]) => place !== 'types')
    .toSorted(([a], [b]) => (places.get(b) ?? 0) - (places.get(a) ?? 0))
    .map(([, text]) => text);
  const [weightiest = ''] = found;
  const named = partNamed(kind, found.join(' . '));
  return named === kind.name ? partNamed(kind, weightiest) : named;
}

/** The score of a kind with the places that name what it is a part of, or its parts: "Steakhouse – our restaurant". */
function scoreWithRelated(best: KindTally, others: readonly KindTally[]): number {
  const places = new Map(best.places);
  for (const other of others)
    if (areRelated(other.kind, best.kind))
      for (const [place, counted] of other.places) places.set(place, Math.max(counted, places.get(place) ?? 0));
  return [...places.values()].reduce((sum, counted) => sum + counted, 0);
}

/**
 * The kind on which the places agree where a brand says what it is. Where several are as likely, the broader kind that all
 * of them belong to; null where none is clear.
 */
export function findKindByWords(places: KindPlaces): FoundKind | null {
  const tallies = tallyKinds(places);
  // A name that is the word for another kind ("de Rederij" of a sailing club) does not hide what the texts say plainly.
  const [best, ...others] = tallies.filter(({ isConfirmed }) => isConfirmed);
  if (!best || best.kind.isVague) return null;
  const rivals = others.filter(({ kind }) => !areRelated(kind, best.kind));
  const [next] = rivals;
  const score = scoreWithRelated(best, others);
  const isAlone = tallies[0] === best && (next?.score ?? 0) < 1;
  const minScore = isAlone ? MIN_SCORE_ALONE : MIN_SCORE;
  // A headline may name a part of the site, as its shop.
  const isStrong = [...best.places.keys()].some(
    (place) => STRONG.has(place) && !(best.kind.isGeneral && place === 'hero'),
  );
  // A type that says a kind is said on purpose.
  const isDeclared = best.kind.types?.some((type) => places.types.includes(type) && !BROAD_TYPES.has(type)) ?? false;
  if (!isStrong || best.places.size < (isDeclared ? 1 : MIN_PLACES) || score < minScore) return null;
  const isOfAll = isDeclared || isOwn(best, others, places);
  if (!isOfAll && isNamedOtherwise(best, others, places)) return null;
  const share = score / (score + (next?.score ?? 0) + 1);
  const confidence = Number(Math.min(0.9, share).toFixed(2));
  const [place = 'name'] = [...best.places].toSorted(([, a], [, b]) => b - a).map(([named]) => named);
  const words = best.words.get(place) ?? '';
  const found = { isGeneral: best.kind.isGeneral ?? false, isOwn: isOfAll, confidence, place, words };
  const asLikely = rivals.filter(({ kind, score: other }) => {
    const lead = kind.isGeneral && !best.kind.isGeneral ? MIN_LEAD_OVER_GENERAL : MIN_LEAD;
    return score < other * lead;
  });
  if (asLikely.length === 0) return { name: toldName(best), source: 'kind', ...found };
  // "Cleaning and Damage Service" is both, and the likelier says more than what they have in common.
  const isOneName = [best, ...asLikely].every(({ places: own }) => own.has('name'));
  if (isOneName && !best.kind.isGeneral) return { name: toldName(best), source: 'kind', ...found };
  const common = commonKind([best.kind, ...asLikely.map(({ kind }) => kind)]);
  if (common) return { ...found, name: common.name, source: 'kind', isGeneral: common.isGeneral ?? false };
  const isOneBucket = !best.kind.isGeneral && asLikely.every(({ kind }) => kind.bucket === best.kind.bucket);
  return isOneBucket ? { name: best.kind.bucket, source: 'broad kind', ...found } : null;
}
