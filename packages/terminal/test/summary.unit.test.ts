import { describe, expect, test } from '@jest/globals';
import { formatSummary, type SummaryBrand } from '../src/summary.ts';
import { createTerminalStyle } from '../src/terminal-style.ts';
import { widthOf } from '../src/text.ts';

const color = (hex: string, name: string) => ({
  name,
  hex,
  rgba: '',
  hsl: '',
  cmyk: '',
  usage: '',
  category: 'primary' as const,
  color_group: '',
  usage_frequency: 0.5,
  recommended_usage_percent: '50%',
  accessibility: { is_dark: true, is_light: false },
});

const brand = (analysis: SummaryBrand['analysis'], more: Partial<SummaryBrand> = {}) =>
  ({
    name: 'Acme',
    source_url: 'https://acme.example/',
    analysis_status: 'complete',
    quality_note: 'Based on 2 pages.',
    analysis,
    ...more,
  }) as SummaryBrand;

const summary = (detail: SummaryBrand, { depth = 1, width = 80 } = {}) =>
  formatSummary(detail, createTerminalStyle(depth), width).join('\n');

const widest = (text: string) => Math.max(...text.split('\n').map(widthOf));

/** A white swatch on a white terminal is seen by them. */
const EDGES = '\u001b[38;5;244m▏    ▕';

describe('summarise', () => {
  const palette = [color('#0a0b0c', 'Ink'), color('#ffc72c', 'Pineapple Gold')];
  const colored = brand({ colors: { primary_palette: palette, gradients: [], design_notes: '' } });

  test.each([
    ['16 million colours', 24, '48;2;255;199;44m'],
    ['256 colours', 8, '48;5;220m'],
  ])('When a terminal has %s, then a swatch is printed before each colour', (_, depth, code) => {
    expect(summary(colored, { depth })).toContain(`\u001b[${code}${EDGES}\u001b[0m  #ffc72c  Pineapple Gold`);
  });

  test('When there are no colours, then the palette is in aligned columns without escape codes', () => {
    expect(summary(colored)).toContain('Colours   #0a0b0c  Ink             primary\n');
    expect(summary(colored)).toContain('          #ffc72c  Pineapple Gold  primary');
    expect(summary(colored, { depth: 1 })).not.toContain('\u001b');
  });

  test.each([60, 80, 120])('When a terminal has %d columns, then no line is longer', (width) => {
    const things = {
      name: '',
      description: 'Anvils that last. '.repeat(14),
      purpose: '',
      capabilities: [],
      category: '',
    };
    const text = summary(brand({ things, colors: colored.analysis?.colors ?? null }), { depth: 24, width });

    expect(widest(text)).toBeLessThanOrEqual(width);
    expect(summary(brand({ things }), { width })).toMatch(/\n {12}\S/);
  });

  test('When nothing was found, then only name, state and note are shown', () => {
    const detail = brand(null, { analysis_status: 'failed', quality_note: 'The site could not be reached.' });

    expect(summary(detail)).toBe('Acme  https://acme.example/  failed\n\n  Note      The site could not be reached.');
  });

  test.each([
    ['a file', 'https://acme.example/logo.svg', 'https://acme.example/logo.svg (svg)'],
    ['inline SVG', null, 'inline SVG (svg)'],
  ])('When the logo is %s, then the summary has its origin', (_, source_url, origin) => {
    const primary_logo = {
      asset_path: '/assets/logo',
      format: 'svg',
      is_vector: false,
      width: null,
      height: null,
      source_url,
      page_url: 'https://acme.example/',
    };
    const slots = { mark_light: null, mark_dark: null, wordmark_light: null, wordmark_dark: null };
    const logos = { slots, slot_definitions: [], primary_logo, variants: [], favicon: null };

    expect(summary(brand({ logos }))).toContain(`Logo      ${origin}`);
  });

  test('When a site has escape codes in its texts, then the terminal does not get them', () => {
    const things = {
      name: '',
      description: 'Fine\u001b]0;owned\u0007\nwords',
      purpose: '',
      capabilities: [],
      category: '',
    };

    const text = summary(brand({ things }, { name: 'A\u001b[2Jcme' })).replaceAll('\n', '');

    expect(text).not.toMatch(/\p{Cc}/u);
    expect(text).toContain('A[2Jcme');
  });
});
