import fonts from '../../data/fonts.gen.json' with { type: 'json' };

/** A typeface of the bundled list; measures are in thousandths of an em. */
export interface CatalogFont {
  family: string;
  /** s(ans), r(oman), d(isplay), h(andwriting) or m(onospace) */
  category: string;
  xHeight: number;
  capHeight: number;
  averageWidth: number;
  /** Upright weights there are. */
  weights: number[];
}

type Row = [string, string, number, number, number, string];

const key = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const toFont = ([family, category, xHeight, capHeight, averageWidth, weights]: Row): CatalogFont => ({
  family,
  category,
  xHeight,
  capHeight,
  averageWidth,
  weights: [...weights].map((digit) => Number(digit) * 100),
});

let lists: { open: Map<string, CatalogFont>; system: Map<string, CatalogFont> } | undefined;

function catalog(): NonNullable<typeof lists> {
  const index = (rows: unknown): Map<string, CatalogFont> =>
    new Map((rows as Row[]).map((row) => [key(row[0]), toFont(row)]));
  lists ??= { open: index(fonts.open), system: index(fonts.system) };
  return lists;
}

/** A family that open web-font hosts serve, whatever way its name is spelt. */
export function openFont(name: string): CatalogFont | undefined {
  return catalog().open.get(key(name));
}

/** A family that comes with an operating system and whose measures are known. */
export function systemFont(name: string): CatalogFont | undefined {
  return catalog().system.get(name === 'system-ui' ? 'applesystem' : key(name));
}

/** Open families that were drawn to the widths of a system's. */
const SAME_WIDTHS: Readonly<Record<string, string>> = {
  arial: 'Arimo',
  helvetica: 'Arimo',
  timesnewroman: 'Tinos',
  couriernew: 'Cousine',
  georgia: 'Gelasio',
  calibri: 'Carlito',
  cambria: 'Caladea',
};

/** The open family that takes the same room: one drawn to its widths, else the nearest in width, x-height and cap height. */
export function nearestOpen(
  font: Pick<CatalogFont, 'family' | 'category' | 'xHeight' | 'capHeight' | 'averageWidth'>,
): CatalogFont | undefined {
  const drawn = SAME_WIDTHS[key(font.family)];
  if (drawn) return openFont(drawn);
  const gap = (o: CatalogFont): number =>
    2 * Math.abs(o.averageWidth - font.averageWidth) +
    Math.abs(o.xHeight - font.xHeight) +
    Math.abs(o.capHeight - font.capHeight);
  let best: CatalogFont | undefined;
  for (const open of catalog().open.values()) {
    if (open.category !== font.category || open.weights.length < 4 || /^Noto /.test(open.family)) continue;
    if (!best || gap(open) < gap(best)) best = open;
  }
  return best;
}
