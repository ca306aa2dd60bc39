import {
  type Evidence,
  type Findings,
  type Provenance,
  type SectionStage,
  type Sections,
  STAGES,
  type Stage,
} from '@brandprint/contracts';
import { buildMaterial } from './material/index.ts';
import { SECTIONS } from './registry.ts';
import type { AssetPort, Needs, Section } from './section.ts';
import { canonicalizeEvidence } from './shared/canonicalize-evidence.ts';
import type { Writing } from './writing/define-writing.ts';
import type { WriterPort } from './writing/port.ts';
import { writeSection } from './writing/write-section.ts';

/**
 * Extracts a section and its provenance from the evidence. `needs` holds the results of other sections; a missing one
 * counts as null. Without a `writer` the section is composed by rules alone.
 */
export async function extractSection<S extends SectionStage>(
  name: S,
  input: {
    evidence: Evidence;
    needs: Partial<Record<SectionStage, unknown>>;
    assets: AssetPort;
    writer?: WriterPort | undefined;
    signal: AbortSignal;
  },
): Promise<{ data: Sections[S]; provenance: Provenance[]; findings: Findings }> {
  const section: Section<SectionStage, SectionStage, unknown> = SECTIONS[name];
  const evidence = canonicalizeEvidence(input.evidence);
  const { facts, provenance, findings = {} } = section.measure(evidence);
  input.signal.throwIfAborted();
  const derived = section.derive ? await section.derive(facts, input.assets, input.signal) : facts;
  const needs = Object.fromEntries(
    section.needs.map((need) => [need, input.needs[need] ?? null]),
  ) as Needs<SectionStage>;
  const composed = section.schema.parse(section.compose(derived, needs)) as Sections[S];
  const sources = [...(section.derivedProvenance?.(derived) ?? []), ...provenance];
  const stage = STAGES.find((stage) => stage === name);
  if (!input.writer || !stage || !section.write)
    return { data: composed, provenance: sources.map(withBasis), findings };
  const material = await buildMaterial(evidence, (key) => input.assets.read(key));
  const written = await writeSection(
    stage,
    section.write as Writing<Stage, unknown, Needs<SectionStage>>,
    { composed: composed as Sections[Stage], facts: derived, needs },
    { provenance: sources, material, writer: input.writer, signal: input.signal },
  );
  return {
    data: section.schema.parse(written.data) as Sections[S],
    provenance: written.provenance.map(withBasis),
    findings: { ...findings, writing: written.writing },
  };
}

/**
 * Data from the head, from other files and from names of custom properties is declared; everything else is rendered.
 */
const HEAD_SELECTOR = /^(?:(?:meta|link|script|title|head)(?![\w-])|header:)/;
const DECLARED_PROPERTY = /^(content|theme_color|name|short_name|description|href|rel|alt)$|^--/;

function withBasis(seen: Provenance): Provenance {
  const declared = HEAD_SELECTOR.test(seen.selector) || DECLARED_PROPERTY.test(seen.property);
  return { ...seen, basis: seen.basis ?? (declared ? 'declared' : 'rendered') };
}
