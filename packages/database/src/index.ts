export { type Admission, admitCrawls, type QueueLine, readLine } from './analyses/admission.ts';
export { createAnalysis, type NewAnalysis } from './analyses/create.ts';
export {
  claimExpiredAssets,
  type ExpiryClaim,
  recordAssetsDeleted,
  releaseExpiryClaim,
  whichKeepAssets,
} from './analyses/expiry.ts';
export {
  finishAnalysis,
  type LockedAnalysis,
  lockAnalysis,
  markRunning,
  readLocked,
  recordPages,
} from './analyses/progress.ts';
export {
  type AssetRow,
  type EvidenceRow,
  readAnalysis,
  readEvidence,
  readSections,
  readWriting,
  saveAssets,
  saveCrawl,
  saveSection,
} from './analyses/sections.ts';
export { type AnalysisProgress, readProgress } from './analyses/watch.ts';
export { createBrand } from './brands/create.ts';
export {
  type BrandAsset,
  type BrandContent,
  type BrandHead,
  type BrandState,
  findBrandAsset,
  findBrandState,
  type OverrideRow,
  readContent,
} from './brands/detail.ts';
export { type BrandPlace, type BrandRow, findBrand, listBrands } from './brands/list.ts';
export { type BrandOf, deleteBrand, findNewestAnalysis, lockBrand } from './brands/lock.ts';
export { createDatabase, type Database, type Queryable } from './client.ts';
export {
  type BrandEvent,
  type EventStanding,
  findEventStanding,
  readEventStandings,
  readEvents,
  removeOldEvents,
} from './events/read.ts';
export { recordEvent, webhookPayload } from './events/record.ts';
export { recordStage } from './events/stages.ts';
export { isDatabaseDown, pingDatabase } from './health.ts';
export {
  type AnswerClaim,
  claimAnswer,
  keepAnswer,
  releaseAnswer,
  removeExpiredAnswers,
} from './idempotency/claims.ts';
export { storableJson } from './json.ts';
export { migrateDatabase } from './migrate/index.ts';
export { type CallToReserve, reserveCall, settleCall } from './models/meter.ts';
export { type CallDay, type CallRow, type CallSums, readBrandCalls, readCallDays } from './models/usage.ts';
export { type DueWorkRow, readDueWork } from './operations/due-work.ts';
export { type Edit, writeEdit } from './overrides/edit.ts';
export { type EditRow, listEdits } from './overrides/history.ts';
export { lockSection, readSection, type SectionRow } from './overrides/section.ts';
export { type Claim, claimStage, endClaim, holdsClaim, releaseClaim, renewLease, suspectFor } from './stages/claims.ts';
export {
  type DueStage,
  expireAllLeases,
  listDueStages,
  listLostClaims,
  listReadyStages,
  makeReady,
  skipRest,
} from './stages/due.ts';
export {
  type ClaimLimits,
  type Clock,
  claimDeliveries,
  type DeliveryClaim,
  listLostDeliveries,
  releaseDelivery,
  takeBackDeliveries,
} from './webhooks/claims.ts';
export {
  type DeliveryDetailRow,
  type DeliveryRow,
  findDelivery,
  listDeliveries,
  queueTestMessage,
  redeliver,
} from './webhooks/deliveries.ts';
export {
  createWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
  type WebhookChange,
  type WebhookKey,
  type WebhookRow,
} from './webhooks/endpoints.ts';
export { removeOldDeliveries } from './webhooks/retention.ts';
export { type AttemptOutcome, endUnsent, settleDelivery } from './webhooks/settle.ts';
export {
  type Asked,
  authenticateKey,
  type Caller,
  findUserCaller,
  type KeyCaller,
  touchApiKey,
  type UserCaller,
} from './workspaces/authenticate.ts';
export { hashKey, isMintedKey } from './workspaces/key-text.ts';
export {
  type ApiKeyRow,
  createApiKey,
  findApiKey,
  listApiKeys,
  pageApiKeys,
  revokeApiKey,
} from './workspaces/keys.ts';
export { readUsage, recordUsage, type UsageRow } from './workspaces/usage.ts';
export {
  changeWorkspace,
  createWorkspace,
  ensureWorkspace,
  hasWorkspace,
  listWorkspaces,
  type WorkspaceRow,
} from './workspaces/workspaces.ts';
