import type { Evidence, SectionStage } from '@brandprint/contracts';
import { evidenceOf } from '../evidence.ts';
import { readAnswers, writerOf } from './answers.ts';
import { type Made, makeSections } from './compose.ts';
import { readWritingCorpus } from './corpus.ts';
import { WRITTEN, type Writer, type Written } from './fields.ts';
import { type Scored, scoreSection } from './score.ts';
import { siteText } from './site-text.ts';

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
  scored: Partial<Record<Writer, Partial<Record<Written, Scored>>>>;
}

/** Makes the written sections of each site without a model, and scores them beside recorded ones. */
export async function benchWriting(options: WritingOptions, say: (line: string) => void): Promise<SiteWriting[]> {
  const results: SiteWriting[] = [];
  for (const known of await readWritingCorpus(options.sites)) {
    const { id } = known.site;
    const kept = await evidenceOf(known.site, options.evidence, say);
    const text = siteText(kept.evidence);
    const made = await makeSections(kept);
    const colors = colorsOf(made, kept.evidence);
    const score = (sections: Partial<Record<SectionStage, Made>>, chosen: readonly Written[]) =>
      Object.fromEntries(
        chosen.flatMap((name) => {
          const section = sections[name];
          return section ? [[name, scoreSection(name, section, known, text, colors)]] : [];
        }),
      );
    const scored: SiteWriting['scored'] = { composed: score(made, WRITTEN) };
    const answers = options.answers === undefined ? {} : await readAnswers(options.answers, id);
    const answered = WRITTEN.filter((name) => answers[name] !== undefined);
    if (answered.length > 0) scored.recorded = score(await makeSections(kept, writerOf(answers)), answered);
    results.push({ site: id, scored });
  }
  return results;
}

/** The palette, and colours of pixels: what words may name. */
function colorsOf({ colors }: Partial<Record<SectionStage, Made>>, { pages }: Evidence): ReadonlySet<string> {
  const palette = (colors?.data as { primary_palette: { hex: string }[] } | null | undefined)?.primary_palette ?? [];
  const painted = pages.flatMap(({ pixels, firstScreenPixels }) => [...pixels, ...firstScreenPixels]);
  return new Set([...palette, ...painted].map(({ hex }) => hex.toLowerCase()));
}
