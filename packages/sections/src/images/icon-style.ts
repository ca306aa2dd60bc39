import type { ImageAsset, ImagesSection } from '@brandprint/contracts';
import { keyOf, listedIcons } from './icon-files.ts';
import type { IconFacts } from './icons.ts';

type IconStyle = ImagesSection['icon_style'];

export function iconStyle(facts: IconFacts): IconStyle {
  const drawn = facts.stroke + facts.fill + facts.mixed;
  const [library] = facts.libraries;
  const all = facts.icons.reduce((total, { icon }) => total + icon.count, 0);
  return {
    visual_style: {
      stroke_vs_fill: drawn > 0 ? strokeOrFill(facts, drawn) : '',
      stroke_weight:
        facts.weights.length > 0
          ? facts.weights
              .slice(0, 3)
              .map(([width, count]) => `${width} (${count})`)
              .join(', ')
          : '',
      corner_radius: [facts.stroke + facts.mixed > 0 ? corners(facts) : '', rectangles(facts)]
        .filter(Boolean)
        .join('; '),
      metaphor_style: [],
      consistency_notes: all > 0 ? consistency(facts, all) : '',
    },
    usage_contexts: facts.contexts.map(([context, count]) => `${context} (${count})`),
    possible_library: library
      ? {
          name: library[0],
          notes: `${library[1]} of ${all} icons carry its classes, font or address${
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

function strokeOrFill({ stroke, fill, mixed }: IconFacts, drawn: number): string {
  const parts = [
    ['stroke', stroke],
    ['fill', fill],
    ['stroke and fill', mixed],
  ] as const;
  const [most] = [...parts].sort((a, b) => b[1] - a[1]);
  return most ? `${most[0]} (${most[1]} of ${drawn} inline SVG icons)` : '';
}

const corners = ({ rounded, stroke, mixed }: IconFacts): string =>
  rounded > 0 ? `round caps or joins on ${rounded} of ${stroke + mixed} stroked icons` : 'square caps and joins';

/** For instance "rectangles with a radius of 1.5 (12), 0 (3)", in units of the grid. */
const rectangles = ({ radii }: IconFacts): string =>
  radii.length > 0
    ? `rectangles with a radius of ${radii
        .slice(0, 3)
        .map(([radius, count]) => `${radius} (${count})`)
        .join(', ')}`
    : '';

function consistency({ grids, sizes, colors }: IconFacts, all: number): string {
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

export const iconAssets = (facts: IconFacts): ImageAsset[] =>
  listedIcons(facts).map(({ icon, page, library }) => ({
    url: icon.url ?? '',
    minio_key: keyOf(icon, facts),
    role: 'icon',
    description: icon.context,
    alt: icon.alt,
    classes: icon.classes,
    library_guess: library,
    page_url: page,
  }));
