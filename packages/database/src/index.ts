export {
  ADMISSION_LOCK,
  type AdmissionLimits,
  admitCrawls,
  type QueueSnapshot,
  readQueueSnapshot,
} from './analyses/admission.ts';
export {
  type AssetExpiryClaim,
  claimExpiredAssets,
  findAnalysesWithAssets,
  recordAssetsDeleted,
  releaseAssetExpiryClaim,
} from './analyses/asset-expiry.ts';
export { createAnalysis, type NewAnalysis } from './analyses/create-analysis.ts';
export {
  claimFirstLook,
  type FirstLookData,
  type FirstView,
  recordFirstView,
  saveFirstLook,
} from './analyses/first-look.ts';
export { type AnalysisProgress, readProgress } from './analyses/read-progress.ts';
export {
  type AssetRow,
  type EvidenceRow,
  readAnalysis,
  readEvidence,
  readSections,
  readWritingReports,
  saveAssets,
  saveCrawl,
  saveSection,
} from './analyses/results.ts';
export { type RetentionPosition, removeSupersededAnalyses } from './analyses/retention.ts';
export {
  finishAnalysis,
  type LockedAnalysis,
  lockAnalysis,
  markRunning,
  readLockedAnalysis,
  readLockedStep,
  recordCrawlProgress,
} from './analyses/transitions.ts';
export { type BrandKey, deleteBrandRows, findNewestAnalysis, lockBrand } from './brands/brand.ts';
export { createBrand } from './brands/create.ts';
export {
  type BrandAsset,
  type BrandContent,
  type BrandDetailRow,
  type BrandState,
  findBrandAsset,
  findBrandState,
  type OverrideRow,
  readBrandContent,
} from './brands/detail.ts';
export { type BrandRow, findBrand, listBrandRows } from './brands/list.ts';
export { type Cell, openCell } from './cells/cell.ts';
export { assertPeopleAlike } from './cells/copy-people.ts';
export { copyWorkspace, fingerprintWorkspace, removeArriving } from './cells/copy-workspace.ts';
export type { Fingerprint } from './cells/fingerprint.ts';
export {
  type CellAnswer,
  type CellLookup,
  type CellQuestion,
  LookUpBusyError,
  openCellLookup,
} from './cells/look-up.ts';
export {
  arrive,
  assertAlike,
  beginLeaving,
  countWork,
  DELIVERY_PATIENCE_MS,
  findMovingWorkspace,
  leave,
  lockMove,
  type Move,
  quiesce,
  removePeopleWhoLeft,
  stopLeaving,
} from './cells/moves.ts';
export { createDatabase, type Database, type Queryable } from './client.ts';
export {
  type BrandEvent,
  type EventPosition,
  findEventPosition,
  readEventPositions,
  readEvents,
  removeOldEvents,
} from './events/read.ts';
export { recordEvent, webhookPayload } from './events/record.ts';
export { grantAppRoles } from './grants/index.ts';
export { DATABASE_APPS, type DatabaseApp } from './grants/table-grants.ts';
export { isDatabaseDown, pingDatabase } from './health.ts';
export {
  claimIdempotencyKey,
  type IdempotencyClaim,
  releaseIdempotencyKey,
  removeExpiredIdempotencyKeys,
  saveIdempotentResponse,
} from './idempotency/keys.ts';
export { type Actor, type AuditEntryRow, listAuditLog, recordAudit } from './identity/audit-log.ts';
export { areHome, findHomes, type People } from './identity/homes.ts';
export {
  createInvitation,
  findInvitation,
  type InvitationRow,
  isInvited,
  listInvitations,
  revokeInvitation,
  takeInvitation,
  takeInvitationsFor,
} from './identity/invitations.ts';
export { createLink, removeResetLinks, takeLink } from './identity/links.ts';
export {
  addMember,
  changeRole,
  findMembership,
  findOwner,
  listMembers,
  listMemberships,
  type MemberRow,
  removeMember,
} from './identity/memberships.ts';
export { identityModels } from './identity/models.ts';
export { removeExpiredIdentityRows } from './identity/retention.ts';
export {
  changeEmail,
  createUser,
  disableUser,
  enableUser,
  endSessions,
  findUser,
  findUserByEmail,
  hasPassword,
  hasUsers,
  listSessions,
  listUsers,
  renameUser,
  type UserRow,
  writePassword,
} from './identity/users.ts';
export { migrateDatabase } from './migrate/index.ts';
export { type CallReservation, reserveCall, settleCall } from './models/meter.ts';
export {
  type CallTotals,
  type DailyCalls,
  type ModelCallRow,
  readBrandCalls,
  readDailyCalls,
  removeOldModelCalls,
} from './models/usage.ts';
export type { ListPosition } from './newest-first.ts';
export { readDueDeliveries } from './operations/due-deliveries.ts';
export { type DueWorkRow, readDueWork } from './operations/due-work.ts';
export { type Edit, editBytes, readEditUsage, writeEdit } from './overrides/edit.ts';
export { type EditRow, listEditRows } from './overrides/history.ts';
export { lockSection, readSection, type SectionRow } from './overrides/section.ts';
export {
  claimNextPrint,
  endPrintClaim,
  expireAllPrintLeases,
  isPrintClaimHeld,
  listExpiredPrintClaims,
  type PrintClaim,
  releasePrintClaim,
  renewPrintLease,
} from './prints/claims.ts';
export {
  type DuePrint,
  findPrint,
  listDuePrints,
  type PrintKey,
  type PrintRow,
  requestPrint,
} from './prints/prints.ts';
export {
  claimStage,
  endStageClaim,
  isClaimHeld,
  quarantinedSince,
  releaseStageClaim,
  renewLease,
  type StageClaim,
  type WorkerCrashes,
} from './stages/claims.ts';
export {
  countLostCrawls,
  type DueStage,
  expireAllLeases,
  forgetCrawlLosses,
  listDueStages,
  listExpiredClaims,
  listReadyStages,
  markStagesReady,
  skipUnfinishedStages,
} from './stages/due.ts';
export {
  type Clock,
  claimDeliveries,
  type DeliveryClaim,
  type DeliveryClaimLimits,
  listLostDeliveries,
  reclaimDeliveries,
  releaseDeliveryClaim,
} from './webhooks/claims.ts';
export {
  type DeliveryDetailRow,
  type DeliveryRow,
  findDelivery,
  listDeliveryRows,
  queueTestMessage,
  requeueDelivery,
} from './webhooks/deliveries.ts';
export {
  countWebhooks,
  deleteWebhookRow,
  findWebhook,
  INITIAL_CONCURRENCY,
  insertWebhook,
  listSealedSecrets,
  listWebhookRows,
  replaceSealedSecrets,
  rotateWebhookSecret,
  type SealedSecrets,
  updateWebhookRow,
  type WebhookChange,
  type WebhookKey,
  type WebhookRow,
} from './webhooks/endpoints.ts';
export { removeOldDeliveries } from './webhooks/retention.ts';
export { type AttemptOutcome, failUnsentDelivery, settleDelivery } from './webhooks/settle-delivery.ts';
export {
  type AuthenticatedCaller,
  authenticateKey,
  type Caller,
  findUserCaller,
  type KeyCaller,
  touchApiKey,
  type UserCaller,
} from './workspaces/authenticate.ts';
export { fencedDatabase, unfenced } from './workspaces/fenced-database.ts';
export { hashKey, hasValidChecksum } from './workspaces/key-format.ts';
export {
  type ApiKeyRow,
  createApiKey,
  findApiKey,
  findWorkspaceOfKey,
  listApiKeys,
  listWorkspaceApiKeys,
  revokeApiKey,
} from './workspaces/keys.ts';
export { readUsage, recordUsage, type UsageRow } from './workspaces/usage.ts';
export {
  closeWorkspace,
  createWorkspace,
  deleteWorkspaceRow,
  ensureWorkspace,
  findWorkspace,
  findWorkspaceName,
  hasWorkspace,
  listBrandIds,
  listBrandIdsWithFiles,
  listWorkspaces,
  readConcurrency,
  removeWorkspaceRows,
  renameWorkspace,
  updateWorkspace,
  type WorkspaceRow,
} from './workspaces/workspaces.ts';
