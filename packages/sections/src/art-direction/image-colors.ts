import type { PaletteColor } from '@brandprint/contracts';
import { oklch } from '../shared/color.ts';
import type { Measures } from './measures.ts';

/** OKLab lightness from which a ground is light, and below which it is dark; the same bounds as of "Light" and "Dark". */
const LIGHT = 0.85;
const DARK = 0.4;
const MOST_GROUNDS = 2;
const MOST_QUIET = 2;

const BRAND: readonly [PaletteColor['category'], string][] = [
  ['primary', 'main colour, for what the eye should go to'],
  ['secondary', 'second colour'],
  ['accent', 'accents, sparingly'],
];

/**
 * The palette by the part that colours play in a picture, with how much of it each may take. Of the site's grounds only
 * those are grounds that are as light or dark as its first screen: a dark footer makes no dark picture.
 */
export function colorLine(palette: readonly PaletteColor[], { ground, groundLightness }: Measures): string {
  if (palette.length === 0) return '';
  const brand = BRAND.map(([category, part]) => ({ part, colors: palette.filter(isOf(category)).slice(0, 2) }));
  const rest = palette.filter((color) => ['background', 'text', 'neutral'].includes(color.category));
  const first = palette.find(({ hex }) => hex === ground);
  const fits = suits(groundLightness);
  const grounds = [
    ...(first ? [first] : []),
    ...rest.filter((color) => color !== first && color.category !== 'text' && fits(color)),
  ].slice(0, MOST_GROUNDS);
  const beside = rest.filter((color) => !grounds.includes(color));
  const far = groundLightness !== null && groundLightness < DARK ? 'lightest' : 'darkest';
  const [tone] = beside.toSorted((a, b) => (far === 'lightest' ? light(b) - light(a) : light(a) - light(b)));
  const quiet = beside.filter((color) => color !== tone && !fits(color)).slice(0, MOST_QUIET);
  const parts = [
    { part: 'ground', colors: grounds },
    // A ground in the main colour is told once, as the ground.
    ...brand.map(({ part, colors }) => ({ part, colors: colors.filter((color) => !grounds.includes(color)) })),
    { part: `${far} tone, for outlines and small contrast`, colors: tone ? [tone] : [] },
    { part: 'quiet areas', colors: quiet },
  ].filter(({ colors }) => colors.length > 0);
  return `Colours, exactly these. ${parts.map(({ part, colors }) => `${part}: ${colors.map(told).join(', ')}`).join('. ')}.`;
}

const isOf = (category: PaletteColor['category']) => (color: PaletteColor) => color.category === category;
const light = ({ hex }: PaletteColor): number => oklch(hex).l;

function suits(ground: number | null): (color: PaletteColor) => boolean {
  if (ground !== null && ground > LIGHT) return (color) => light(color) > LIGHT;
  if (ground !== null && ground < DARK) return (color) => light(color) < DARK;
  return () => false;
}

const told = ({ hex, name, recommended_usage_percent: share }: PaletteColor): string =>
  `${hex} (${name}${share ? `, about ${share}` : ''})`;
