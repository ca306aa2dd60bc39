import { SECTION_STAGES } from '@brandprint/contracts';
import type { SectionEvidence } from '@brandprint/sdk';
import { z } from 'zod';
import { clip } from '../website-data.ts';
import { BrandId } from './inputs.ts';
import { defineTool, READS } from './tool.ts';

const MAX_MATCHES = 8;
const MAX_SIGHTINGS = 5;

const Match = z.object({
  section: z.string(),
  path: z.string().describe('JSON Pointer of the value in its section, as it was extracted.'),
  confidence: z.number().describe('0 to 1.'),
  seen: z.array(
    z.object({
      page: z.string(),
      selector: z.string(),
      property: z.string(),
      value: z.string(),
      count: z.number(),
      basis: z.string().describe('rendered: a visitor sees it; declared: only the source has it; cited: by a model.'),
    }),
  ),
  more_sightings: z.number(),
});
type Match = z.infer<typeof Match>;

export const whereSeen = defineTool({
  name: 'where_seen',
  title: 'Where a value was seen',
  description:
    'The evidence for a value of a brand: on which pages, at which elements and how often a colour, font, size or text was seen. Give the value as the brand has it ("#ffc72c", "Figtree", words of a text), or its JSON Pointer in a section ("/primary_palette/0").',
  annotations: READS,
  input: z.object({
    brand_id: BrandId,
    value: z.string().min(1).max(500),
    section: z.enum(SECTION_STAGES).optional().describe('Look only in this section.'),
  }),
  output: z.object({ brand_id: z.string(), value: z.string(), matches: z.array(Match), more_matches: z.number() }),
  async run({ brand_id, value, section }, { client, signal }) {
    const brand = await client.brands.get(brand_id, { signal });
    const evidence = await client.brands.evidence(brand_id, { section }, { signal });
    const found = findMatches(evidence, { ...brand.raw.analysis }, value);
    return {
      websites: [brand.source_url],
      data: {
        brand_id,
        value,
        matches: found.slice(0, MAX_MATCHES),
        more_matches: Math.max(0, found.length - MAX_MATCHES),
      },
      next:
        found.length === 0
          ? 'No evidence was found. Only values of the brand have some: get_section shows them. Values that people edited have none.'
          : undefined,
    };
  },
});

/** Values that are the one looked for come before values that contain it; then the surest first. */
function findMatches(evidence: SectionEvidence[], analysis: Record<string, unknown>, wanted: string): Match[] {
  const needle = wanted.trim().toLowerCase();
  const ranked = evidence.flatMap(({ section, values }) =>
    values.flatMap(({ path, confidence, seen }) => {
      const texts = [...textsIn(valueAt(analysis[section], path)), ...seen.map(({ value }) => value)];
      const rank = path === wanted ? 2 : rankOf(texts, needle);
      if (rank === 0) return [];
      // Of a value with many properties, such as a button, only those that are looked for.
      const exact = seen.filter((one) => rankOf([one.value], needle) > 0);
      const shown = (exact.length > 0 ? exact : seen).slice(0, MAX_SIGHTINGS);
      return [{ rank, section, path, confidence, seen: shown, more_sightings: seen.length - shown.length }];
    }),
  );
  return ranked
    .sort((a, b) => b.rank - a.rank || b.confidence - a.confidence)
    .map(({ rank: _, seen, ...match }) => ({
      ...match,
      seen: seen.map((one) => ({ ...one, selector: clip(one.selector, 200), value: clip(one.value, 300) })),
    }));
}

function rankOf(texts: string[], needle: string): number {
  const lower = texts.map((text) => text.toLowerCase());
  if (lower.includes(needle)) return 2;
  return lower.some((text) => text.includes(needle)) ? 1 : 0;
}

/** The value at a JSON Pointer (RFC 6901); undefined if there is none. */
function valueAt(section: unknown, pointer: string): unknown {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : undefined,
    section,
  );
}

/** A text, or the texts directly in an object. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter((item): item is string => typeof item === 'string');
}
