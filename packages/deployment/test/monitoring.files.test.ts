import { createMetrics, METRICS, type MetricSpec } from '@brandprint/operations';
import { createLogger } from '@brandprint/platform';
import { describe, expect, test } from '@jest/globals';
import { createSweeps } from '../../../apps/courier/src/start.ts';
import { SERVICES } from './support/app-settings.ts';
import { readRepositoryFile } from './support/files.ts';
import { ALERTS, PANELS, QUERIES, SCALING } from './support/monitoring.ts';
import {
  evaluate,
  groupingLabels,
  matchesSelector,
  metricsOf,
  readSamples,
  selectorsIn,
  type VectorSelector,
} from './support/promql.ts';

const logger = createLogger({ level: 'silent', service: 'test' });
/** Labels that Prometheus adds, and metrics of prom-client about the process. */
const OUTSIDE = ['namespace', 'pod', 'instance', 'job', 'le'];
/** Of the blackbox exporter. */
const PROBE = 'probe_success';
const CATALOG: Readonly<Record<string, MetricSpec>> = METRICS;
const SWEPT = 'brandprint_sweep_last_success_timestamp_seconds';
const familyOf = (metric: string) => metric.replace(/_(bucket|sum|count)$/, '');

describe('queries', () => {
  test.each(QUERIES)('When %s is evaluated, then it names metrics that apps show', async (_, query) => {
    const shown = metricsOf(await createMetrics({ apps: [...SERVICES, 'lookup'], logger, process: true }).text()).add(
      PROBE,
    );
    const named = selectorsIn(query).map(({ metric }) => metric);
    expect(named.length).toBeGreaterThan(0);
    for (const metric of named) expect([metric, shown.has(metric)]).toEqual([metric, true]);
  });

  test.each(QUERIES)('When %s is evaluated, then it names labels that these metrics have', (_, query) => {
    const labels = selectorsIn(query).flatMap(({ metric }) => CATALOG[familyOf(metric)]?.labels ?? []);
    const asked = [
      ...groupingLabels(query),
      ...selectorsIn(query).flatMap(({ matchers }) => matchers.map(({ label }) => label)),
    ];
    for (const label of asked) expect([...labels, ...OUTSIDE]).toContain(label);
  });
});

describe('alerts', () => {
  const runbook = readRepositoryFile('docs/operations.md');

  test.each(ALERTS.map((it) => [it.alert, it] as const))(
    'When %s fires, then it has a runbook entry',
    (name, alert) => {
      expect(['critical', 'warning']).toContain(alert.labels.severity);
      const { origin, pathname, hash } = new URL(alert.annotations.runbook_url);
      expect(origin).toBe('https://github.com');
      expect([pathname, hash]).toEqual([expect.stringMatching(/\/docs\/operations\.md$/), `#${name.toLowerCase()}`]);
      expect(runbook).toContain(`\n#### ${name}\n`);
    },
  );

  test('When alerts and the runbook are compared, then they have the same entries', () => {
    const described = [...runbook.matchAll(/^#### (Brandprint\w+)$/gm)].map(([, name]) => name);
    expect(described.sort()).toEqual([...new Set(ALERTS.map(({ alert }) => alert))].sort());
  });
});

test('When the dashboard is opened, then it shows each of our metrics, or one that implies it', () => {
  const seen = new Set(QUERIES.flatMap(([, query]) => selectorsIn(query).map(({ metric }) => familyOf(metric))));
  const unseen = Object.keys(METRICS).filter((name) => !seen.has(name));
  expect(unseen.sort()).toEqual(['brandprint_assets_stored_total', 'http_server_active_requests']);
  expect(PANELS.length).toBeGreaterThan(20);
});

test.each(QUERIES.filter(([where]) => where.startsWith('panel')))(
  'When %s is shown, then its metrics are those of the chosen namespace',
  (_, expr) => {
    for (const { matchers } of selectorsIn(expr))
      expect(matchers).toContainEqual(expect.objectContaining({ label: 'namespace', op: '=~', value: '$namespace' }));
  },
);

const DUE = ALERTS.flatMap(({ alert, expr }) =>
  selectorsIn(expr)
    .filter(({ metric }) => metric === 'brandprint_due_work_oldest_seconds')
    .map(({ matchers }) => [alert, matchers] as const),
);

test.each(DUE)('When %s counts due work, then without what nobody may take', (_, matchers) => {
  const states = matchers.find(({ label }) => label === 'state')?.value.split('|') ?? [];
  expect([['waiting'], ['running'], ['waiting', 'running']]).toContainEqual(states);
});

test('When a sweep does not succeed, then one alert fires, early if its work is urgent', () => {
  const watches = (alert: string) =>
    selectorsIn(ALERTS.find((it) => it.alert === alert)?.expr ?? '').filter(({ metric }) => metric === SWEPT) as [
      VectorSelector,
    ];
  const [[soon], [late]] = [watches('BrandprintSweepStalls'), watches('BrandprintSweepFails')];
  const sweeps = createSweeps({ pipeline: {} } as Parameters<typeof createSweeps>[0]);
  expect(sweeps.length).toBeGreaterThan(5);
  for (const { name, intervalMs } of sweeps) {
    const sample = { labels: { __name__: SWEPT, sweep: name }, value: 0 };
    const isOften = intervalMs < 60_000;
    expect([name, matchesSelector(soon, sample), matchesSelector(late, sample)]).toEqual([name, isOften, !isOften]);
  }
});

describe('the scaling query', () => {
  const texts = [3, 3, 4].map((waiting, replica) => {
    const metrics = createMetrics({ apps: ['courier'], logger });
    metrics.set('brandprint_due_work', { kind: 'crawl', state: 'waiting' }, waiting);
    metrics.set('brandprint_due_work', { kind: 'crawl', state: 'running' }, 2);
    metrics.set('brandprint_due_work', { kind: 'crawl', state: 'delayed' }, 9);
    metrics.set('brandprint_due_work', { kind: 'crawl', state: 'held' }, 500);
    metrics.set('brandprint_due_work', { kind: 'analysis', state: 'waiting' }, 7);
    return { metrics, target: { namespace: 'brandprint', pod: `courier-${replica}` } };
  });

  test('When replicas show the same rows, then the result is the amount of work, not multiplied by them', async () => {
    const samples = (
      await Promise.all(texts.map(async ({ metrics, target }) => readSamples(await metrics.text(), target)))
    ).flat();
    expect(evaluate(SCALING['crawler'] ?? '', samples)).toEqual([{ labels: {}, value: 6 }]);
    expect(evaluate(SCALING['analyst'] ?? '', samples)).toEqual([{ labels: {}, value: 7 }]);
  });

  test('When another namespace has work, then it is not counted', async () => {
    const [first] = texts;
    const samples = readSamples((await first?.metrics.text()) ?? '', { namespace: 'other', pod: 'courier-0' });
    expect(evaluate(SCALING['crawler'] ?? '', samples)).toEqual([]);
  });
});
