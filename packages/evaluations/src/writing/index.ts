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
  /** Folder of the stored crawls. */
  evidence: string;
  /** Folder of a model's answers as SITE/STAGE.json; undefined for none. */
  answers: string | undefined;
}

export interface SiteWriting {
  site: string;
  scored: Partial<Record<Writer, Partial<Record<WrittenSectionName, SectionScore>>>>;
}

/** Makes the written sections of each site without a model, and with recorded answers if there are any. Scores both. */
export async function evaluateWriting(
  options: WritingOptions,
  logProgress: (line: string) => void,
): Promise<SiteWriting[]> {
  const results: SiteWriting[] = [];
  for (const known of await readWritingCorpus(options.sites)) {
    const { id } = known.site;
    const stored = await loadOrCrawlEvidence(known.site, options.evidence, logProgress);
    const text = collectSiteText(stored.evidence);
    const made = await makeSections(stored);
    const colors = colorsOf(made, stored.evidence);
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
    if (answered.length > 0)
      scored.recorded = score(await makeSections(stored, createRecordedWriter(answers)), answered);
    results.push({ site: id, scored });
  }
  return results;
}

/** Colours that a text may name: the palette and the colours of the screenshots. */
function colorsOf({ colors }: Partial<Record<SectionStage, WrittenSection>>, { pages }: Evidence): ReadonlySet<string> {
  const palette = (colors?.data as { primary_palette: { hex: string }[] } | null | undefined)?.primary_palette ?? [];
  const painted = pages.flatMap(({ pixels, firstScreenPixels }) => [...pixels, ...firstScreenPixels]);
  return new Set([...palette, ...painted].map(({ hex }) => hex.toLowerCase()));
}
