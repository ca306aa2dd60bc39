import type { Evidence, SectionStage } from '@brandprint/contracts';
import { readAnswers } from './answers.ts';
import { composeAll } from './compose.ts';
import { readWritingCorpus } from './corpus.ts';
import { evidenceOf } from './evidence.ts';
import { WRITTEN, type Written } from './fields.ts';
import { type Scored, scoreSection } from './score.ts';
import { siteText } from './site-text.ts';

export interface WritingOptions {
  /** Ids; empty for all. */
  sites: string[];
  /** Folder in which evidence is kept from one run to the next. */
  evidence: string;
  /** Folder of recorded sections, SITE/SECTION.json; undefined for none. */
  answers: string | undefined;
}

/** Who wrote the sections: code alone, or a model whose answers were recorded. */
export type Writer = 'composed' | 'recorded';

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
    const made = await composeAll(kept);
    const colors = colorsOf(made, kept.evidence);
    const score = (sections: Partial<Record<SectionStage, unknown>>): Partial<Record<Written, Scored>> =>
      Object.fromEntries(
        WRITTEN.filter((name) => sections[name] !== undefined).map((name) => [
          name,
          scoreSection(name, sections[name], known, text, colors),
        ]),
      );
    const scored: SiteWriting['scored'] = { composed: score(made) };
    const answers = options.answers === undefined ? {} : await readAnswers(options.answers, id);
    if (Object.keys(answers).length > 0) scored.recorded = score(answers);
    results.push({ site: id, scored });
  }
  return results;
}

/** The palette, and colours of pixels: what words may name. */
function colorsOf(made: Partial<Record<SectionStage, unknown>>, { pages }: Evidence): ReadonlySet<string> {
  const palette = (made.colors as { primary_palette: { hex: string }[] } | null | undefined)?.primary_palette ?? [];
  const painted = pages.flatMap(({ pixels, firstScreenPixels }) => [...pixels, ...firstScreenPixels]);
  return new Set([...palette, ...painted].map(({ hex }) => hex.toLowerCase()));
}
