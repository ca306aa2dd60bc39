import { z } from 'zod';
import { openEnum } from './open-enum.ts';

export const COLOR_CATEGORIES = [
  'primary',
  'secondary',
  'accent',
  'neutral',
  'background',
  'text',
  'semantic',
] as const;

export const PaletteColor = z
  .object({
    name: z.string(),
    hex: z.string().describe('#rrggbb'),
    rgba: z.string().describe('rgba(r, g, b, a)'),
    hsl: z.string().describe('hsl(h, s%, l%)'),
    cmyk: z
      .string()
      .describe('cmyk(c%, m%, y%, k%), computed from sRGB by formula, without a profile. For print, ask your printer.'),
    usage: z.string(),
    category: openEnum(COLOR_CATEGORIES),
    color_group: z.string().describe('Hue family, for instance "blue" or "neutral".'),
    usage_frequency: z.number().describe('Share of the painted, weighted area, 0 to 1.'),
    recommended_usage_percent: z.string().describe('For instance "60%"; the palette adds up to 100.'),
    accessibility: z.object({ is_dark: z.boolean(), is_light: z.boolean() }),
  })
  .meta({ id: 'PaletteColor' });

export const ColorsSection = z
  .object({
    primary_palette: z.array(PaletteColor),
    gradients: z.array(z.object({ name: z.string(), css: z.string(), usage: z.string() })),
    design_notes: z.string(),
  })
  .meta({ id: 'ColorsSection' });
export type ColorsSection = z.infer<typeof ColorsSection>;
export type PaletteColor = z.infer<typeof PaletteColor>;
