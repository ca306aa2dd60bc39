import { type KindPlaces, PLACE_WEIGHTS, type Place } from './kind-places.ts';
import { countKinds } from './kind-words.ts';
import { KINDS, type Kind } from './kinds/index.ts';

/** Of a type of schema.org that the site declares. */
const TYPE_WEIGHT = 3;
/** In these the brand says what it is. */
const STRONG: ReadonlySet<Place | 'types'> = new Set(['types', 'name', 'title', 'description', 'declared', 'hero']);
/** In these the name of the brand says its kind again. */
const NAMING: ReadonlySet<Place> = new Set(['name', 'title', 'description', 'declared', 'hero']);
/** So many times in the text of a site. */
const MIN_IN_PROSE = 3;
/** So many times count double. */
const OFTEN = 12;
const MIN_SCORE = 3.5;
/** Where no other kind is named. */
const MIN_SCORE_ALONE = 1.8;
const MIN_PLACES = 2;
/** Over the next kind. */
const MIN_LEAD = 1.4;
const MIN_LEAD_OVER_GENERAL = 1.15;
/** What a kind that others say of themselves too counts. */
const GENERAL_SHARE = 0.6;

interface KindTally {
  kind: Kind;
  score: number;
  places: Set<Place | 'types'>;
  /** By more than a word of the name: "Orchard" may be no farm. */
  isConfirmed: boolean;
}

/** The kinds that a site names where brands say what they are, the likeliest first. */
function tallyKinds({ language, texts, named, types }: KindPlaces): KindTally[] {
  const tallies = new Map<Kind, KindTally>();
  const add = (kind: Kind, place: Place | 'types', weight: number, isConfirmed: boolean): void => {
    const tally = tallies.get(kind) ?? { kind, score: 0, places: new Set(), isConfirmed: false };
    tallies.set(kind, tally);
    tally.isConfirmed ||= isConfirmed;
    if (tally.places.has(place)) return;
    tally.places.add(place);
    tally.score += weight * (kind.isGeneral ? GENERAL_SHARE : 1);
  };
  // Names and titles are often in English.
  const languagesOf = (place: Place): string[] =>
    place === 'name' || place === 'title' ? [...new Set([language, 'en'])] : [language];
  for (const place of Object.keys(PLACE_WEIGHTS) as Place[])
    for (const code of languagesOf(place))
      for (const { kind, count, isPhrase } of countKinds(texts[place] ?? '', code)) {
        if (place === 'name')
          for (const other of named) if (NAMING.has(other)) add(kind, other, PLACE_WEIGHTS[other], isPhrase);
        if (place === 'prose' && count >= MIN_IN_PROSE)
          add(kind, place, PLACE_WEIGHTS.prose * Math.min(2, (2 * count) / OFTEN), true);
        if (place !== 'name' && place !== 'prose') add(kind, place, PLACE_WEIGHTS[place], true);
      }
  for (const kind of KINDS) if (kind.types?.some((type) => types.includes(type))) add(kind, 'types', TYPE_WEIGHT, true);
  return [...tallies.values()].sort((a, b) => b.score - a.score);
}

export interface FoundKind {
  kind: Kind;
  /** 0 to 0.9 */
  confidence: number;
}

/** The kind on which the places agree where a brand says what it is; null where none is clear. */
export function findKindByWords(places: KindPlaces): FoundKind | null {
  const [best, next] = tallyKinds(places);
  if (!best?.isConfirmed) return null;
  const minScore = (next?.score ?? 0) < 1 ? MIN_SCORE_ALONE : MIN_SCORE;
  // A headline may name a part of the site, as its shop.
  const isStrong = [...best.places].some((place) => STRONG.has(place) && !(best.kind.isGeneral && place === 'hero'));
  if (!isStrong || best.places.size < MIN_PLACES || best.score < minScore) return null;
  const lead = next?.kind.isGeneral && !best.kind.isGeneral ? MIN_LEAD_OVER_GENERAL : MIN_LEAD;
  if (next && best.score < next.score * lead) return null;
  const share = best.score / (best.score + (next?.score ?? 0) + 1);
  return { kind: best.kind, confidence: Number(Math.min(0.9, share).toFixed(2)) };
}
