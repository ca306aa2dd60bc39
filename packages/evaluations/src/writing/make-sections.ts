import { type Findings, SECTION_STAGES, type SectionStage } from '@brandprint/contracts';
import { extractSection, type WriterPort } from '@brandprint/sections';
import { createInMemoryAssets } from '../in-memory-assets.ts';
import type { StoredEvidence } from '../stored-evidence.ts';

/** Sections that no text depends on. */
const NON_TEXT_SECTIONS: ReadonlySet<SectionStage> = new Set(['logos', 'web', 'spacing', 'elevation']);

/** A section's data (null if it failed), and how much of a model's answer was used. */
export interface WrittenSection {
  data: unknown;
  writing: Findings['writing'];
}

/** Sections that contain text or that text is made from. */
const TEXT_SECTIONS = SECTION_STAGES.filter((stage) => !NON_TEXT_SECTIONS.has(stage));

/** Makes sections as the product does, with or without a model. `names` must include the sections that these are made from. */
export async function makeSections(
  { evidence, file }: StoredEvidence,
  writer?: WriterPort,
  names: readonly SectionStage[] = TEXT_SECTIONS,
): Promise<Partial<Record<SectionStage, WrittenSection>>> {
  const made: Partial<Record<SectionStage, WrittenSection>> = {};
  const assets = createInMemoryAssets(file);
  const { signal } = new AbortController();
  for (const name of SECTION_STAGES.filter((stage) => names.includes(stage))) {
    const needs = Object.fromEntries(Object.entries(made).map(([need, { data }]) => [need, data]));
    made[name] = await extractSection(name, { evidence, needs, assets, writer, signal }).then(
      ({ data, findings }) => ({ data, writing: findings.writing }),
      () => ({ data: null, writing: undefined }),
    );
  }
  return made;
}
