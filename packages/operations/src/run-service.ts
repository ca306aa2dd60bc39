import {
  createLogger,
  createRedactor,
  delay,
  Lifecycle,
  type Logger,
  type LogLevel,
  secretsOf,
  type Tracer,
  UserError,
} from '@brandprint/platform';
import type { Dependencies } from './dependencies.ts';
import { createHealth } from './health.ts';
import type { AppName } from './metrics/apps.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { type OperatorPage, startOperationsServer } from './operations-server.ts';
import { startTracer } from './tracing/start-tracer.ts';
import { VERSION } from './version.ts';

/** Settings of every app that runs as a separate process. */
export interface ServiceSettings {
  LOG_LEVEL: LogLevel;
  /** Undefined: the app serves these paths itself. */
  METRICS_PORT?: number | undefined;
  BUILD_REVISION: string;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  /** Time between the first signal and the stop, for load balancers to notice that this process is not ready. */
  SHUTDOWN_DELAY_SECONDS?: number | undefined;
}

/** What an app gets at its start. */
export interface Service<S> {
  settings: S;
  logger: Logger;
  /** Stops what the app starts, in reverse order. */
  lifecycle: Lifecycle;
  metrics: Metrics;
  /** Undefined if tracing is off. */
  tracer: Tracer | undefined;
  /** Aborts at the first signal: from then on the process is not ready. */
  draining: AbortSignal;
}

/** What an app returns once it has started. */
export interface StartedApp {
  dependencies: Dependencies;
  /** Further handlers for operators, besides health and metrics. */
  page?: OperatorPage | undefined;
}

/** A process that has stopped everything exits by itself. If something was forgotten, it exits after this long. */
const EXIT_TIMEOUT_MS = 5_000;

/**
 * Runs an app as a separate process until SIGTERM, SIGINT or SIGHUP. Then it becomes not ready, finishes or releases
 * its work, stops what it started, and exits. Further signals change nothing; `kill -9` loses nothing either. Exits
 * with 1 if it does not start.
 */
export function runService<S extends ServiceSettings>(
  name: AppName,
  readSettings: () => S,
  start: (service: Service<S>) => Promise<StartedApp>,
): void {
  let secrets: readonly string[] = [];
  const read = () => {
    const settings = readSettings();
    secrets = secretsOf(settings);
    return settings;
  };
  run(name, read, start).catch((error: unknown) => {
    const text = error instanceof UserError ? error.message : String((error as Error).stack);
    process.stderr.write(`${createRedactor(secrets)(text)}\n`);
    process.exitCode = 1;
    exitAfterTimeout();
  });
}

async function run<S extends ServiceSettings>(
  name: AppName,
  readSettings: () => S,
  start: (service: Service<S>) => Promise<StartedApp>,
): Promise<void> {
  const settings = readSettings();
  const logger = createLogger({ level: settings.LOG_LEVEL, service: name, secrets: secretsOf(settings) });
  const lifecycle = new Lifecycle(logger);
  const stopping = new AbortController();
  const draining = stopping.signal;
  process.on('uncaughtException', (error, origin) => {
    logger.error('crashed', { origin, error });
    process.exit(1);
  });
  onSignals((signal) => {
    logger.info(draining.aborted ? 'already stopping' : 'stopping', { signal });
    if (draining.aborted) return;
    stopping.abort();
    void stop(lifecycle, logger, (settings.SHUTDOWN_DELAY_SECONDS ?? 0) * 1_000);
  });
  const metrics = createMetrics({
    apps: [name],
    logger,
    process: true,
    build: { version: VERSION, revision: settings.BUILD_REVISION },
  });
  const health = createHealth(draining, { metrics, app: name });
  let page: OperatorPage | undefined;
  try {
    if (settings.METRICS_PORT !== undefined) {
      const shown: OperatorPage = (request, response) => page?.(request, response) ?? false;
      const options = { port: settings.METRICS_PORT, health, metrics, logger, page: shown };
      const operations = lifecycle.add('operations', await startOperationsServer(options), (it) => it.stop());
      logger.info('operations server started', { metrics_port: operations.port });
    }
    const tracer = await startTracer(settings.OTEL_EXPORTER_OTLP_ENDPOINT, { app: name, logger, lifecycle });
    const started = await start({ settings, logger, lifecycle, metrics, tracer, draining });
    page = started.page;
    health.setDependencies(started.dependencies);
    logger.info('started');
  } catch (error) {
    await lifecycle.stop();
    // A failure because of the stop is not a failure.
    if (!draining.aborted) throw error;
  }
}

async function stop(lifecycle: Lifecycle, logger: Logger, delayMs: number): Promise<void> {
  await delay(delayMs);
  await lifecycle.stop();
  logger.info('stopped');
  exitAfterTimeout(logger);
}

function exitAfterTimeout(logger?: Logger): void {
  setTimeout(() => {
    logger?.warn('open resources keep the process alive; exiting', { resources: process.getActiveResourcesInfo() });
    process.exit();
  }, EXIT_TIMEOUT_MS).unref();
}

function onSignals(act: (signal: NodeJS.Signals) => void): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, act);
}
