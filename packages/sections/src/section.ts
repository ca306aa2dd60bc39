import type { Evidence, Findings, Provenance, SectionStage, Sections, StoredAsset } from '@brandprint/contracts';
import type { ZodType } from 'zod';
import type { Writing } from './writing/define-writing.ts';

/** Results of other sections by name; null for one that failed or was not run. */
export type Needs<N extends SectionStage> = { readonly [S in N]: Sections[S] | null };

/** Facts with their sources. `provenance` is stored with the section and outlives the binaries. */
export interface Measurement<Facts> {
  facts: Facts;
  provenance: Provenance[];
  /** Measurements outside the contract's shape; shown with the evidence. */
  findings?: Findings;
}

/** A section's access to the asset store. */
export interface AssetPort {
  /** The bytes of a stored file; null if it no longer exists. */
  read(key: string): Promise<Buffer | null>;
  /** Stores a generated file and returns its record. */
  save(file: { body: Buffer; contentType: string; pageUrl: string; url?: string | null }): Promise<StoredAsset>;
}

/**
 * A section of the analysis: evidence → facts (`measure`, pure) → files made from them (`derive`) → the contract's
 * shape (`compose`, pure, without a model) → optionally the same with a model's contribution (`write`).
 */
export interface Section<S extends SectionStage, N extends SectionStage, Facts> {
  name: S;
  needs: readonly N[];
  schema: ZodType<Sections[S]>;
  measure(evidence: Evidence): Measurement<Facts>;
  derive?(facts: Facts, assets: AssetPort, signal: AbortSignal): Promise<Facts>;
  /** Sources of values that only `derive` determines; placed before those of `measure`. */
  derivedProvenance?(facts: Facts): Provenance[];
  compose(facts: Facts, needs: Needs<N>): Sections[S];
  write?: Writing<S, NoInfer<Facts>, NoInfer<Needs<N>>>;
}

/** Infers the types of a section. */
export function defineSection<S extends SectionStage, N extends SectionStage, Facts>(
  definition: Section<S, N, Facts>,
): Section<S, N, Facts> {
  return definition;
}
