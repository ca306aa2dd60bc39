import { flag } from '../numbers.ts';
import type { SiteStatements } from './context.ts';
import { type FeatureVector, fieldFeatures } from './features.ts';
import { FIELDS, type FieldName, type StatementField } from './fields.ts';
import type { Statement } from './statement.ts';

/** A statement that may be a field, with what the model of the field knows of it. */
export interface FieldCandidate {
  statement: Statement;
  features: FeatureVector;
  /** Whether it is the field so plainly that it counts whatever its probability. */
  isPlain: boolean;
}

/** The statements of a site that may be a field. */
export function candidatesFor(field: FieldName, site: SiteStatements): FieldCandidate[] {
  const { cues, eligible, signs = {}, plain = [] }: StatementField = FIELDS[field];
  const candidates = site.described
    .map(({ statement, features }) => ({ statement, features: fieldFeatures(features, statement, cues, site) }))
    .filter(({ statement, features }) => eligible(statement, features))
    .map(({ statement, features }) => ({
      statement,
      features: { ...features, ...readSigns(signs, statement, features) },
    }));
  const holds = plain.find((test) => candidates.some(({ statement, features }) => test(statement, features)));
  return candidates.map((one) => ({ ...one, isPlain: holds?.(one.statement, one.features) === true }));
}

const readSigns = (
  signs: NonNullable<StatementField['signs']>,
  statement: Statement,
  features: FeatureVector,
): Partial<FeatureVector> =>
  Object.fromEntries(Object.entries(signs).map(([name, holds]) => [name, flag(holds(statement, features))]));
