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
import { createHealth, type ReadyCheck } from './health.ts';
import type { AppName } from './metrics/apps.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { type OperatorPage, startOperationsServer } from './operations-server.ts';
import { startTracer } from './tracing/start-tracer.ts';
import { VERSION } from './version.ts';

/** What every app that runs as a process of its own reads of its environment. */
export interface ServiceSettings {
  LOG_LEVEL: LogLevel;
  /** Undefined: the app serves these paths itself. */
  METRICS_PORT?: number | undefined;
  BUILD_REVISION: string;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  /** Between the first signal and the stop, while whoever sends requests learns that this one is not ready. */
  SHUTDOWN_DELAY_SECONDS?: number | undefined;
}

/** What an app starts with. */
export interface Service<S> {
  settings: S;
  logger: Logger;
  /** Stops what the app starts, last first. */
  lifecycle: Lifecycle;
  metrics: Metrics;
  /** Undefined where nothing is traced. */
  tracer: Tracer | undefined;
  /** Fires with the first signal: from then on the process is not ready. */
  draining: AbortSignal;
}

/** What an app says of itself once it has started. */
export interface StartedApp {
  ready: ReadyCheck;
  /** More for operators, besides health and metrics. */
  page?: OperatorPage | undefined;
}

/** A process that has stopped everything ends by itself; one in which something was forgotten, after so long. */
const EXIT_TIMEOUT_MS = 5_000;

/**
 * Runs an app as a process of its own until SIGTERM, SIGINT or SIGHUP: then it is not ready any more, finishes or hands back
 * what it works on, stops what it started, and ends. Further signals change nothing: who cannot wait kills it, and loses
 * nothing either. Ends with 1 if it does not start.
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
  const health = createHealth(draining);
  const metrics = createMetrics({
    apps: [name],
    logger,
    process: true,
    build: { version: VERSION, revision: settings.BUILD_REVISION },
  });
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
    health.setReadyCheck(started.ready);
    logger.info('started');
  } catch (error) {
    await lifecycle.stop();
    // What fails because it is being stopped is no failure.
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
