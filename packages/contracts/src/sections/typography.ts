import { z } from 'zod';
import { openEnum } from './open-enum.ts';

const text = z.string();

export const FONT_AVAILABILITY = ['google', 'bunny', 'self-hosted', 'commercial', 'system', 'unknown'] as const;

const HEADING_LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export const FontFamily = z
  .object({
    name: text,
    usage: text,
    availability: z.object({
      availability: openEnum(FONT_AVAILABILITY).describe('Where the family comes from.'),
      requires_license: z.boolean(),
      foundry: text,
      license_type: text,
      recommended_alternative: text,
      alternative_rationale: text,
      notes: text,
      google_fonts_css_url: text,
      bunny_fonts_css_url: text,
    }),
  })
  .meta({ id: 'FontFamily' });

export const TypographySection = z
  .object({
    font_families: z.array(FontFamily),
    headings: z.array(
      z.object({
        level: openEnum(HEADING_LEVELS),
        label: text,
        font_size: text,
        font_weight: text,
        line_height: text,
        letter_spacing: text,
        example_text_color: text,
        example_background_color: text,
        text_transform: text,
        special_effects: text,
        usage: text,
      }),
    ),
    labels: z.array(
      z.object({
        label: text,
        font_size: text,
        font_weight: text,
        text_transform: text,
        letter_spacing: text,
        example_text_color: text,
        usage: text,
      }),
    ),
    body_text: z.array(
      z.object({
        label: text,
        font_size: text,
        font_weight: text,
        line_height: text,
        example_text_color: text,
        usage: text,
      }),
    ),
    links: z.array(
      z.object({
        label: text,
        font_size: text,
        font_weight: text,
        text_decoration: text,
        hover_color: text,
        example_text_color: text,
        usage: text,
      }),
    ),
    buttons: z.array(
      z.object({
        label: text,
        font_size: text,
        font_weight: text,
        background_color: text,
        padding: text,
        border_radius: text,
        border: text,
        hover_background: text,
        example_text_color: text,
        usage: text,
      }),
    ),
    blockquotes: z.array(
      z.object({
        label: text,
        font_size: text,
        font_weight: text,
        line_height: text,
        font_style: text,
        border_left: text,
        padding: text,
        example_text_color: text,
        usage: text,
      }),
    ),
    design_notes: text,
  })
  .meta({ id: 'TypographySection' });
export type TypographySection = z.infer<typeof TypographySection>;
export type FontFamily = z.infer<typeof FontFamily>;
