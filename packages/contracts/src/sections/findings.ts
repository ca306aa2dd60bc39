import { z } from 'zod';
import { COLOR_CATEGORIES } from './colors.ts';

const text = z.string();
const hex = z.string().describe('#rrggbb');
const ratio = z.number().describe('WCAG 2 contrast ratio, 1 to 21, rounded down to hundredths.');

export const ContrastPair = z
  .object({
    foreground: hex,
    background: z.string().describe('#rrggbb of the background behind the text, with all layers composed.'),
    ratio,
    large_text: z.boolean().describe('From 24px, or bold from 18.66px: AA needs 3:1, AAA 4.5:1.'),
    aa: z.boolean().describe('Whether WCAG 2 level AA is met.'),
    aaa: z.boolean().describe('Whether WCAG 2 level AAA is met.'),
    elements: z.int().describe('Number of elements with this pair.'),
    characters: z.int().describe('Number of characters of their text.'),
    roles: z.array(text).describe('Roles of these elements, most text first, for instance "button".'),
    page: text,
    selector: z.string().describe('Selector of the element with the most text.'),
    example: z.string().describe('Its text.'),
  })
  .meta({ id: 'ContrastPair', description: 'A text colour on a background, as it occurs on the pages.' });
export type ContrastPair = z.infer<typeof ContrastPair>;

/** The palette of another view of a page. */
const viewPalette = {
  page: text,
  canvas: z.string().describe('#rrggbb of the canvas of the page.'),
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
        .describe('The colour of `primary_palette` that looks the same; null if there is none.'),
    }),
  ),
  contrast_pairs: z.array(ContrastPair),
};

export const ColorScheme = z
  .object({
    scheme: z.enum(['dark', 'light']).describe("The site's other scheme: `colors` has the default one."),
    trigger: z.string().describe('What activates it: a media query, or what its own switch sets on the root.'),
    ...viewPalette,
  })
  .meta({ id: 'ColorScheme', description: 'The palette of the other colour scheme.' });
export type ColorScheme = z.infer<typeof ColorScheme>;

export const SmallScreenPalette = z
  .object({
    trigger: z.string().describe('The width of the screen, as a media query.'),
    differs: z
      .array(z.enum(['primary', 'header', 'background']))
      .describe('What clearly has another colour than on a wide screen.'),
    ...viewPalette,
  })
  .meta({ id: 'SmallScreenPalette', description: 'The palette on a small screen, where it is another one.' });
export type SmallScreenPalette = z.infer<typeof SmallScreenPalette>;

export const RenderedFace = z
  .object({
    family: z.string().describe('Its name in `font_families`.'),
    stack: z.string().describe('The computed font-family list of most of its text.'),
    declared_in: z.array(text).describe('Stylesheets and hosts of its @font-face rules; empty if it has none.'),
    load_status: z
      .enum(['loaded', 'loading', 'unloaded', 'error', 'none'])
      .describe('Whether its files loaded; `none` if it has no @font-face rule.'),
    rendered: z
      .array(z.object({ family: text, glyphs: z.int(), share: z.number() }))
      .describe('The fonts that the browser rendered its text with, most glyphs first.'),
  })
  .meta({ id: 'RenderedFace', description: 'A family as declared and as rendered.' });
export type RenderedFace = z.infer<typeof RenderedFace>;

export const WritingReport = z
  .object({
    by: z.enum(['model', 'rules']).describe('Whether a model contributed to the section, or rules alone composed it.'),
    prompt: z.string().describe('Version of the prompt.'),
    model: z.string().describe('The model that responded; empty if none did.'),
    groundedness: z
      .number()
      .nullable()
      .describe('Share of the output of the model that the evidence supports, 0 to 1; null if it returned nothing.'),
    dropped: z
      .record(z.string(), z.int())
      .describe('How much was rejected, by reason, for instance "color" or "citation".'),
    emptied: z
      .array(z.string())
      .optional()
      .describe(
        'What the rules had filled and is empty because the model found that the site does not say it, as JSON Pointers.',
      ),
    reason: z.string().describe('Why the model did not contribute; empty if it did.'),
  })
  .meta({ id: 'WritingReport', description: 'How the output of the model was used in a section.' });
export type WritingReport = z.infer<typeof WritingReport>;

export const RadiusLevel = z
  .object({
    name: z.string().describe('`radius-1` is the smallest; `full` is that of a pill or circle.'),
    value: z.string().describe('Computed border-radius, for instance "8px".'),
    elements: z.int().describe('Number of visible elements with this radius.'),
    roles: z.array(text).describe('Roles of these elements, most frequent first.'),
    page: text,
    selector: text,
  })
  .meta({ id: 'RadiusLevel', description: 'A corner radius.' });
export type RadiusLevel = z.infer<typeof RadiusLevel>;

const Screenshot = z
  .object({
    index: z.int().describe('The value of `design_elements[].screenshot_index`.'),
    page: z.string().describe('URL of the page that it shows, from the top.'),
    asset_path: z.string().describe('Path below the base URL at which it is served until the assets expire.'),
    width: z.int().describe('In pixels, like `design_elements[].region`.'),
    height: z.int(),
  })
  .meta({ id: 'Screenshot', description: 'A screenshot of a page.' });

/** What was measured but has no field in the section. */
export const Findings = z.object({
  contrast_pairs: z.array(ContrastPair).optional().describe('For `colors`: most text first.'),
  schemes: z.array(ColorScheme).optional().describe('For `colors`: empty if the site has one scheme only.'),
  small_screens: z
    .array(SmallScreenPalette)
    .optional()
    .describe('For `colors`: empty if main colour, header and background are the same on a small screen.'),
  radii: z.array(RadiusLevel).optional().describe('For `elevation`: from sharp to round.'),
  faces: z.array(RenderedFace).optional().describe('For `typography`: each family as declared and as rendered.'),
  screenshots: z
    .array(Screenshot)
    .optional()
    .describe('For `art-direction`: the screenshots that its `design_elements` refer to.'),
  writing: WritingReport.optional().describe('For sections for which a model was called.'),
});
export type Findings = z.infer<typeof Findings>;
