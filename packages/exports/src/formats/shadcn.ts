import { wcagContrast } from 'culori';
import { fontStack } from '../text/css.ts';
import type { ColorSet } from '../tokens/colors.ts';
import type { BrandTokens } from '../tokens/index.ts';
import { slugOf } from '../tokens/names.ts';
import type { SizeToken } from '../tokens/shapes.ts';
import { blend, type Color, colorText, dimensionText } from '../tokens/values.ts';

/** WCAG AA for large text and for controls: less is not legible. */
const MIN_CONTRAST = 3;

/** Names of shadcn, and the roles that they come from; the first that the brand has counts. */
const SURFACES: readonly [name: string, ...roles: string[]][] = [
  ['background', 'background'],
  ['card', 'background'],
  ['popover', 'background'],
  ['primary', 'primary'],
  ['secondary', 'secondary'],
  ['accent', 'accent'],
];

/** A theme for the registry of shadcn. Names for which the brand has no colour are left out: those of the project stay. */
export function toShadcn(tokens: BrandTokens): string {
  const [own, other] = tokens.schemes;
  const sets = [own, ...(other ? [other] : [])];
  const variablesOf = (set: ColorSet | undefined) => (set ? colorsOf(set) : {});
  const light = sets.find(({ scheme }) => scheme === 'light') ?? own;
  const dark = sets.find(({ scheme }) => scheme === 'dark');
  const radius = radiusOf(tokens);
  const item = {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: slugOf(tokens.name) || 'brand',
    type: 'registry:theme',
    title: tokens.name,
    description: `Measured on ${tokens.sourceUrl}`,
    cssVars: {
      theme: fontsOf(tokens),
      light: { ...variablesOf(light), ...(radius && { radius: dimensionText(radius.size) }) },
      dark: variablesOf(dark),
    },
  };
  return `${JSON.stringify(item, null, 2)}\n`;
}

/** Of cards and fields too, so that pills, which only buttons can be, are the last choice. */
const MAX_RADIUS = 24;

function radiusOf({ radii }: BrandTokens): SizeToken | undefined {
  const fitting = radii.filter(({ size }) => size.unit === 'px' && size.value <= MAX_RADIUS);
  const named = (name: string) => fitting.find((radius) => radius.name === name);
  const ofButtons = fitting.find(({ name }) => name.startsWith('button-'));
  return named('button') ?? named('card') ?? named('input') ?? ofButtons ?? radii.find(({ name }) => name === 'button');
}

const FONTS: readonly [name: string, family: string][] = [
  ['font-sans', 'body'],
  ['font-heading', 'heading'],
  ['font-mono', 'code'],
];

const fontsOf = ({ families }: BrandTokens): Record<string, string> =>
  Object.fromEntries(
    FONTS.flatMap(([variable, role]) => {
      const family = families.find(({ name }) => name === role);
      return family ? [[variable, fontStack(family.stack)]] : [];
    }),
  );

function colorsOf({ scheme, colors }: ColorSet): Record<string, string> {
  const named = new Map(colors.map(({ name, color }) => [name, color]));
  const page = blend(named.get('background') ?? CANVAS[scheme], CANVAS[scheme]);
  const semantic = colors.find(({ name }) => name.startsWith('semantic-red'));
  const border = colors.find(({ name, usage }) => name.startsWith('neutral') && /\bborders?\b/i.test(usage));
  const pairs: (readonly [name: string, surface: Color | undefined])[] = [
    ...SURFACES.map(([name, ...roles]) => [name, roles.map((role) => named.get(role)).find(Boolean)] as const),
    ['destructive', semantic?.color],
  ];
  return {
    ...Object.fromEntries(
      pairs.flatMap(([name, surface]) => {
        if (!surface) return [];
        const wanted = name === 'primary' ? (named.get('on-primary') ?? named.get('text')) : named.get('text');
        const foreground = readableOn(blend(surface, page), wanted, [...named.values()]);
        const foregroundName = name === 'background' ? 'foreground' : `${name}-foreground`;
        return [[name, colorText(surface)], ...(foreground ? [[foregroundName, colorText(foreground)]] : [])];
      }),
    ),
    ...(border && named.has('background') && { border: colorText(border.color), input: colorText(border.color) }),
    ...(named.has('primary') && { ring: colorText(named.get('primary') as Color) }),
  };
}

/** What browsers paint behind a page. */
const CANVAS: Record<ColorSet['scheme'], Color> = {
  light: { hex: '#ffffff', components: [1, 1, 1], alpha: 1 },
  dark: { hex: '#000000', components: [0, 0, 0], alpha: 1 },
};

/** The wanted colour if it can be read on the opaque surface, otherwise the one with the most contrast; none if none can. */
function readableOn(surface: Color, wanted: Color | undefined, colors: readonly Color[]): Color | undefined {
  const contrast = (color: Color) => wcagContrast(surface.hex, blend(color, surface).hex);
  if (wanted && contrast(wanted) >= 1.5 * MIN_CONTRAST) return wanted;
  const best = colors.reduce((a, b) => (contrast(b) > contrast(a) ? b : a), surface);
  return contrast(best) >= MIN_CONTRAST ? best : undefined;
}
