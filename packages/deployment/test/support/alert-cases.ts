/** What Prometheus has read: values of each series, minute by minute, in promtool's notation. */
type Read = Readonly<Record<string, string>>;

interface AlertCases {
  /** When it is looked at: late enough for what the alert looks back on and waits for. */
  at?: string;
  fires: readonly Read[];
  /** It goes well, or too little has happened to wake somebody. */
  silent: readonly Read[];
}

const NAMESPACE = 'namespace="b"';
const often = (times: number) => `0+${times}x240`;
const always = (value: number) => `${value}x240`;
const oldest = (kind: string, state: string) =>
  `brandprint_due_work_oldest_seconds{${NAMESPACE},kind="${kind}",state="${state}"}`;
const requests = (status: number) =>
  `http_server_request_duration_seconds_count{${NAMESPACE},http_route="/v1",http_response_status_code="${status}"}`;
/** How many requests of each minute were answered within so many seconds. */
const answered = (route: string, within: Readonly<Record<string, number>>): Read =>
  Object.fromEntries(
    Object.entries(within).map(([le, times]) => [
      `http_server_request_duration_seconds_bucket{${NAMESPACE},http_route="${route}",le="${le}"}`,
      often(times),
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
const running = (...apps: string[]): Read =>
  Object.fromEntries(apps.map((app) => [`brandprint_build_info{${NAMESPACE},app="${app}"}`, always(1)]));

/** For each alert when it has to fire, and when not. */
export const ALERT_CASES: Readonly<Record<string, AlertCases>> = {
  BrandprintApiFails: {
    fires: [{ [requests(200)]: often(90), [requests(500)]: often(5), [requests(503)]: often(5) }],
    silent: [{ [requests(200)]: often(990), [requests(404)]: often(900), [requests(500)]: often(10) }],
  },
  BrandprintApiSlow: {
    fires: [answered('/v1', { 1: 50, 2.5: 60, '+Inf': 100 })],
    silent: [
      answered('/v1', { 1: 100, 2.5: 100, '+Inf': 100 }),
      { ...answered('/v1', { 1: 100, '+Inf': 100 }), ...answered('/v1/events', { 1: 0, '+Inf': 100 }) },
    ],
  },
  BrandprintApiBlocked: {
    fires: [{ [LAG('api-1')]: always(0.02), [LAG('api-2')]: always(0.7) }],
    silent: [{ [LAG('api-1')]: always(0.02), [LAG('crawler-1')]: always(0.7) }],
  },
  BrandprintCrawlsWait: {
    fires: [{ [oldest('crawl', 'waiting')]: always(1000) }],
    silent: [{ [oldest('crawl', 'waiting')]: always(600), [oldest('crawl', 'held')]: always(9000) }],
  },
  BrandprintStagesWait: {
    fires: [{ [oldest('analysis', 'waiting')]: always(400) }],
    silent: [{ [oldest('analysis', 'waiting')]: always(200), [oldest('crawl', 'waiting')]: always(800) }],
  },
  BrandprintWorkHangs: {
    fires: [{ [oldest('analysis', 'running')]: always(400) }, { [oldest('crawl', 'running')]: always(400) }],
    silent: [{ [oldest('analysis', 'running')]: always(170), [oldest('asset_expiry', 'running')]: always(400) }],
  },
  BrandprintStagesFail: {
    fires: [
      { [attempts('done')]: often(1), [attempts('failed')]: often(2) },
      { [attempts('done')]: often(1), [attempts('failed')]: often(0.5), [takenBack('given_up')]: often(2) },
      { [takenBack('given_up')]: often(2) },
    ],
    silent: [
      { [attempts('done')]: often(3), [attempts('failed')]: often(2) },
      { [attempts('done')]: often(0.1), [attempts('failed')]: often(0.2), [takenBack('given_up')]: often(0.1) },
      { [attempts('done')]: often(1), [takenBack('retried')]: often(9) },
    ],
  },
  BrandprintStagesRetried: {
    fires: [{ [attempts('done')]: often(1), [attempts('retried')]: often(2) }],
    silent: [
      { [attempts('done')]: often(3), [attempts('retried')]: often(2) },
      { [attempts('done')]: often(0.1), [attempts('retried')]: often(0.2) },
    ],
  },
  BrandprintWorkersDie: {
    fires: [{ [takenBack('retried')]: often(1) }, { [takenBack('given_up')]: often(1) }],
    // One node that is lost with all that ran on it, and now and then one.
    silent: [{ [takenBack('retried')]: '0x20 40x220' }, { [takenBack('retried')]: often(0.2) }],
  },
  BrandprintBrowsersEnd: {
    fires: [{ [attempts('done')]: often(4), [browsers('crashed')]: often(0.5), [browsers('memory')]: often(0.5) }],
    silent: [
      { [attempts('done')]: often(40), [browsers('crashed')]: often(1) },
      { [attempts('done')]: often(0.2), [browsers('crashed')]: often(0.1) },
      { [attempts('done')]: often(1), [browsers('worn')]: often(1), [browsers('stopped')]: often(1) },
    ],
  },
  BrandprintModelFails: {
    fires: [{ [calls('answered')]: often(1), [calls('overloaded')]: often(1) }],
    silent: [
      { [calls('answered')]: often(0.1), [calls('overloaded')]: often(0.1) },
      { [calls('answered')]: often(9), [calls('overloaded')]: often(1) },
      { [calls('answered')]: often(1), [calls('stopped')]: often(2) },
    ],
  },
  BrandprintModelSpends: {
    at: '90m',
    fires: [{ [DOLLARS]: often(1) }],
    silent: [{ [DOLLARS]: often(0.5) }],
  },
  BrandprintWebhooksWait: {
    fires: [{ [oldest('delivery', 'waiting')]: always(400) }],
    silent: [{ [oldest('delivery', 'waiting')]: always(200), [oldest('delivery', 'held')]: always(9000) }],
  },
  BrandprintWebhooksFail: {
    fires: [
      { [webhooks('succeeded')]: often(1), [webhooks('unreachable')]: often(2) },
      { [webhooks('unsent')]: often(1) },
    ],
    silent: [
      { [webhooks('succeeded')]: often(3), [webhooks('unreachable')]: often(2) },
      { [webhooks('succeeded')]: often(0.1), [webhooks('unreachable')]: often(0.2) },
      { [webhooks('refused')]: often(9), [webhooks('unreachable')]: often(2) },
    ],
  },
  BrandprintAssetsStay: {
    fires: [
      { [oldest('asset_expiry', 'waiting')]: always(2000) },
      { [oldest('asset_expiry', 'waiting')]: always(0), [oldest('asset_expiry', 'running')]: always(7200) },
    ],
    silent: [{ [oldest('asset_expiry', 'waiting')]: always(60), [oldest('asset_expiry', 'running')]: always(600) }],
  },
  BrandprintSweepStalls: {
    fires: [{ [swept('reconcile')]: always(0) }, { [swept('expire assets')]: always(0) }],
    silent: [{ [swept('reconcile')]: often(60), [swept('old events')]: always(0) }],
  },
  BrandprintSweepFails: {
    at: '150m',
    fires: [{ [swept('orphaned assets')]: always(0) }],
    silent: [{ [swept('orphaned assets')]: often(60), [swept('reconcile')]: always(0) }],
  },
  BrandprintAppGone: {
    fires: [running('api', 'crawler', 'analyst'), running('courier')],
    silent: [running('api', 'crawler', 'analyst', 'courier')],
  },
  BrandprintWorkUnknown: {
    fires: [running('api', 'courier')],
    silent: [{ [`brandprint_due_work{${NAMESPACE},kind="crawl",state="waiting"}`]: always(0) }],
  },
};
