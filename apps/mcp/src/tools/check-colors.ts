import {
  brandColors,
  type ColorFinding,
  findColors,
  checkColors as holdAgainstPalette,
  NotJsonError,
} from '@brandprint/checks';
import { z } from 'zod';
import { ToolError } from '../explain-error.ts';
import { BrandId } from './inputs.ts';
import { defineTool, READS } from './tool.ts';

const MAX_CSS = 400_000;
const MAX_COLORS = 200;
const MAX_FINDINGS = 40;
const MAX_PLACES = 3;
const TOLERANCE = 3;
const MAX_TOLERANCE = 20;

const Place = z.object({ line: z.number(), path: z.string() });
const Nearest = z.object({ name: z.string(), hex: z.string(), from: z.string() });

const Finding = z.object({
  kind: z.enum(['off-brand', 'low-contrast', 'not-a-color']),
  message: z.string(),
  value: z.string().optional().describe('The colour as it was written.'),
  nearest: Nearest.optional().describe('The colour of the brand to use instead.'),
  distance: z.number().optional().describe('CIEDE2000 distance to it.'),
  text: z.string().optional(),
  background: z.string().optional(),
  ratio: z.number().optional().describe('Contrast of text and background.'),
  required: z.number().optional().describe('What WCAG 2.2 AA asks for.'),
  places: z.array(Place),
});

export const checkColors = defineTool({
  name: 'check_colors',
  title: 'Check colours',
  description:
    "Holds colours, CSS or design tokens against the palette of a brand. Lists colours that are not the brand's, each with the nearest that is (CIEDE2000), and text with too little contrast (WCAG 2.2 AA). Use it before you deliver a design.",
  annotations: READS,
  input: z.object({
    brand_id: BrandId,
    css: z.string().min(1).max(MAX_CSS).optional().describe('CSS, SCSS or Less, or design tokens as JSON.'),
    colors: z
      .array(z.string().max(100))
      .min(1)
      .max(MAX_COLORS)
      .optional()
      .describe('Instead: colours, such as ["#ff6600"].'),
    tolerance: z
      .number()
      .min(0)
      .max(MAX_TOLERANCE)
      .default(TOLERANCE)
      .describe("Largest distance at which a colour counts as the brand's."),
  }),
  output: z.object({
    brand_id: z.string(),
    fits: z.boolean().describe('Whether nothing was found.'),
    checked: z.number().describe('Different colours that were compared.'),
    matches: z.array(z.object({ value: z.string(), nearest: Nearest, distance: z.number(), count: z.number() })),
    findings: z.array(Finding),
    more_findings: z.number(),
  }),
  async run({ brand_id, css, colors, tolerance }, { client, signal }) {
    const brand = await client.brands.get(brand_id, { signal });
    if (brandColors(brand).length === 0) throw new ToolError(missing(brand.reshaped));
    const { checked, matches, findings } = holdAgainstPalette(brand, inputOf(css, colors), { tolerance });
    return {
      websites: [brand.source_url],
      data: {
        brand_id,
        fits: findings.length === 0,
        checked,
        matches: matches
          .slice(0, MAX_FINDINGS)
          .map(({ value, nearest, distance, count }) => ({ value, nearest, distance, count })),
        findings: findings.slice(0, MAX_FINDINGS).map(toFinding),
        more_findings: Math.max(0, findings.length - MAX_FINDINGS),
      },
    };
  },
});

function inputOf(css: string | undefined, colors: string[] | undefined) {
  if (css !== undefined && colors === undefined) return read(css);
  if (colors !== undefined && css === undefined) return colors;
  throw new ToolError('Give either css or colors.');
}

function read(css: string) {
  try {
    return findColors(css);
  } catch (error) {
    throw error instanceof NotJsonError ? new ToolError(error.message) : error;
  }
}

function toFinding(finding: ColorFinding): z.output<typeof Finding> {
  const { kind, message } = finding;
  switch (finding.kind) {
    case 'off-brand': {
      const { value, nearest, distance, places } = finding;
      return { kind, message, value, nearest, distance, places: places.slice(0, MAX_PLACES) };
    }
    case 'low-contrast': {
      const { text, background, ratio, required, places } = finding;
      return { kind, message, text, background, ratio, required, places: places.slice(0, MAX_PLACES) };
    }
    case 'not-a-color':
      return { kind, message, value: finding.value, places: [] };
  }
}

const missing = (reshaped: readonly string[]): string =>
  reshaped.includes('colors')
    ? 'People edited the colours of this brand to a shape of their own, so they cannot be compared. get_section has them.'
    : 'This brand has no colours to compare with: it is not analysed yet, or colours were not requested.';
