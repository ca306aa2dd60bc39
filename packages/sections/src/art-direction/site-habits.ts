import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { oklch } from '../shared/color.ts';
import { DARK_BACKGROUND, LIGHT_BACKGROUND } from './background.ts';
import { hasLargeArea, hasLargeColorArea } from './painted-areas.ts';

/** What occurs anywhere on the site: only what does not may be said to be avoided. */
export interface SiteHabits {
  /** A page that is dark, or light, over more than a fifth. */
  darkPages: boolean;
  lightPages: boolean;
  shadows: boolean;
  roundedCorners: boolean;
  squareButtons: boolean;
  pillButtons: boolean;
  /** A page that is clearly coloured over more than a fifth. */
  largeColorAreas: boolean;
  /** A page that opens with a picture over most of the first screen. */
  pictureOpenings: boolean;
}

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
    darkPages: some((page) => hasLargeArea(page, (hex) => oklch(hex).l < DARK_BACKGROUND)),
    lightPages: some((page) => hasLargeArea(page, (hex) => oklch(hex).l > LIGHT_BACKGROUND)),
    shadows: some(({ css }) => css.shadows.length > 0),
    roundedCorners:
      some(({ css }) => css.radii.some(({ value }) => radiusPx(value) >= ROUNDED_PX)) ||
      buttonRadii.some((px) => px >= ROUNDED_PX),
    squareButtons: buttonRadii.some((px) => px < ROUNDED_PX),
    pillButtons: buttonRadii.some((px) => px >= PILL_PX),
    largeColorAreas: some(hasLargeColorArea),
    pictureOpenings: some((page) => pictureShareOf(page) > 0.35),
  };
}

export const radiusPx = (radius: string): number => (radius.includes('%') ? 999 : Number.parseFloat(radius) || 0);
