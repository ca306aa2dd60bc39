import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { oklch } from '../shared/color.ts';
import { DARK_BACKGROUND, LIGHT_BACKGROUND, MIN_CHROMA } from './background.ts';

/** What occurs anywhere on the site: only what does not may be said to be avoided. */
export interface SiteHabits {
  darkPages: boolean;
  lightPages: boolean;
  shadows: boolean;
  gradients: boolean;
  roundedCorners: boolean;
  squareButtons: boolean;
  pillButtons: boolean;
  uppercase: boolean;
  /** A page with more than a quarter of clearly coloured pixels. */
  largeColorAreas: boolean;
  /** A page that opens with a picture over most of the first screen. */
  pictureOpenings: boolean;
}

const LARGE_COLOR_AREA = 0.25;
const PILL_PX = 24;
const ROUNDED_PX = 3;

export function observeHabits({ pages }: Evidence, pictureShareOf: (page: PageEvidence) => number): SiteHabits {
  const some = (test: (page: PageEvidence) => boolean): boolean => pages.some(test);
  const buttonRadii = pages.flatMap(({ styles }) =>
    styles
      .filter(
        ({ role, backgroundColor, border }) => role === 'button' && (backgroundColor !== null || border.top !== null),
      )
      .map(({ borderRadius }) => radiusPx(borderRadius)),
  );
  return {
    darkPages: some((page) => lightnessOf(page) < DARK_BACKGROUND),
    lightPages: some((page) => lightnessOf(page) > LIGHT_BACKGROUND),
    shadows: some(({ css }) => css.shadows.length > 0),
    gradients: some(({ css }) => css.gradients.length > 0),
    roundedCorners:
      some(({ css }) => css.radii.some(({ value }) => radiusPx(value) >= ROUNDED_PX)) ||
      buttonRadii.some((px) => px >= ROUNDED_PX),
    squareButtons: buttonRadii.some((px) => px < ROUNDED_PX),
    pillButtons: buttonRadii.some((px) => px >= PILL_PX),
    uppercase: some(({ styles }) =>
      styles.some(({ font, role }) => font.transform === 'uppercase' && (role === 'heading' || role === 'button')),
    ),
    largeColorAreas: some(({ pixels }) => coloredShare(pixels) > LARGE_COLOR_AREA),
    pictureOpenings: some((page) => pictureShareOf(page) > 0.35),
  };
}

export const radiusPx = (radius: string): number => (radius.includes('%') ? 999 : Number.parseFloat(radius) || 0);

const coloredShare = (pixels: PageEvidence['pixels']): number =>
  pixels.filter(({ hex }) => oklch(hex).c > MIN_CHROMA).reduce((sum, { share }) => sum + share, 0);

const lightnessOf = ({ pixels, canvasColor }: PageEvidence): number => {
  const ground = pixels[0]?.hex ?? canvasColor;
  return ground ? oklch(ground).l : 0.6;
};
