import type { Evidence, Provenance, SectionStage } from '@brandprint/contracts';
import { SECTIONS } from './registry.ts';
import type { AssetPort, Needs, Section } from './section.ts';

/**
 * Evidence to a section of the contract's shape, with where its values were seen. `needs` holds what other sections
 * extracted; a missing one counts as null.
 */
export async function extractSection(
  name: SectionStage,
  input: {
    evidence: Evidence;
    needs: Partial<Record<SectionStage, unknown>>;
    assets: AssetPort;
    signal: AbortSignal;
  },
): Promise<{ data: unknown; provenance: Provenance[] }> {
  const section: Section<SectionStage, SectionStage, unknown> = SECTIONS[name];
  const { facts, provenance } = section.measure(input.evidence);
  input.signal.throwIfAborted();
  const made = section.derive ? await section.derive(facts, input.assets, input.signal) : facts;
  const needs = Object.fromEntries(section.needs.map((need) => [need, input.needs[need] ?? null]));
  const data = section.schema.parse(section.compose(made, needs as Needs<SectionStage>));
  return { data, provenance };
}
