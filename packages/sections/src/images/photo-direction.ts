import type { ImagesSection } from '@brandprint/contracts';
import { percent } from '../shared/numbers.ts';
import { describeFramings, describeLayouts, toExample } from './describe-pictures.ts';
import { directLight, measureSharedLight } from './light.ts';
import { isPortraitOfPerson } from './people.ts';
import {
  cropOf,
  hasRoundedCorners,
  isCircle,
  isFullWidth,
  isTypical,
  type PictureBackground,
  pictureBackground,
  rankValues,
  typicalValue,
} from './picture-traits.ts';
import type { Picture } from './pictures.ts';
import type { Subjects } from './subjects.ts';
import { brandColorShare } from './tonality.ts';

type PhotographicStyle = ImagesSection['photographic_style'];

interface PhotoContext {
  subjects: Subjects;
  viewportWidth: number;
  brandColors: string[];
  /** Whether boxes of the pages are rounded, which may round the pictures in them too. */
  roundedBoxes: boolean;
  /** Number of different gradients that the pages paint. */
  gradients: number;
}

const MAX_EXAMPLES = 5;

/** How to take and crop further photographs for the site. */
export function directPhotographs(photos: readonly Picture[], context: PhotoContext): PhotographicStyle {
  const light = measureSharedLight(photos);
  const people = photos.filter(isPortraitOfPerson);
  return {
    subjects: context.subjects,
    composition: {
      framing: describeFramings(photos),
      camera_angles: [],
      layout: describeLayouts(photos, context.viewportWidth),
      notes: directCrops(photos, context),
    },
    lighting_and_color: {
      lighting: light?.keywords ?? [],
      contrast: light?.contrast ?? '',
      palette_relation_to_brand_colors: relateToPalette(photos, context.brandColors),
      notes: light
        ? [
            directLight(photos),
            `Measured on ${countPhotos(light.count)}: mean lightness ${percent(light.mean.meanLightness)}, spread ${percent(light.mean.lightnessSpread)} (OKLab).`,
          ]
            .filter(Boolean)
            .join(' ')
        : '',
    },
    people_and_characters: {
      diversity_notes: '',
      styling: people.length > 0 ? describePortraits(people) : [],
      emotional_tone: [],
    },
    backgrounds_and_environments: {
      types: [
        ...rankValues(photos.map(pictureBackground).filter((ground) => ground !== null)).map(
          ([ground, count]) => `${ground} (${count} of ${photos.length})`,
        ),
        ...(photos.some(({ image }) => image.kind === 'background') ? ['photographs behind text'] : []),
      ],
      depth_of_field: '',
      use_of_gradients_or_textures:
        context.gradients > 0
          ? `${context.gradients === 1 ? '1 gradient is' : `${context.gradients} different gradients are`} painted.`
          : '',
    },
    examples: photos.slice(0, MAX_EXAMPLES).map(toExample),
  };
}

export const countPhotos = (count: number): string => `${count} ${count === 1 ? 'photograph' : 'photographs'}`;

/** Minimum number of pictures from which it is said that something never occurs. */
const MIN_FOR_NEVER = 4;

const BACKGROUND_INSTRUCTIONS: Readonly<Record<PictureBackground, string>> = {
  transparent: 'Cut the subject out, so that it stands on the ground of the page.',
  'plain white': 'Show the subject alone on plain white, without a setting.',
  'plain pale': 'Show the subject in front of a plain, pale background.',
  'plain dark': 'Let the subject stand out of a plain, dark background.',
  'plain coloured': 'Show the subject in front of a plain background of one colour.',
};

/** What to put the subject on, if most pictures agree; otherwise "". */
export function directGround(photos: readonly Picture[]): string {
  const ground = typicalValue(photos.map(pictureBackground));
  return ground ? BACKGROUND_INSTRUCTIONS[ground] : '';
}

/** The crops, backgrounds and frames, as instructions. */
function directCrops(photos: readonly Picture[], { viewportWidth, roundedBoxes }: PhotoContext): string {
  if (photos.length === 0) return '';
  const wide = photos.filter((photo) => isFullWidth(photo, viewportWidth));
  const rest = photos.filter((photo) => !wide.includes(photo));
  const behindText = photos.filter(({ image }) => image.kind === 'background');
  const round = rest.filter(isCircle).length;
  const softened = rest.filter(hasRoundedCorners).length;
  return [
    directGround(photos),
    directFullWidth(wide),
    isTypical(round, rest.length) ? 'Crop to circles, with the subject in the middle.' : directShapes(rest),
    isTypical(softened, rest.length) ? `Round the corners (${typicalRadius(rest)}).` : '',
    rest.length >= MIN_FOR_NEVER && round + softened === 0 && !roundedBoxes
      ? 'Leave corners square: no picture is rounded.'
      : '',
    behindText.length > 0 ? 'Where text lies over a picture, leave it a calm area.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function directFullWidth(wide: readonly Picture[]): string {
  const crop = typicalValue(wide.map(cropOf));
  if (wide.length === 0) return '';
  return `Run the leading picture across the full width${crop ? `, cropped to ${cropName(crop)}` : ''}.`;
}

function directShapes(rest: readonly Picture[]): string {
  const [first, second] = rankValues(rest.map(cropOf).filter((crop) => crop !== null));
  if (!first) return '';
  if (isTypical(first[1], rest.length))
    return `Crop ${rest.length === 1 ? 'smaller pictures ' : ''}to ${cropName(first[0])}.`;
  if (second && first[1] + second[1] >= 0.7 * rest.length)
    return `Crop to ${cropName(first[0])} or ${cropName(second[0])}.`;
  return 'Crop to the subject: there is no fixed format.';
}

/** "square, 1:1" as "1:1 (square)". */
const cropName = (crop: string): string => {
  const [shape, ratio] = crop.split(', ');
  return ratio ? `${ratio} (${shape})` : `a ${shape}`;
};

const typicalRadius = (pictures: readonly Picture[]): string =>
  rankValues(pictures.filter(hasRoundedCorners).map(({ image }) => image.borderRadius.split(' ')[0] ?? ''))[0]?.[0] ??
  '';

function describePortraits(people: readonly Picture[]): string[] {
  const crop = typicalValue(people.map(cropOf));
  return [
    `${people.length} ${people.length === 1 ? 'picture' : 'pictures'} of people, by the site's own words`,
    ...(crop ? [`cropped to ${cropName(crop)}`] : []),
    ...(isTypical(people.filter(isCircle).length, people.length) ? ['cropped to circles'] : []),
  ];
}

function relateToPalette(photos: readonly Picture[], brandColors: readonly string[]): string {
  const share = brandColorShare(
    photos.map(({ asset }) => asset?.colors ?? []),
    brandColors,
  );
  // One picture shows no relation.
  if (share === null || photos.length < 2) return '';
  const support = `${Math.round(share * photos.length)} of ${countPhotos(photos.length)} contain one of the page's own colours.`;
  if (share >= 0.5) return `Bring a brand colour into the picture itself: ${support}`;
  return share <= 0.15 && photos.length >= MIN_FOR_NEVER
    ? `Leave the brand colours to type and surfaces, and the pictures in their own: ${support}`
    : `A brand colour in the picture is welcome, not required: ${support}`;
}
