import { countActivities, type KindCount } from '../shared/kinds/kind-words.ts';
import type { FoundKind } from './kind-by-words.ts';
import type { KindPlaces, Place } from './kind-places.ts';

/** In these a noun of an activity says what the brand does. */
const NAMING: readonly Place[] = ['name', 'title'];
/** So many times in the text of a site. */
const MIN_IN_PROSE = 5;
/** Over the activity that is named next often. */
const MIN_LEAD = 1.2;
const CONFIDENCE = 0.7;

/**
 * The kind of a brand whose name or title names an activity that its text speaks of time and again, and hardly of another:
 * "Zebra Tailoring", "Insurance for the city".
 */
export function findKindByActivity({ language, texts }: KindPlaces): FoundKind | null {
  const countIn = (place: Place): KindCount[] =>
    [...new Set([language, 'en'])].flatMap((code) => countActivities(texts[place] ?? '', code));
  const inProse = countIn('prose').toSorted((a, b) => b.count - a.count);
  const [theme] = inProse;
  const next = inProse.find(({ kind }) => kind !== theme?.kind);
  if (!theme || theme.count < MIN_IN_PROSE || theme.count < MIN_LEAD * (next?.count ?? 0)) return null;
  const place = NAMING.find((naming) => countIn(naming).some(({ kind }) => kind === theme.kind));
  return place
    ? { name: theme.kind.name, source: 'kind', isGeneral: false, confidence: CONFIDENCE, place, words: theme.words }
    : null;
}
