import type { PageEvidence } from '@brandprint/contracts';
import { compositeColor, deltaE, isNeutral, type Lab, toLab } from '../shared/color.ts';
import { gradientStops, parseGradients } from '../shared/gradient.ts';
import type { PageObservation } from './observation.ts';

/** Share of the first screen from which a flat area is looked for; a grey one may be the sky or the paper of a photo. */
const MIN_SHARE = 0.05;
const MIN_GREY_SHARE = 0.3;
/** Maximum CIEDE2000 distance between an area and the style that paints it. */
const MAX_DISTANCE = 4;
/** Part of an area that styles have to account for. */
const EXPLAINED = 0.5;

/**
 * Flat areas of the first screen that no style of the page accounts for: drawings, pictures in backgrounds, canvases and
 * what pseudo-elements paint. Photos have no flat areas of a hue.
 */
export function observeFlatAreas(page: PageEvidence, total: number, firstScreenWeight: number): PageObservation[] {
  const { width, height } = page.viewport;
  const screen = width * Math.min(height, page.documentHeight || height);
  const flat = page.firstScreenPixels.filter(
    ({ hex, flat: share = 0 }) => share >= (isNeutral(hex) ? MIN_GREY_SHARE : MIN_SHARE),
  );
  if (flat.length === 0) return [];
  const fills = paintedFills(page, screen);
  return flat.flatMap(({ hex, flat: share = 0 }) => {
    const at = toLab(hex);
    const claimed = fills
      .filter((fill) => deltaE(fill.at, at) <= MAX_DISTANCE)
      .reduce((sum, fill) => sum + fill.share, 0);
    if (claimed >= EXPLAINED * share) return [];
    return [
      {
        hex,
        kind: 'background',
        part: 'surface',
        weight: (firstScreenWeight * share * screen) / total,
        count: 1,
        screenShare: share,
        prominent: false,
        status: false,
        page: page.finalUrl,
        selector: drawingOf(page, share * screen) ?? 'html',
        property: 'pixels',
        value: hex,
      },
    ];
  });
}

interface Fill {
  at: Lab;
  /** Claimed share of the first screen. */
  share: number;
}

/** Everything that styles fill, widgets and dialogs included, and the canvas. */
function paintedFills({ styles, canvasColor }: PageEvidence, screen: number): Fill[] {
  const painted = styles.flatMap((style) => {
    const colors = [
      style.backgroundColor && compositeColor(style.backgroundColor, null),
      style.backgroundColor && style.backdrop,
      ...parseGradients(style.backgroundImage)
        .flatMap(gradientStops)
        .map((stop) => compositeColor(stop, style.backdrop)),
    ];
    const share = style.firstScreenArea / screen;
    return [...new Set(colors)].flatMap((hex) => (hex ? [{ at: toLab(hex), share }] : []));
  });
  return [...painted, { at: toLab(canvasColor), share: 1 }];
}

/** The largest drawing or picture in a background, if it is large enough for such an area. */
function drawingOf({ images, viewport }: PageEvidence, area: number): string | undefined {
  const onScreen = images.filter(
    ({ kind, box }) => (kind === 'svg' || kind === 'background') && box.y < viewport.height,
  );
  const [largest] = onScreen.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  return largest && largest.box.width * largest.box.height >= area ? largest.selector : undefined;
}
