import { COLOR_CATEGORIES } from '@brandprint/contracts';
import { converter, parse } from 'culori';
import type { ExportSource, SchemeName } from '../types.ts';
import { joinName, slugOf, uniqueByName } from './names.ts';
import { asObject, asObjects, asText } from './read.ts';
import type { FindSightings, Sightings } from './sightings.ts';
import { type Color, parseColor } from './values.ts';

export interface ColorToken {
  /** By role, such as `primary` or `accent-blue-550`. */
  name: string;
  /** The brand's own name of it. */
  label: string;
  color: Color;
  usage: string;
  sightings: Sightings | null;
}

/** The colours of one scheme. */
export interface ColorSet {
  scheme: SchemeName;
  colors: readonly ColorToken[];
  /** What activates it, as the site's evidence has it, and a page where that was seen; empty for the site's own scheme. */
  trigger: string;
  page: string;
}

const CATEGORIES: ReadonlySet<string> = new Set(COLOR_CATEGORIES);
/** The first of each of these categories is the role itself. */
const ROLES: ReadonlySet<string> = new Set(['primary', 'secondary', 'accent', 'background', 'text', 'neutral']);

/** The colours of the site's own scheme, and those of its other scheme. */
export function readColorSets(source: ExportSource, find: FindSightings): { own: ColorSet; other: ColorSet | null } {
  const analysis = asObject(source.brand.analysis);
  const { primary_palette } = asObject(analysis.colors);
  const swatches = readSwatches(primary_palette).map((swatch) => ({
    ...swatch,
    sightings: find('colors', `/primary_palette/${swatch.index}`, `/primary_palette/${swatch.index}/hex`),
  }));
  const palette = withNames(swatches);
  const own = uniqueByName([...palette, ...fromTypography(asObject(analysis.typography), palette, find)]);

  // The other scheme is as it was extracted: it does not go with colours that people edited.
  const isEdited = source.brand.overridden_sections.includes('colors');
  const seen = isEdited ? undefined : source.evidence.find(({ section }) => section === 'colors');
  const other = seen?.schemes?.[0] ?? null;
  return {
    own: { scheme: other ? opposite(other.scheme) : schemeOf(own), colors: own, trigger: '', page: '' },
    other: other && {
      scheme: other.scheme,
      colors: otherColors(other),
      trigger: asText(other.trigger),
      page: asText(other.page),
    },
  };
}

interface Swatch extends Omit<ColorToken, 'name'> {
  index: number;
  category: string;
  group: string;
}

const readSwatches = (palette: unknown): Swatch[] =>
  asObjects(palette).flatMap(({ index, fields }) => {
    const color = parseColor(asText(fields.hex));
    if (!color) return [];
    const category = asText(fields.category);
    return {
      index,
      color,
      label: asText(fields.name),
      usage: asText(fields.usage),
      category: CATEGORIES.has(category) ? category : 'other',
      group: slugOf(asText(fields.color_group)),
      sightings: null,
    };
  });

const toOklab = converter('oklab');

/** 50 for near white to 950 for near black, as in common palettes. */
const stepOf = ({ hex }: Color): string => {
  const { l = 0 } = toOklab(parse(hex)) ?? {};
  return String(Math.min(950, Math.max(50, Math.round((1 - l) * 20) * 50)));
};

/**
 * The first of a role is called after it. The others also after their hue and lightness, so that a name depends on the colour
 * and not on its position.
 */
function withNames(swatches: readonly Swatch[]): ColorToken[] {
  const taken = new Set<string>();
  const named = swatches.map(({ index: _, category, group, ...swatch }) => {
    const holdsRole = ROLES.has(category) && !taken.has(category);
    taken.add(category);
    const hue = group === category || (group === 'neutral' && ROLES.has(category)) ? '' : group;
    return { ...swatch, name: holdsRole ? category : joinName(category, hue, stepOf(swatch.color)) };
  });
  const hexes = new Map<string, Set<string>>();
  for (const { name, color } of named) hexes.set(name, (hexes.get(name) ?? new Set()).add(color.hex));
  return uniqueByName(
    named.map((token) => {
      const isAmbiguous = (hexes.get(token.name)?.size ?? 0) > 1;
      return isAmbiguous ? { ...token, name: `${token.name}-${token.color.hex.slice(1)}` } : token;
    }),
  );
}

