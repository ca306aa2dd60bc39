import type { BrandDetail } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { createPaint } from '../src/quickstart/paint.ts';
import { summarise } from '../src/quickstart/summary.ts';

const color = (hex: string, name: string) => ({
  name,
  hex,
  rgba: '',
  hsl: '',
  cmyk: '',
  usage: '',
  category: 'primary',
  color_group: '',
  usage_frequency: 0.5,
  recommended_usage_percent: '50%',
  accessibility: { is_dark: true, is_light: false },
});

const brand = (analysis: Record<string, unknown> | null, more: Partial<BrandDetail> = {}) =>
  ({
    name: 'Acme',
    source_url: 'https://acme.example/',
    analysis_status: 'complete',
    quality_note: 'Based on 2 pages.',
    analysis,
    ...more,
  }) as BrandDetail;

const summary = (detail: BrandDetail, colors = false) =>
  summarise(detail, 'http://127.0.0.1:3000', createPaint(colors)).join('\n');

describe('summarise', () => {
  test('When a palette is there, then a terminal shows its colours and a pipe only their names', () => {
    const detail = brand({ colors: { primary_palette: [color('#0a0b0c', 'Ink')], gradients: [], design_notes: '' } });

    expect(summary(detail, true)).toContain('\u001b[48;2;10;11;12m');
    expect(summary(detail)).toContain('#0a0b0c  Ink');
    expect(summary(detail)).not.toContain('\u001b');
  });

  test('When nothing was found, then only name, state and note are shown', () => {
    const detail = brand(null, { analysis_status: 'failed', quality_note: 'The site could not be reached.' });

    expect(summary(detail)).toBe('Acme  https://acme.example/  failed\n\n  Note      The site could not be reached.');
  });

  test.each([
    ['serves on', 'http://127.0.0.1:3000', 'https://acme.example/logo.svg', 'http://127.0.0.1:3000/assets/logo (svg)'],
    ['ends', undefined, 'https://acme.example/logo.svg', 'https://acme.example/logo.svg (svg)'],
    ['ends and it was drawn in the page', undefined, null, 'drawn in the page (svg)'],
  ])('When the API %s, then the logo is named by where it can be had', (_, baseUrl, source_url, place) => {
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

    expect(summarise(brand({ logos }), baseUrl, createPaint(false)).join('\n')).toContain(`Logo      ${place}`);
  });

  test('When a site puts escape codes into its texts, then the terminal does not get them', () => {
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
