import fc from 'fast-check';
import type { Schema } from './values.ts';

/** Node refuses heads of more than 16 KB before anybody else sees them. */
export const MAX_HEAD = 6_000;

/** Of so many sound parts, one is replaced in a request that is to be wrong. */
const VALID_WEIGHT = 8;

export function maybeReplaced<T>(noise: boolean, sound: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return noise ? fc.oneof({ weight: VALID_WEIGHT, arbitrary: sound }, { weight: 1, arbitrary: other }) : sound;
}

/** Sound values of a schema, or of what is near it. */
export type Values = (schema: Schema) => fc.Arbitrary<unknown>;
