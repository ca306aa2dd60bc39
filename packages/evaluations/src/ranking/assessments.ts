import type { WrittenTruth } from '../../corpus/real/score-written.mjs';
import { corpusPath, readJson } from '../corpus.ts';

/** Fields for which candidates of the product were pooled and assessed. */
export type AssessedField =
  | 'description'
  | 'promise'
  | 'differentiator'
  | 'mission'
  | 'vision'
  | 'capabilities'
  | 'values'
  | 'audiences'
  | 'category';

/** Texts of one site that an assessor accepted for a field, besides its written truth. */
export type SiteAssessment = Partial<Record<AssessedField, string[]>>;

/** By site id: corpus/real/assessments.json. */
export const readAssessments = async (): Promise<Record<string, SiteAssessment>> =>
  (await readJson(corpusPath('real/assessments.json'))) as Record<string, SiteAssessment>;

const textsOf = (value: unknown): string[] =>
  [value].flat().flatMap((one) => {
    if (typeof one === 'string') return [one];
    return one && typeof one === 'object' && 'text' in one ? [String(one.text)] : [];
  });

/** All texts that are right for a field: of the written truth, its alternatives, and the assessment. */
export function acceptedTexts(
  truth: WrittenTruth,
  assessment: SiteAssessment | undefined,
  field: AssessedField,
): string[] {
  const record: Record<string, unknown> = { ...truth };
  const fields = [field, ...(isPurposeToo(truth, field) ? ['purpose'] : [])];
  return [
    ...fields.flatMap((name) => [...textsOf(record[name]), ...textsOf(record[`${name}_alt`])]),
    ...(assessment?.[field] ?? []),
  ];
}

/** A purpose describes; where a site states a mission, its purpose says the same. */
const isPurposeToo = ({ mission }: WrittenTruth, field: AssessedField): boolean =>
  field === 'description' || (field === 'mission' && textsOf(mission).length > 0);
