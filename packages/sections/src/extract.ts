import type { Evidence, Findings, Provenance, SectionStage } from '@brandprint/contracts';
import { SECTIONS } from './registry.ts';
import type { AssetPort, Needs, Section } from './section.ts';
import { canonical } from './shared/canonical.ts';

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
): Promise<{ data: unknown; provenance: Provenance[]; findings: Findings }> {
  const section: Section<SectionStage, SectionStage, unknown> = SECTIONS[name];
  const { facts, provenance, findings = {} } = section.measure(canonical(input.evidence));
  input.signal.throwIfAborted();
  const made = section.derive ? await section.derive(facts, input.assets, input.signal) : facts;
  const needs = Object.fromEntries(section.needs.map((need) => [need, input.needs[need] ?? null]));
  const data = section.schema.parse(section.compose(made, needs as Needs<SectionStage>));
  return { data, provenance: provenance.map(based), findings };
}

/** In the head, in other files and in names of custom properties a site declares; all else is what its pages render. */
const HEAD = /^(meta|link|script|title|head|header:)\b/;
const DECLARATIONS = /^(content|theme_color|name|short_name|description|href|rel)$|^--/;

function based(seen: Provenance): Provenance {
  const declared = HEAD.test(seen.selector) || DECLARATIONS.test(seen.property);
  return { ...seen, basis: seen.basis ?? (declared ? 'declared' : 'rendered') };
}
