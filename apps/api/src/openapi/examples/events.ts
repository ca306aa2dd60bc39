import { IDS, URLS } from './ids.ts';

const moved = (analysis_status: string, name: string, quality_note = '') => ({
  brand_id: IDS.brand,
  source_url: URLS.site,
  name,
  analysis_status,
  quality_note,
});

/** The `data` of webhook messages, by type. */
export const EVENT_DATA: Record<string, unknown> = {
  'brand.queued': moved('queued', 'new-age.example'),
  'brand.running': moved('running', 'new-age.example'),
  'brand.complete': moved('complete', 'Start Bootstrap', 'Based on 1 page.'),
  'brand.failed': moved('failed', 'new-age.example', 'The site could not be reached.'),
  'brand.idle': moved('idle', 'new-age.example', 'The analysis was cancelled.'),
  'brand.section_updated': { brand_id: IDS.brand, section: 'things', action: 'patch' },
  'brand.assets_expired': { brand_id: IDS.brand, assets_expire_at: '2026-11-21T10:00:14.743Z' },
  'webhook.test': { webhook_id: IDS.webhook },
};
