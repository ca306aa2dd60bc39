import { allWithTimeout, type Logger } from '@brandprint/platform';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppName } from './apps.ts';
import { METRICS, type MetricName, type MetricSpec } from './catalog.ts';

type MetricOfType<Type extends MetricSpec['type']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['type'] extends Type ? Name : never;
}[MetricName];
type Labels<Name extends MetricName> = Record<(typeof METRICS)[Name]['labels'][number], string>;

/** Updates metrics that must be read from elsewhere, before a scrape. */
export type CollectMetrics = () => Promise<void>;

/** The metrics of one process or one test; nothing is registered globally. */
export interface Metrics {
  add<Name extends MetricOfType<'counter' | 'gauge'>>(name: Name, labels: Labels<Name>, value?: number): void;
  set<Name extends MetricOfType<'gauge'>>(name: Name, labels: Labels<Name>, value: number): void;
  observe<Name extends MetricOfType<'histogram'>>(name: Name, labels: Labels<Name>, value: number): void;
  /** Removes a value: none is better than an outdated one. */
  remove<Name extends MetricOfType<'gauge'>>(name: Name, labels: Labels<Name>): void;
  /**
   * `reading` is awaited before each scrape, with a timeout. If it throws or is late, that is logged, `removeValues`
   * removes what it read before, and the other metrics are shown.
   */
  beforeScrape(reading: CollectMetrics, removeValues: () => void): void;
  /** Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

export interface MetricsOptions {
  /** The app whose metrics are shown. */
  apps: readonly AppName[];
  logger: Logger;
  /** Also shows metrics of the process: memory, processor time, garbage collection, event loop lag. */
  process?: boolean;
  build?: { version: string; revision: string };
}

/** Well below the timeout of a Prometheus scrape: 10 s. */
const COLLECT_TIMEOUT_MS = 3_000;

type PromMetric = Counter | Gauge | Histogram;

export function createMetrics({ apps, logger, process: includeProcess = false, build }: MetricsOptions): Metrics {
  const registry = new Registry();
  if (includeProcess) collectDefaultMetrics({ register: registry });
  const promMetrics = new Map<MetricName, PromMetric>();
  for (const [name, spec] of Object.entries<MetricSpec>(METRICS))
    if (spec.apps.some((app) => apps.includes(app)))
      promMetrics.set(name as MetricName, createPromMetric(name, spec, registry));
  const collectors: (() => Promise<void>)[] = [];

  // A metric that these apps do not show is not counted.
  const metrics: Metrics = {
    add: (name, labels, value = 1) => (promMetrics.get(name) as Counter | Gauge | undefined)?.inc(labels, value),
    set: (name, labels, value) => (promMetrics.get(name) as Gauge | undefined)?.set(labels, value),
    observe: (name, labels, value) => (promMetrics.get(name) as Histogram | undefined)?.observe(labels, value),
    remove: (name, labels) => promMetrics.get(name)?.remove(labels),
    beforeScrape(reading, removeValues) {
      collectors.push(async () => {
        try {
          await allWithTimeout(COLLECT_TIMEOUT_MS, [reading()]);
        } catch (error) {
          removeValues();
          logger.warn('could not collect metrics', { error });
        }
      });
    },
    async text() {
      await Promise.all(collectors.map((read) => read()));
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
  const { version = '', revision = '' } = build ?? {};
  for (const app of apps) metrics.set('brandprint_build_info', { app, version, revision, node: process.version }, 1);
  return metrics;
}

function createPromMetric(
  name: string,
  { type, help, labels, buckets = [] }: MetricSpec,
  registry: Registry,
): PromMetric {
  const common = { name, help, labelNames: [...labels], registers: [registry] };
  if (type === 'counter') return new Counter(common);
  if (type === 'gauge') return new Gauge(common);
  return new Histogram({ ...common, buckets: [...buckets] });
}
