import type { Evidence, Provenance } from '@brandprint/contracts';
import { type Calibration, rawProbability } from '../calibration.ts';
import models from '../ranking/models.json' with { type: 'json' };
import { candidatesFor } from './candidates.ts';
import { readStatements } from './context.ts';
import type { FeatureVector } from './features.ts';
import type { FieldName } from './fields.ts';
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
  return candidatesFor(field, readStatements(evidence))
    .map((candidate) => ({ ...candidate, probability: rawProbability(model, candidate.features) }))
    .filter(({ probability, isPlain }) => isPlain || probability >= model.threshold)
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
