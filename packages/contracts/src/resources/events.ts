import { z } from 'zod';
import { SectionName, STAGES } from '../stages.ts';
import { AnalysisStatus } from './brand.ts';
import { EDIT_ACTIONS } from './edits.ts';
import { timestamp } from './shared.ts';

const brand_id = z.uuid().describe('The brand of the event.');

const statusChange = z.object({
  brand_id,
  source_url: z.string().describe('The URL of the site.'),
  name: z.string().describe("The brand's name as far as it is known."),
  analysis_status: AnalysisStatus,
  quality_note: z.string().describe('Caveats about the result, or why the analysis failed, in plain language.'),
});

/** The event types of webhooks, and the `data` of each. `brand.idle` follows a cancel. */
export const WEBHOOK_EVENTS = {
  'brand.queued': statusChange,
  'brand.running': statusChange,
  'brand.complete': statusChange,
  'brand.failed': statusChange,
  'brand.idle': statusChange,
  'brand.section_updated': z.object({ brand_id, section: SectionName, action: z.enum(EDIT_ACTIONS) }),
  'brand.assets_expired': z.object({ brand_id, assets_expire_at: timestamp }),
} as const;

export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as (keyof typeof WEBHOOK_EVENTS)[];
export const WebhookEventType = z.enum(WEBHOOK_EVENT_TYPES).meta({
  id: 'WebhookEventType',
  description: 'What can happen to a brand. `brand.idle`: its analysis was cancelled. More types may be added.',
});
export type WebhookEventType = z.infer<typeof WebhookEventType>;

/** The stages with events: the crawl, and those of `resolved_stages`. */
export const EventStage = z.enum(['crawl', ...STAGES]);

/** Only in event streams: the progress of an analysis. */
const PROGRESS_EVENTS = {
  'sections.provisional': z.object({
    brand_id,
    sections: z
      .array(SectionName)
      .describe('The sections that can be read with `provisional=true` before they are final.'),
  }),
  'crawl.progress': z.object({ brand_id, pages_done: z.int(), pages_found: z.int() }),
  'stage.running': z.object({ brand_id, stage: EventStage }),
  'stage.done': z.object({ brand_id, stage: EventStage }),
  'stage.failed': z.object({ brand_id, stage: EventStage, reason: z.string() }),
} as const;

/** Where an event stream resumes: EventSource sends it when it reconnects. */
export const EventStreamHeaders = z.object({
  'last-event-id': z
    .string()
    .regex(/^\d{1,9}$/, 'must be the id of an event')
    .transform(Number)
    .optional()
    .describe('The id of the last event you received; the stream resumes after it.'),
});

/** All event types. */
export const BRAND_EVENTS = { ...WEBHOOK_EVENTS, ...PROGRESS_EVENTS } as const;
export type BrandEventType = keyof typeof BRAND_EVENTS;
export type BrandEventData<T extends BrandEventType> = z.infer<(typeof BRAND_EVENTS)[T]>;
