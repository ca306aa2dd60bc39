import type { SectionStage } from '@brandprint/contracts';
import { serveTasks } from '@brandprint/harness/child/serve';
import { createDirectoryStore, loadEvidence } from '@brandprint/storage';
import { hasHomeHeading } from './home-heading.ts';
import { makeSectionsTwice } from './make-sections-twice.ts';

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
  /** Whether the first page's h1 is among the headings; null if it has none. */
  homeHeading: boolean | null;
}

await serveTasks<SectionsTask, SectionsResult>(async () => {
  const store = createDirectoryStore(process.env['STORE'] ?? '');
  return {
    async run({ key }) {
      const evidence = await loadEvidence(store, key);
      if (!evidence) throw new Error(`The store has no evidence under ${key}.`);
      const { made, different } = await makeSectionsTwice(evidence, (file) => store.read(file));
      const homeHeading = hasHomeHeading(evidence, made.analysis.typography);
      return { pages: evidence.pages.length, cpuMs: made.cpuMs, different, homeHeading };
    },
    stop: async () => undefined,
  };
});
