import { type Findings, SECTION_STAGES, type SectionStage } from '@brandprint/contracts';
import { extractSection, type WriterPort } from '@brandprint/sections';
import { createInMemoryAssets } from '../in-memory-assets.ts';
import type { StoredEvidence } from '../stored-evidence.ts';

/** Sections that no words are made from. */
const NON_TEXT_SECTIONS: ReadonlySet<SectionStage> = new Set(['logos', 'web', 'spacing', 'elevation']);

/** A section's data, null where it failed, and what a model had to do with it. */
export interface WrittenSection {
  data: unknown;
  writing: Findings['writing'];
}

/** The sections of these names, by default all that words are in or made from, as the product makes them: by rules, or with a model's part. */
export async function makeSections(
  { evidence, file }: StoredEvidence,
  writer?: WriterPort,
  names: readonly SectionStage[] = SECTION_STAGES.filter((stage) => !NON_TEXT_SECTIONS.has(stage)),
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
