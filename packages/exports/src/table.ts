import { EXPORT_FORMATS, type ExportFormat } from '@brandprint/contracts';
import { toBook } from './book/index.ts';
import { bookAssets, MAX_PICTURE_BYTES } from './book/pictures.ts';
import { toCompose } from './formats/compose.ts';
import { toCss, toScss } from './formats/css.ts';
import { toDesignMd } from './formats/design-md.ts';
import { toDtcg } from './formats/dtcg.ts';
import { toFigma } from './formats/figma.ts';
import { toFlutter } from './formats/flutter.ts';
import { toJson, toJsonSchema } from './formats/json.ts';
import { toLlmsTxt } from './formats/llms-txt.ts';
import { logoPaths, toLogos } from './formats/logos.ts';
import { toMarkdown } from './formats/markdown.ts';
import { toPalette } from './formats/palette.ts';
import { toShadcn } from './formats/shadcn.ts';
import { toSkill } from './formats/skill.ts';
import { toSwiftUi } from './formats/swiftui.ts';
import { toTailwind } from './formats/tailwind.ts';
import { toWordPress } from './formats/wordpress.ts';
import { type BrandTokens, readTokens } from './tokens/index.ts';
import { slugOf } from './tokens/names.ts';
import type { ExportFile, ExportOptions, ExportSource } from './types.ts';

/** One format: everything that the rest of the product knows about it. */
export interface ExportRow {
  format: ExportFormat;
  description: string;
  mediaType: string;
  /** Added to the name of the brand; a name of its own if it starts with a slash. */
  suffix: string | ((tokens: BrandTokens) => string);
  /** The options that have an effect. */
  options: readonly (keyof ExportOptions)[];
  /** The `asset_path`s of the files that it needs, which expire. */
  assetPaths?: (source: ExportSource) => string[];
  /** How many bytes of these files it has room for: see `assetsThatFit`. */
  maxAssetBytes?: number;
  /** `write` returns HTML, from which a browser prints the file. */
  isPrinted?: true;
  write(
    source: ExportSource,
    tokens: BrandTokens,
    options: ExportOptions,
  ): ExportFile['content'] | Promise<ExportFile['content']>;
}

type Row = Omit<ExportRow, 'format' | 'options'> & Partial<Pick<ExportRow, 'options'>>;

const JSON_TYPE = 'application/json; charset=utf-8';
const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
const ALL_OPTIONS = ['scheme', 'prefix'] as const;

const ROWS: Record<ExportFormat, Row> = {
  dtcg: {
    description: 'Design tokens (Format Module 2025.10); a resolver with both schemes if the site has two.',
    mediaType: JSON_TYPE,
    suffix: ({ schemes }) => (schemes.length > 1 ? '.resolver.json' : '.tokens.json'),
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
  logos: {
    description: 'An archive of the logos and the favicon, in their own formats and as PNG.',
    mediaType: 'application/zip',
    suffix: '.logos.zip',
    assetPaths: logoPaths,
    write: toLogos,
  },
  skill: {
    description: 'A skill for agents, which write and design in the way of the brand with it.',
    mediaType: 'application/zip',
    suffix: '.skill.zip',
    options: ALL_OPTIONS,
    write: toSkill,
  },
  figma: {
    description: 'Variables for the import of Figma: a file for each collection and mode.',
    mediaType: 'application/zip',
    suffix: '.figma.zip',
    options: ALL_OPTIONS,
    write: (_, tokens, options) => toFigma(tokens, options),
  },
  swiftui: {
    description: 'Swift for apps with SwiftUI.',
    mediaType: 'text/x-swift; charset=utf-8',
    suffix: '/BrandTokens.swift',
    options: ALL_OPTIONS,
    write: (_, tokens, options) => toSwiftUi(tokens, options),
  },
  compose: {
    description: 'Kotlin for apps with Jetpack Compose.',
    mediaType: 'text/x-kotlin; charset=utf-8',
    suffix: '/BrandTokens.kt',
    options: ALL_OPTIONS,
    write: (_, tokens, options) => toCompose(tokens, options),
  },
  flutter: {
    description: 'Dart for apps with Flutter.',
    mediaType: 'text/x-dart; charset=utf-8',
    suffix: '/brand_tokens.dart',
    options: ALL_OPTIONS,
    write: (_, tokens, options) => toFlutter(tokens, options),
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
    maxAssetBytes: MAX_PICTURE_BYTES,
    write: toBook,
  },
  'book.pdf': {
    description: 'The brand book as PDF, printed by a browser from `book.html`: the first request takes a few seconds.',
    mediaType: 'application/pdf',
    suffix: '.book.pdf',
    options: ['scheme'],
    assetPaths: bookAssets,
    maxAssetBytes: MAX_PICTURE_BYTES,
    isPrinted: true,
    write: toBook,
  },
};

/** Every format, in the order in which they are listed. */
export const EXPORTS: readonly ExportRow[] = EXPORT_FORMATS.map(exportRow);

/** The same source and options always give the same bytes. */
export async function exportBrand(
  format: ExportFormat,
  source: ExportSource,
  options: ExportOptions,
): Promise<ExportFile> {
  const row = exportRow(format);
  const tokens = readTokens(source, options);
  return { name: nameOf(row, tokens), content: await row.write(source, tokens, options) };
}

export function exportRow(format: ExportFormat): ExportRow {
  return { format, options: [], ...ROWS[format] };
}

/** The names that the files of formats have without options. */
export function fileNamesOf(source: ExportSource): (row: ExportRow) => string {
  const tokens = readTokens(source, { scheme: 'both' });
  return (row) => nameOf(row, tokens);
}

function nameOf({ suffix }: ExportRow, tokens: BrandTokens): string {
  const end = typeof suffix === 'string' ? suffix : suffix(tokens);
  return end.startsWith('/') ? end.slice(1) : `${slugOf(tokens.name) || 'brand'}${end}`;
}
