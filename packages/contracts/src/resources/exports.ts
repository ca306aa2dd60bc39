import { z } from 'zod';
import { BrandPath } from './brand.ts';

/** The formats of exports, in the order of the list. */
export const EXPORT_FORMATS = [
  'dtcg',
  'css',
  'scss',
  'tailwind',
  'shadcn',
  'json',
  'json-schema',
  'md',
  'llms-txt',
  'design-md',
  'palette',
  'logos',
  'skill',
  'figma',
  'swiftui',
  'compose',
  'flutter',
  'wordpress',
  'book.html',
  'book.pdf',
] as const;

export const ExportFormat = z.enum(EXPORT_FORMATS).meta({ id: 'ExportFormat' });
export type ExportFormat = z.infer<typeof ExportFormat>;

const ColorSchemeName = z.enum(['light', 'dark']);

export const ExportPath = BrandPath.extend({ format: ExportFormat.describe('Name of the format.') });

export const ExportQuery = z.object({
  scheme: z
    .enum(['light', 'dark', 'both'])
    .default('both')
    .describe("Which colours: `both` has the site's own scheme, and the other one if the site has one."),
  prefix: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,29}[a-z0-9]$|^[a-z]$/, 'must be lower-case letters, digits and hyphens, at most 31')
    .optional()
    .describe('Put before the names of tokens, such as `acme` for `--acme-color-primary`.'),
});
export type ExportQuery = z.infer<typeof ExportQuery>;

const ExportDescription = z
  .object({
    format: ExportFormat,
    description: z.string().describe('What it is, in one sentence.'),
    media_type: z.string(),
    file_name: z.string().describe('The name it is downloaded as, without options.'),
    options: z.array(z.enum(['scheme', 'prefix'])).describe('The query parameters that have an effect.'),
    needs_assets: z.boolean().describe('Whether it needs binary assets, which expire.'),
    path: z.string().describe('Path below the base URL.'),
  })
  .meta({ id: 'ExportDescription', description: 'A format that a brand can be exported in.' });

export const ExportListResponse = z
  .object({
    data: z.object({
      schemes: z.array(ColorSchemeName).describe("The brand's colour schemes, its own first; empty without colours."),
      formats: z.array(ExportDescription),
    }),
  })
  .meta({ id: 'ExportListResponse' });
export type ExportListResponse = z.infer<typeof ExportListResponse>;

export const ExportPrinting = z
  .object({
    data: z.object({
      status: z.literal('printing'),
      format: ExportFormat,
      message: z.string().describe('What to do, for people.'),
    }),
  })
  .meta({ id: 'ExportPrinting', description: 'The file is being made: send the same request again.' });
export type ExportPrinting = z.infer<typeof ExportPrinting>;
