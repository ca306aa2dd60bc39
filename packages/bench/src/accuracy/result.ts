import type { SectionStage } from '@brandprint/contracts';
import type { Extraction } from '../../corpus/score.mjs';
import type { CorpusSite } from './corpus.ts';
import type { ComparedField } from './crawl-differences.ts';
import type { AnswerScore, Count } from './measures.ts';
import type { ReportImages } from './report-images.ts';
import type { SectionsResult } from './sections.ts';
import type { ToolName } from './tools.ts';

/** What one tool said of a site; `got` is null if it failed. */
export interface ToolAnswer {
  got: Extraction | null;
  verdict: AnswerScore;
}

export interface SiteAccuracy {
  site: string;
  corpus: CorpusSite;
  answers: Partial<Record<ToolName, ToolAnswer>>;
  /** Of our answer: what to know of it. */
  note: string;
  /** Of the whole analysis, while another one runs beside it. */
  seconds: number;
  /** The sections made again of the same evidence, twice; null if the crawl kept none. */
  again: SectionsResult | null;
  /** What a second crawl gave otherwise; null without one. */
  changed: readonly ComparedField[] | null;
  /** Values of our sections that the API tells the place of, of those that it tells; null if there are none. */
  provenance: Partial<Record<SectionStage, Count>> | null;
  pictures: ReportImages | null;
}
