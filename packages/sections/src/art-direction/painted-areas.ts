import type { PageEvidence } from '@brandprint/contracts';
import { oklch, parseCssColor, toHex } from '../shared/color.ts';
import { MIN_CHROMA } from './background.ts';

/** Share of a page's pixels, or of the first screen's size, from which an area is large. */
const LARGE_AREA = 0.2;
/** Share of the first screen from which an area is its background. */
const BACKGROUND_AREA = 0.5;
const COLOR = /#[0-9a-f]{6}(?:[0-9a-f]{2})?\b|rgba?\([^)]*\)/gi;

/**
 * Whether large areas of a page have such colours. Backgrounds and gradients count by their size, since the pixels of
 * those that a pattern is painted with are left out as those of pictures.
 */
export function hasLargeArea({ pixels, styles, css, viewport }: PageEvidence, test: (hex: string) => boolean): boolean {
  const minArea = LARGE_AREA * viewport.width * viewport.height;
  const share = pixels.filter(({ hex }) => test(hex)).reduce((sum, pixel) => sum + pixel.share, 0);
  return (
    share > LARGE_AREA ||
    styles.some(({ backgroundColor, area }) => area >= minArea && opaqueColors(backgroundColor ?? '').some(test)) ||
    css.gradients.some(({ value, area }) => area >= minArea && opaqueColors(value).some(test))
  );
}

export const hasLargeColorArea = (page: PageEvidence): boolean =>
  hasLargeArea(page, (hex) => oklch(hex).c > MIN_CHROMA);

/** The colour of a background or the first of a gradient that fills most of the first screen's opening; null without one. */
export function openingColor({ styles, viewport }: PageEvidence): string | null {
  const [largest] = styles
    .filter(
      ({ region, role, firstScreenArea }) =>
        region === 'hero' &&
        (role === 'section' || role === 'container') &&
        firstScreenArea >= BACKGROUND_AREA * viewport.width * viewport.height,
    )
    .flatMap(({ backgroundColor, backgroundImage, firstScreenArea }) => {
      // A file may be a photograph; what is embedded is a pattern.
      if (/url\((?!["']?data:)/.test(backgroundImage ?? '')) return [];
      const [hex] = opaqueColors(backgroundImage ?? backgroundColor ?? '');
      return hex ? [{ hex, firstScreenArea }] : [];
    })
    .toSorted((a, b) => b.firstScreenArea - a.firstScreenArea);
  return largest?.hex ?? null;
}

/** Half-transparent colours only tint what is behind them. */
const opaqueColors = (value: string): string[] =>
  [...value.matchAll(COLOR)].flatMap(([text]) => {
    const color = parseCssColor(text);
    return color && color.a > 0.9 ? [toHex(color)] : [];
  });
