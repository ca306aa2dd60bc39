import { z } from 'zod';
import { Analysis, ExtractedAnalysis } from '../sections/index.ts';
import { SectionName } from '../stages.ts';
import { ifNoneMatch, noteText, PageQuery, paginated, pathId, timestamp } from './shared.ts';

export const ANALYSIS_STATUSES = ['idle', 'queued', 'running', 'complete', 'failed'] as const;
export const AnalysisStatus = z.enum(ANALYSIS_STATUSES).meta({
  id: 'AnalysisStatus',
  description:
    '`queued` → `running` → `complete` or `failed`; `idle` after a cancel. Reanalysing makes it `queued` again.',
});
export type AnalysisStatus = z.infer<typeof AnalysisStatus>;

/** Whether an analysis is active: queued or running. */
export const isActive = (status: AnalysisStatus): boolean => status === 'queued' || status === 'running';

export const BrandSummary = z
  .object({
    id: z.uuid().describe('Id of the brand.'),
    name: z.string().describe("The brand's name as it was extracted; the host of the URL until then."),
    source_url: z.url().describe('The submitted URL, normalized.'),
    favicon_url: z.string().describe('Absolute URL of the favicon at the site; empty if there is none.'),
    analysis_status: AnalysisStatus,
    analysis_started_at: timestamp.nullable().describe('Null until the crawl starts.'),
    analysis_completed_at: timestamp.nullable().describe('Null unless the analysis is complete.'),
    created_at: timestamp.describe('When the URL was submitted.'),
    updated_at: timestamp.describe('When the brand last changed.'),
    assets_expire_at: timestamp
      .nullable()
      .describe('When binary assets are deleted; null until the analysis is final.'),
    assets_expired: z.boolean().describe('True once binary assets are deleted.'),
  })
  .meta({ id: 'BrandSummary' });
export type BrandSummary = z.infer<typeof BrandSummary>;

export const BrandDetail = BrandSummary.extend({
  queue_position: z.int().describe('Position in the queue, from 1; 0 once the analysis runs or is final.'),
  estimated_wait_minutes: z.int().describe('Estimated minutes until the analysis starts; 0 once it has started.'),
  has_overrides: z.boolean().describe('True when people edited at least one section.'),
  overridden_sections: z.array(SectionName).describe('The sections that people edited.'),
  requested_stages: z.array(z.string()).describe('The stages that were requested.'),
  resolved_stages: z
    .array(z.string())
    .describe('The stages to run, in order: the requested stages and their dependencies.'),
  max_pages: z.int().describe('Maximum number of pages to crawl.'),
  quality_note: z.string().describe('Caveats about this result, or why the analysis failed, in plain language.'),
  cache_ttl: z.int().describe('Seconds that binary assets are kept after the analysis is final.'),
  analysis: Analysis.nullable().describe('Null while an analysis is queued or running, and if none was ever complete.'),
});
export type BrandDetail = z.infer<typeof BrandDetail>;

const ExtractedBrand = BrandDetail.extend({
  has_overrides: z.literal(false).describe('Nobody edited a section.'),
  analysis: ExtractedAnalysis.nullable().describe(BrandDetail.shape.analysis.description ?? ''),
}).meta({ id: 'ExtractedBrand', description: 'A brand without edits: every section has its own shape.' });

const EditedBrand = BrandDetail.extend({
  has_overrides: z.literal(true).describe('People edited the sections in `overridden_sections`.'),
}).meta({ id: 'EditedBrand', description: 'A brand with edits, which can give a section any shape.' });

/** A brand as the OpenAPI document describes it: `has_overrides` tells clients whether sections have their own shape. */
const DocumentedBrand = z
  .discriminatedUnion('has_overrides', [ExtractedBrand, EditedBrand])
  .meta({ id: 'BrandDetail', description: 'A brand with its analysis; `has_overrides` says in which of two forms.' });

export const BrandListQuery = PageQuery.extend({
  status: AnalysisStatus.optional().describe('Only brands whose newest analysis has this status.'),
  q: noteText.optional().describe('Part of the name or host, case-insensitive.'),
});
export type BrandListQuery = z.infer<typeof BrandListQuery>;

export const BrandListResponse = paginated(BrandSummary).meta({ id: 'BrandListResponse' });
export const BrandResponse = z.object({ data: BrandSummary }).meta({ id: 'BrandResponse' });
export const BrandDetailResponse = z.object({ data: BrandDetail });
export const DocumentedBrandResponse = z.object({ data: DocumentedBrand }).meta({ id: 'BrandDetailResponse' });

export const BrandPath = z.object({ brandId: pathId.describe('The `id` of the brand.') });
export const AssetPath = BrandPath.extend({
  name: z.string().describe('The last part of an `asset_path` of the analysis.'),
});
/** Conditional headers of RFC 9110 for a file; malformed ones are ignored. */
export const FileHeaders = z.object({
  range: z
    .string()
    .optional()
    .describe('A range of the file, such as `bytes=0-1023`. Multiple ranges are not supported.'),
  'if-range': z
    .string()
    .optional()
    .describe('The `ETag` of the file that the range refers to. If the file has changed, it is sent whole.'),
  'if-none-match': ifNoneMatch,
});
export type FileHeaders = z.infer<typeof FileHeaders>;
export const SectionPath = BrandPath.extend({ section: SectionName.describe('Name of the section.') });
export const EditHistoryQuery = PageQuery.extend({
  section: SectionName.optional().describe('Only edits of this section.'),
});
export type EditHistoryQuery = z.infer<typeof EditHistoryQuery>;
