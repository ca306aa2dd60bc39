import type { ImagesSection } from '@brandprint/contracts';
import { deltaE, isNeutral, toLab } from '../shared/color.ts';
import { countValues, describeFramings, describeLayouts, toExample } from './describe-pictures.ts';
import { measureSharedLight } from './light.ts';
import { coverageOf, hasRoundedCorners, isTypical, pictureBackground, rankValues } from './picture-traits.ts';
import type { Picture } from './pictures.ts';

const MAX_EXAMPLES = 5;
const MAX_COLORS = 4;
/** Tones up to which a drawing is flat, and share of opaque pixels up to which it is drawn in lines. */
const FLAT_TONES = 24;
const LINE_COVERAGE = 0.25;

/** How to draw further illustrations for the site. A single drawing among photographs is described, but is no style. */
export function directDrawings(drawings: readonly Picture[], alone: boolean): ImagesSection['illustration_style'] {
  const isStyle = drawings.length > 1 || alone;
  const light = measureSharedLight(drawings);
  const share = (test: (drawing: Picture) => boolean): boolean =>
    isTypical(drawings.filter(test).length, drawings.length);
  const flat = share(({ asset }) => (asset?.texture?.tones ?? Number.POSITIVE_INFINITY) <= FLAT_TONES);
  const lines = share(isLineDrawing);
  const oneColor = share(({ asset }) => asset?.colors.length === 1);
  const cutOut = share((drawing) => pictureBackground(drawing) === 'transparent');
  const vectors = share(({ asset }) => asset?.isVector === true);
  const technique = [
    isStyle && flat ? 'Draw in flat areas without shading.' : '',
    isStyle && cutOut ? 'Leave the background empty, so that the drawing stands on the page.' : '',
  ].filter(Boolean);
  return {
    style_keywords:
      drawings.length > 0
        ? [
            ...(vectors ? ['vector'] : []),
            ...(flat ? ['flat'] : []),
            ...(lines ? ['line drawing'] : []),
            ...(oneColor ? ['one colour'] : []),
            ...(light?.keywords ?? []),
          ]
        : [],
    technique:
      drawings.length > 0
        ? [
            ...technique,
            `Formats: ${countValues(drawings.map(({ asset }) => asset?.format || 'unknown')).join(', ')}.`,
          ].join(' ')
        : '',
    color_usage: isStyle ? directColors(drawings, oneColor) : '',
    line_and_shape_language: isStyle && lines ? 'Draw with lines and leave most of the shape open.' : '',
    character_design: '',
    examples: drawings.slice(0, MAX_EXAMPLES).map(toExample),
  };
}

/** A drawing on a transparent background that covers little of it. */
const isLineDrawing = ({ asset }: Picture): boolean =>
  asset?.hasAlpha === true && asset.texture != null && asset.texture.pixels > 0 && coverageOf(asset) <= LINE_COVERAGE;

/** The colours that occur in the most drawings first. */
function directColors(drawings: readonly Picture[], oneColor: boolean): string {
  const colors = drawings.flatMap(({ asset }) =>
    (asset?.colors ?? [])
      .filter(({ hex }) => !isNeutral(hex))
      .slice(0, 3)
      .map(({ hex }) => hex),
  );
  const hexes = withoutNeighbours(rankValues(colors).map(([hex]) => hex)).slice(0, MAX_COLORS);
  const colorful = drawings.filter(({ asset }) => asset?.colors.some(({ hex }) => !isNeutral(hex))).length;
  if (colorful < drawings.length / 4) return 'Draw in black, white and greys.';
  if (hexes.length === 0) return '';
  return oneColor ? `Draw each in one colour, such as ${hexes.join(', ')}.` : `Draw in ${hexes.join(', ')}.`;
}

/** Distance below which two colours are shades of one. */
const SAME_COLOR = 12;

function withoutNeighbours(hexes: readonly string[]): string[] {
  const kept: string[] = [];
  for (const hex of hexes) if (!kept.some((other) => deltaE(toLab(other), toLab(hex)) < SAME_COLOR)) kept.push(hex);
  return kept;
}

/** How to show further screenshots of the product. */
export function directScreenshots(found: readonly Picture[]): ImagesSection['product_imagery']['ui_screenshots'] {
  const cutOut = found.filter((picture) => pictureBackground(picture) === 'transparent').length;
  return {
    layout_and_chrome: [
      ...(isTypical(cutOut, found.length) ? [`cut out on a transparent background, as in a device (${cutOut})`] : []),
      ...describeLayouts(found, Number.POSITIVE_INFINITY),
    ],
    backgrounds: rankValues(found.map(pictureBackground).filter((ground) => ground !== null)).map(
      ([ground, count]) => `${ground} (${count} of ${found.length})`,
    ),
    color_and_mood: measureSharedLight(found)?.keywords ?? [],
    accent_details: found.some(hasRoundedCorners) ? ['rounded corners'] : [],
    composition: describeFramings(found),
    avoid: [],
    examples: found.slice(0, MAX_EXAMPLES).map(toExample),
  };
}
