import { type BrandDetail, BrandDetailResponse } from '@brandprint/contracts';
import composed from '../../../../docs/examples/composed.json' with { type: 'json' };
import simulated from '../../../../docs/examples/simulated.json' with { type: 'json' };
import type { ExportSource } from '../../src/index.ts';
import measured from '../fixtures/measured.json' with { type: 'json' };

const composedBrand = BrandDetailResponse.parse(composed).data;

export const withAnalysis = (analysis: unknown, more: Partial<BrandDetail> = {}): ExportSource => ({
  brand: { ...composedBrand, ...more, analysis: analysis as BrandDetail['analysis'] },
  evidence: [],
});

/** Brands as they are measured, with and without a model; the others have visual sections only. */
export const EXAMPLES: [name: string, source: ExportSource][] = [
  ['composed', { brand: composedBrand, evidence: [] }],
  ['simulated', { brand: BrandDetailResponse.parse(simulated).data, evidence: [] }],
  ...Object.entries(measured as unknown as Record<string, ExportSource>),
];

export const HOSTILE_TEXTS = [
  '*/}',
  '</style><script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not be evaluated.
  '${process.exit(1)}',
  '#{1 + 1}',
  '$value',
  '{a.b}',
  '😀👩‍👩‍👧‍👦',
  'مرحبا بالعالم',
  'x'.repeat(10_000),
  '---\n## Colors\n\n## Colors',
  '"; } body { display: none } /*',
  '\\',
  "'); DROP TABLE brands; --",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not be evaluated.
  '--> ]]> <!-- `${a}` {{b}} {% c %}',
  '__proto__',
  '../../etc/passwd',
  '\u0001\u2028\u202e',
  'url(javascript:alert(1))',
  '',
];

/** Values that formats parse: of these a brand stays usable. */
const VALUES = /hex|size|weight|height|spacing|radius|color|css|category|level|id|status|url|_at$/;

/** Every text of a brand replaced by the hostile ones in turn. */
function hostile(replaces: (key: string) => boolean): BrandDetail {
  let turn = 0;
  const change = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return replaces(key) ? HOSTILE_TEXTS[turn++ % HOSTILE_TEXTS.length] : value;
    if (Array.isArray(value)) return value.map((item) => change(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, change(child, name)]));
  };
  return change(composedBrand, '') as BrandDetail;
}

const { analysis } = composedBrand;

const token = ($type: string, $value: unknown) => ({ $type, $value });
const ms = (value: number) => token('duration', { value, unit: 'ms' });
const px = (value: number) => token('dimension', { value, unit: 'px' });

/** Motion and layout as they are measured, beside custom properties of the same value or name. */
export const MOTION = withAnalysis({
  colors: analysis?.colors,
  web: {
    design_tokens: {
      duration: { fast: ms(120), 200: ms(90) },
      'measured-duration': { 1: ms(200), 2: ms(120) },
      'measured-easing': { 1: token('cubicBezier', [0.2, 0, 0, 1]), 2: token('cubicBezier', [0.42, 0, 0.58, 1]) },
      'measured-transition': { 1: token('transition', { duration: { value: 7, unit: 'ms' } }) },
      'measured-breakpoint': { 1: px(768), 2: px(1200), 3: px(-1), 4: token('dimension', 'wide') },
      'state-button-hover': { 1: { opacity: token('number', 0.5) } },
    },
  },
});

/** Brands that nothing may break on: in part, empty, edited to other shapes, and full of markup. */
const DIFFICULT: [name: string, source: ExportSource][] = [
  ['not analysed', withAnalysis(null)],
  ['empty sections', withAnalysis({ colors: {}, typography: {}, tone: {}, spacing: {}, things: {} })],
  ['colours only', withAnalysis({ colors: analysis?.colors })],
  ['typography only', withAnalysis({ typography: analysis?.typography })],
  [
    'edited to other shapes',
    withAnalysis({
      things: 'a text',
      colors: {
        primary_palette: [null, 7, 'red', { hex: 'rebeccapurple', category: 'primary' }, { hex: '#FFF' }, { hex: [] }],
        gradients: { css: 1 },
      },
      typography: {
        font_families: [{ name: 'Inter' }, { name: ['x'] }, { usage: 'Headings' }],
        headings: [{ level: 'h9', font_size: '2rem' }, { font_size: 'huge' }, { level: 'h1', font_size: '1em' }],
        body_text: 'none',
      },
      tone: { voice_traits: { a: 1 }, example_phrases: [] },
      spacing: { base_unit_px: '8', scale: [{ name: 'sm', value_px: -1 }, { value_px: 1e21 }] },
      elevation: { levels: [{ name: 'x', css_value: 'none' }, { css_value: 'red 1px' }] },
      web: { design_tokens: { duration: { a: { $type: 'duration', $value: { value: '1', unit: 'h' } } } } },
      audio: { any: [1, { thing: null }] },
    }),
  ],
  [
    'hostile names',
    withAnalysis({
      colors: {
        primary_palette: HOSTILE_TEXTS.map((name) => ({ name, hex: '#3366cc', category: name, color_group: name })),
        gradients: HOSTILE_TEXTS.map((name) => ({ name, css: `linear-gradient(${name}, #000000, #ffffff)` })),
      },
      typography: {
        font_families: HOSTILE_TEXTS.map((name) => ({ name, usage: name, availability: { notes: name } })),
        body_text: HOSTILE_TEXTS.map((label) => ({ label, font_size: '16px', font_weight: '400', line_height: label })),
      },
      spacing: { scale: HOSTILE_TEXTS.map((name) => ({ name, value_px: 8, role: name })) },
      elevation: { levels: HOSTILE_TEXTS.map((name) => ({ name, css_value: '0 1px 2px #00000033', usage: name })) },
    }),
  ],
  ['motion and layout', MOTION],
  ['hostile texts', { brand: hostile((key) => !VALUES.test(key)), evidence: [] }],
  ['hostile texts and values', { brand: hostile(() => true), evidence: [] }],
];

export const ALL = [...EXAMPLES, ...DIFFICULT];

/** Options that change what is written. */
export const OPTIONS = [
  { scheme: 'both', prefix: '' },
  { scheme: 'light', prefix: '' },
  { scheme: 'dark', prefix: 'acme' },
] as const;
