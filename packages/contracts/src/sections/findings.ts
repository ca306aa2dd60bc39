import { z } from 'zod';
import { COLOR_CATEGORIES } from './colors.ts';

const text = z.string();
const hex = z.string().describe('#rrggbb');
const ratio = z.number().describe('WCAG 2 contrast ratio, 1 to 21, rounded down to hundredths.');

export const ContrastPair = z
  .object({
    foreground: hex,
    background: z.string().describe('#rrggbb of what is seen behind the text, all layers composed.'),
    ratio,
    large_text: z.boolean().describe('From 24px, or bold from 18.66px: 3:1 is enough for AA there, 4.5:1 for AAA.'),
    aa: z.boolean().describe('Whether WCAG 2 level AA is met.'),
    aaa: z.boolean().describe('Whether WCAG 2 level AAA is met.'),
    elements: z.int().describe('How many elements set text so.'),
    characters: z.int().describe('How much text they set.'),
    roles: z.array(text).describe('What these elements are, most text first, for instance "button".'),
    page: text,
    selector: z.string().describe('The one with the most text.'),
    example: z.string().describe('What it says.'),
  })
  .meta({ id: 'ContrastPair', description: 'A text colour on a background, as it occurs on the pages.' });
export type ContrastPair = z.infer<typeof ContrastPair>;

export const ColorScheme = z
  .object({
    scheme: z.enum(['dark', 'light']).describe("The site's other scheme: `colors` has the one that it shows unasked."),
    trigger: z.string().describe('What calls it up: a media query, or what its own switch sets on the root.'),
    page: text,
    canvas: z.string().describe('#rrggbb of the canvas behind everything.'),
    palette: z.array(
      z.object({
        name: text,
        hex,
        category: z.enum(COLOR_CATEGORIES),
        color_group: text,
        usage: text,
        usage_frequency: z.number().describe('Share of the painted, weighted area, 0 to 1.'),
        palette_index: z
          .int()
          .nullable()
          .describe('The colour of `primary_palette` that passes for the same one to the eye; null if there is none.'),
      }),
    ),
    contrast_pairs: z.array(ContrastPair),
  })
  .meta({ id: 'ColorScheme', description: 'The palette of the other colour scheme.' });
export type ColorScheme = z.infer<typeof ColorScheme>;

export const RenderedFace = z
  .object({
    family: z.string().describe('As it is called in `font_families`.'),
    stack: z.string().describe('The font-family list that most of its text has, as computed.'),
    declared_in: z.array(text).describe('Stylesheets and hosts of its @font-face rules; empty if it has none.'),
    load_status: z
      .enum(['loaded', 'loading', 'unloaded', 'error', 'none'])
      .describe('What became of its files; `none` if it has no @font-face rule.'),
    rendered: z
      .array(z.object({ family: text, glyphs: z.int(), share: z.number() }))
      .describe('What the browser drew its text with, most glyphs first.'),
  })
  .meta({ id: 'RenderedFace', description: 'A family as declared and as drawn.' });
export type RenderedFace = z.infer<typeof RenderedFace>;

export const WritingReport = z
  .object({
    by: z.enum(['model', 'rules']).describe('Whether a model had a part in the section, or rules alone composed it.'),
    prompt: z.string().describe('Version of what the model was asked.'),
    model: z.string().describe('Which model answered; empty if none did.'),
    groundedness: z
      .number()
      .nullable()
      .describe('Share of the output of the model that the evidence supports, 0 to 1; null if it returned nothing.'),
    dropped: z
      .record(z.string(), z.int())
      .describe('How much was rejected, by reason, for instance "color" or "citation".'),
    reason: z.string().describe('Why the model has no part in the section; empty if it has.'),
  })
  .meta({ id: 'WritingReport', description: 'How the output of the model was used in a section.' });
export type WritingReport = z.infer<typeof WritingReport>;

export const RadiusLevel = z
  .object({
    name: z.string().describe('`radius-1` is the smallest; `full` what makes a pill or a circle.'),
    value: z.string().describe('Computed border-radius, for instance "8px".'),
    elements: z.int().describe('How many visible elements have this radius.'),
    roles: z.array(text).describe('What these elements are, most first.'),
    page: text,
    selector: text,
  })
  .meta({ id: 'RadiusLevel', description: 'A roundness of corners.' });
export type RadiusLevel = z.infer<typeof RadiusLevel>;

const Screenshot = z
  .object({
    index: z.int().describe('As `design_elements[].screenshot_index` has it.'),
    page: z.string().describe('URL of the page that it shows, from its top.'),
    asset_path: z.string().describe('Path below the base URL at which it is served until the assets expire.'),
    width: z.int().describe('In pixels of its own, as `design_elements[].region` is.'),
    height: z.int(),
  })
  .meta({ id: 'Screenshot', description: 'A picture of a page.' });

/** What was measured and has no place in the section's own shape. */
export const Findings = z.object({
  contrast_pairs: z.array(ContrastPair).optional().describe('Of `colors`: most text first.'),
  schemes: z.array(ColorScheme).optional().describe('Of `colors`: empty if the site has one scheme only.'),
  radii: z.array(RadiusLevel).optional().describe('Of `elevation`: from sharp to round.'),
  faces: z.array(RenderedFace).optional().describe('Of `typography`: each family as declared and as drawn.'),
  screenshots: z
    .array(Screenshot)
    .optional()
    .describe('Of `art-direction`: the pictures that its `design_elements` point at.'),
  writing: WritingReport.optional().describe('Of sections for which a model was asked.'),
});
export type Findings = z.infer<typeof Findings>;
