import type { PaletteColor } from '@brandprint/contracts';
import { isNeutral, oklch } from '../shared/color.ts';
import { DARK_BACKGROUND, LIGHT_BACKGROUND } from './background.ts';
import type { PageLayout } from './page-layout.ts';

const MAX_BACKGROUNDS = 2;
const MAX_QUIET_COLORS = 2;
const MAX_PHOTO_COLORS = 3;
/** Difference in lightness from which an outline is seen on the background. */
const MIN_CONTRAST = 0.35;

const BRAND_ROLES: readonly [PaletteColor['category'], string][] = [
  ['primary', 'main colour, for the focal point'],
  ['secondary', 'second colour'],
  ['accent', 'accents, sparingly'],
];

/**
 * The palette by the role of each colour in a picture. Only backgrounds as light or dark as the first screen count: a
 * dark footer does not make the picture dark.
 */
export function describeImageColors(
  palette: readonly PaletteColor[],
  { background, backgroundLightness }: PageLayout,
): string {
  if (palette.length === 0) return '';
  const brand = BRAND_ROLES.map(([category, role]) => ({
    part: role,
    colors: palette.filter(hasCategory(category)).slice(0, 2),
  }));
  const rest = palette.filter((color) => ['background', 'text', 'neutral'].includes(color.category));
  const first = palette.find(({ hex }) => hex === background);
  const isBackgroundLike = matchesBackground(backgroundLightness);
  const backgrounds = [
    ...(first ? [first] : []),
    ...rest.filter((color) => color !== first && color.category !== 'text' && isBackgroundLike(color)),
  ].slice(0, MAX_BACKGROUNDS);
  const otherColors = rest.filter((color) => !backgrounds.includes(color));
  const contrastWord = backgroundLightness !== null && backgroundLightness < DARK_BACKGROUND ? 'lightest' : 'darkest';
  const [contrastColor] = otherColors
    .filter((color) => Math.abs(lightness(color) - (backgroundLightness ?? 1)) >= MIN_CONTRAST)
    .toSorted((a, b) => (contrastWord === 'lightest' ? lightness(b) - lightness(a) : lightness(a) - lightness(b)));
  const quiet = otherColors
    .filter((color) => color !== contrastColor && !isBackgroundLike(color))
    .slice(0, MAX_QUIET_COLORS);
  const parts = [
    { part: 'background', colors: backgrounds },
    // A background in the main colour is listed once, as the background.
    ...brand.map(({ part: role, colors }) => ({
      part: role,
      colors: colors.filter((color) => !backgrounds.includes(color)),
    })),
    { part: `${contrastWord} tone, for outlines and small contrast`, colors: contrastColor ? [contrastColor] : [] },
    { part: 'quiet areas', colors: quiet },
  ].filter(({ colors }) => colors.length > 0);
  return `Colours, exactly these. ${parts.map(({ part: role, colors }) => `${role}: ${colors.map(namedColor).join(', ')}`).join('. ')}.`;
}

const hasCategory = (category: PaletteColor['category']) => (color: PaletteColor) => color.category === category;
const lightness = ({ hex }: PaletteColor): number => oklch(hex).l;

function matchesBackground(backgroundLightness: number | null): (color: PaletteColor) => boolean {
  if (backgroundLightness !== null && backgroundLightness > LIGHT_BACKGROUND)
    return (color) => lightness(color) > LIGHT_BACKGROUND;
  if (backgroundLightness !== null && backgroundLightness < DARK_BACKGROUND)
    return (color) => lightness(color) < DARK_BACKGROUND;
  return () => false;
}

/** The brand's colours for a photograph, whose subject keeps its own. */
export function describePhotoColors(palette: readonly PaletteColor[], isBlackAndWhite: boolean): string {
  const accents = BRAND_ROLES.flatMap(([category]) => palette.filter(hasCategory(category)))
    .filter(({ hex }) => !isNeutral(hex))
    .slice(0, MAX_PHOTO_COLORS);
  return accents.length > 0
    ? `Colours: ${isBlackAndWhite ? 'keep the subject in black and white' : 'leave the subject in its natural colours'}; where a prop, surface or detail needs a colour, use only ${accents.map(namedColor).join(', ')}.`
    : '';
}

const namedColor = ({ hex, name }: PaletteColor): string => `${hex} (${name})`;
