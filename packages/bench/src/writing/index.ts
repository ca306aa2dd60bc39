import type { Evidence, SectionStage } from '@brandprint/contracts';
import { loadOrCrawlEvidence } from '../stored-evidence.ts';
import { readWritingCorpus } from './corpus.ts';
import { WRITTEN_SECTIONS, type Writer, type WrittenSectionName } from './fields.ts';
import { makeSections, type WrittenSection } from './make-sections.ts';
import { createRecordedWriter, readAnswers } from './recorded-writer.ts';
import { type SectionScore, scoreSection } from './score.ts';
import { collectSiteText } from './site-text.ts';

export interface WritingOptions {
  /** Ids; empty for all. */
  sites: string[];
  /** Folder in which evidence is kept from one run to the next. */
  evidence: string;
  /** Folder of a model's answers, SITE/STAGE.json; undefined for none. */
  answers: string | undefined;
}

export interface SiteWriting {
  site: string;
  scored: Partial<Record<Writer, Partial<Record<WrittenSectionName, SectionScore>>>>;
}

/** Makes the written sections of each site without a model, and scores them beside recorded ones. */
export async function benchWriting(
  options: WritingOptions,
  logProgress: (line: string) => void,
): Promise<SiteWriting[]> {
  const results: SiteWriting[] = [];
  for (const known of await readWritingCorpus(options.sites)) {
    const { id } = known.site;
    const kept = await loadOrCrawlEvidence(known.site, options.evidence, logProgress);
    const text = collectSiteText(kept.evidence);
    const made = await makeSections(kept);
    const colors = colorsOf(made, kept.evidence);
    const score = (sections: Partial<Record<SectionStage, WrittenSection>>, chosen: readonly WrittenSectionName[]) =>
      Object.fromEntries(
        chosen.flatMap((name) => {
          const section = sections[name];
          return section ? [[name, scoreSection(name, section, known, text, colors)]] : [];
        }),
      );
    const scored: SiteWriting['scored'] = { composed: score(made, WRITTEN_SECTIONS) };
    const answers = options.answers === undefined ? {} : await readAnswers(options.answers, id);
    const answered = WRITTEN_SECTIONS.filter((name) => answers[name] !== undefined);
    if (answered.length > 0) scored.recorded = score(await makeSections(kept, createRecordedWriter(answers)), answered);
    results.push({ site: id, scored });
  }
  return results;
}

/** The palette, and colours of pixels: what words may name. */
function colorsOf({ colors }: Partial<Record<SectionStage, WrittenSection>>, { pages }: Evidence): ReadonlySet<string> {
  const palette = (colors?.data as { primary_palette: { hex: string }[] } | null | undefined)?.primary_palette ?? [];
  const painted = pages.flatMap(({ pixels, firstScreenPixels }) => [...pixels, ...firstScreenPixels]);
  return new Set([...palette, ...painted].map(({ hex }) => hex.toLowerCase()));
}
