import { KINDS } from '../shared/kinds/index.ts';
import { sumOf } from '../shared/numbers.ts';
import { tallyKinds } from './kind-by-words.ts';
import type { KindPlaces } from './kind-places.ts';

/** What the kinds of another sector have to count, and so many times what those of the sector do. */
const MIN_SCORE = 3.5;
const MIN_LEAD = 2;

/** Some sectors have no kinds: "E-commerce". */
const SECTORS: ReadonlySet<string> = new Set(KINDS.map(({ bucket }) => bucket));

/** Whether the kinds that a site names are of another sector: the courses of a saddler make no school of it. */
export function isOfOtherSector(sector: string, places: KindPlaces): boolean {
  const tallies = tallyKinds(places).filter(({ kind }) => !kind.isVague);
  const scoreOf = (bucket: string): number =>
    sumOf(
      tallies.filter(({ kind }) => kind.bucket === bucket),
      ({ score }) => score,
    );
  const others = tallies.map(({ kind }) => scoreOf(kind.bucket));
  return SECTORS.has(sector) && Math.max(0, ...others) >= Math.max(MIN_SCORE, MIN_LEAD * scoreOf(sector));
}
