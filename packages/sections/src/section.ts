import type { Evidence, Findings, Provenance, SectionStage, Sections, StoredAsset } from '@brandprint/contracts';
import type { ZodType } from 'zod';
import type { Writing } from './writing/define-writing.ts';

/** What other sections found, by name; null where one failed or was not run. */
export type Needs<N extends SectionStage> = { readonly [S in N]: Sections[S] | null };

/** Facts with where each was seen; `provenance` is kept on the section row and outlives the binaries. */
export interface Measurement<Facts> {
  facts: Facts;
  provenance: Provenance[];
  /** What was measured and has no place in the contract's shape; shown with the evidence. */
  findings?: Findings;
}

/** What a section may ask of the asset store. */
export interface AssetPort {
  /** The bytes of a stored file; null if it is gone. */
  read(key: string): Promise<Buffer | null>;
  /** Stores a file that was made here, and answers its record. */
  save(file: { body: Buffer; contentType: string; pageUrl: string; url?: string | null }): Promise<StoredAsset>;
}

/**
 * A section of the analysis. Evidence → facts (`measure`, pure) → files made from them (`derive`) → the contract's
 * shape (`compose`, pure, without a model) → the same with a model's part in it (`write`), where there is one.
 */
export interface Section<S extends SectionStage, N extends SectionStage, Facts> {
  name: S;
  needs: readonly N[];
  schema: ZodType<Sections[S]>;
  measure(evidence: Evidence): Measurement<Facts>;
  derive?(facts: Facts, assets: AssetPort, signal: AbortSignal): Promise<Facts>;
  /** Where values were seen of which only `derive` told what becomes of them; goes before what `measure` told. */
  derivedProvenance?(facts: Facts): Provenance[];
  compose(facts: Facts, needs: Needs<N>): Sections[S];
  write?: Writing<S, NoInfer<Facts>, NoInfer<Needs<N>>>;
}

/** Types a section in place. */
export function defineSection<S extends SectionStage, N extends SectionStage, Facts>(
  definition: Section<S, N, Facts>,
): Section<S, N, Facts> {
  return definition;
}
