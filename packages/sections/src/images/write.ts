import type { ImagesSection } from '@brandprint/contracts';
import { z } from 'zod';
import { defineWriting } from '../writing/define-writing.ts';
import type { Grounding } from '../writing/grounding/index.ts';
import { PROMPT } from './prompt.ts';

const text = z.string();
const texts = z.array(z.string());

const Answer = z.object({
  from: texts.describe('ids of the screenshots and pictures that all of this rests on'),
  mood: z.object({ keywords: texts, description: text }),
  photographs: z
    .object({
      main_subjects: texts,
      minor_subjects: texts,
      framing: texts,
      camera_angles: texts,
      layout: texts,
      composition_notes: text,
      lighting: texts,
      relation_to_palette: text,
      light_notes: text,
      people: z.object({ diversity_notes: text, styling: texts, emotional_tone: texts }),
      background_types: texts,
      depth_of_field: text,
      gradients_or_textures: text,
    })
    .nullable(),
  illustrations: z
    .object({
      style_keywords: texts,
      technique: text,
      color_usage: text,
      line_and_shape_language: text,
      character_design: text,
    })
    .nullable(),
  icons: z.object({ metaphor_style: texts, consistency_notes: text, usage_contexts: texts }).nullable(),
  screens: z
    .object({
      layout_and_chrome: texts,
      backgrounds: texts,
      color_and_mood: texts,
      accent_details: texts,
      composition: texts,
      avoid: texts,
    })
    .nullable(),
  code: z.object({ editor_treatment: texts, avoid: texts }).nullable(),
  pictures: z.array(z.object({ id: z.string().describe('"i1" is the first picture'), description: text })),
});

const MAX_ENTRIES = 6;
/** Maximum characters of an entry: up to eight words. */
const MAX_ENTRY_LENGTH = 90;

/** Measured entries first, then those that the model adds from the screenshots. */
export const imagesWriting = defineWriting<'images', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 3_500,
  accept(answer, grounding, { composed }): ImagesSection {
    if (!grounding.hasCitation(answer.from)) return composed;
    const { list, avoided, note } = createMergers(grounding);
    const citeSources = <T extends object>(part: T): T => grounding.cite(part, answer.from);
    const {
      photographic_style: photo,
      illustration_style: drawn,
      icon_style: icon,
      product_imagery: product,
    } = composed;
    const { photographs, illustrations, icons, screens, code } = answer;
    const screen = product.ui_screenshots;
    const descriptions = new Map<number, string>();
    for (const { id, description } of answer.pictures) {
      const index = grounding.factIndex('i', id);
      const checkedDescription = index === null ? '' : grounding.cite(grounding.prose(description, 240), [id]);
      if (index !== null && checkedDescription) descriptions.set(index, checkedDescription);
    }
    return {
      summary: {
        overall_mood: citeSources({
          keywords: list(composed.summary.overall_mood.keywords, answer.mood.keywords),
          description: note(composed.summary.overall_mood.description, answer.mood.description),
        }),
      },
      photographic_style: photographs
        ? citeSources({
            ...photo,
            subjects: {
              primary: list(photo.subjects.primary, photographs.main_subjects),
              secondary: list(photo.subjects.secondary, photographs.minor_subjects),
            },
            composition: {
              framing: list(photo.composition.framing, photographs.framing),
              camera_angles: list(photo.composition.camera_angles, photographs.camera_angles),
              layout: list(photo.composition.layout, photographs.layout),
              notes: note(photo.composition.notes, photographs.composition_notes),
            },
            lighting_and_color: {
              lighting: list(photo.lighting_and_color.lighting, photographs.lighting),
              contrast: photo.lighting_and_color.contrast,
              palette_relation_to_brand_colors: note(
                photo.lighting_and_color.palette_relation_to_brand_colors,
                photographs.relation_to_palette,
              ),
              notes: note(photo.lighting_and_color.notes, photographs.light_notes),
            },
            people_and_characters: {
              diversity_notes: note(photo.people_and_characters.diversity_notes, photographs.people.diversity_notes),
              styling: list(photo.people_and_characters.styling, photographs.people.styling),
              emotional_tone: list(photo.people_and_characters.emotional_tone, photographs.people.emotional_tone),
            },
            backgrounds_and_environments: {
              types: list(photo.backgrounds_and_environments.types, photographs.background_types),
              depth_of_field: note(photo.backgrounds_and_environments.depth_of_field, photographs.depth_of_field),
              use_of_gradients_or_textures: note(
                photo.backgrounds_and_environments.use_of_gradients_or_textures,
                photographs.gradients_or_textures,
              ),
            },
          })
        : photo,
      illustration_style: illustrations
        ? citeSources({
            ...drawn,
            style_keywords: list(drawn.style_keywords, illustrations.style_keywords),
            technique: note(drawn.technique, illustrations.technique),
            color_usage: note(drawn.color_usage, illustrations.color_usage),
            line_and_shape_language: note(drawn.line_and_shape_language, illustrations.line_and_shape_language),
            character_design: note(drawn.character_design, illustrations.character_design),
          })
        : drawn,
      icon_style: icons
        ? citeSources({
            ...icon,
            visual_style: {
              ...icon.visual_style,
              metaphor_style: list(icon.visual_style.metaphor_style, icons.metaphor_style),
              consistency_notes: note(icon.visual_style.consistency_notes, icons.consistency_notes),
            },
            usage_contexts: list(icon.usage_contexts, icons.usage_contexts),
          })
        : icon,
      product_imagery: {
        ui_screenshots: screens
          ? citeSources({
              ...screen,
              layout_and_chrome: list(screen.layout_and_chrome, screens.layout_and_chrome),
              backgrounds: list(screen.backgrounds, screens.backgrounds),
              color_and_mood: list(screen.color_and_mood, screens.color_and_mood),
              accent_details: list(screen.accent_details, screens.accent_details),
              composition: list(screen.composition, screens.composition),
              avoid: avoided(screen.avoid, screens.avoid),
            })
          : screen,
        code_snippet_style: code
          ? citeSources({
              ...product.code_snippet_style,
              editor_treatment: list(product.code_snippet_style.editor_treatment, code.editor_treatment),
              avoid: avoided(product.code_snippet_style.avoid, code.avoid),
            })
          : product.code_snippet_style,
      },
      assets: {
        ...composed.assets,
        images: composed.assets.images.map((image, index) => ({
          ...image,
          description: descriptions.get(index) ?? image.description,
        })),
      },
    };
  },
});

/** Merges the accepted parts of an answer with the measurements. */
function createMergers(grounding: Grounding) {
  return {
    list: (measured: readonly string[], offered: readonly string[]): string[] => [
      ...new Set([...measured, ...grounding.titles(offered, MAX_ENTRIES, MAX_ENTRY_LENGTH)]),
    ],
    avoided: (measured: readonly string[], offered: readonly string[]): string[] => [
      ...new Set([...measured, ...grounding.negatedTitles(offered, MAX_ENTRIES, MAX_ENTRY_LENGTH)]),
    ],
    note: (measured: string, offered: string): string =>
      grounding.join(grounding.cite(grounding.prose(offered, 500), []), measured),
  };
}
