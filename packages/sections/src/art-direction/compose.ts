import type { ArtDirectionSection } from '@brandprint/contracts';
import type { Needs } from '../section.ts';
import { pluralize, quoted } from '../shared/format-text.ts';
import { brandPalette } from './brand-palette.ts';
import type { ArtDirectionFacts } from './facts.ts';
import { buildGuidelines, colorInstruction, neverDone, sentences, typeInstruction } from './guidelines.ts';
import { buildImagePrompt } from './image-prompt.ts';
import { summarizePictures } from './picture-style.ts';

type NeededSections = Needs<'colors' | 'typography' | 'images' | 'tone'>;

const MAX_COLORS = 6;
/** Guidelines that the summary repeats, in this order. */
const SUMMARY_GUIDELINES: readonly string[] = ['Colour', 'Light and colour', 'Drawing', 'Crops', 'Layout'];

export function composeArtDirection(facts: ArtDirectionFacts, needs: NeededSections): ArtDirectionSection {
  const { descriptors, elements, prominentTexts } = facts;
  const guidelines = buildGuidelines(facts, needs);
  return {
    aesthetic_language: {
      style_descriptors: descriptors,
      overall_aesthetic: descriptors.map(({ means }) => means).join(' '),
    },
    visual_guidelines: {
      guidelines_summary: sentences(
        SUMMARY_GUIDELINES.map((name) => guidelines.find((guideline) => guideline.name === name)?.guideline),
      ),
      guidelines,
    },
    narrative_to_visual: {
      visual_storytelling: directStory(facts),
      visual_narrative_elements: prominentTexts.map(({ text, typeStyle }) => ({
        narrative_aspect: text,
        visual_expression: typeStyle,
      })),
    },
    art_direction_summary: writeBrief(facts, needs),
    design_elements: elements,
    llm_image_prompt: buildImagePrompt(facts, needs, { descriptors }),
  };
}

/** How the first screen tells its story. */
function directStory({ measures, prominentTexts }: ArtDirectionFacts): string {
  if (!measures) return '';
  const { opening, hasHeroPicture, pictureShare, pictureCount } = measures;
  const [first, second] = prominentTexts;
  const place = [
    opening === 'centred' ? 'centred' : opening ? `set to the ${opening}` : '',
    hasHeroPicture ? 'over a picture' : pictureShare > 0.2 ? 'together with a picture' : '',
  ].filter(Boolean);
  return sentences([
    first && `Open with the largest words${place.length > 0 ? `, ${place.join(' and ')}` : ''}: ${quoted(first.text)}.`,
    second &&
      `Follow with ${quoted(second.text)} in ${second.typeStyle === first?.typeStyle ? 'the same' : 'its own'} type.`,
    pictureCount === 0
      ? 'Tell the rest in words: the first page has no pictures.'
      : pictureCount > 1 &&
        `Carry on with pictures down the page (${pluralize(pictureCount, 'picture')} on the first page).`,
  ]);
}

/** The brief to a designer or photographer, in a few sentences. */
function writeBrief(facts: ArtDirectionFacts, needs: NeededSections): string {
  const names = facts.descriptors.map(({ name }) => name.toLowerCase()).slice(0, 4);
  const colors = brandPalette(needs.colors, facts.stockColors, { keepGreys: true }).slice(0, MAX_COLORS);
  const voice = (needs.tone?.voice_traits ?? []).map(({ name }) => name.toLowerCase());
  const never = neverDone(facts, needs);
  const { medium, light, layout } = summarizePictures(needs.images);
  const kinds = { photograph: 'Photograph', illustration: 'Illustrate', screenshot: '', none: '' };
  return sentences([
    names.length > 0 && `Look: ${names.join(', ')}.`,
    kinds[medium] &&
      [light, layout].some(Boolean) &&
      `${kinds[medium]} in the way of the site's own pictures. ${sentences(medium === 'illustration' ? [layout, light] : [light, layout])}`,
    colorInstruction(colors),
    typeInstruction(needs),
    never.length > 0 && `Leave out ${never.join('; ')}.`,
    voice.length > 0 && `Tone of voice: ${voice.join(', ')}.`,
  ]);
}
