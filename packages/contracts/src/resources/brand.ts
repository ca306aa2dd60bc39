import { z } from 'zod';
import { Analysis } from '../sections/index.ts';
import { SectionName } from '../stages.ts';
import { PageQuery, page, timestamp } from './shared.ts';

export const ANALYSIS_STATUSES = ['idle', 'queued', 'running', 'complete', 'failed'] as const;
export const AnalysisStatus = z.enum(ANALYSIS_STATUSES).meta({ id: 'AnalysisStatus' });
export type AnalysisStatus = z.infer<typeof AnalysisStatus>;

/** Whether an analysis is on its way: queued or running. */
export const isActive = (status: AnalysisStatus): boolean => status === 'queued' || status === 'running';

export const BrandSummary = z
  .object({
    id: z.uuid(),
    name: z.string(),
    source_url: z.url(),
    favicon_url: z.string(),
    analysis_status: AnalysisStatus,
    analysis_started_at: timestamp.nullable(),
    analysis_completed_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    assets_expire_at: timestamp.nullable(),
    assets_expired: z.boolean(),
  })
  .meta({ id: 'BrandSummary' });
export type BrandSummary = z.infer<typeof BrandSummary>;

export const BrandDetail = BrandSummary.extend({
  queue_position: z.int(),
  estimated_wait_minutes: z.int(),
  has_overrides: z.boolean(),
  overridden_sections: z.array(SectionName),
  requested_stages: z.array(z.string()),
  resolved_stages: z.array(z.string()),
  max_pages: z.int(),
  quality_note: z.string(),
  cache_ttl: z.int().describe('Seconds'),
  analysis: Analysis.nullable(),
}).meta({ id: 'BrandDetail' });
export type BrandDetail = z.infer<typeof BrandDetail>;

export const BrandListQuery = PageQuery.extend({
  status: AnalysisStatus.optional(),
  q: z.string().trim().max(200, 'must be at most 200 characters').optional().describe('Part of the name or the host.'),
});
export type BrandListQuery = z.infer<typeof BrandListQuery>;

export const BrandListResponse = page(BrandSummary).meta({ id: 'BrandListResponse' });
export const BrandResponse = z.object({ data: BrandSummary }).meta({ id: 'BrandResponse' });
export const BrandDetailResponse = z.object({ data: BrandDetail }).meta({ id: 'BrandDetailResponse' });

/** Any UUID, whatever its version: one that was not made here is unknown rather than wrong. */
export const BrandPath = z.object({ brandId: z.guid('must be a UUID') });
export const AssetPath = BrandPath.extend({ name: z.string() });
/** Conditions of RFC 9110 on a file; what is wrong in them is as good as missing. */
export const FileHeaders = z.object({
  range: z.string().optional(),
  'if-range': z.string().optional(),
  'if-none-match': z.string().optional(),
});
export type FileHeaders = z.infer<typeof FileHeaders>;
export const SectionPath = BrandPath.extend({ section: SectionName });
export const EditHistoryQuery = PageQuery.extend({ section: SectionName.optional() });
export type EditHistoryQuery = z.infer<typeof EditHistoryQuery>;
