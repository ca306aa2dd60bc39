import type { ImageAsset, ImagesSection } from '@brandprint/contracts';
import type { IconFacts } from './icon-facts.ts';
import { iconAssetKey, selectListedIcons } from './icon-files.ts';

type IconStyle = ImagesSection['icon_style'];

export function composeIconStyle(facts: IconFacts): IconStyle {
  const drawn = facts.strokeCount + facts.fillCount + facts.mixedCount;
  const [library] = facts.libraries;
  const all = facts.icons.reduce((total, { icon }) => total + icon.count, 0);
  return {
    visual_style: {
      stroke_vs_fill: drawn > 0 ? describeStrokeOrFill(facts, drawn) : '',
      stroke_weight:
        facts.strokeWidths.length > 0
          ? facts.strokeWidths
              .slice(0, 3)
              .map(([width, count]) => `${width} (${count})`)
              .join(', ')
          : '',
      corner_radius: [facts.strokeCount + facts.mixedCount > 0 ? describeCorners(facts) : '', describeRectangles(facts)]
        .filter(Boolean)
        .join('; '),
      metaphor_style: [],
      consistency_notes: all > 0 ? describeConsistency(facts, all) : '',
    },
    usage_contexts: facts.contexts.map(([context, count]) => `${context} (${count})`),
    possible_library: library
      ? {
          name: library[0],
          notes: `${library[1]} of ${all} icons have its classes, font or address${
            facts.libraries.length > 1
              ? `; also seen: ${facts.libraries
                  .slice(1)
                  .map(([name]) => name)
                  .join(', ')}`
              : ''
          }.`,
        }
      : { name: '', notes: '' },
    examples: facts.icons.slice(0, 5).map(({ icon, page }) => ({
      role: 'icon',
      description: icon.alt || icon.context || icon.classes,
      page_context: `${icon.region} of ${page}`,
    })),
  };
}

function describeStrokeOrFill({ strokeCount, fillCount, mixedCount }: IconFacts, drawn: number): string {
  const parts = [
    ['stroke', strokeCount],
    ['fill', fillCount],
    ['stroke and fill', mixedCount],
  ] as const;
  const [most] = [...parts].sort((a, b) => b[1] - a[1]);
  return most ? `${most[0]} (${most[1]} of ${drawn} inline SVG icons)` : '';
}

const describeCorners = ({ roundedCount, strokeCount, mixedCount }: IconFacts): string =>
  roundedCount > 0
    ? `round caps or joins on ${roundedCount} of ${strokeCount + mixedCount} stroked icons`
    : 'square caps and joins';

/** For instance "rectangles with a radius of 1.5 (12), 0 (3)", in units of the grid. */
const describeRectangles = ({ radii }: IconFacts): string =>
  radii.length > 0
    ? `rectangles with a radius of ${radii
        .slice(0, 3)
        .map(([radius, count]) => `${radius} (${count})`)
        .join(', ')}`
    : '';

function describeConsistency({ grids, sizes, colors }: IconFacts, all: number): string {
  const [grid] = grids;
  const [size] = sizes;
  return [
    `${all} icons`,
    grid ? `${grid[1]} on a grid of ${grid[0]}` : '',
    size ? `${size[1]} shown at ${size[0]} px` : '',
    colors.length > 0 ? `${colors.length} ${colors.length === 1 ? 'colour' : 'colours'}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export const toIconAssets = (facts: IconFacts): ImageAsset[] =>
  selectListedIcons(facts).map(({ icon, page, library }) => ({
    url: icon.url ?? '',
    minio_key: iconAssetKey(icon, facts),
    role: 'icon',
    description: icon.context,
    alt: icon.alt,
    classes: icon.classes,
    library_guess: library,
    page_url: page,
  }));
