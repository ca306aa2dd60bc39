/** Series as Prometheus has read them: values by interval, in promtool's notation. */
type SeriesInput = Readonly<Record<string, string>>;

interface AlertCases {
  /** Time of the evaluation: late enough for the alert's range and `for`. */
  at?: string;
  /** Between two values of a series, and two evaluations; a minute if it is not given. */
  interval?: string;
  fires: readonly SeriesInput[];
  /** The alert does not fire: all is well, or too little has happened. */
  silent: readonly SeriesInput[];
}

const NAMESPACE = 'namespace="brandprint"';
const STAGING = 'namespace="staging"';
const increasing = (times: number) => `0+${times}x480`;
const constant = (value: number) => `${value}x480`;
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
const reclaimed = (outcome: string) =>
  `brandprint_stages_taken_back_total{${NAMESPACE},pod="courier-1",stage="crawl",outcome="${outcome}"}`;
const browsers = (reason: string) => `brandprint_browser_ends_total{${NAMESPACE},reason="${reason}"}`;
const calls = (outcome: string) =>
  `brandprint_model_call_duration_seconds_count{${NAMESPACE},model="m",outcome="${outcome}"}`;
const DOLLARS = `brandprint_model_cost_dollars_total{${NAMESPACE},model="m",outcome="answered"}`;
const webhooks = (outcome: string) => `brandprint_webhook_duration_seconds_count{${NAMESPACE},outcome="${outcome}"}`;
const swept = (sweep: string) => `brandprint_sweep_last_success_timestamp_seconds{${NAMESPACE},sweep="${sweep}"}`;
const LAG = (pod: string) => `nodejs_eventloop_lag_p99_seconds{${NAMESPACE},pod="${pod}"}`;
const running = (namespace: string, ...apps: string[]): SeriesInput =>
  Object.fromEntries(apps.map((app) => [`brandprint_build_info{${namespace},app="${app}"}`, constant(1)]));
const waitingCrawls = (namespace: string) => `brandprint_due_work{${namespace},kind="crawl",state="waiting"}`;

const PROBED = `probe_success{${NAMESPACE},job="brandprint-api",instance="https://b.example"}`;
const ready = (app: string, value: number, pod = `${app}-1`): SeriesInput => ({
  [`brandprint_ready{${NAMESPACE},app="${app}",pod="${pod}"}`]: constant(value),
});
const dependency = (name: string, pod: string) =>
  `brandprint_dependency_up{${NAMESPACE},app="api",dependency="${name}",pod="${pod}"}`;
const paused = (pod: string) => `brandprint_model_paused{${NAMESPACE},model="m",pod="${pod}"}`;

/** When each alert must fire, and when not. */
export const ALERT_CASES: Readonly<Record<string, AlertCases>> = {
  BrandprintApiFails: {
    at: '8h',
    fires: [
      // 2 % for an hour, after hours without any.
      { [requests(200)]: increasing(98), [requests(500)]: '0x420 0+2x60' },
      // 1 % for six hours.
      { [requests(200)]: increasing(99), [requests(503)]: '0x120 0+1x360' },
    ],
    silent: [
      { [requests(200)]: increasing(9_990), [requests(404)]: increasing(900), [requests(500)]: increasing(10) },
      // It is over: the last half an hour is without errors.
      { [requests(200)]: increasing(98), [requests(500)]: '0x390 0+2x55 110x100' },
      // A single failure where little is asked.
      { [requests(200)]: increasing(0.2), [requests(500)]: '0x476 1x4' },
      // No requests at all: BrandprintApiDown and BrandprintNotReady report an outage.
      { [requests(200)]: constant(100), [requests(500)]: constant(1) },
    ],
  },
  BrandprintApiFailsSlowly: {
    at: '80h',
    interval: '10m',
    fires: [{ [requests(200)]: increasing(998), [requests(500)]: increasing(2) }],
    silent: [
      { [requests(200)]: increasing(9_995), [requests(500)]: increasing(5) },
      { [requests(200)]: increasing(1), [requests(500)]: '0x460 1x20' },
      // Over for more than six hours.
      { [requests(200)]: increasing(998), [requests(500)]: '0+2x400 800x80' },
    ],
  },
  BrandprintApiDown: {
    fires: [{ [PROBED]: '1x30 0x30' }],
    silent: [{ [PROBED]: constant(1) }, { [PROBED]: '1x40 0 1x30' }, ready('api', 0)],
  },
  BrandprintNotReady: {
    fires: [
      ready('api', 0),
      // A full outage: no request is served, so there is no share of failed ones.
      { ...ready('api', 0), [requests(200)]: constant(100), ...ready('courier', 1) },
    ],
    silent: [{ ...ready('api', 0, 'api-1'), ...ready('api', 1, 'api-2') }],
  },
  BrandprintDependencyDown: {
    fires: [{ [dependency('store', 'api-1')]: constant(0), [dependency('store', 'api-2')]: constant(0) }],
    silent: [
      { [dependency('store', 'api-1')]: constant(0), [dependency('store', 'api-2')]: constant(1) },
      { [dependency('model:m', 'analyst-1')]: constant(0) },
    ],
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
        [reclaimed('given_up')]: increasing(2),
      },
      { [reclaimed('given_up')]: increasing(2) },
    ],
    silent: [
      { [attempts('done')]: increasing(3), [attempts('failed')]: increasing(2) },
      {
        [attempts('done')]: increasing(0.1),
        [attempts('failed')]: increasing(0.2),
        [reclaimed('given_up')]: increasing(0.1),
      },
      { [attempts('done')]: increasing(1), [reclaimed('retried')]: increasing(9) },
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
    fires: [{ [reclaimed('retried')]: increasing(1) }, { [reclaimed('given_up')]: increasing(1) }],
    // One node that is lost with everything on it, and one now and then.
    silent: [{ [reclaimed('retried')]: '0x20 40x220' }, { [reclaimed('retried')]: increasing(0.2) }],
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
  BrandprintModelPaused: {
    fires: [{ [paused('analyst-1')]: constant(1), [paused('analyst-2')]: constant(1) }],
    silent: [
      { [paused('analyst-1')]: constant(1), [paused('analyst-2')]: constant(0), [paused('analyst-3')]: constant(0) },
      { [paused('analyst-1')]: '0x20 1x5 0x60' },
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
    fires: [
      running(NAMESPACE, 'api', 'crawler', 'analyst'),
      running(NAMESPACE, 'courier'),
      // Staging runs beside it.
      running(STAGING, 'api', 'crawler', 'analyst', 'courier'),
    ],
    silent: [running(NAMESPACE, 'api', 'crawler', 'analyst', 'courier')],
  },
  BrandprintWorkUnknown: {
    fires: [running(NAMESPACE, 'api', 'courier'), { [waitingCrawls(STAGING)]: constant(0) }],
    silent: [{ [waitingCrawls(NAMESPACE)]: constant(0) }],
  },
};