/** The colour of running text if the palette has none for it, and that of text on the primary colour. */
function fromTypography(
  { body_text, buttons }: Record<string, unknown>,
  palette: readonly ColorToken[],
  find: FindSightings,
): ColorToken[] {
  const primary = palette.find(({ name }) => name === 'primary');
  const textOf = (
    list: string,
    { index, fields }: { index: number; fields: Record<string, unknown> },
    name: string,
  ) => {
    const color = parseColor(asText(fields.example_text_color));
    if (!color) return [];
    return [
      { name, color, label: '', usage: asText(fields.usage), sightings: find('typography', `/${list}/${index}`) },
    ];
  };
  const onPrimary = asObjects(buttons).find(
    ({ fields }) => primary && parseColor(asText(fields.background_color))?.hex === primary.color.hex,
  );
  return [
    ...asObjects(body_text)
      .slice(0, 1)
      .flatMap((style) => textOf('body_text', style, 'text')),
    ...(onPrimary ? textOf('buttons', onPrimary, 'on-primary') : []),
  ];
}

type OtherScheme = NonNullable<ExportSource['evidence'][number]['schemes']>[number];

/** Its canvas holds the role of the background, and the colour of most text on it that of text. */
function otherColors({ palette, canvas, contrast_pairs }: OtherScheme): ColorToken[] {
  const swatches = readSwatches(palette);
  const canvasColor = parseColor(canvas);
  const isCanvas = ({ category, color }: Swatch) => category === 'background' && color.hex === canvasColor?.hex;
  const canvasSwatch = canvasColor && {
    index: -1,
    color: canvasColor,
    label: '',
    usage: 'Canvas of the page.',
    category: 'background',
    group: '',
    sightings: null,
  };
  const first = swatches.find(isCanvas) ?? canvasSwatch;
  const named = withNames([...(first ? [first] : []), ...swatches.filter((swatch) => !isCanvas(swatch))]);
  const text = parseColor(contrast_pairs.find(({ background }) => background === canvas)?.foreground ?? '');
  const primary = named.find(({ name }) => name === 'primary')?.color;
  const onPrimary = parseColor(
    contrast_pairs.find(
      ({ background, roles }) => roles.includes('button') && parseColor(background)?.hex === primary?.hex,
    )?.foreground ?? '',
  );
  const seen = (name: string, color: Color | null, usage: string) =>
    color ? [{ name, label: '', color, usage, sightings: null }] : [];
  return uniqueByName([
    ...named,
    ...seen('text', text, 'Most text on the canvas.'),
    ...seen('on-primary', onPrimary, 'Buttons in the primary colour.'),
  ]);
}

/** The colours of the site's own scheme, and those that only its other one has: every name that any scheme uses. */
export function everyColor([own, other]: readonly [ColorSet, ...ColorSet[]]): readonly ColorToken[] {
  return uniqueByName([...own.colors, ...(other?.colors ?? [])]);
}

const opposite = (scheme: SchemeName): SchemeName => (scheme === 'dark' ? 'light' : 'dark');

/** Lightness of a background that is neither clearly light nor dark. */
const MIDDLE = 0.5;

/** Whether the colours of a site with one scheme are light or dark. */
function schemeOf(colors: readonly ColorToken[]): SchemeName {
  const background = colors.find(({ name }) => name === 'background');
  const { l = 1 } = (background && toOklab(parse(background.color.hex))) ?? {};
  return l < MIDDLE ? 'dark' : 'light';
}
