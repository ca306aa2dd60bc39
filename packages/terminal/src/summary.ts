import type { Analysis, Brand } from '@brandprint/sdk';
import type { TerminalStyle } from './terminal-style.ts';
import { shorten, stripControlCharacters, widthOf, wrap } from './text.ts';

const LABEL_WIDTH = 10;
const MARGIN = 2;
/** Longer lines are hard to read, however wide the terminal is. */
const MAX_WIDTH = 100;
const MIN_ROOM = 20;
const MAX_COLORS = 8;
const MAX_TEXT = 300;

/** What is shown of a brand. */
export interface SummaryBrand extends Pick<Brand, 'name' | 'source_url' | 'analysis_status' | 'quality_note'> {
  analysis: Partial<Analysis> | null;
}

/** The essentials of a brand, as lines of at most `width` columns. What was not requested or not found is left out. */
export function formatSummary(brand: SummaryBrand, paint: TerminalStyle, width: number): string[] {
  const analysis = brand.analysis ?? {};
  const { things, mission } = analysis;
  const rows: [string, string[]][] = [
    ['About', text(things?.description)],
    ['Category', text(things?.category)],
    ['Mission', text(mission?.mission_statement.statement)],
    ['Values', list(mission?.core_values.map(({ title }) => title))],
    ['For', list(audienceNames(analysis.audiences))],
    ['Voice', list(analysis.tone?.voice_traits.map(({ name }) => name))],
    ['Colours', colorLines(analysis.colors, paint)],
    ['Fonts', fontLines(analysis.typography)],
    ['Logo', logoLines(analysis.logos)],
    ['Images', imageLines(analysis.images)],
    ['Spacing', spacingLines(analysis.spacing)],
    ['Note', text(brand.quality_note)],
  ];
  const room = Math.max(Math.min(width, MAX_WIDTH) - MARGIN - LABEL_WIDTH, MIN_ROOM);
  const state = brand.analysis_status === 'complete' ? paint.success('complete') : paint.error(brand.analysis_status);
  return [
    ...wrap(
      `${paint.bold(stripControlCharacters(brand.name))}  ${stripControlCharacters(brand.source_url)}  ${state}`,
      width,
    ),
    '',
    ...rows.flatMap(([label, lines]) =>
      lines
        .flatMap((line) => wrap(line, room))
        .map((line, index) => `  ${paint.dim((index === 0 ? label : '').padEnd(LABEL_WIDTH))}${line}`),
    ),
  ];
}

const text = (said: string | undefined): string[] => (said ? [shorten(stripControlCharacters(said), MAX_TEXT)] : []);

const list = (names: readonly string[] = []): string[] => text(names.join(' · '));

/** The audiences of the site. People who only speak on it (with a role) are used if it names nobody else. */
function audienceNames(section: Analysis['audiences'] | undefined): string[] {
  const personas = section?.personas ?? [];
  const named = personas.filter(({ role }) => role === '');
  return (named.length > 0 ? named : personas).map(({ name }) => name);
}

function colorLines(section: Analysis['colors'] | undefined, paint: TerminalStyle): string[] {
  const palette = (section?.primary_palette ?? []).slice(0, MAX_COLORS);
  const longest = Math.max(0, ...palette.map(({ name }) => widthOf(stripControlCharacters(name))));
  return palette.map(({ hex, name, category }) => {
    const swatch = paint.swatch(hex);
    const padded = stripControlCharacters(name) + ' '.repeat(longest - widthOf(stripControlCharacters(name)));
    return `${swatch && `${swatch}  `}${stripControlCharacters(hex)}  ${padded}  ${paint.dim(stripControlCharacters(category))}`.trimEnd();
  });
}

function fontLines(section: Analysis['typography'] | undefined): string[] {
  const families = section?.font_families ?? [];
  return families.map(({ name, usage, availability: { availability } }) => {
    const details = [usage.replace(/\.$/, ''), availability].filter(Boolean).join('; ');
    return stripControlCharacters(details ? `${name} (${details})` : name);
  });
}

function logoLines(logos: Analysis['logos'] | undefined): string[] {
  if (!logos) return [];
  const logo = logos.primary_logo;
  if (!logo) return ['none found'];
  const size = logo.width && logo.height ? `${logo.width}×${logo.height}` : '';
  const details = [logo.format, size, logo.is_vector ? 'vector' : ''].filter(Boolean).join(', ');
  return [stripControlCharacters(`${logo.source_url ?? 'inline SVG'}${details && ` (${details})`}`)];
}

/** "14 pictures, 11 icons; bright, natural colours". */
function imageLines(images: Analysis['images'] | undefined): string[] {
  if (!images) return [];
  const counts = [counted(images.assets.images.length, 'picture'), counted(images.assets.icons.length, 'icon')];
  const mood = images.summary.overall_mood.keywords.join(', ');
  return text([counts.filter(Boolean).join(', '), mood].filter(Boolean).join('; '));
}

const counted = (count: number, noun: string) => (count > 0 ? `${count} ${noun}${count === 1 ? '' : 's'}` : '');

function spacingLines(spacing: Analysis['spacing'] | undefined): string[] {
  if (!spacing) return [];
  const base = spacing.base_unit_px > 0 ? `base ${spacing.base_unit_px} px` : '';
  return text([base, spacing.scale.map(({ value_px }) => value_px).join(', ')].filter(Boolean).join('; '));
}
