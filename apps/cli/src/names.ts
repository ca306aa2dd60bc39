import type { CreateWebhookParams, ExportFormat, SectionName, Stage } from '@brandprint/sdk';

const STAGES: Record<Stage, true> = {
  things: true,
  mission: true,
  audiences: true,
  tone: true,
  logos: true,
  colors: true,
  typography: true,
  images: true,
  'art-direction': true,
  'northstart-statement': true,
};
export const STAGE_NAMES = Object.keys(STAGES) as Stage[];

const SECTIONS: Record<SectionName, true> = { ...STAGES, things: true, web: true, audio: true };
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** Those of the API: it does not compile with one too many or too few. A newer server may have more. */
const FORMATS: Record<ExportFormat, true> = {
  dtcg: true,
  css: true,
  scss: true,
  tailwind: true,
  shadcn: true,
  json: true,
  'json-schema': true,
  md: true,
  'llms-txt': true,
  'design-md': true,
  palette: true,
  logos: true,
  skill: true,
  figma: true,
  swiftui: true,
  compose: true,
  flutter: true,
  wordpress: true,
  'book.html': true,
  'book.pdf': true,
};
export const EXPORT_FORMATS = Object.keys(FORMATS) as ExportFormat[];

export type EventType = NonNullable<CreateWebhookParams['event_types']>[number];
const EVENTS: Record<EventType, true> = {
  'brand.queued': true,
  'brand.running': true,
  'brand.complete': true,
  'brand.failed': true,
  'brand.idle': true,
  'brand.section_updated': true,
  'brand.assets_expired': true,
};
export const EVENT_TYPES = Object.keys(EVENTS) as EventType[];
