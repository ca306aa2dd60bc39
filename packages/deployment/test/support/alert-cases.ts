/** Series as Prometheus has read them: values minute by minute, in promtool's notation. */
type SeriesInput = Readonly<Record<string, string>>;

interface AlertCases {
  /** Time of the evaluation: late enough for the alert's range and `for`. */
  at?: string;
  fires: readonly SeriesInput[];
  /** The alert does not fire: all is well, or too little has happened. */
  silent: readonly SeriesInput[];
}

const NAMESPACE = 'namespace="b"';
const increasing = (times: number) => `0+${times}x240`;
const constant = (value: number) => `${value}x240`;
const oldest = (kind: string, state: string) =>
  `brandprint_due_work_oldest_seconds{${NAMESPACE},kind="${kind}",state="${state}"}`;
const requests = (status: number) =>
  `http_server_request_duration_seconds_count{${NAMESPACE},http_route="/v1",http_response_status_code="${status}"}`;
/** How many requests per minute were answered within this many seconds. */
const answered = (route: string, within: Readonly<Record<string, number>>): SeriesInput =>
  Object.fromEntries(
    Object.entries(within).map(([le, times]) => [
      `http_server_request_duration_seconds_bucket{${NAMESPACE},http_route="${route}",le="${le}"}`,
      increasing(times),
    ]),
  );
const attempts = (outcome: string, pod = 'crawler-1') =>
  `brandprint_stage_duration_seconds_count{${NAMESPACE},pod="${pod}",stage="crawl",outcome="${outcome}"}`;
const takenBack = (outcome: string) =>
  `brandprint_stages_taken_back_total{${NAMESPACE},pod="courier-1",stage="crawl",outcome="${outcome}"}`;
const browsers = (reason: string) => `brandprint_browser_ends_total{${NAMESPACE},reason="${reason}"}`;
const calls = (outcome: string) =>
  `brandprint_model_call_duration_seconds_count{${NAMESPACE},model="m",outcome="${outcome}"}`;
const DOLLARS = `brandprint_model_cost_dollars_total{${NAMESPACE},model="m",outcome="answered"}`;
const webhooks = (outcome: string) => `brandprint_webhook_duration_seconds_count{${NAMESPACE},outcome="${outcome}"}`;
const swept = (sweep: string) => `brandprint_sweep_last_success_timestamp_seconds{${NAMESPACE},sweep="${sweep}"}`;
const LAG = (pod: string) => `nodejs_eventloop_lag_p99_seconds{${NAMESPACE},pod="${pod}"}`;
const running = (...apps: string[]): SeriesInput =>
  Object.fromEntries(apps.map((app) => [`brandprint_build_info{${NAMESPACE},app="${app}"}`, constant(1)]));

