import type { ImagesSection } from '@brandprint/contracts';

/** What the section on images says about the site's own pictures, as a picture in their style needs it. */
export interface PictureStyle {
  medium: 'photograph' | 'illustration' | 'screenshot' | 'none';
  /** Words for the technique of illustrations, for instance "flat", "line drawing". */
  technique: string[];
  /** In the site's own words. */
  subjects: string[];
  /** Instructions for light and colour, and for crops and backgrounds on pages. */
  light: string;
  layout: string;
  /** What most photographs are set on, for instance "plain white"; "" if they have a setting. */
  ground: string;
}

const MAX_SUBJECTS = 4;
const TECHNIQUES: ReadonlySet<string> = new Set(['vector', 'flat', 'line drawing', 'one colour']);
/** Entries that sum up pictures without the words of the site. */
const SUMMARIES = /^(?:portraits of people|a series in one format)/;

export function summarizePictures(images: ImagesSection | null): PictureStyle {
  const photos = images?.photographic_style;
  const drawings = images?.illustration_style;
  const medium = mainMedium(images);
  return {
    medium,
    technique: medium === 'illustration' ? (drawings?.style_keywords ?? []).filter((word) => TECHNIQUES.has(word)) : [],
    subjects: (photos?.subjects.primary ?? []).filter((subject) => !SUMMARIES.test(subject)).slice(0, MAX_SUBJECTS),
    light: withoutSupport((medium === 'illustration' ? drawings?.color_usage : photos?.lighting_and_color.notes) ?? ''),
    layout:
      medium === 'illustration'
        ? withoutSupport([drawings?.technique, drawings?.line_and_shape_language].filter(Boolean).join(' '))
        : (photos?.composition.notes ?? ''),
    ground: mainGround(photos?.backgrounds_and_environments.types ?? []),
  };
}

/** Roles that stand beside the content: an author's portrait does not make a site of photographs. */
const PORTRAITS: ReadonlySet<string> = new Set(['avatar', 'team']);

function mainMedium(images: ImagesSection | null): PictureStyle['medium'] {
  const photographs = (images?.photographic_style.examples ?? []).filter(({ role }) => !PORTRAITS.has(role)).length;
  const drawings = images?.illustration_style.examples.length ?? 0;
  const screenshots = (images?.assets.images ?? []).filter(({ role }) => role === 'screenshot').length;
  if (photographs > 0 && photographs >= Math.max(drawings, screenshots)) return 'photograph';
  if (drawings > 0) return 'illustration';
  return screenshots > 0 ? 'screenshot' : 'none';
}

/** Without the sentences that only say what was measured. */
const withoutSupport = (text: string): string =>
  text
    .split(/(?<=\.) (?=\p{Lu})/u)
    .filter((sentence) => !/^(?:Measured on|Mean lightness|Formats:)/.test(sentence))
    .join(' ');

const MIN_SHARE = 0.6;

/** The first entry of "plain white (9 of 13)" and the like that holds for most pictures. */
function mainGround(types: readonly string[]): string {
  for (const type of types) {
    const [, ground = '', count, total] = /^(plain [a-z]+|transparent) \((\d+) of (\d+)\)$/.exec(type) ?? [];
    if (ground && Number(count) >= MIN_SHARE * Number(total)) return ground;
  }
  return '';
}
