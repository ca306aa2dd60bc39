import {
  type BrandDetail,
  type BrandSummary,
  SECTION_NAMES,
  SECTION_STAGES,
  type SectionName,
} from '@brandprint/contracts';
import type { BrandContent, BrandRow, OverrideRow } from '@brandprint/database';
import { applyOverride } from './override.ts';

const AUDIO: SectionName = 'audio';

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
    assets_expired: areAssetsExpired(row, now),
  };
}

export const areAssetsExpired = ({ assetsExpireAt }: Pick<BrandRow, 'assetsExpireAt'>, now: Date): boolean =>
  assetsExpireAt !== null && assetsExpireAt <= now;

/** A brand's queue position and wait; both 0 unless it is queued. */
export interface QueuePosition {
  position: number;
  estimatedWaitMinutes: number;
}

export const NOT_WAITING: QueuePosition = { position: 0, estimatedWaitMinutes: 0 };

/**
 * A brand in detail, as JSON. Sections that nobody edited are sent as their stored text, because an analysis is large
 * and often read.
 */
export function brandDetailJson(content: BrandContent, queuePosition: QueuePosition, now: Date): Buffer {
  const { brand: row } = content;
  // It may have started since its position was read.
  const { position, estimatedWaitMinutes } = row.status === 'queued' ? queuePosition : NOT_WAITING;
  const overrides = new Map(content.overrides.map((override) => [override.section, override]));
  const detail: Omit<BrandDetail, 'analysis'> = {
    ...brandSummary(row, now),
    queue_position: position,
    estimated_wait_minutes: estimatedWaitMinutes,
    has_overrides: overrides.size > 0,
    overridden_sections: SECTION_NAMES.filter((name) => overrides.has(name)),
    requested_stages: row.requestedStages,
    resolved_stages: row.resolvedStages,
    max_pages: row.maxPages,
    quality_note: row.qualityNote,
    cache_ttl: row.cacheTtl,
  };
  const analysis = row.shownAnalysisId === null ? ['null'] : analysisJson(content.sections, overrides);
  const parts = [`{"data":${JSON.stringify(detail).slice(0, -1)},"analysis":`, ...analysis, '}}'];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/**
 * The extracted sections with people's edits applied, in parts: joining them would make another copy. Sections with
 * neither are null; `audio` appears only when edited.
 */
function analysisJson(extracted: ReadonlyMap<string, string>, overrides: ReadonlyMap<string, OverrideRow>): string[] {
  const names: readonly string[] = overrides.has(AUDIO) ? [...SECTION_STAGES, AUDIO] : SECTION_STAGES;
  const parts = names.flatMap((name, n) => {
    const text = extracted.get(name) ?? 'null';
    const override = overrides.get(name);
    const shown = override ? JSON.stringify(applyOverride(JSON.parse(text), override)) : text;
    return [`${n === 0 ? '{' : ','}"${name}":`, shown];
  });
  return [...parts, '}'];
}
