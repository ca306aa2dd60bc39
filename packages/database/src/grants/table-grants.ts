/** The apps that have a database role of their own. */
export const DATABASE_APPS = ['api', 'crawler', 'analyst', 'courier'] as const;
export type DatabaseApp = (typeof DATABASE_APPS)[number];

/** Columns as they are called in the database; `all` includes those that later releases add. */
type Columns = 'all' | readonly string[];

/** What an app may do with a table. */
export interface TableGrant {
  select?: Columns;
  insert?: Columns;
  update?: Columns;
  delete?: true;
  /** Rows are locked, for which Postgres asks for UPDATE on any column: a harmless one. */
  lock?: string;
}
export type TableGrants = Readonly<Record<string, TableGrant>>;

const ALL: TableGrant = { select: 'all', insert: 'all', update: 'all', delete: true };

/** All but the key of a stage. */
const STAGE_STATE = [
  ...['status', 'attempts', 'fence', 'losses', 'lost_at', 'due_at', 'lease_until', 'reason'],
  ...['started_at', 'finished_at'],
];
const PRINT_STATE = [
  ...['status', 'attempts', 'fence', 'due_at', 'lease_until', 'pdf_key', 'reason', 'started_at', 'finished_at'],
];
/** What the end of an analysis changes, whether it is complete or failed. */
const FAILED_ANALYSIS = ['status', 'quality_note', 'finished_at', 'assets_expire_at'];
const FAILED_BRAND = ['status', 'updated_at', 'event_seq'];
const COMPLETE_BRAND = [...FAILED_BRAND, 'shown_analysis_id', 'favicon_url', 'name'];
const SHOWN_BRAND = ['id', 'workspace_id', 'name', 'analysis_id', 'shown_analysis_id', 'event_seq'];

/** Every app with workers advances analyses: it runs stages, admits the next crawls and records events. */
const PIPELINE = {
  workspaces: { select: ['id', 'concurrency', 'move'] },
  analyses: { select: 'all', update: [...FAILED_ANALYSIS, 'admitted_at'] },
  stages: { select: 'all', update: STAGE_STATE },
  brands: { select: SHOWN_BRAND, update: FAILED_BRAND },
  events: { insert: 'all' },
  webhook_endpoints: { select: ['id', 'workspace_id', 'disabled_at', 'event_types'], lock: 'updated_at' },
  webhook_deliveries: { insert: ['endpoint_id', 'brand_id', 'seq', 'message_id', 'type', 'payload'] },
} satisfies TableGrants;

/** It opens pages that nobody trusts, so it sees no section, edit, key, person or secret. */
const CRAWLER: TableGrants = {
  ...PIPELINE,
  analyses: {
    select: 'all',
    update: [
      ...PIPELINE.analyses.update,
      ...['started_at', 'pages_found', 'pages_done', 'crawl_notes', 'evidence_key', 'favicon_url'],
    ],
  },
  brands: { select: SHOWN_BRAND, update: [...FAILED_BRAND, 'favicon_url'] },
  assets: { insert: 'all' },
  first_looks: {
    select: ['analysis_id', 'view_key', 'claimed_at'],
    insert: ['analysis_id', 'view_key'],
    update: ['view_key'],
  },
  prints: { select: 'all', update: PRINT_STATE },
};

const MODEL_USAGE = [
  ...['outcome', 'input_tokens', 'output_tokens', 'cache_write_tokens', 'cache_read_tokens'],
  ...['cost', 'estimated', 'duration_ms', 'settled_at'],
];

const ANALYST: TableGrants = {
  ...PIPELINE,
  brands: { select: SHOWN_BRAND, update: COMPLETE_BRAND },
  sections: { select: 'all', insert: 'all', update: ['data', 'provenance', 'findings'] },
  first_looks: { select: 'all', update: ['claimed_at', 'sections'] },
  assets: { insert: 'all' },
  model_calls: {
    select: ['id', 'analysis_id', 'model', 'created_at', ...MODEL_USAGE],
    insert: 'all',
    update: MODEL_USAGE,
  },
};

