import type { ArtDirectionSection } from '@brandprint/contracts';
import type { Needs } from '../section.ts';
import { pluralize } from '../shared/format-text.ts';
import type { ArtDirectionFacts } from './facts.ts';
import { buildImagePrompt } from './image-prompt.ts';

type NeededSections = Needs<'colors' | 'typography' | 'images' | 'tone'>;
type Guideline = ArtDirectionSection['visual_guidelines']['guidelines'][number];

const sentence = (parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

const withoutPeriod = (text: string): string => text.replace(/\.$/, '');
const sentencesIn = (text: string): string[] => text.split(/(?<=\.) (?=\p{Lu})/u);
/** The purpose of a colour: the first sentence of its usage. */
const colorPurpose = ({ usage }: { usage: string }): string => withoutPeriod(sentencesIn(usage)[0] ?? '');
/** A family with its measured usage, which is the last sentence. */
const familyWithUsage = ({ name, usage }: { name: string; usage: string }): string =>
  usage ? `${name} (${withoutPeriod(sentencesIn(usage).at(-1) ?? '')})` : name;

export function composeArtDirection(facts: ArtDirectionFacts, needs: NeededSections): ArtDirectionSection {
  const { measures, descriptors, elements, prominentTexts } = facts;
  const names = descriptors.map(({ name }) => name.toLowerCase()).join(', ');
  const colors = (needs.colors?.primary_palette ?? []).slice(0, 6);
  const fonts = (needs.typography?.font_families ?? []).slice(0, 3);
  const voice = (needs.tone?.voice_traits ?? []).map(({ name }) => name.toLowerCase());
  const guidelines = buildGuidelines(facts, needs);
  const storytelling = measures
    ? sentence([
        prominentTexts[0] && `The largest words of the first screen are "${prominentTexts[0].text}".`,
        measures.pictureCount === 0
          ? 'The page has no pictures and tells its story in words.'
          : `Pictures cover ${Math.round(measures.pictureShare * 100)} % of the first screen; the page has ${pluralize(measures.pictureCount, 'picture')} in total.`,
        prominentTexts[1] && `The next largest text is "${prominentTexts[1].text}".`,
      ])
    : '';
  return {
    aesthetic_language: {
      style_descriptors: descriptors,
      overall_aesthetic: descriptors.map(({ means }) => means).join(' '),
    },
    visual_guidelines: {
      guidelines_summary: guidelines.map(({ guideline }) => guideline).join(' '),
      guidelines,
    },
    narrative_to_visual: {
      visual_storytelling: storytelling,
      visual_narrative_elements: prominentTexts.map(({ text, typeStyle }) => ({
        narrative_aspect: text,
        visual_expression: typeStyle,
      })),
    },
    art_direction_summary: sentence([
      names && `Measured look: ${names}.`,
      colors.length > 0 && `Palette: ${colors.map(({ name, hex }) => `${name} ${hex}`).join(', ')}.`,
      fonts.length > 0 && `Text is set in ${fonts.map(familyWithUsage).join(', ')}.`,
      voice.length > 0 && `Tone of voice: ${voice.join(', ')}.`,
    ]),
    design_elements: elements,
    llm_image_prompt: buildImagePrompt(facts, needs, { descriptors }),
  };
}

function buildGuidelines({ measures }: ArtDirectionFacts, { colors, typography, images }: NeededSections): Guideline[] {
  const palette = (colors?.primary_palette ?? []).slice(0, 5);
  const fonts = (typography?.font_families ?? []).slice(0, 3);
  const heading = typography?.headings[0];
  const body = typography?.body_text[0];
  const lighting = images?.photographic_style.lighting_and_color;
  const all: (Guideline | false | null | undefined)[] = [
    palette.length > 0 && {
      name: 'Colour',
      guideline: `Build on ${palette.map(({ name, hex }) => `${name} ${hex}`).join(', ')}.`,
      applies_to: 'Backgrounds, text, buttons, accents',
      how_to_apply: palette
        .map((color) => {
          const share = color.recommended_usage_percent;
          return `${color.hex}: ${[colorPurpose(color), share && `about ${share}`].filter(Boolean).join(', ')}`;
        })
        .join('; '),
    },
    fonts.length > 0 && {
      name: 'Typography',
      guideline: `Set text in ${fonts.map(familyWithUsage).join(', ')}.`,
      applies_to: 'Headings, body text, labels',
      how_to_apply: sentence([
        heading &&
          `${heading.level}: ${heading.font_size}, weight ${heading.font_weight}, line height ${heading.line_height}.`,
        body && `Body: ${body.font_size}, line height ${body.line_height}.`,
      ]),
    },
    !!measures?.buttonRadius && {
      name: 'Shape',
      guideline: `Give buttons a corner radius of ${measures.buttonRadius}${measures.cardRadius ? ` and cards one of ${measures.cardRadius}` : ''}.`,
      applies_to: 'Buttons, cards',
      how_to_apply: `border-radius: ${measures.buttonRadius}`,
    },
    measures && {
      name: 'Depth',
      guideline:
        measures.shadowCount > 0
          ? `Use shadows for depth, as ${pluralize(measures.shadowCount, 'element')} of the first page ${measures.shadowCount === 1 ? 'does' : 'do'}.`
          : 'Keep surfaces flat: no element of the first page casts a shadow.',
      applies_to: 'Cards, header, overlays',
      how_to_apply:
        measures.shadowCount > 0 ? 'Use the measured elevation levels.' : 'Separate areas by colour and space.',
    },
    !!measures?.sectionPadding && {
      name: 'Space',
      guideline: `Keep about ${measures.sectionPadding} px above and below each section.`,
      applies_to: 'Page sections',
      how_to_apply: `padding-block: ${measures.sectionPadding}px`,
    },
    measures &&
      measures.pictureCount > 0 && {
        name: 'Imagery',
        guideline: `${measures.pictureShare > 0 ? `Let pictures cover about ${Math.round(measures.pictureShare * 100)} % of the first screen` : 'Keep the first screen free of pictures'}${measures.hasHeroPicture ? ', one of them behind the opening text' : ''}.`,
        applies_to: 'First screen, sections',
        how_to_apply: sentence([
          lighting?.contrast && `Contrast: ${lighting.contrast}.`,
          lighting?.palette_relation_to_brand_colors,
        ]),
      },
  ];
  return all.filter((guideline): guideline is Guideline => Boolean(guideline));
}
