import type { Evidence, Provenance } from '@brandprint/contracts';
import { type Calibration, rawProbability } from '../calibration.ts';
import models from '../ranking/models.json' with { type: 'json' };
import { readStatements } from './context.ts';
import { type FeatureVector, fieldFeatures } from './features.ts';
import { FIELDS, type FieldName, type StatementField } from './fields.ts';
import type { Statement } from './statement.ts';

/** A statement that may be what a field asks for. */
export interface RankedStatement {
  statement: Statement;
  features: FeatureVector;
  /** Probability that it is what the field asks for, 0 to 1. */
  probability: number;
}

/** As likely as not. */
const EVEN = 0.5;

/**
 * Statements that are likely enough to be a field: those that plainly are, then the likeliest, of which those whose words
 * say so too need be no more than even odds. Empty where none is: an empty field is better than a wrong one.
 */
export function rankStatements(field: FieldName, evidence: Evidence): RankedStatement[] {
  const site = readStatements(evidence);
  const { cues, eligible, plain, supported }: StatementField = FIELDS[field];
  const model: Calibration<string> & { threshold: number } = models[field];
  return site.described
    .map(({ statement, features }) => ({ statement, features: fieldFeatures(features, statement, cues, site) }))
    .filter(({ statement, features }) => eligible(statement, features))
    .map((candidate) => ({
      ...candidate,
      probability: rawProbability(model, candidate.features),
      isPlain: plain?.(candidate.statement, candidate.features) === true,
    }))
    .filter(
      ({ probability, isPlain, features }) =>
        isPlain || probability >= (supported?.(features) ? Math.min(EVEN, model.threshold) : model.threshold),
    )
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
