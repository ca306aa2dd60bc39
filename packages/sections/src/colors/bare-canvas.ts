import type { PageEvidence, PixelColor } from '@brandprint/contracts';
import type { PageObservation } from './observation.ts';

/** Visible share from which the canvas is a ground of a page that paints none. */
const MIN_CANVAS = 0.1;

/** The canvas where no rule of the page paints it, as far as it is visible. */
export function observeBareCanvas(page: PageEvidence): PageObservation[] {
  if (page.styles.some(({ tag, backgroundColor }) => (tag === 'html' || tag === 'body') && backgroundColor)) return [];
  const shareIn = (pixels: readonly PixelColor[]): number =>
    pixels.filter(({ hex }) => hex === page.canvasColor).reduce((sum, { share }) => sum + share, 0);
  const weight = shareIn(page.pixels);
  if (weight < MIN_CANVAS) return [];
  return [
    {
      hex: page.canvasColor,
      kind: 'background',
      part: 'surface',
      weight,
      count: 1,
      screenShare: shareIn(page.firstScreenPixels),
      prominent: false,
      status: false,
      page: page.finalUrl,
      selector: 'html',
      property: 'background-color',
      value: page.canvasColor,
    },
  ];
}
