import type { AppName } from './apps.ts';

/** A metric; its name includes the unit, by the conventions of Prometheus and OpenTelemetry. */
export interface MetricSpec {
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  /** Each has few values: none names a brand, a workspace, a host or a path. */
  labels: readonly string[];
  /** Apps that show it. */
  apps: readonly AppName[];
  /** Upper bounds of a histogram's buckets. */
  buckets?: readonly number[];
}

const ALL_APPS = ['api', 'crawler', 'analyst', 'courier'] as const;
const WORKERS = ['crawler', 'analyst'] as const;
/** From OpenTelemetry's semantic conventions. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] as const;
/** Up to the deadline of a crawl. */
const STAGE_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 90, 120, 180, 240] as const;
/** Most answers are kept ones; a cell that does not respond takes a second. */
const LOOKUP_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2] as const;
const CALL_SECONDS = [0.5, 1, 2.5, 5, 10, 20, 30, 45, 60, 90, 120, 150] as const;
const PRINT_SECONDS = [0.25, 0.5, 1, 1.5, 2, 3, 5, 10, 20, 40, 60, 120] as const;
const SHARE_BUCKETS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/** All our metrics. Those of the process itself (`process_…`, `nodejs_…`) come from prom-client. */
export const METRICS = {
  brandprint_build_info: {
    type: 'gauge',
    help: 'Always 1; the labels describe the build',
    labels: ['app', 'version', 'revision', 'node'],
    apps: ALL_APPS,
  },
  brandprint_ready: {
    type: 'gauge',
    help: 'Whether the process can take work (1) or not (0), as of the last request to /readyz',
    labels: ['app'],
    apps: ALL_APPS,
  },
  brandprint_dependency_up: {
    type: 'gauge',
    help: 'Whether a dependency answered (1) the last request to /readyz or not (0): database, queue, store, rate_limiter, host_throttle, model:<name>',
    labels: ['app', 'dependency'],
    apps: ALL_APPS,
  },
  brandprint_due_work: {
    type: 'gauge',
    help: 'Work in the database, over all processes: crawl (brands to crawl), analysis (stages after the crawl), print (brand books), delivery (webhooks), asset_expiry (analyses with expired files). States: waiting, running, delayed until its retry, held (due, but over the concurrency limit of its workspace, or behind another message to a failing endpoint). Counted by couriers, each of which reports the same number: use max, not sum. Beyond about 10,000 deliveries of an endpoint their number is an estimate',
    labels: ['kind', 'state'],
    apps: ['courier'],
  },
  brandprint_due_work_oldest_seconds: {
    type: 'gauge',
    help: 'How long the oldest of brandprint_due_work has been waiting, running or held; 0 if there is none',
    labels: ['kind', 'state'],
    apps: ['courier'],
  },
  http_server_request_duration_seconds: {
    type: 'histogram',
    help: 'Requests by route template and status; an event stream lasts as long as its client is connected',
    labels: ['http_request_method', 'http_route', 'http_response_status_code'],
    apps: ['api'],
    buckets: REQUEST_SECONDS,
  },
  http_server_active_requests: {
    type: 'gauge',
    help: 'Requests in progress, including event streams',
    labels: [],
    apps: ['api'],
  },
  brandprint_stage_duration_seconds: {
    type: 'histogram',
    help: 'Stage attempts by outcome: done, failed (permanently), retried later, handed_back (released at shutdown), lost (cancelled, or claimed by another worker). A first look (stage="first-look") is tried once: done, failed, which changes nothing else, or lost (it came after the sections, or the analysis was cancelled)',
    labels: ['stage', 'outcome'],
    apps: WORKERS,
    buckets: STAGE_SECONDS,
  },
  brandprint_stages_taken_back_total: {
    type: 'counter',
    help: 'Stages and prints (stage="print") that were reclaimed, because their worker died or hung and the lease expired: retried, or given_up after repeated losses. They are not counted in the durations',
    labels: ['stage', 'outcome'],
    apps: ['courier'],
  },
  brandprint_stages_running: {
    type: 'gauge',
    help: 'Stages that this process is running, and first looks (as kind="analysis")',
    labels: ['kind'],
    apps: WORKERS,
  },
  brandprint_print_duration_seconds: {
    type: 'histogram',
    help: 'Attempts to print a brand book by outcome: done, failed (permanently), retried later, handed_back (released at shutdown), lost (deleted, or claimed by another worker)',
    labels: ['outcome'],
    apps: ['crawler'],
    buckets: PRINT_SECONDS,
  },
  brandprint_crawl_pages_total: {
    type: 'counter',
    help: 'Pages read',
    labels: [],
    apps: ['crawler'],
  },
  brandprint_crawl_bytes_total: {
    type: 'counter',
    help: 'Bytes between browser and sites, both ways',
    labels: [],
    apps: ['crawler'],
  },
  brandprint_egress_refused_total: {
    type: 'counter',
    help: 'Connections that were refused or failed, by channel and reason',
    labels: ['channel', 'reason'],
    apps: ['crawler', 'courier'],
  },
  brandprint_browser_starts_total: {
    type: 'counter',
    help: 'Browser starts, restarts included',
    labels: [],
    apps: ['crawler'],
  },
  brandprint_browser_ends_total: {
    type: 'counter',
    help: 'Browsers that ended: worn (replaced after many crawls), memory (used too much), crashed, stopped (with the process)',
    labels: ['reason'],
    apps: ['crawler'],
  },
  brandprint_model_call_duration_seconds: {
    type: 'histogram',
    help: 'Language model calls by outcome',
    labels: ['model', 'outcome'],
    apps: ['analyst'],
    buckets: CALL_SECONDS,
  },
  brandprint_model_paused: {
    type: 'gauge',
    help: 'Whether a model is not called for now because it did not answer several times in a row (1) or answers again (0)',
    labels: ['model'],
    apps: ['analyst'],
  },
  brandprint_model_tokens_total: {
    type: 'counter',
    help: 'Tokens of language models: input, output, cache_write, cache_read, which do not overlap',
    labels: ['model', 'kind'],
    apps: ['analyst'],
  },
  brandprint_model_cost_dollars_total: {
    type: 'counter',
    help: 'Cost of language model calls at the configured prices',
    labels: ['model', 'outcome'],
    apps: ['analyst'],
  },
  brandprint_sections_written_total: {
    type: 'counter',
    help: 'Sections that a model was asked to write: by model, or by rules when its answer could not be used',
    labels: ['section', 'by'],
    apps: ['analyst'],
  },
  brandprint_section_groundedness: {
    type: 'histogram',
    help: 'Share of the claims of a model in a section that the site supports',
    labels: ['section'],
    apps: ['analyst'],
    buckets: SHARE_BUCKETS,
  },
  brandprint_assets_stored_total: {
    type: 'counter',
    help: 'Files stored',
    labels: ['kind'],
    apps: WORKERS,
  },
  brandprint_asset_bytes_stored_total: {
    type: 'counter',
    help: 'Bytes stored: image, evidence, book (printed)',
    labels: ['kind'],
    apps: WORKERS,
  },
  brandprint_webhook_duration_seconds: {
    type: 'histogram',
    help: 'Webhook attempts: succeeded, refused (a response other than 2xx), unreachable, unsent (a fault of ours)',
    labels: ['outcome'],
    apps: ['courier'],
    buckets: REQUEST_SECONDS,
  },
  brandprint_webhooks_disabled_total: {
    type: 'counter',
    help: 'Webhooks disabled after repeated failures',
    labels: [],
    apps: ['courier'],
  },
  brandprint_sweep_duration_seconds: {
    type: 'histogram',
    help: 'Runs of the sweeps (reconciling, expiry, retention) by outcome',
    labels: ['sweep', 'outcome'],
    apps: ['courier'],
    buckets: REQUEST_SECONDS,
  },
  brandprint_sweep_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'Time of the last successful run of a sweep in this process; before the first one, the time of the start',
    labels: ['sweep'],
    apps: ['courier'],
  },
  brandprint_cell_lookup_duration_seconds: {
    type: 'histogram',
    help: 'Questions of the gateway to the look-up of cells, by answer: cell (one serves the request), any (every cell gives the same response), none (it cannot be said now: 503)',
    labels: ['answer'],
    apps: ['lookup'],
    buckets: LOOKUP_SECONDS,
  },
  brandprint_cell_up: {
    type: 'gauge',
    help: 'Whether the database of a cell answered the last question of the look-up (1) or not (0)',
    labels: ['cell'],
    apps: ['lookup'],
  },
} as const satisfies Readonly<Record<string, MetricSpec>>;

export type MetricName = keyof typeof METRICS;
