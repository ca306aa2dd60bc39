import type { Kind } from '../shared/kinds/kind.ts';
import { countKinds } from '../shared/kinds/kind-words.ts';
import type { KindPlaces, Place } from './kind-places.ts';
import { languagesOf } from './narrow-category.ts';

/** In these a brand says in sentences what it is. */
const DESCRIBING: readonly Place[] = ['declared', 'description', 'opening'];

/**
 * Whether the descriptions of a brand name kinds of other sorts, and neither the brand nor any of the sort that its name says:
 * "Miller's Fishery" that lets rooms by a pond.
 */
export function isDescribedOtherwise(inName: readonly Kind[], { language, texts, named }: KindPlaces): boolean {
  if (inName.length === 0 || DESCRIBING.some((place) => named.includes(place))) return false;
  const buckets = new Set(inName.map(({ bucket }) => bucket));
  const described = DESCRIBING.map((place) => texts[place] ?? '').join(' . ');
  const kinds = languagesOf(language).flatMap((code) => countKinds(described, code).map(({ kind }) => kind));
  return kinds.some(({ isGeneral }) => !isGeneral) && !kinds.some(({ bucket }) => buckets.has(bucket));
}
