import { z } from 'zod';
import { openEnum } from './open-enum.ts';

const text = z.string();
const texts = z.array(z.string());
/** Of photographs. */
const CONTRAST_LEVELS = ['low', 'medium', 'high', ''] as const;
const examples = z.array(z.object({ role: text, description: text, page_context: text }));

export const ImageAsset = z
  .object({
    url: text,
    minio_key: text.describe(
      'Key of the file in the asset store; empty if it was not stored. Its last part is the `name` in `GET /v1/api/brands/{brandId}/assets/{name}`.',
    ),
    role: text,
    description: text,
    alt: text,
    classes: text,
    library_guess: text,
    page_url: text,
  })
  .meta({ id: 'ImageAsset' });
export type ImageAsset = z.infer<typeof ImageAsset>;

export const ImagesSection = z
  .object({
    summary: z.object({ overall_mood: z.object({ keywords: texts, description: text }) }),
    photographic_style: z.object({
      subjects: z.object({ primary: texts, secondary: texts }),
      composition: z.object({ framing: texts, camera_angles: texts, layout: texts, notes: text }),
      lighting_and_color: z.object({
        lighting: texts,
        contrast: openEnum(CONTRAST_LEVELS).describe('Empty if there are no photographs.'),
        palette_relation_to_brand_colors: text,
        notes: text,
      }),
      people_and_characters: z.object({ diversity_notes: text, styling: texts, emotional_tone: texts }),
      backgrounds_and_environments: z.object({
        types: texts,
        depth_of_field: text,
        use_of_gradients_or_textures: text,
      }),
      examples,
    }),
    illustration_style: z.object({
      style_keywords: texts,
      technique: text,
      color_usage: text,
      line_and_shape_language: text,
      character_design: text,
      examples,
    }),
    icon_style: z.object({
      visual_style: z.object({
        stroke_vs_fill: text,
        stroke_weight: text,
        corner_radius: text,
        metaphor_style: texts,
        consistency_notes: text,
      }),
      usage_contexts: texts,
      possible_library: z.object({ name: text, notes: text }),
      examples,
    }),
    product_imagery: z.object({
      ui_screenshots: z.object({
        layout_and_chrome: texts,
        backgrounds: texts,
        color_and_mood: texts,
        accent_details: texts,
        composition: texts,
        avoid: texts,
        examples,
      }),
      code_snippet_style: z.object({
        editor_treatment: texts,
        syntax_colors: texts,
        language_or_content: texts,
        avoid: texts,
        examples,
      }),
    }),
    assets: z.object({ images: z.array(ImageAsset), icons: z.array(ImageAsset) }),
  })
  .meta({ id: 'ImagesSection' });
export type ImagesSection = z.infer<typeof ImagesSection>;
