import {
  type BrandDetail,
  ColorsSection,
  LogosSection,
  SpacingSection,
  ThingsSection,
  TypographySection,
} from '@brandprint/contracts';
import type { Paint } from './paint.ts';

const LABEL_WIDTH = 10;
const MAX_COLORS = 8;
const MAX_TEXT = 300;

/**
 * What a person wants to see of a brand at first, as lines; what was not asked for or not found is left out. A file is named by
 * where it is served, or without a base URL by where it came from.
 */
export function summarise(brand: BrandDetail, baseUrl: string | undefined, paint: Paint): string[] {
  const { analysis } = brand;
  const things = ThingsSection.safeParse(analysis?.things).data;
  const rows: [string, string[]][] = [
    ['About', things?.description ? [shorten(plain(things.description))] : []],
    ['Category', things?.category ? [plain(things.category)] : []],
    ['Colours', colorLines(analysis?.colors, paint)],
    ['Fonts', fontLines(analysis?.typography)],
    ['Logo', logoLines(analysis?.logos, baseUrl)],
    ['Spacing', spacingLines(analysis?.spacing)],
    ['Note', brand.quality_note ? [plain(brand.quality_note)] : []],
  ];
  const state = brand.analysis_status === 'complete' ? paint.good('complete') : paint.bad(brand.analysis_status);
  return [
    `${paint.strong(plain(brand.name))}  ${plain(brand.source_url)}  ${state}`,
    '',
    ...rows.flatMap(([label, lines]) =>
      lines.map((line, index) => `  ${paint.faint((index === 0 ? label : '').padEnd(LABEL_WIDTH))}${line}`),
    ),
  ];
}

function colorLines(section: unknown, paint: Paint): string[] {
  const palette = ColorsSection.safeParse(section).data?.primary_palette ?? [];
  return palette.slice(0, MAX_COLORS).map(({ hex, name, category }) => {
    const swatch = paint.swatch(hex);
    return `${swatch}${swatch && ' '}${plain(hex)}  ${plain(name)}${category ? paint.faint(`  ${plain(category)}`) : ''}`;
  });
}

function fontLines(section: unknown): string[] {
  const families = TypographySection.safeParse(section).data?.font_families ?? [];
  return families.map(({ name, usage, availability: { availability } }) => {
    const details = [usage.replace(/\.$/, ''), availability].filter(Boolean).join('; ');
    return plain(details ? `${name} (${details})` : name);
  });
}

function logoLines(section: unknown, baseUrl: string | undefined): string[] {
  const logos = LogosSection.safeParse(section).data;
  if (!logos) return [];
  const logo = logos.primary_logo;
  if (!logo) return ['none found'];
  const size = logo.width && logo.height ? `${logo.width}×${logo.height}` : '';
  const details = [logo.format, size, logo.is_vector ? 'vector' : ''].filter(Boolean).join(', ');
  const place = baseUrl === undefined ? (logo.source_url ?? 'drawn in the page') : `${baseUrl}${logo.asset_path}`;
  return [plain(`${place}${details && ` (${details})`}`)];
}

function spacingLines(section: unknown): string[] {
  const spacing = SpacingSection.safeParse(section).data;
  if (!spacing?.base_unit_px) return [];
  const scale = spacing.scale.map(({ value_px }) => value_px).join(', ');
  return [`base ${spacing.base_unit_px} px${scale && `; ${scale}`}`];
}

/** Without the control characters that would steer a terminal: the words are a stranger's. */
const plain = (text: string) => text.replace(/\p{Cc}+/gu, (codes) => (/\s/.test(codes) ? ' ' : ''));

function shorten(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  return `${text.slice(0, MAX_TEXT).replace(/\s+\S*$/, '')} …`;
}
