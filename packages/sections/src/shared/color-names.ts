import { colornames } from 'color-name-list/bestof';
import { oklab } from './color.ts';
import { isUnfitColorName } from './unfit-color-names.ts';

interface NamedColor {
  name: string;
  at: readonly [number, number, number];
}

let list: readonly NamedColor[] | undefined;
function namedColors(): readonly NamedColor[] {
  list ??= colornames.filter(({ name }) => !isUnfitColorName(name)).map(({ name, hex }) => ({ name, at: oklab(hex) }));
  return list;
}

/** The name of the nearest colour, by OKLab, among the fit names of a public list. Names in `taken` are skipped. */
export function nearestColorName(hex: string, taken: ReadonlySet<string> = new Set()): string {
  const [l, a, b] = oklab(hex);
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const { name, at } of namedColors()) {
    const gap = (at[0] - l) ** 2 + (at[1] - a) ** 2 + (at[2] - b) ** 2;
    if (gap < least && !taken.has(name)) [best, least] = [name, gap];
  }
  return best;
}
