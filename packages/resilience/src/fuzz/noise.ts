import fc from 'fast-check';
import type { Schema } from './values.ts';

/** Node rejects heads above 16 KB before the API sees them. */
export const MAX_HEAD = 6_000;

/** Valid parts per replaced part in a request that is meant to be invalid. */
const VALID_WEIGHT = 8;

export function maybeReplaced<T>(noise: boolean, valid: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return noise ? fc.oneof({ weight: VALID_WEIGHT, arbitrary: valid }, { weight: 1, arbitrary: other }) : valid;
}

/** Generates values of a schema. */
export type Values = (schema: Schema) => fc.Arbitrary<unknown>;
