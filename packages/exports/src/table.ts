import { EXPORT_FORMATS, type ExportFormat } from '@brandprint/contracts';
import { toBook } from './book/index.ts';
import { bookAssets } from './book/pictures.ts';
import { toCss, toScss, toTailwind } from './formats/css.ts';
import { toDesignMd } from './formats/design-md.ts';
import { toDtcg } from './formats/dtcg.ts';
import { toJson, toJsonSchema } from './formats/json.ts';
import { toLlmsTxt } from './formats/llms-txt.ts';
import { toMarkdown } from './formats/markdown.ts';
import { toPalette } from './formats/palette.ts';
import { toShadcn } from './formats/shadcn.ts';
import { toWordPress } from './formats/wordpress.ts';
import { type BrandTokens, readTokens } from './tokens/index.ts';
import { slugOf } from './tokens/names.ts';
import { asText } from './tokens/read.ts';
import type { ExportFile, ExportOptions, ExportSource } from './types.ts';

/** One format: everything that the rest of the product knows about it. */
export interface ExportRow {
  format: ExportFormat;
  description: string;
  mediaType: string;
  /** Added to the name of the brand; a name of its own if it starts with a slash. */
  suffix: string;
  /** The options that have an effect. */
  options: readonly (keyof ExportOptions)[];
  /** The `asset_path`s of the files that it needs, which expire. */
  assetPaths?: (source: ExportSource) => string[];
  write(source: ExportSource, tokens: BrandTokens, options: ExportOptions): ExportFile['content'];
}

type Row = Omit<ExportRow, 'format' | 'options'> & Partial<Pick<ExportRow, 'options'>>;

const JSON_TYPE = 'application/json; charset=utf-8';
const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
const ALL_OPTIONS = ['scheme', 'prefix'] as const;

const ROWS: Record<ExportFormat, Row> = {
  dtcg: {
    description: 'Design tokens (Format Module 2025.10); a resolver with both schemes if the site has two.',
    mediaType: JSON_TYPE,
    suffix: '.tokens.json',
    options: ALL_OPTIONS,
    write: (_, tokens, options) => toDtcg(tokens, options),
  },
  css: {
    description: 'Custom properties of CSS.',
    mediaType: 'text/css; charset=utf-8',
    suffix: '.css',
    options: ALL_OPTIONS,
    write: (_, tokens, options) => toCss(tokens, options),
  },
  scss: {
    description: 'Variables of Sass.',
    mediaType: 'text/x-scss; charset=utf-8',
    suffix: '.scss',
    options: ALL_OPTIONS,
    write: (_, tokens, options) => toScss(tokens, options),
  },
  tailwind: {
    description: 'A theme of Tailwind CSS 4.',
    mediaType: 'text/css; charset=utf-8',
    suffix: '.tailwind.css',
    options: ALL_OPTIONS,
    write: (_, tokens, options) => toTailwind(tokens, options),
  },
  shadcn: {
    description: 'A theme for the registry of shadcn/ui.',
    mediaType: JSON_TYPE,
    suffix: '.shadcn.json',
    options: ['scheme'],
    write: (_, tokens) => toShadcn(tokens),
  },
  json: {
    description: 'The brand as the API shows it.',
    mediaType: JSON_TYPE,
    suffix: '.json',
    write: toJson,
  },
  'json-schema': {
    description: 'The JSON Schema of `json`.',
    mediaType: 'application/schema+json; charset=utf-8',
    suffix: '.schema.json',
    write: toJsonSchema,
  },
  md: {
    description: 'The brand in Markdown, for people.',
    mediaType: MARKDOWN_TYPE,
    suffix: '.md',
    options: ['scheme'],
    write: (source, tokens) => toMarkdown(source, tokens),
  },
  'llms-txt': {
    description: 'A short summary for language models (llmstxt.org).',
    mediaType: 'text/plain; charset=utf-8',
    suffix: '/llms.txt',
    options: ['scheme'],
    write: (source, tokens) => toLlmsTxt(source, tokens),
  },
  'design-md': {
    description: 'DESIGN.md: tokens and rules for coding agents.',
    mediaType: MARKDOWN_TYPE,
    suffix: '/DESIGN.md',
    options: ALL_OPTIONS,
    write: toDesignMd,
  },
  palette: {
    description: 'An archive of the palette as ASE, GPL and PNG.',
    mediaType: 'application/zip',
    suffix: '.palette.zip',
    options: ALL_OPTIONS,
    write: (_, tokens, options) => toPalette(tokens, options),
  },
  wordpress: {
    description: 'theme.json of WordPress, version 3.',
    mediaType: JSON_TYPE,
    suffix: '/theme.json',
    options: ALL_OPTIONS,
    write: (_, tokens, options) => toWordPress(tokens, options),
  },
  'book.html': {
    description: 'The brand book: one page of HTML for screens and print, with its pictures and without scripts.',
    mediaType: 'text/html; charset=utf-8',
    suffix: '.book.html',
    options: ['scheme'],
    assetPaths: bookAssets,
    write: toBook,
  },
};

/** Every format, in the order in which they are listed. */
export const EXPORTS: readonly ExportRow[] = EXPORT_FORMATS.map(exportRow);

/** The same source and options always give the same bytes. */
export function exportBrand(format: ExportFormat, source: ExportSource, options: ExportOptions): ExportFile {
  const row = exportRow(format);
  const tokens = readTokens(source, options);
  return { name: fileNameOf(row, source), content: row.write(source, tokens, options) };
}

export function exportRow(format: ExportFormat): ExportRow {
  return { format, options: [], ...ROWS[format] };
}

/** The name that the file of a format has. */
export function fileNameOf({ suffix }: ExportRow, { brand }: ExportSource): string {
  if (suffix.startsWith('/')) return suffix.slice(1);
  return `${slugOf(asText(brand.name)) || 'brand'}${suffix}`;
}
