import { startAnalyst, usualConcurrency } from '@brandprint/analyst';
import { startApi } from '@brandprint/api';
import { startCourier } from '@brandprint/courier';
import { findBrowser, startCrawler } from '@brandprint/crawler';
import type { Database } from '@brandprint/database';
import { parseAllow } from '@brandprint/egress';
import { modelSettings } from '@brandprint/llm';
import { stageMetrics, startTracer } from '@brandprint/operations';
import { admissionOf, type Pipeline, releaseOrphans } from '@brandprint/pipeline';
import { processEnv } from '../env.ts';
import { type ServiceOptions, startServices } from './services.ts';
import { startWatch } from './watch.ts';

const DEFAULT_PORT = 3000;
/** Sites side by side: a browser page keeps a core busy. */
const CRAWLS = 2;

export interface ProductOptions extends ServiceOptions {
  port: number | undefined;
  host: string;
  /** More of EGRESS_ALLOW. */
  allow?: string;
}

export interface Product {
  /** Base URL of the API on this machine. */
  url: string;
  database: Database;
}

/** Starts all apps in this process, on embedded services where the settings name no others. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { settings, dir, logger, lifecycle } = options;
  await findBrowser(settings.PUPPETEER_EXECUTABLE_PATH, processEnv()); // unpacks it if need be, and fails early
  const services = await startServices(options);
  const { database, queue, limiter, pacer, store } = services;
  const metrics = await startWatch(options, services);
  const tracer = await startTracer(settings.OTEL_EXPORTER_OTLP_ENDPOINT, { app: 'standalone', logger, lifecycle });
  const pipeline: Pipeline = { database, queue, logger, tracer, ...admissionOf(settings), ...stageMetrics(metrics) };
  if (!settings.DATABASE_URL) await releaseOrphans(pipeline);

  const secretsKey = settings.SECRETS_KEY ?? dir.secretsKey();
  const allow = [settings.EGRESS_ALLOW, options.allow].filter(Boolean).join(',');
  const egressAllow = parseAllow(allow);
  const api = await startApi({
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
    publicBaseUrl: settings.PUBLIC_BASE_URL,
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
  });
  lifecycle.add('api', api, (it) => it.stop());

  const aboutUrl = settings.PUBLIC_BASE_URL ?? api.url;
  const crawler = await startCrawler({
    pipeline,
    store,
    pacer,
    concurrency: CRAWLS,
    egressAllow: allow,
    executable: settings.PUPPETEER_EXECUTABLE_PATH,
    env: processEnv(),
    aboutUrl,
    metrics,
  });
  lifecycle.add('crawler', crawler, (it) => it.stop());
  const model = modelSettings(settings);
  const concurrency = usualConcurrency(model);
  const analyst = await startAnalyst({ pipeline, store, concurrency, model, metrics });
  lifecycle.add('analyst', analyst, (it) => it.stop());
  const courier = await startCourier({ pipeline, store, secretsKey, egressAllow, aboutUrl, metrics });
  lifecycle.add('courier', courier, (it) => it.stop());
  return { url: api.url, database };
}
