import { canParseUrl } from '@brandprint/contracts';
import { z } from 'zod';
import { LOG_LEVELS } from './logger.ts';
import { setting, withDefault } from './settings.ts';

const number = (wrong: string) => z.coerce.number(wrong);
const port = number('must be a port').int('must be a port').min(0, 'must be a port').max(65_535, 'must be a port');
const count = number('must be a whole number').int('must be a whole number').min(1, 'must be at least 1');
const seconds = number('must be seconds').min(0, 'must not be negative');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

/** The URL under which people reach the service, without a slash at its end. */
const publicBaseUrl = httpUrl
  .refine((url) => !/[?#]/.test(url), 'must have neither query nor fragment')
  .transform((url) => url.replace(/\/+$/, ''));

/** Comma-separated origins such as `https://app.example.com`, or `*`. */
const corsOrigins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
  )
  .refine(
    (origins) =>
      origins.every((origin) => origin === '*' || (canParseUrl(origin) && new URL(origin).origin === origin)),
    'must be origins such as https://app.example.com, separated by commas, or *',
  );

/** A whole number of at least 1. */
export const countSetting = (text: string, about: string) =>
  setting({ schema: count, type: 'number', default: text, about });

/** The stores that all apps share. */
export const STORES = {
  DATABASE_URL: setting({
    schema: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }),
    type: 'url',
    about: 'postgres:// URL of a PostgreSQL server',
    secret: true,
  }),
  DATABASE_CONNECTIONS: countSetting(
    '10',
    'connections to PostgreSQL that the process opens at most, with REDIS_URL; without it more come: up to 4 for each of the two queues, 4 to take work from one (crawler, analyst), 2 for the hourly limits (api), 2 for the turns at sites (crawler)',
  ),
  REDIS_URL: setting({
    schema: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// URL' }).optional(),
    type: 'url',
    about: 'redis:// URL: the queue, the hourly limits and the turns at sites use Redis; unset: PostgreSQL',
    secret: true,
  }),
  S3_ENDPOINT: setting({ schema: httpUrl, type: 'url', about: 'http(s) URL of the S3-compatible store for assets' }),
  S3_ACCESS_KEY: setting({ schema: z.string(), type: 'text', about: 'access key of the store', secret: true }),
  S3_SECRET_KEY: setting({ schema: z.string(), type: 'text', about: 'secret key of the store', secret: true }),
  S3_BUCKET: setting({ schema: z.string(), type: 'text', default: 'brandprint', about: 'bucket of the store' }),
} as const;

/** What several apps read, each with its own default. */
export const COMMON = {
  PORT: setting({ schema: port, type: 'port', default: '3000', about: 'port of the API; 0 takes a free one' }),
  PUBLIC_BASE_URL: setting({
    schema: publicBaseUrl.optional(),
    type: 'url',
    about: 'where the world reaches this service: links are absolute with it, and the crawler names it to sites',
  }),
  TRUST_PROXY: setting({
    schema: z.string().optional(),
    type: 'text',
    about: 'which proxies in front may say who the client is: their number, their addresses, or true',
  }),
  CORS_ORIGINS: setting({
    schema: corsOrigins.default([]),
    type: 'list',
    about: 'origins whose pages may call the API, separated by commas, or *; none by default',
  }),
  SECRETS_KEY: setting({
    schema: z.string().min(32, 'must have at least 32 characters'),
    type: 'text',
    about: 'signs cursors and encrypts the secrets of webhooks, at least 32 characters; the same for API and courier',
    secret: true,
  }),
  EGRESS_ALLOW: setting({
    schema: z.string().default(''),
    type: 'list',
    about:
      'comma-separated host:port that may be private, for sites and webhooks; crawls do not apply robots.txt there; nothing by default',
  }),
} as const;

/** How crawls are let through to the crawlers; the same for every app. */
export const ADMISSION = {
  ADMISSION_WINDOW: countSetting(
    '1',
    'crawls that wait ready for a crawler, at least; half as many as run, if that is more',
  ),
  WORKSPACE_CONCURRENCY: setting({
    schema: count.optional(),
    type: 'number',
    about:
      'analyses of one workspace side by side, unless it has a number of its own; unset: as many as there is room for',
  }),
} as const;

/** Traces. Those that say `SDK` are read by OpenTelemetry's own code, and only if there is an endpoint. */
export const TRACING = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    schema: httpUrl.optional(),
    type: 'url',
    about: 'http(s) URL of a collector that speaks OTLP over HTTP: requests and stages are traced; unset: nothing is',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting({
    schema: z.string().optional(),
    type: 'list',
    about: 'headers for the collector, as name=value separated by commas (SDK)',
    secret: true,
  }),
  OTEL_SERVICE_NAME: setting({
    schema: z.string().optional(),
    type: 'text',
    about: 'name of the service in traces (SDK); unset: brandprint- and the app',
  }),
  OTEL_RESOURCE_ATTRIBUTES: setting({
    schema: z.string().optional(),
    type: 'list',
    about: 'more that each span says, as name=value separated by commas (SDK)',
  }),
  OTEL_TRACES_SAMPLER: setting({
    schema: z.string().optional(),
    type: 'text',
    about: 'which requests are traced (SDK); unset: all',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting({
    schema: z.string().optional(),
    type: 'text',
    about: 'share of requests for a sampler that takes one (SDK)',
  }),
} as const;

/** How a process of its own is run and seen. */
export const OPERATIONS = {
  ...TRACING,
  LOG_LEVEL: setting({
    schema: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`),
    type: 'choice',
    default: 'info',
    about: `${LOG_LEVELS.join(', ')}; the log is JSON on stderr`,
  }),
  METRICS_PORT: setting({
    schema: port,
    type: 'port',
    default: '0',
    about: 'port of /healthz, /readyz and /metrics; 0 takes a free one, which the log names',
  }),
  BUILD_REVISION: setting({
    schema: z.string().default(''),
    type: 'text',
    about: 'which commit this is, shown in brandprint_build_info',
  }),
  SHUTDOWN_GRACE_SECONDS: setting({
    schema: seconds,
    type: 'number',
    default: '20',
    about: 'how long work that runs at SIGTERM may take to end before it is handed back',
  }),
} as const;

/** The API's, besides: it answers the same on its own port where METRICS_PORT is unset. */
export const API_OPERATIONS = {
  ...OPERATIONS,
  METRICS_PORT: setting({
    schema: port.optional(),
    type: 'port',
    about: 'port of /healthz, /readyz and /metrics, for operators only; unset: the port of the API',
  }),
  OPERATOR_TOKEN: setting({
    schema: z.string().min(24, 'must have at least 24 characters').optional(),
    type: 'text',
    about:
      'shows the queue to who has it, at /queues beside /metrics (Bull Board, read-only, with Redis); unset: not there; at least 24 characters',
    secret: true,
  }),
  SHUTDOWN_DELAY_SECONDS: setting({
    schema: seconds,
    type: 'number',
    default: '0',
    about: 'how long requests are taken after SIGTERM while /readyz is red, until load balancers have seen it',
  }),
} as const;

/** The same, with the port on which this app is asked how it is. */
export const operationsOn = (metricsPort: number) => ({
  ...OPERATIONS,
  METRICS_PORT: withDefault(OPERATIONS.METRICS_PORT, String(metricsPort)),
});
