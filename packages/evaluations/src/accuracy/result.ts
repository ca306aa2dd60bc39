import type { SectionStage } from '@brandprint/contracts';
import type { Extraction } from '../../corpus/score.mjs';
import type { KnownSite } from '../corpus.ts';
import type { Count } from '../count.ts';
import type { ComparedField } from './crawl-differences.ts';
import type { AnswerScore } from './measures.ts';
import type { ReportImages } from './report-images.ts';
import type { SectionsResult } from './sections.ts';
import type { ToolName } from './tools.ts';

/** A tool's result for a site; `got` is null if it failed. */
export interface ToolAnswer {
  got: Extraction | null;
  verdict: AnswerScore;
}

export interface SiteAccuracy {
  site: string;
  /** What is known of the site. */
  corpus: KnownSite;
  answers: Partial<Record<ToolName, ToolAnswer>>;
  /** The `quality_note` of our result. */
  note: string;
  /** Duration of the whole analysis, while another one runs. */
  seconds: number;
  /** The sections, made twice more from the same evidence; null if no evidence was stored. */
  again: SectionsResult | null;
  /** What a second crawl changed; null if there was none. */
  changed: readonly ComparedField[] | null;
  /** For how many values the API names a source; null if the analysis failed. */
  provenance: Partial<Record<SectionStage, Count>> | null;
  pictures: ReportImages | null;
}
