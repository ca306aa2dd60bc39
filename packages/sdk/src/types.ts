import type { components, operations } from './generated/api.gen.ts';
import type { OPERATIONS } from './generated/operations.gen.ts';

type Schemas = components['schemas'];

/** The sections of a brand, each with its own shape. */
export type Analysis = Schemas['ExtractedAnalysis'];
export type AnalysisStatus = Schemas['AnalysisStatus'];
export type ApiKey = Schemas['ApiKey'];
export type BrandDetail = Schemas['BrandDetail'];
export type BrandSummary = Schemas['BrandSummary'];
export type BrandUsageReport = Schemas['BrandUsageReport'];
export type CreatedApiKey = Schemas['CreatedKeyResponse']['data'];
export type CreatedWebhook = Schemas['CreatedWebhookResponse']['data'];
export type EditHistoryEntry = Schemas['EditHistoryEntry'];
export type ExportFormat = Schemas['ExportFormat'];
export type ExportList = Schemas['ExportListResponse']['data'];
export type ExtractedBrand = Schemas['ExtractedBrand'];
export type RotatedSecret = Schemas['RotatedSecretResponse']['data'];
export type SectionEvidence = Schemas['SectionEvidence'];
export type SectionName = Schemas['SectionName'];
export type Stage = Schemas['Stage'];
export type Submission = Schemas['ParseResponse']['data'];
export type UsageReport = Schemas['UsageReport'];
export type Webhook = Schemas['WebhookEndpoint'];
export type WebhookDelivery = Schemas['WebhookDelivery'];
export type WebhookDeliverySummary = Schemas['WebhookDeliverySummary'];

/** What an event stream of a brand sends. */
export type BrandEvent = { id: string } & (
  | BrandMessage
  | Schemas['SectionsProvisionalEvent']
  | Schemas['CrawlProgressEvent']
  | Schemas['StageRunningEvent']
  | Schemas['StageDoneEvent']
  | Schemas['StageFailedEvent']
);

type BrandMessage =
  | Schemas['BrandQueuedEvent']
  | Schemas['BrandRunningEvent']
  | Schemas['BrandCompleteEvent']
  | Schemas['BrandFailedEvent']
  | Schemas['BrandIdleEvent']
  | Schemas['BrandSectionUpdatedEvent']
  | Schemas['BrandAssetsExpiredEvent'];

/** What a webhook receives. More types may be added: have a `default` branch. */
export type WebhookMessage = BrandMessage | Schemas['WebhookTestEvent'];

/** The id of an operation in the OpenAPI document. */
export type OperationId = keyof typeof OPERATIONS & keyof operations;

type Parameters<Id extends OperationId, In extends 'path' | 'query' | 'header'> = operations[Id]['parameters'][In];
/** Undefined is the same as leaving it out. */
type OrUndefined<Value> = { [Key in keyof Value]: Value[Key] | undefined };
type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content]
  : never;

/** A key that an operation has none of is left out, and one whose fields are all optional may be. */
type Part<Key extends string, Value> = [NonNullable<Value>] extends [never]
  ? { [key in Key]?: undefined }
  : Record<string, never> extends NonNullable<Value>
    ? { [key in Key]?: NonNullable<Value> | undefined }
    : { [key in Key]: NonNullable<Value> };

/** The input of an operation. */
export type OperationInput<Id extends OperationId> = Part<'path', Parameters<Id, 'path'>> &
  Part<'query', OrUndefined<Parameters<Id, 'query'>>> &
  Part<'headers', OrUndefined<Parameters<Id, 'header'>>> &
  Part<'body', RequestBody<Id>>;

/** The query of an operation. */
export type Query<Id extends OperationId> = OrUndefined<NonNullable<Parameters<Id, 'query'>>>;

type Content<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The JSON body of a successful response. */
export type OperationOutput<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Status extends 200 | 201 | 202
    ? Content<operations[Id]['responses'][Status]>
    : never;
}[keyof operations[Id]['responses']];

/** Options of every request. */
export interface RequestOptions {
  /** Aborts the request; its reason is thrown. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for each attempt until the response is there. */
  timeout?: number | undefined;
  /** How often a failed request is repeated, if that is safe. */
  maxRetries?: number | undefined;
  /** Additional headers. */
  headers?: Record<string, string> | undefined;
}
