import type { ArtDirectionSection } from '@brandprint/contracts';
import type { Needs } from '../section.ts';
import { plural } from '../shared/words.ts';
import type { ArtDirectionFacts } from './facts.ts';
import { imagePrompt } from './image-prompt.ts';

type Found = Needs<'colors' | 'typography' | 'images' | 'tone'>;
type Guideline = ArtDirectionSection['visual_guidelines']['guidelines'][number];

const sentence = (parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

const bare = (text: string): string => text.replace(/\.$/, '');
const sentencesIn = (text: string): string[] => text.split(/(?<=\.) (?=\p{Lu})/u);
/** What a colour is for: said first, before what was counted. */
const purpose = ({ usage }: { usage: string }): string => bare(sentencesIn(usage)[0] ?? '');
/** A family with where it is used, which was measured and stands last. */
const placed = ({ name, usage }: { name: string; usage: string }): string =>
  usage ? `${name} (${bare(sentencesIn(usage).at(-1) ?? '')})` : name;

export function compose(facts: ArtDirectionFacts, found: Found): ArtDirectionSection {
  const { measures, descriptors, elements, staged } = facts;
  const names = descriptors.map(({ name }) => name.toLowerCase()).join(', ');
  const colors = (found.colors?.primary_palette ?? []).slice(0, 6);
  const fonts = (found.typography?.font_families ?? []).slice(0, 3);
  const voice = (found.tone?.voice_traits ?? []).map(({ name }) => name.toLowerCase());
  const guidelines = guidelinesOf(facts, found);
  const storytelling = measures
    ? sentence([
        staged[0] && `The largest words of the first screen are "${staged[0].text}".`,
        measures.pictureCount === 0
          ? 'It tells its story in words: the page holds no pictures.'
          : `Pictures cover ${Math.round(measures.pictures * 100)} % of the first screen; the page holds ${plural(measures.pictureCount, 'picture')} in all.`,
        staged[1] && `Next a visitor reads "${staged[1].text}".`,
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
      visual_narrative_elements: staged.map(({ text, setting }) => ({
        narrative_aspect: text,
        visual_expression: setting,
      })),
    },
    art_direction_summary: sentence([
      names && `The look, as measured: ${names}.`,
      colors.length > 0 && `The palette: ${colors.map(({ name, hex }) => `${name} ${hex}`).join(', ')}.`,
      fonts.length > 0 && `Text is set in ${fonts.map(placed).join(', ')}.`,
      voice.length > 0 && `The voice beside it: ${voice.join(', ')}.`,
    ]),
    design_elements: elements,
    llm_image_prompt: imagePrompt(facts, found, { descriptors }),
  };
}

function guidelinesOf({ measures }: ArtDirectionFacts, { colors, typography, images }: Found): Guideline[] {
  const palette = (colors?.primary_palette ?? []).slice(0, 5);
  const fonts = (typography?.font_families ?? []).slice(0, 3);
  const heading = typography?.headings[0];
  const body = typography?.body_text[0];
  const lighting = images?.photographic_style.lighting_and_color;
  const all: (Guideline | false | null | undefined)[] = [
    palette.length > 0 && {
      name: 'Colour',
      guideline: `Build on ${palette.map(({ name, hex }) => `${name} ${hex}`).join(', ')}.`,
      applies_to: 'Grounds, text, buttons, accents',
      how_to_apply: palette
        .map((color) => {
          const share = color.recommended_usage_percent;
          return `${color.hex}: ${[purpose(color), share && `about ${share}`].filter(Boolean).join(', ')}`;
        })
        .join('; '),
    },
    fonts.length > 0 && {
      name: 'Typography',
      guideline: `Set text in ${fonts.map(placed).join(', ')}.`,
      applies_to: 'Headings, body text, labels',
      how_to_apply: sentence([
        heading &&
          `${heading.level}: ${heading.font_size}, weight ${heading.font_weight}, line height ${heading.line_height}.`,
        body && `Body: ${body.font_size}, line height ${body.line_height}.`,
      ]),
    },
    !!measures?.buttonRadius && {
      name: 'Shape',
      guideline: `Give buttons corners of ${measures.buttonRadius}${measures.cardRadius ? ` and cards of ${measures.cardRadius}` : ''}.`,
      applies_to: 'Buttons, cards',
      how_to_apply: `border-radius: ${measures.buttonRadius}`,
    },
    measures && {
      name: 'Depth',
      guideline:
        measures.shadows > 0
          ? `Lift elements by shadows, as ${plural(measures.shadows, 'element')} of the first page ${measures.shadows === 1 ? 'is' : 'are'}.`
          : 'Keep surfaces flat: no element of the first page casts a shadow.',
      applies_to: 'Cards, header, overlays',
      how_to_apply:
        measures.shadows > 0 ? 'Use the measured elevation levels.' : 'Tell areas apart by colour and space.',
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
        guideline: `${measures.pictures > 0 ? `Let pictures cover about ${Math.round(measures.pictures * 100)} % of the first screen` : 'Keep the first screen free of pictures'}${measures.heroPicture ? ', one of them behind the opening words' : ''}.`,
        applies_to: 'First screen, sections',
        how_to_apply: sentence([
          lighting?.contrast && `Contrast: ${lighting.contrast}.`,
          lighting?.palette_relation_to_brand_colors,
        ]),
      },
  ];
  return all.filter((guideline): guideline is Guideline => Boolean(guideline));
}
