import { type Evidence, SECTION_STAGES, type SectionStage } from '@brandprint/contracts';
import { serveTasks } from '@brandprint/harness/child/serve';
import { extractSection } from '@brandprint/sections';
import { type AssetStore, createDirectoryStore, loadEvidence } from '@brandprint/storage';
import { createInMemoryAssets } from '../in-memory-assets.ts';
import { MEASURED_SECTIONS } from './tools.ts';

export interface SectionsTask {
  /** Key of the evidence in the store. */
  key: string;
}

export interface SectionsResult {
  /** Pages of the evidence. */
  pages: number;
  /** Processor time of each measured section in milliseconds, including its images. */
  cpuMs: Partial<Record<SectionStage, number>>;
  /** Sections that differed when they were made again. */
  different: SectionStage[];
}

await serveTasks<SectionsTask, SectionsResult>(async () => {
  const store = createDirectoryStore(process.env['STORE'] ?? '');
  return {
    async run({ key }) {
      const evidence = await loadEvidence(store, key);
      if (!evidence) throw new Error(`The store has no evidence under ${key}.`);
      const first = await extractAllSections(evidence, store);
      const second = await extractAllSections(evidence, store);
      const different = SECTION_STAGES.filter((name) => first.made[name] !== second.made[name]);
      return { pages: evidence.pages.length, cpuMs: first.cpuMs, different };
    },
    stop: async () => undefined,
  };
});

/** All sections as JSON, with their provenance. */
async function extractAllSections(evidence: Evidence, store: AssetStore) {
  const needs: Partial<Record<SectionStage, unknown>> = {};
  const made: Partial<Record<SectionStage, string>> = {};
  const cpuMs: SectionsResult['cpuMs'] = {};
  const { signal } = new AbortController();
  for (const name of SECTION_STAGES) {
    const before = process.cpuUsage();
    const section = await extractSection(name, {
      evidence,
      needs,
      assets: createInMemoryAssets((key) => store.read(key)),
      signal,
    });
    const { user, system } = process.cpuUsage(before);
    if (MEASURED_SECTIONS.includes(name)) cpuMs[name] = (user + system) / 1000;
    needs[name] = section.data;
    made[name] = JSON.stringify(section);
  }
  return { made, cpuMs };
}
