import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** What the sources of a site define: named colours and lengths, and shadows. */
export interface DesignChoices {
  /** As written. */
  colors: string[];
  /** In px. */
  lengths: Set<number>;
  /** Lengths of classes that only set spacing, in px. */
  scale: Set<number>;
  /** Values of `box-shadow`, lengths in px or rem. */
  shadows: string[];
}

const SOURCES = new Set(['.scss', '.sass', '.less', '.styl']);
const STYLES = new Set([...SOURCES, '.css']);
const MAX_BYTES = 2 * 1024 * 1024;
/** The size of a rem or em. */
const ROOT_PX = 16;

/** `$name: value;`, `@name: value;`, `--name: value;` */
const NAMED_VALUE = /(?:^|[\s{;(])([$@]|--)([a-z_][\w-]*)\s*:\s*([^;{}]+?)\s*(?:!default|!important)?\s*[;}\n]/gim;
const COLOR = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/deg]+\))$/i;
const THIRD_PARTY_NAMES =
  /facebook|twitter|google|linkedin|instagram|youtube|pinterest|github|dribbble|vimeo|slack|flickr|reddit|behance/i;
const SPACING_NAME = /spac|gutter|gap\b|padding|margin|-p[xy]?$|-m[xy]?$/i;
const SHADOW_NAME = /shadow|elevation/i;
/** Classes that only set spacing: `.p-3`, `.mx-md-4`, `.gap-2`. */
const SPACING_UTILITY =
  /\.(?:[pm][trblxyse]?|gap|g[xy]?|space-[xy]|[pm]-[trblxyse])(?:-[a-z]{2,3})?-[\w\\.]+\s*(?:>[^{]*)?\{([^}]*)\}/gi;
const LENGTH = /(?<![\w.#-])(\d*\.?\d+)(px|rem|em)\b/g;
/** Classes and mixins that only set a shadow: `.shadow-lg`, `@mixin shadow-2dp`. */
const SHADOW_UTILITY =
  /(?:\.|@mixin\s+)(?:[\w-]*shadow|elevation|z-depth)(?:-[\w-]+)?\s*(?:\([^)]*\)\s*)?\{[^}]*?box-shadow:\s*([^;}!]+)/gi;

/** Reads all stylesheets and their sources below a folder. */
export async function readDesignChoices(folder: string): Promise<DesignChoices> {
  const chosen: DesignChoices = { colors: [], lengths: new Set(), scale: new Set(), shadows: [] };
  for (const path of await stylesBelow(folder))
    addDesignChoices(chosen, await readFile(path, 'utf8'), SOURCES.has(extname(path)));
  return chosen;
}

export function addDesignChoices(chosen: DesignChoices, text: string, isSource: boolean): void {
  const source = text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|\s)\/\/[^\n]*/g, '$1');
  for (const [, mark, name = '', value = ''] of source.matchAll(NAMED_VALUE)) {
    if ((isSource || mark === '--') && COLOR.test(value) && !THIRD_PARTY_NAMES.test(name)) chosen.colors.push(value);
    if (SHADOW_NAME.test(name)) chosen.shadows.push(value);
    else if (SPACING_NAME.test(name)) addLengths(chosen.lengths, value, /gutter/i.test(name));
  }
  for (const [, body = ''] of source.matchAll(SPACING_UTILITY))
    for (const lengths of [chosen.lengths, chosen.scale]) addLengths(lengths, body);
  for (const [, value = ''] of source.matchAll(SHADOW_UTILITY)) chosen.shadows.push(value.trim());
}

/** Fewer steps are no scale, and shorter ones are hairlines and exceptions. */
const MIN_STEPS = 4;
const MIN_STEP_PX = 4;

/** The greatest common divisor of all steps of a scale; null if there are too few. */
export function unitOf(scale: ReadonlySet<number>): number | null {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return scale.size < MIN_STEPS ? null : [...scale].filter((step) => step >= MIN_STEP_PX).reduce(divisor, 0);
}

/** Half of a gutter is on each side, so both lengths count. */
function addLengths(lengths: Set<number>, value: string, isGutter = false): void {
  for (const [, number, unit] of value.matchAll(LENGTH)) {
    const px = Number(number) * (unit === 'px' ? 1 : ROOT_PX);
    for (const length of isGutter ? [px, px / 2] : [px]) lengths.add(Math.round(length));
  }
}

async function stylesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && STYLES.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return paths.filter((_, i) => (sizes[i] ?? 0) <= MAX_BYTES);
}
