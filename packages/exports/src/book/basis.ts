import type { SectionName } from '@brandprint/contracts';
import type { ExportSource } from '../types.ts';

/** Sources of the values on a page, and what they mean; the colophon explains those that the book has. */
export const BASES = {
  'Measured on the site': 'read from its pages as a browser shows them.',
  'Measured on the site, described by a model':
    'values read from its pages; a language model worded what they are used for.',
  'Composed from measurements': 'sentences that fixed rules make from what was measured.',
  'From the site’s own words': 'quoted or put together from its texts.',
  'From the site’s own words, and words of a model': 'quotes beside what a language model worded from them.',
  'Written by a model from the site’s texts': 'worded by a language model, and checked against the texts.',
  'Written by a model from what was measured': 'worded by a language model from measurements and screenshots.',
  'Edited by people': 'the section was changed by people after the analysis, in part or as a whole.',
  'Suggested by this book': 'a common rule, not a finding.',
} as const;

export type Basis = keyof typeof BASES;

/** How a kind of content comes about: without a model, with one for a part of it, and with one for all of it. */
const KINDS = {
  measured: [
    'Measured on the site',
    'Measured on the site, described by a model',
    'Measured on the site, described by a model',
  ],
  quoted: [
    'From the site’s own words',
    'From the site’s own words, and words of a model',
    'Written by a model from the site’s texts',
  ],
  composed: [
    'Composed from measurements',
    'Written by a model from what was measured',
    'Written by a model from what was measured',
  ],
} as const satisfies Record<string, readonly [Basis, Basis, Basis]>;

/**
 * The source of a page's values, by their evidence: those below the paths of its section, by default all of it.
 * A value that the evidence does not quote is a model's. Whoever edits a section answers for it.
 */
export function basisOf(
  { source: { brand, evidence } }: { source: ExportSource },
  kind: keyof typeof KINDS,
  section: SectionName,
  ...paths: readonly string[]
): Basis {
  if (brand.overridden_sections.includes(section)) return 'Edited by people';
  const [alone, together, model] = KINDS[kind];
  const found = evidence.find((one) => one.section === section);
  if (!found) return alone;
  const shown = found.values.filter(
    ({ path }) => paths.length === 0 || paths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  );
  const cited = shown.filter(({ seen }) => seen.length > 0 && seen.every(({ basis }) => basis === 'cited'));
  if (cited.length > 0) return cited.length === shown.length ? model : together;
  // Values that are measured are never a model's; of texts without evidence it is not known which are.
  return shown.length === 0 && kind !== 'measured' && found.writing?.by === 'model' ? model : alone;
}
