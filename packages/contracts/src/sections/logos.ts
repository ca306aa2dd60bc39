import { z } from 'zod';

const slotFields = {
  asset_path: z.string().describe('Path below the base URL where the file is served.'),
  format: z.string().describe('File format, for instance "svg" or "png".'),
  is_vector: z.boolean(),
  width: z.number().nullable().describe('Pixels of the file; of a vector, its intrinsic size, or null.'),
  height: z.number().nullable(),
  generated: z.boolean().optional().describe('Present only on variants that were derived from a found logo.'),
};

export const LogoSlot = z.object(slotFields).meta({ id: 'LogoSlot' });

/** A slot's fields, and the origin of the file. */
export const LogoFile = z
  .object({
    ...slotFields,
    source_url: z.string().nullable().describe('Absolute URL of the original file; null for an inline SVG.'),
    page_url: z.string().describe('The page on which it was seen.'),
  })
  .meta({ id: 'LogoFile' });

export const LogoVariant = LogoFile.extend({ key: z.string(), label: z.string() }).meta({ id: 'LogoVariant' });

export const LOGO_SLOTS = ['mark_light', 'mark_dark', 'wordmark_light', 'wordmark_dark'] as const;

export const LogosSection = z
  .object({
    slots: z.object({
      mark_light: LogoSlot.nullable(),
      mark_dark: LogoSlot.nullable(),
      wordmark_light: LogoSlot.nullable(),
      wordmark_dark: LogoSlot.nullable(),
    }),
    slot_definitions: z.array(z.object({ key: z.string(), label: z.string(), description: z.string() })),
    primary_logo: LogoFile.nullable(),
    variants: z.array(LogoVariant),
    favicon: LogoFile.nullable(),
  })
  .meta({ id: 'LogosSection' });
export type LogosSection = z.infer<typeof LogosSection>;
export type LogoSlot = z.infer<typeof LogoSlot>;
export type LogoFile = z.infer<typeof LogoFile>;
export type LogoVariant = z.infer<typeof LogoVariant>;
