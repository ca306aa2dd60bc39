import { answersWithin, type Logger } from '@brandprint/platform';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppName } from './apps.ts';
import { METRICS, type MetricName, type MetricSpec } from './catalog.ts';

type Named<Type extends MetricSpec['type']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['type'] extends Type ? Name : never;
}[MetricName];
type Labels<Name extends MetricName> = Record<(typeof METRICS)[Name]['labels'][number], string>;

/** Reads what is only known by asking, before a scrape is answered. */
export type Reading = () => Promise<void>;

/** The metrics of one process, or of one test: there is no other place where they add up. */
export interface Metrics {
  add<Name extends Named<'counter' | 'gauge'>>(name: Name, labels: Labels<Name>, value?: number): void;
  set<Name extends Named<'gauge'>>(name: Name, labels: Labels<Name>, value: number): void;
  observe<Name extends Named<'histogram'>>(name: Name, labels: Labels<Name>, value: number): void;
  /** Takes away what was set: no number is better than an old one. */
  forget(name: Named<'gauge'>): void;
  /**
   * `reading` is awaited before each scrape, but no longer than a scrape can wait. Where it throws or is late, that is logged,
   * what it shows is taken away, and the other metrics are shown.
   */
  beforeScrape(shows: readonly Named<'gauge'>[], reading: Reading): void;
  /** Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

export interface MetricsOptions {
  /** Whose metrics are shown. */
  apps: readonly AppName[];
  logger: Logger;
  /** Shows those of the process too: memory, processor time, garbage collection, event loop lag. */
  process?: boolean;
  build?: { version: string; revision: string };
}

/** Well below what Prometheus waits for a scrape: 10 s. */
const READING_MS = 3_000;

type Held = Counter | Gauge | Histogram;

export function createMetrics({ apps, logger, process: ofProcess = false, build }: MetricsOptions): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const held = new Map<MetricName, Held>();
  for (const [name, spec] of Object.entries<MetricSpec>(METRICS))
    if (spec.apps.some((app) => apps.includes(app))) held.set(name as MetricName, make(name, spec, registry));
  const readings: (() => Promise<void>)[] = [];

  // One that none of these apps shows is counted nowhere.
  const metrics: Metrics = {
    add: (name, labels, value = 1) => (held.get(name) as Counter | Gauge | undefined)?.inc(labels, value),
    set: (name, labels, value) => (held.get(name) as Gauge | undefined)?.set(labels, value),
    observe: (name, labels, value) => (held.get(name) as Histogram | undefined)?.observe(labels, value),
    forget: (name) => held.get(name)?.reset(),
    beforeScrape(shows, reading) {
      readings.push(async () => {
        try {
          await answersWithin(READING_MS, [reading()]);
        } catch (error) {
          for (const name of shows) metrics.forget(name);
          logger.warn('metrics could not be read', { metrics: shows, error });
        }
      });
    },
    async text() {
      await Promise.all(readings.map((read) => read()));
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
  const { version = '', revision = '' } = build ?? {};
  for (const app of apps) metrics.set('brandprint_build_info', { app, version, revision, node: process.version }, 1);
  return metrics;
}

function make(name: string, { type, help, labels, buckets = [] }: MetricSpec, registry: Registry): Held {
  const common = { name, help, labelNames: [...labels], registers: [registry] };
  if (type === 'counter') return new Counter(common);
  if (type === 'gauge') return new Gauge(common);
  return new Histogram({ ...common, buckets: [...buckets] });
}
