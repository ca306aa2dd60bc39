export type { AccessibilityCheck, AccessibilityEvidence } from './evidence/accessibility.ts';
export type { PictureTexture, PixelColor, StoredAsset } from './evidence/assets.ts';
export type {
  AnimationSample,
  ColorNotation,
  DesignEvidence,
  DesignSample,
  GridSample,
} from './evidence/design.ts';
export type { IconEvidence, ImageEvidence, LogoCandidate } from './evidence/images.ts';
export { parseEvidence } from './evidence/parse.ts';
export type { Box, Region } from './evidence/position.ts';
export type { Provenance } from './evidence/provenance.ts';
export type { ResourceEvidence, TechSignals } from './evidence/technology.ts';
export type { PageLink, TextBlock, TextKind } from './evidence/text.ts';
export {
  type CssEvidence,
  type CustomProperty,
  type Edge,
  type ElementRole,
  type ElementStyle,
  EVIDENCE_VERSION,
  type Evidence,
  type FontFace,
  type PageEvidence,
  type PageKind,
  type PageView,
  type Sample,
  SCREENSHOT_HEIGHT,
  type StateChange,
  type StateProperties,
  type WebManifest,
} from './evidence.ts';
export { FirstLookJob, PrintJob, SectionJob, StageJob } from './jobs.ts';
export {
  ANALYSIS_STATUSES,
  AnalysisStatus,
  AssetPath,
  BrandDetail,
  BrandDetailResponse,
  BrandListQuery,
  BrandListResponse,
  BrandPath,
  BrandResponse,
  BrandSummary,
  DocumentedBrandResponse,
  EditHistoryQuery,
  FileHeaders,
  isActive,
  SectionPath,
} from './resources/brand.ts';
export {
  AUTH_TYPES,
  EDIT_ACTIONS,
  EditHeaders,
  EditHistoryEntry,
  EditHistoryResponse,
  MergePatch,
  SectionPatchResult,
  SectionQuery,
  SectionReplacement,
  SectionResult,
} from './resources/edits.ts';
export { AUTH_MESSAGES, ERRORS, ErrorBody, type ErrorCode } from './resources/errors.ts';
export {
  BRAND_EVENTS,
  type BrandEventData,
  type BrandEventType,
  EventStage,
  EventStreamHeaders,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
  WebhookEventType,
} from './resources/events.ts';
export {
  EXPORT_FORMATS,
  ExportFormat,
  ExportListResponse,
  ExportPath,
  ExportPrinting,
  ExportQuery,
} from './resources/exports.ts';
export {
  ApiKey,
  ApiKeyResponse,
  CreatedKeyResponse,
  CreateKeyRequest,
  KEY_ENVIRONMENTS,
  KeyEnvironment,
  KeyListQuery,
  KeyListResponse,
  KeyPath,
} from './resources/keys.ts';
export {
  CACHE_TTLS,
  MAX_PAGES,
  ParseRequest,
  ParseResponse,
  ReanalyzeRequest,
  SourceUrl,
} from './resources/parse.ts';
export {
  AUDIT_ACTIONS,
  type AuditAction,
  AuditEntry,
  AuditLogQuery,
  AuditLogResponse,
  CreatedInvitationResponse,
  CreateInvitationRequest,
  DeleteWorkspaceRequest,
  EmailAddress,
  Invitation,
  InvitationListResponse,
  InvitationPath,
  includesRole,
  Me,
  Member,
  MemberListResponse,
  MemberPath,
  MemberResponse,
  MeResponse,
  ROLES,
  Role,
  UpdateMemberRequest,
  UpdateMeRequest,
  Workspace,
  WorkspaceRequest,
  WorkspaceResponse,
} from './resources/people.ts';
export { EvidenceQuery, EvidenceResponse, SectionEvidence } from './resources/section-evidence.ts';
export { ConditionalHeaders, PageQuery, Pagination } from './resources/shared.ts';
export {
  BrandUsageReport,
  BrandUsageResponse,
  MAX_USAGE_DAYS,
  ModelUsage,
  UsageQuery,
  UsageReport,
  UsageResponse,
} from './resources/usage.ts';
export {
  CreatedWebhookResponse,
  CreateWebhookRequest,
  DELIVERY_STATUSES,
  DeliveryListQuery,
  DeliveryListResponse,
  DeliveryPath,
  DeliveryResponse,
  DeliveryStatus,
  MAX_WEBHOOKS,
  RotatedSecretResponse,
  TEST_MESSAGE_TYPE,
  UpdateWebhookRequest,
  WEBHOOK_MESSAGES,
  WEBHOOK_RETRY_DELAYS,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliverySummary,
  WebhookEndpoint,
  WebhookListResponse,
  WebhookPath,
  WebhookResponse,
} from './resources/webhooks.ts';
export { WorkspaceLimits, WorkspaceLimitsResponse } from './resources/workspace-limits.ts';
export { COLOR_CATEGORIES, ColorsSection, PaletteColor } from './sections/colors.ts';
export {
  ColorScheme,
  ContrastPair,
  Findings,
  RadiusLevel,
  RenderedFace,
  SmallScreenPalette,
  WritingReport,
} from './sections/findings.ts';
export { ImageAsset, ImagesSection } from './sections/images.ts';
export { Analysis, SECTION_SCHEMAS, type Sections } from './sections/index.ts';
export { LOGO_SLOTS, LogoFile, LogoSlot, LogosSection, LogoVariant } from './sections/logos.ts';
export { CONFIDENCE_LEVELS, ElevationSection, SpacingSection, WebSection } from './sections/measured.ts';
export { openEnum } from './sections/open-enum.ts';
export { FONT_AVAILABILITY, FontFamily, TypographySection } from './sections/typography.ts';
export {
  ArtDirectionSection,
  AudiencesSection,
  MissionSection,
  NorthstarSection,
  ThingsSection,
  ToneSection,
} from './sections/written.ts';
export {
  ALL_STAGES,
  AnyStage,
  FIRST_LOOK_SECTIONS,
  type FirstLookSection,
  INTERNAL_STAGES,
  type InternalStage,
  SECTION_NAMES,
  SECTION_STAGES,
  SectionName,
  type SectionStage,
  STAGE_NEEDS,
  STAGES,
  Stage,
} from './stages.ts';
export { canParseUrl } from './url.ts';
