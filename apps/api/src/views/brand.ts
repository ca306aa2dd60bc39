import {
  type Analysis,
  type BrandDetail,
  type BrandSummary,
  SECTION_NAMES,
  SECTION_STAGES,
  type SectionName,
} from '@brandprint/contracts';
import type { BrandDetailRow, BrandRow, OverrideRow } from '@brandprint/database';
import { mergePatch } from './merge-patch.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export function brandSummary(row: BrandRow, now: Date): BrandSummary {
  return {
    id: row.id,
    name: row.name,
    source_url: row.sourceUrl,
    favicon_url: row.faviconUrl,
    analysis_status: row.status,
    analysis_started_at: iso(row.startedAt),
    analysis_completed_at: row.status === 'complete' ? iso(row.finishedAt) : null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    assets_expire_at: iso(row.assetsExpireAt),
    assets_expired: row.assetsExpireAt !== null && row.assetsExpireAt <= now,
  };
}

export function brandDetail(
  row: BrandDetailRow,
  standing: { position: number; estimatedWaitMinutes: number },
  now: Date,
): BrandDetail {
  const overridden = new Set(row.overrides.map((override) => override.section));
  return {
    ...brandSummary(row, now),
    queue_position: standing.position,
    estimated_wait_minutes: standing.estimatedWaitMinutes,
    has_overrides: overridden.size > 0,
    overridden_sections: SECTION_NAMES.filter((name) => overridden.has(name)),
    requested_stages: row.requestedStages,
    resolved_stages: row.resolvedStages,
    max_pages: row.maxPages,
    quality_note: row.qualityNote,
    cache_ttl: row.cacheTtl,
    analysis: row.sections && shownAnalysis(row.sections, row.overrides),
  };
}

/** What was extracted, with people's edits applied. Sections with neither are null; `audio` appears only when edited. */
function shownAnalysis(extracted: Record<string, unknown>, overrides: OverrideRow[]): Analysis {
  const edits = new Map(overrides.map((override) => [override.section, override]));
  const show = (name: string) => applyOverride(extracted[name] ?? null, edits.get(name));
  const sections = SECTION_STAGES.map((name) => [name, show(name)]);
  const audio: SectionName = 'audio';
  return Object.fromEntries(edits.has(audio) ? [...sections, [audio, show(audio)]] : sections) as Analysis;
}

/** A section as it is shown. An edit of one without data starts from `{}`. */
export function applyOverride(extracted: unknown, override: OverrideRow | undefined): unknown {
  if (!override) return extracted;
  return override.kind === 'replace' ? override.value : mergePatch(extracted ?? {}, override.value);
}