/** It gives up lost work, delivers webhooks and removes what is old. */
const COURIER: TableGrants = {
  ...PIPELINE,
  analyses: {
    select: 'all',
    update: [...PIPELINE.analyses.update, 'assets_claimed_until', 'assets_deleted_at'],
    delete: true,
  },
  brands: { select: SHOWN_BRAND, update: COMPLETE_BRAND },
  sections: { select: ['analysis_id', 'name', 'data', 'findings'] },
  first_looks: { select: ['analysis_id'], delete: true },
  prints: { select: 'all', update: PRINT_STATE, delete: true },
  events: { select: ['id', 'created_at'], insert: 'all', delete: true, lock: 'created_at' },
  webhook_endpoints: {
    select: 'all',
    update: ['disabled_at', 'disabled_reason', 'failing_since', 'failed_at', 'concurrency', 'updated_at'],
  },
  webhook_deliveries: {
    select: 'all',
    insert: PIPELINE.webhook_deliveries.insert,
    update: ['status', 'attempts', 'fence', 'due_at', 'lease_until', 'finished_at'],
    delete: true,
  },
  webhook_attempts: { select: 'all', insert: 'all' },
  model_calls: { select: ['id', 'workspace_id', 'created_at'], delete: true },
  idempotency_keys: { select: ['workspace_id', 'key', 'expires_at'], delete: true, lock: 'created_at' },
  identity_sessions: { select: ['id', 'expires_at'], delete: true, lock: 'updated_at' },
  identity_links: { select: ['id', 'expires_at'], delete: true, lock: 'created_at' },
  identity_invitations: { select: ['id', 'expires_at'], delete: true, lock: 'created_at' },
  identity_verifications: { select: ['id', 'expires_at'], delete: true, lock: 'updated_at' },
};

/** It answers requests, and its image has the commands of operators. It writes no results. */
const API: TableGrants = {
  workspaces: ALL,
  api_keys: ALL,
  brands: ALL,
  analyses: {
    select: 'all',
    insert: 'all',
    update: [...PIPELINE.analyses.update],
  },
  stages: { select: 'all', insert: 'all', update: STAGE_STATE },
  sections: { select: 'all' },
  first_looks: { select: ['analysis_id', 'sections'] },
  overrides: ALL,
  edit_history: { select: 'all', insert: 'all' },
  assets: { select: 'all' },
  prints: { select: 'all', insert: 'all', update: PRINT_STATE },
  usage_events: { select: 'all', insert: 'all', delete: true },
  model_calls: { select: 'all', delete: true },
  events: { select: 'all', insert: 'all' },
  webhook_endpoints: ALL,
  webhook_deliveries: {
    select: 'all',
    insert: 'all',
    update: ['status', 'due_at', 'finished_at', 'sent_before'],
    delete: true,
  },
  webhook_attempts: { select: 'all' },
  idempotency_keys: ALL,
  identity_users: ALL,
  identity_sessions: ALL,
  identity_accounts: ALL,
  identity_verifications: ALL,
  identity_memberships: ALL,
  identity_invitations: ALL,
  identity_links: ALL,
  identity_audit_log: { select: 'all', insert: 'all' },
};

/** What each app may do; everything else is refused. */
export const TABLE_GRANTS: Readonly<Record<DatabaseApp, TableGrants>> = {
  api: API,
  crawler: CRAWLER,
  analyst: ANALYST,
  courier: COURIER,
};

/** Schemas of which these apps use every table, if Postgres has them: without Redis. */
export const SCHEMA_GRANTS: Readonly<Record<string, readonly DatabaseApp[]>> = {
  bullmq: DATABASE_APPS,
  limits: ['api', 'crawler'],
};
