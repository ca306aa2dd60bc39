export type { AnalysisProgress, WaitOptions } from './analysis.ts';
export type { Brand, TypedSection } from './brand.ts';
export { type AnalyzeOptions, Brandprint } from './client.ts';
export {
  AnalysisCancelledError,
  AnalysisFailedError,
  ApiError,
  AuthenticationError,
  BrandprintError,
  ConflictError,
  ConnectionError,
  type FieldError,
  GoneError,
  InvalidRequestError,
  InvalidResponseError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  TimeoutError,
  WebhookVerificationError,
} from './errors.ts';
export type { EventOptions } from './events.ts';
export { BrandFile } from './file.ts';
export type { components, operations } from './generated/api.gen.ts';
export { List, type Page } from './pages.ts';
export type {
  AnalysisParams,
  ConditionalOptions,
  IdempotentOptions,
  ReanalysisParams,
} from './resources/brands.ts';
export type { ExportOptions } from './resources/files.ts';
export type { CreateKeyParams } from './resources/keys.ts';
export type { EditOptions, ReadOptions, Section } from './resources/sections.ts';
export type { CreateWebhookParams, UpdateWebhookParams } from './resources/webhooks.ts';
export type { ApiResponse, ClientOptions } from './transport.ts';
export type {
  Analysis,
  AnalysisStatus,
  ApiKey,
  BrandDetail,
  BrandEvent,
  BrandSummary,
  BrandUsageReport,
  CreatedApiKey,
  CreatedWebhook,
  EditHistoryEntry,
  ExportFormat,
  ExportList,
  OperationId,
  OperationInput,
  OperationOutput,
  RequestOptions,
  RotatedSecret,
  SectionEvidence,
  SectionName,
  Stage,
  Submission,
  UsageReport,
  Webhook,
  WebhookDelivery,
  WebhookDeliverySummary,
  WebhookMessage,
} from './types.ts';
export { type VerifyOptions, verifyWebhook } from './webhook.ts';
