import { type Evidence, SECTION_STAGES, type SectionStage } from '@brandprint/contracts';
import { type AssetPort, extractSection } from '@brandprint/sections';
import { createInMemoryAssets } from '../in-memory-assets.ts';
import { MEASURED_SECTIONS } from './tools.ts';

export interface MadeSections {
  /** As in `analysis` of a brand. */
  analysis: Partial<Record<SectionStage, unknown>>;
  /** Each section with its provenance, as JSON. */
  json: Partial<Record<SectionStage, string>>;
  /** Processor time of each measured section in milliseconds, including its images. */
  cpuMs: Partial<Record<SectionStage, number>>;
  /** Reads the stored files and those that sections made. */
  read: AssetPort['read'];
}

/** Sections of a crawl, by code alone. `names` must include those that they are made from. */
async function extractSections(
  evidence: Evidence,
  readStored: AssetPort['read'],
  names: readonly SectionStage[],
): Promise<MadeSections> {
  const assets = createInMemoryAssets(readStored);
  const made: MadeSections = { analysis: {}, json: {}, cpuMs: {}, read: assets.read };
  const { signal } = new AbortController();
  for (const name of names) {
    const before = process.cpuUsage();
    const section = await extractSection(name, { evidence, needs: made.analysis, assets, signal });
    const { user, system } = process.cpuUsage(before);
    if (MEASURED_SECTIONS.includes(name)) made.cpuMs[name] = (user + system) / 1000;
    made.analysis[name] = section.data;
    made.json[name] = JSON.stringify(section);
  }
  return made;
}

/** All measured sections and what they need. */
export const SCORED_SECTIONS: readonly SectionStage[] = ['things', ...MEASURED_SECTIONS];

/** Sections, made twice, and which of them differ. */
export async function makeSectionsTwice(
  evidence: Evidence,
  readStored: AssetPort['read'],
  names: readonly SectionStage[] = SECTION_STAGES,
): Promise<{ made: MadeSections; different: SectionStage[] }> {
  const made = await extractSections(evidence, readStored, names);
  const again = await extractSections(evidence, readStored, names);
  return { made, different: names.filter((name) => made.json[name] !== again.json[name]) };
}
