import { type EvidenceResponse, type Provenance, SECTION_STAGES, type SectionEvidence } from '@brandprint/contracts';
import type { EvidenceRow } from '@brandprint/database';
import { versionOf } from '../version.ts';

/** Evidence in the response: the JSON and its version. */
export interface EvidenceView {
  text: string;
  version: string;
}

export function evidenceView(rows: readonly EvidenceRow[]): EvidenceView {
  const text = JSON.stringify(evidenceBody(rows));
  return { text, version: versionOf(text) };
}

/** Sections in run order; the sightings of a value together, in the order of the section. */
export const evidenceBody = (rows: readonly EvidenceRow[]): EvidenceResponse => ({
  data: SECTION_STAGES.flatMap((section) =>
    rows
      .filter(({ name }) => name === section)
      .map(({ provenance, findings }) => ({ section, values: valuesOf(provenance), ...findings })),
  ),
});

type Value = SectionEvidence['values'][number];

function valuesOf(provenance: readonly Provenance[]): Value[] {
  const values = new Map<string, Value>();
  for (const { path, confidence, basis = 'rendered', ...seen } of provenance) {
    const value = values.get(path) ?? { path, confidence: 0, seen: [] };
    value.confidence = Math.max(value.confidence, confidence);
    value.seen.push({ ...seen, basis });
    values.set(path, value);
  }
  return [...values.values()];
}
