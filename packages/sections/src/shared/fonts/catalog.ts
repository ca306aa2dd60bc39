import fonts from '../../../data/fonts.gen.json' with { type: 'json' };

/** A typeface of the bundled list. Metrics are in thousandths of an em. */
export interface CatalogFont {
  family: string;
  /** s(ans), r(oman), d(isplay), h(andwriting) or m(onospace). */
  category: string;
  xHeight: number;
  capHeight: number;
  averageWidth: number;
  /** Available upright weights. */
  weights: number[];
  /** ISO 15924 codes of the supported scripts; unknown and empty for system fonts. */
  scripts: string[];
}

type CatalogRow = [string, string, number, number, number, string, string?];

const fontKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const toFont = ([family, category, xHeight, capHeight, averageWidth, weights, scripts]: CatalogRow): CatalogFont => ({
  family,
  category,
  xHeight,
  capHeight,
  averageWidth,
  weights: [...weights].map((digit) => Number(digit) * 100),
  scripts: scripts ? scripts.split(' ') : [],
});

let cachedCatalog: { open: Map<string, CatalogFont>; system: Map<string, CatalogFont> } | undefined;

function catalog(): NonNullable<typeof cachedCatalog> {
  const index = (rows: unknown): Map<string, CatalogFont> =>
    new Map((rows as CatalogRow[]).map((row) => [fontKey(row[0]), toFont(row)]));
  cachedCatalog ??= { open: index(fonts.open), system: index(fonts.system) };
  return cachedCatalog;
}

/** A family on open web-font hosts, whatever its spelling. */
export function findOpenFont(name: string): CatalogFont | undefined {
  return catalog().open.get(fontKey(name));
}

/** A family that comes with an operating system and has known metrics. */
export function findSystemFont(name: string): CatalogFont | undefined {
  return catalog().system.get(name === 'system-ui' ? 'applesystem' : fontKey(name));
}

/** Open families with the widths of a system font. */
const METRIC_COMPATIBLE: Readonly<Record<string, string>> = {
  arial: 'Arimo',
  helvetica: 'Arimo',
  helveticaneue: 'Arimo',
  timesnewroman: 'Tinos',
  couriernew: 'Cousine',
  georgia: 'Gelasio',
  calibri: 'Carlito',
  cambria: 'Caladea',
};

/**
 * The open family that takes the same space: one with the same widths, otherwise the nearest in width, x-height and cap
 * height. Families without a script of the text are excluded.
 */
export function findNearestOpenFont(
  font: Pick<CatalogFont, 'family' | 'category' | 'xHeight' | 'capHeight' | 'averageWidth'>,
  scripts: readonly string[],
): CatalogFont | undefined {
  const coversScripts = (open: CatalogFont): boolean => scripts.every((script) => open.scripts.includes(script));
  const compatible = findOpenFont(METRIC_COMPATIBLE[fontKey(font.family)] ?? '');
  if (compatible && coversScripts(compatible)) return compatible;
  const distance = (o: CatalogFont): number =>
    2 * Math.abs(o.averageWidth - font.averageWidth) +
    Math.abs(o.xHeight - font.xHeight) +
    Math.abs(o.capHeight - font.capHeight);
  let best: CatalogFont | undefined;
  for (const open of catalog().open.values()) {
    if (open.category !== font.category || open.weights.length < 4 || /^Noto /.test(open.family)) continue;
    if (!coversScripts(open)) continue;
    if (!best || distance(open) < distance(best)) best = open;
  }
  return best;
}
