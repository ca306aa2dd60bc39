import { defaultConcurrency, startAnalyst } from '@brandprint/analyst';
import { mailerOf, startApi, usageLimitsFrom } from '@brandprint/api';
import { limitsFrom, retentionFrom, startCourier } from '@brandprint/courier';
import { createHostMatcher, prepareBrowser, startCrawler } from '@brandprint/crawler';
import { printsOf } from '@brandprint/crawler/env';
import type { Database } from '@brandprint/database';
import { parseEgressAllow } from '@brandprint/egress';
import { createIdentity, oidcOf } from '@brandprint/identity';
import { modelSettings } from '@brandprint/llm';
import { stageMetrics, startTracer } from '@brandprint/operations';
import { admissionOf, type Pipeline, reclaimOrphanedWork } from '@brandprint/pipeline';
import { Lifecycle, type Stoppable } from '@brandprint/platform';
import { processEnv } from '../env.ts';
import { buildDashboard } from './build-dashboard.ts';
import { startMonitoring } from './start-monitoring.ts';
import { type ServiceOptions, silentStep, startServices } from './start-services.ts';

const DEFAULT_PORT = 3000;

export interface ProductOptions extends ServiceOptions {
  port: number | undefined;
  host: string;
  /** Whether to build the dashboard in the background, if it is not built. */
  buildsDashboard?: boolean;
  /** Additional entries of EGRESS_ALLOW. */
  allow?: string;
  /** False: only the API, without the browser and the workers. */
  withWorkers?: boolean;
}

export interface Product {
  /** Base URL of the API on this machine. */
  url: string;
  database: Database;
}

/** Starts all apps in this process, on embedded services unless the settings name others. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { settings, dir, logger, lifecycle, step = silentStep, withWorkers = true } = options;
  if (withWorkers) {
    await step('Preparing the browser', (note) =>
      prepareBrowser(settings.PUPPETEER_EXECUTABLE_PATH, processEnv(), () =>
        note(' (unpacking Chromium, first time only)'),
      ),
    );
  }
  const services = await startServices(options);
  const { database, queue, limiter, hostThrottle, store } = services;
  const metrics = await startMonitoring(options, services);
  const tracer = await startTracer(settings.OTEL_EXPORTER_OTLP_ENDPOINT, { app: 'standalone', logger, lifecycle });
  const pipeline: Pipeline = { database, queue, logger, tracer, ...admissionOf(settings), ...stageMetrics(metrics) };
  if (!settings.DATABASE_URL) await reclaimOrphanedWork(pipeline);

  // The apps stop at the same time, so that it takes one grace time; their services stop after them.
  const apps: Stoppable[] = [];
  lifecycle.add('apps', apps, (all) => Promise.all(all.map((it) => it.stop())));
  const addApp = <T>(name: string, app: T, stop: (app: T) => Promise<unknown>) => {
    const appLifecycle = new Lifecycle(logger);
    appLifecycle.add(name, app, stop);
    apps.push(appLifecycle);
  };
  const { SHUTDOWN_GRACE_SECONDS: seconds } = settings;
  const grace: { graceMs?: number } = seconds === undefined ? {} : { graceMs: seconds * 1_000 };

  const secretsKey = settings.SECRETS_KEY ?? dir.secretsKey();
  const allow = [settings.EGRESS_ALLOW, options.allow].filter(Boolean).join(',');
  const egressAllow = parseEgressAllow(allow);
  const publicBaseUrl = settings.PUBLIC_BASE_URL;
  const oidc = oidcOf(settings);
  const identity = createIdentity({ database, limiter, logger, secretsKey, publicBaseUrl, oidc });
  const api = await step('Starting the API', async (note) => {
    const started = await startApi({
      identity,
      pipeline,
      store,
      limiter,
      logger,
      secretsKey,
      egressAllow,
      metrics,
      tracer,
      showsMetrics: settings.METRICS_PORT === undefined,
      host: options.host,
      port: options.port ?? settings.PORT ?? DEFAULT_PORT,
      publicBaseUrl,
      mailer: mailerOf(settings),
      trustProxy: settings.TRUST_PROXY,
      corsOrigins: settings.CORS_ORIGINS,
      dashboardDir: settings.DASHBOARD_DIR,
      usageLimits: usageLimitsFrom(settings),
      ...grace,
    });
    note(` on ${started.url}`);
    return started;
  });
  addApp('api', api, (it) => it.stop());
  if (options.buildsDashboard && settings.DASHBOARD_DIR === undefined) buildDashboard(options);
  if (withWorkers) await step('Starting the workers', startWorkers);
  return { url: api.url, database };

  async function startWorkers(): Promise<void> {
    const aboutUrl = publicBaseUrl ?? api.url;
    const crawler = await startCrawler({
      pipeline,
      store,
      hostThrottle,
      concurrency: settings.CRAWL_CONCURRENCY,
      pageMs: settings.PAGE_TIMEOUT_SECONDS * 1_000,
      prints: printsOf(settings),
      egressAllow: allow,
      ignoresRobots: createHostMatcher([...settings.ROBOTS_IGNORE_HOSTS, ...egressAllow]),
      executable: settings.PUPPETEER_EXECUTABLE_PATH,
      env: processEnv(),
      aboutUrl,
      metrics,
      ...grace,
    });
    addApp('crawler', crawler, (it) => it.stop());
    const model = modelSettings(settings);
    const concurrency = settings.STAGE_CONCURRENCY ?? defaultConcurrency(model);
    const analyst = await startAnalyst({ pipeline, store, concurrency, model, metrics });
    addApp('analyst', analyst, (it) => it.stop(grace.graceMs));
    const retention = retentionFrom(settings);
    const courier = await startCourier({
      pipeline,
      store,
      secretsKey,
      previousSecretsKey: settings.SECRETS_KEY_PREVIOUS,
      egressAllow,
      aboutUrl,
      retention,
      webhooks: { ...limitsFrom(settings), ...grace },
      metrics,
    });
    addApp('courier', courier, (it) => it.stop());
  }
}
