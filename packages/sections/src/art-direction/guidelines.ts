import type { ArtDirectionSection, PaletteColor } from '@brandprint/contracts';
import type { Needs } from '../section.ts';
import { pluralize, quoted } from '../shared/format-text.ts';
import { percent } from '../shared/numbers.ts';
import { brandPalette } from './brand-palette.ts';
import type { ArtDirectionFacts } from './facts.ts';
import type { PageLayout } from './page-layout.ts';
import { summarizePictures } from './picture-style.ts';
import { radiusPx } from './site-habits.ts';

type NeededSections = Needs<'colors' | 'typography' | 'images' | 'tone'>;
type Guideline = ArtDirectionSection['visual_guidelines']['guidelines'][number];

const joinWords = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const sentences = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

const withoutPeriod = (text: string): string => text.replace(/\.$/, '');
const sentencesIn = (text: string): string[] => text.split(/(?<=\.) (?=\p{Lu})/u);
/** The purpose of a colour: the first sentence of its usage. */
const colorPurpose = ({ usage }: { usage: string }): string => withoutPeriod(sentencesIn(usage)[0] ?? '');
/** A family with its measured usage, which is the last sentence. */
const familyWithUsage = ({ name, usage }: { name: string; usage: string }): string =>
  usage ? `${name} (${withoutPeriod(sentencesIn(usage).at(-1) ?? '')})` : name;

const MAX_COLORS = 5;

/** What to do on each subject, and how; nothing on subjects of which nothing is known. */
export function buildGuidelines(facts: ArtDirectionFacts, needs: NeededSections): Guideline[] {
  const { measures } = facts;
  const palette = brandPalette(needs.colors, facts.stockColors, { keepGreys: true }).slice(0, MAX_COLORS);
  return [
    directColor(palette),
    directType(needs),
    ...(measures
      ? [
          ...directPictures(measures, needs),
          directLayout(measures),
          directSpace(measures),
          directShape(measures),
          directDepth(measures),
        ]
      : []),
    leaveOut(facts, needs),
  ].filter((guideline) => guideline !== null);
}

const named = ({ name, hex }: PaletteColor): string => `${name} ${hex}`;

/** For instance "Lead with Folly #ff0055 on White #ffffff. Set text in Black #000000." */
export function colorInstruction(palette: readonly PaletteColor[]): string {
  const of = (...categories: string[]): string =>
    joinWords(palette.filter(({ category }) => categories.includes(category)).map(named));
  const [lead, ground, text, accents] = [of('primary'), of('background'), of('text'), of('secondary', 'accent')];
  return sentences([
    lead ? `Lead with ${lead}${ground ? ` on ${ground}` : ''}.` : ground && `Work on ${ground}.`,
    text && `Colour text ${text}.`,
    accents && `Keep ${accents} for accents.`,
  ]);
}

function directColor(palette: readonly PaletteColor[]): Guideline | null {
  if (palette.length === 0) return null;
  return {
    name: 'Colour',
    guideline: colorInstruction(palette) || `Build on ${palette.map(named).join(', ')}.`,
    applies_to: 'Backgrounds, text, buttons, accents',
    how_to_apply: palette
      .map((color) => {
        const share = color.recommended_usage_percent;
        return `${color.hex}: ${[colorPurpose(color), share && `about ${share}`].filter(Boolean).join(', ')}`;
      })
      .join('; '),
  };
}

export const typeInstruction = ({ typography }: NeededSections): string => {
  const fonts = (typography?.font_families ?? []).slice(0, 3);
  return fonts.length > 0 ? `Set text in ${fonts.map(familyWithUsage).join(', ')}.` : '';
};

function directType(needs: NeededSections): Guideline | null {
  const guideline = typeInstruction(needs);
  const [heading] = needs.typography?.headings ?? [];
  const [body] = needs.typography?.body_text ?? [];
  if (!guideline) return null;
  return {
    name: 'Typography',
    guideline,
    applies_to: 'Headings, body text, labels',
    how_to_apply: sentences([
      heading &&
        `${heading.level}: ${heading.font_size}, weight ${heading.font_weight}, line height ${heading.line_height}.`,
      body && `Body: ${body.font_size}, line height ${body.line_height}.`,
    ]),
  };
}

