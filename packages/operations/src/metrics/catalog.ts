import type { AppName } from './apps.ts';

/** One metric: its name says the unit, as Prometheus and OpenTelemetry do it. */
export interface MetricSpec {
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  /** Each has few values: none names a brand, a workspace, a host or a path. */
  labels: readonly string[];
  /** Who shows it. */
  apps: readonly AppName[];
  /** Upper bounds, of a histogram. */
  buckets?: readonly number[];
}

const EVERY = ['api', 'crawler', 'analyst', 'courier'] as const;
const WORKERS = ['crawler', 'analyst'] as const;
/** Of the semantic conventions of OpenTelemetry. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] as const;
/** Up to the deadline of a crawl. */
const STAGE_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 90, 120, 180, 240] as const;
const CALL_SECONDS = [0.5, 1, 2.5, 5, 10, 20, 30, 45, 60, 90, 120, 150] as const;
const SHARE = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/** Every metric of ours. Those of the process itself (`process_…`, `nodejs_…`) are prom-client's. */
export const METRICS = {
  brandprint_build_info: {
    type: 'gauge',
    help: '1; the labels say what runs',
    labels: ['app', 'version', 'revision', 'node'],
    apps: EVERY,
  },
  brandprint_due_work: {
    type: 'gauge',
    help: 'Work that rows say there is, over all processes: crawl (brands to crawl), analysis (stages after the crawl), delivery (webhooks), asset_expiry (analyses whose files are past their time); waiting, running, delayed until it is tried again, or held: due, and beyond what its workspace may have side by side, or behind another message to an endpoint that fails. Every process shows the same number: take the max, not the sum',
    labels: ['kind', 'state'],
    apps: EVERY,
  },
  brandprint_due_work_oldest_seconds: {
    type: 'gauge',
    help: 'How long the oldest of brandprint_due_work has been waiting, running or held; 0 where there is none',
    labels: ['kind', 'state'],
    apps: EVERY,
  },
  http_server_request_duration_seconds: {
    type: 'histogram',
    help: 'Requests by route template and status; event streams last as long as somebody watches',
    labels: ['http_request_method', 'http_route', 'http_response_status_code'],
    apps: ['api'],
    buckets: REQUEST_SECONDS,
  },
  http_server_active_requests: {
    type: 'gauge',
    help: 'Requests that are being answered, event streams included',
    labels: [],
    apps: ['api'],
  },
  brandprint_stage_duration_seconds: {
    type: 'histogram',
    help: 'Attempts at stages by how they ended: done, failed for good, retried later, handed_back at a shutdown, lost (cancelled, or another worker has it)',
    labels: ['stage', 'outcome'],
    apps: WORKERS,
    buckets: STAGE_SECONDS,
  },
  brandprint_stages_taken_back_total: {
    type: 'counter',
    help: 'Stages whose worker died or hung, so that their lease ran out: retried, or given_up since it was not the first time. They are in no attempt of brandprint_stage_duration_seconds',
    labels: ['stage', 'outcome'],
    apps: ['courier'],
  },
  brandprint_stages_running: {
    type: 'gauge',
    help: 'Stages that this process works on',
    labels: ['kind'],
    apps: WORKERS,
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
    help: 'Connections that were refused, or could not be made, by the door and the reason',
    labels: ['door', 'reason'],
    apps: ['crawler', 'courier'],
  },
  brandprint_browser_starts_total: {
    type: 'counter',
    help: 'Browsers started: one, and one more with each restart',
    labels: [],
    apps: ['crawler'],
  },
  brandprint_browser_ends_total: {
    type: 'counter',
    help: 'Browsers that ended: worn (replaced after many crawls), memory (took too much), crashed, stopped (with the process)',
    labels: ['reason'],
    apps: ['crawler'],
  },
  brandprint_model_call_duration_seconds: {
    type: 'histogram',
    help: 'Calls of language models by how they ended',
    labels: ['model', 'outcome'],
    apps: ['analyst'],
    buckets: CALL_SECONDS,
  },
  brandprint_model_tokens_total: {
    type: 'counter',
    help: 'Tokens of language models: input, output, cache_write, cache_read, which do not overlap',
    labels: ['model', 'kind'],
    apps: ['analyst'],
  },
  brandprint_model_cost_dollars_total: {
    type: 'counter',
    help: 'What calls of language models came to, by the prices that are set',
    labels: ['model', 'outcome'],
    apps: ['analyst'],
  },
  brandprint_sections_written_total: {
    type: 'counter',
    help: 'Sections that a model was asked to write: by model, or by rules where it was of no use',
    labels: ['section', 'by'],
    apps: ['analyst'],
  },
  brandprint_section_groundedness: {
    type: 'histogram',
    help: 'Share of what a model said in a section that the site bears out',
    labels: ['section'],
    apps: ['analyst'],
    buckets: SHARE,
  },
  brandprint_assets_stored_total: {
    type: 'counter',
    help: 'Files put into the store',
    labels: ['kind'],
    apps: WORKERS,
  },
  brandprint_asset_bytes_stored_total: {
    type: 'counter',
    help: 'Bytes put into the store: image, evidence',
    labels: ['kind'],
    apps: WORKERS,
  },
  brandprint_webhook_duration_seconds: {
    type: 'histogram',
    help: 'Attempts at webhooks: succeeded, refused (an answer other than 2xx), unreachable, unsent (ours)',
    labels: ['outcome'],
    apps: ['courier'],
    buckets: REQUEST_SECONDS,
  },
  brandprint_webhooks_disabled_total: {
    type: 'counter',
    help: 'Webhooks that were disabled because nothing got through',
    labels: [],
    apps: ['courier'],
  },
  brandprint_sweep_duration_seconds: {
    type: 'histogram',
    help: 'Rounds of the sweeps (reconciling, expiry, retention), by whether they succeeded',
    labels: ['sweep', 'outcome'],
    apps: ['courier'],
    buckets: REQUEST_SECONDS,
  },
  brandprint_sweep_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'When a sweep last went through in this process; until one has, when they began',
    labels: ['sweep'],
    apps: ['courier'],
  },
} as const satisfies Readonly<Record<string, MetricSpec>>;

export type MetricName = keyof typeof METRICS;
