import type { Evidence, Provenance } from '@brandprint/contracts';
import { type Calibration, rawProbability } from '../calibration.ts';
import models from '../ranking/models.json' with { type: 'json' };
import { candidatesFor, type FieldCandidate } from './candidates.ts';
import { readStatements } from './context.ts';
import type { FeatureVector } from './features.ts';
import { FIELDS, type FieldName, type StatementField } from './fields.ts';
import type { Statement } from './statement.ts';

/** A statement that may be what a field asks for. */
export interface RankedStatement {
  statement: Statement;
  features: FeatureVector;
  /** Probability that it is what the field asks for, 0 to 1. */
  probability: number;
}

/**
 * Statements that are likely enough to be a field: those that plainly are, then the likeliest. Empty where none is: an
 * empty field is better than a wrong one.
 */
export function rankStatements(field: FieldName, evidence: Evidence): RankedStatement[] {
  const model: Calibration<string> & { threshold: number } = models[field];
  const { likelyAlone }: StatementField = FIELDS[field];
  const candidates = candidatesFor(field, readStatements(evidence)).map((candidate) => ({
    ...candidate,
    probability: rawProbability(model, candidate.features),
  }));
  const lower = candidates.some(({ isPlain }) => isPlain) ? undefined : likelyAlone;
  const thresholdOf = ({ statement, features }: FieldCandidate): number =>
    lower?.holds(statement, features) ? lower.threshold : model.threshold;
  return candidates
    .filter((candidate) => candidate.isPlain || candidate.probability >= thresholdOf(candidate))
    .sort((a, b) => Number(b.isPlain) - Number(a.isPlain) || b.probability - a.probability)
    .map(({ isPlain: _, ...candidate }) => candidate);
}

/** Where a statement was read. */
export const statementProvenance = (path: string, { statement, probability }: RankedStatement): Provenance => ({
  path,
  page: statement.page,
  selector: statement.selector,
  property: statement.property,
  value: statement.text,
  count: 1,
  confidence: Number(probability.toFixed(2)),
});