/** When each alert must fire, and when not. */
export const ALERT_CASES: Readonly<Record<string, AlertCases>> = {
  BrandprintApiFails: {
    fires: [{ [requests(200)]: increasing(90), [requests(500)]: increasing(5), [requests(503)]: increasing(5) }],
    silent: [{ [requests(200)]: increasing(990), [requests(404)]: increasing(900), [requests(500)]: increasing(10) }],
  },
  BrandprintApiSlow: {
    fires: [answered('/v1', { 1: 50, 2.5: 60, '+Inf': 100 })],
    silent: [
      answered('/v1', { 1: 100, 2.5: 100, '+Inf': 100 }),
      { ...answered('/v1', { 1: 100, '+Inf': 100 }), ...answered('/v1/events', { 1: 0, '+Inf': 100 }) },
    ],
  },
  BrandprintApiBlocked: {
    fires: [{ [LAG('api-1')]: constant(0.02), [LAG('api-2')]: constant(0.7) }],
    silent: [{ [LAG('api-1')]: constant(0.02), [LAG('crawler-1')]: constant(0.7) }],
  },
  BrandprintCrawlsWait: {
    fires: [{ [oldest('crawl', 'waiting')]: constant(1000) }],
    silent: [{ [oldest('crawl', 'waiting')]: constant(600), [oldest('crawl', 'held')]: constant(9000) }],
  },
  BrandprintStagesWait: {
    fires: [{ [oldest('analysis', 'waiting')]: constant(400) }],
    silent: [{ [oldest('analysis', 'waiting')]: constant(200), [oldest('crawl', 'waiting')]: constant(800) }],
  },
  BrandprintWorkHangs: {
    fires: [{ [oldest('analysis', 'running')]: constant(400) }, { [oldest('crawl', 'running')]: constant(400) }],
    silent: [{ [oldest('analysis', 'running')]: constant(170), [oldest('asset_expiry', 'running')]: constant(400) }],
  },
  BrandprintStagesFail: {
    fires: [
      { [attempts('done')]: increasing(1), [attempts('failed')]: increasing(2) },
      {
        [attempts('done')]: increasing(1),
        [attempts('failed')]: increasing(0.5),
        [takenBack('given_up')]: increasing(2),
      },
      { [takenBack('given_up')]: increasing(2) },
    ],
    silent: [
      { [attempts('done')]: increasing(3), [attempts('failed')]: increasing(2) },
      {
        [attempts('done')]: increasing(0.1),
        [attempts('failed')]: increasing(0.2),
        [takenBack('given_up')]: increasing(0.1),
      },
      { [attempts('done')]: increasing(1), [takenBack('retried')]: increasing(9) },
    ],
  },
  BrandprintStagesRetried: {
    fires: [{ [attempts('done')]: increasing(1), [attempts('retried')]: increasing(2) }],
    silent: [
      { [attempts('done')]: increasing(3), [attempts('retried')]: increasing(2) },
      { [attempts('done')]: increasing(0.1), [attempts('retried')]: increasing(0.2) },
    ],
  },
  BrandprintWorkersDie: {
    fires: [{ [takenBack('retried')]: increasing(1) }, { [takenBack('given_up')]: increasing(1) }],
    // One node that is lost with everything on it, and one now and then.
    silent: [{ [takenBack('retried')]: '0x20 40x220' }, { [takenBack('retried')]: increasing(0.2) }],
  },
  BrandprintBrowsersEnd: {
    fires: [
      {
        [attempts('done')]: increasing(4),
        [browsers('crashed')]: increasing(0.5),
        [browsers('memory')]: increasing(0.5),
      },
    ],
    silent: [
      { [attempts('done')]: increasing(40), [browsers('crashed')]: increasing(1) },
      { [attempts('done')]: increasing(0.2), [browsers('crashed')]: increasing(0.1) },
      { [attempts('done')]: increasing(1), [browsers('worn')]: increasing(1), [browsers('stopped')]: increasing(1) },
    ],
  },
  BrandprintModelFails: {
    fires: [{ [calls('answered')]: increasing(1), [calls('overloaded')]: increasing(1) }],
    silent: [
      { [calls('answered')]: increasing(0.1), [calls('overloaded')]: increasing(0.1) },
      { [calls('answered')]: increasing(9), [calls('overloaded')]: increasing(1) },
      { [calls('answered')]: increasing(1), [calls('stopped')]: increasing(2) },
    ],
  },
  BrandprintModelSpends: {
    at: '90m',
    fires: [{ [DOLLARS]: increasing(1) }],
    silent: [{ [DOLLARS]: increasing(0.5) }],
  },
  BrandprintWebhooksWait: {
    fires: [{ [oldest('delivery', 'waiting')]: constant(400) }],
    silent: [{ [oldest('delivery', 'waiting')]: constant(200), [oldest('delivery', 'held')]: constant(9000) }],
  },
  BrandprintWebhooksFail: {
    fires: [
      { [webhooks('succeeded')]: increasing(1), [webhooks('unreachable')]: increasing(2) },
      { [webhooks('unsent')]: increasing(1) },
    ],
    silent: [
      { [webhooks('succeeded')]: increasing(3), [webhooks('unreachable')]: increasing(2) },
      { [webhooks('succeeded')]: increasing(0.1), [webhooks('unreachable')]: increasing(0.2) },
      { [webhooks('refused')]: increasing(9), [webhooks('unreachable')]: increasing(2) },
    ],
  },
  BrandprintAssetsStay: {
    fires: [
      { [oldest('asset_expiry', 'waiting')]: constant(2000) },
      { [oldest('asset_expiry', 'waiting')]: constant(0), [oldest('asset_expiry', 'running')]: constant(7200) },
    ],
    silent: [{ [oldest('asset_expiry', 'waiting')]: constant(60), [oldest('asset_expiry', 'running')]: constant(600) }],
  },
  BrandprintSweepStalls: {
    fires: [{ [swept('reconcile')]: constant(0) }, { [swept('expire assets')]: constant(0) }],
    silent: [{ [swept('reconcile')]: increasing(60), [swept('old events')]: constant(0) }],
  },
  BrandprintSweepFails: {
    at: '150m',
    fires: [{ [swept('orphaned assets')]: constant(0) }],
    silent: [{ [swept('orphaned assets')]: increasing(60), [swept('reconcile')]: constant(0) }],
  },
  BrandprintAppGone: {
    fires: [running('api', 'crawler', 'analyst'), running('courier')],
    silent: [running('api', 'crawler', 'analyst', 'courier')],
  },
  BrandprintWorkUnknown: {
    fires: [running('api', 'courier')],
    silent: [{ [`brandprint_due_work{${NAMESPACE},kind="crawl",state="waiting"}`]: constant(0) }],
  },
};
