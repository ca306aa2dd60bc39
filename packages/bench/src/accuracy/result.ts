import type { SectionStage } from '@brandprint/contracts';
import type { Extraction } from '../../corpus/score.mjs';
import type { CorpusSite } from './corpus.ts';
import type { Count, Verdict } from './measures.ts';
import type { ToolName } from './names.ts';
import type { Pictures } from './pictures.ts';
import type { SectionsResult } from './sections.ts';
import type { Kept } from './twice.ts';

/** What one tool said of a site; `got` is null if it failed. */
export interface Answer {
  got: Extraction | null;
  verdict: Verdict;
}

export interface SiteAccuracy {
  site: string;
  corpus: CorpusSite;
  answers: Partial<Record<ToolName, Answer>>;
  /** Of our answer: what to know of it. */
  note: string;
  /** Of the whole analysis, while another one runs beside it. */
  seconds: number;
  /** The sections made again of the same evidence, twice; null if the crawl kept none. */
  again: SectionsResult | null;
  /** What a second crawl gave otherwise; null without one. */
  changed: readonly Kept[] | null;
  /** Values of our sections that the API tells the place of, of those that it tells; null if there are none. */
  provenance: Partial<Record<SectionStage, Count>> | null;
  pictures: Pictures | null;
}