function directPictures(
  { pictureCount, pictureShare, hasHeroPicture }: PageLayout,
  { images }: NeededSections,
): Guideline[] {
  const { medium, light, layout, subjects } = summarizePictures(images);
  const opening =
    pictureShare > 0.02
      ? `Pictures cover about ${percent(pictureShare)} of the first screen${hasHeroPicture ? ', one of them behind the opening text' : ''}.`
      : '';
  const kind = medium === 'illustration' ? 'Illustrations' : 'Photographs';
  const found: Guideline[] = [];
  if (subjects.length > 0)
    found.push({
      name: 'Subjects',
      guideline: `Show what the site's own pictures show: ${subjects.map(quoted).join('; ')}.`,
      applies_to: kind,
      how_to_apply: 'Take the subjects from the descriptions that the site gives its pictures.',
    });
  if (light)
    found.push({
      name: medium === 'illustration' ? 'Drawing' : 'Light and colour',
      guideline: medium === 'illustration' ? sentences([layout, light]) : light,
      applies_to: kind,
      how_to_apply: sentences([
        images?.photographic_style.lighting_and_color.contrast &&
          `Contrast: ${images.photographic_style.lighting_and_color.contrast}.`,
        images?.photographic_style.lighting_and_color.palette_relation_to_brand_colors,
      ]),
    });
  if (medium === 'photograph' && layout)
    found.push({
      name: 'Crops',
      guideline: layout,
      applies_to: kind,
      how_to_apply: sentences([describeFormats(images), opening]),
    });
  else if (medium !== 'photograph' && pictureCount > 0 && opening)
    found.push({
      name: 'Imagery',
      guideline: 'Give pictures a place on the first screen.',
      applies_to: 'First screen',
      how_to_apply: opening,
    });
  return found;
}

const describeFormats = (images: NeededSections['images']): string => {
  const formats = (images?.photographic_style.composition.framing ?? []).slice(0, 3);
  return formats.length > 0 ? `Formats: ${formats.join('; ')}.` : '';
};

function directLayout({ columns, contentWidth, opening }: PageLayout): Guideline | null {
  const guideline = sentences([
    opening === 'centred' && 'Centre the opening.',
    (opening === 'left' || opening === 'right') && `Set the opening to the ${opening}.`,
    columns !== null && `Set like items in rows of ${columns}.`,
    contentWidth !== null && `Hold the content in a column of about ${contentWidth} px and leave the sides empty.`,
  ]);
  return guideline
    ? {
        name: 'Layout',
        guideline,
        applies_to: 'Pages',
        how_to_apply: contentWidth ? `max-width: ${contentWidth}px` : '',
      }
    : null;
}

const directSpace = ({ sectionPadding }: PageLayout): Guideline | null =>
  sectionPadding
    ? {
        name: 'Space',
        guideline: `Keep about ${sectionPadding} px above and below each section.`,
        applies_to: 'Page sections',
        how_to_apply: `padding-block: ${sectionPadding}px`,
      }
    : null;

const directShape = ({ buttonRadius, cardRadius }: PageLayout): Guideline | null =>
  buttonRadius
    ? {
        name: 'Shape',
        guideline: directCorners(buttonRadius, cardRadius),
        applies_to: 'Buttons, cards',
        how_to_apply: `border-radius: ${buttonRadius}`,
      }
    : null;

function directCorners(buttonRadius: string, cardRadius: string): string {
  const isSquare = (radius: string): boolean => radiusPx(radius) === 0;
  if (isSquare(buttonRadius))
    return `Keep the corners of buttons square${cardRadius && !isSquare(cardRadius) ? `, and round those of cards by ${cardRadius}` : ''}.`;
  const cards = cardRadius && (isSquare(cardRadius) ? ' and keep cards square' : ` and cards one of ${cardRadius}`);
  return `Give buttons a corner radius of ${buttonRadius}${cards}.`;
}

const directDepth = ({ shadowCount }: PageLayout): Guideline => ({
  name: 'Depth',
  guideline: shadowCount > 0 ? 'Use shadows for depth.' : 'Keep surfaces flat, without shadows.',
  applies_to: 'Cards, header, overlays',
  how_to_apply:
    shadowCount > 0
      ? `Use the measured elevation levels; ${pluralize(shadowCount, 'element')} of the first page ${shadowCount === 1 ? 'casts' : 'cast'} one.`
      : 'Separate areas by colour and space.',
});

/** What the site never does, in lower case and without a full stop. */
export function neverDone({ descriptors }: ArtDirectionFacts, { images }: NeededSections): string[] {
  const { medium, ground } = summarizePictures(images);
  const photographs = images?.photographic_style.examples.length ?? 0;
  const drawings = images?.illustration_style.examples.length ?? 0;
  return [
    ...descriptors.map(({ avoids }) => withoutPeriod(avoids)).filter(Boolean),
    // On a plain ground, photographs and drawings are hard to tell apart.
    medium === 'photograph' && !ground && drawings === 0 && photographs >= MIN_PICTURES ? 'Illustrations' : '',
    medium === 'illustration' && photographs === 0 && drawings >= MIN_PICTURES ? 'Photographs' : '',
  ]
    .filter(Boolean)
    .map((text) => text.charAt(0).toLowerCase() + text.slice(1));
}

/** Number of pictures of one kind from which the lack of the other is a choice. */
const MIN_PICTURES = 3;

function leaveOut(facts: ArtDirectionFacts, needs: NeededSections): Guideline | null {
  const never = neverDone(facts, needs);
  return never.length > 0
    ? {
        name: 'Leave out',
        guideline: `Leave out ${never.join('; ')}.`,
        applies_to: 'Everything',
        how_to_apply: 'None of the pages that were read does so.',
      }
    : null;
}
