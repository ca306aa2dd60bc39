import { canParseUrl } from '@brandprint/contracts';
import { z } from 'zod';
import { LOG_LEVELS } from './logger.ts';
import { setting, withDefault } from './settings.ts';

const number = (wrong: string) => z.coerce.number(wrong);
const port = number('must be a port').int('must be a port').min(0, 'must be a port').max(65_535, 'must be a port');
const count = number('must be a whole number').int('must be a whole number').min(1, 'must be at least 1');
const seconds = number('must be seconds').min(0, 'must not be negative');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

/** The public URL of the service, without a trailing slash. */
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
export const countSetting = (text: string, description: string) =>
  setting({ schema: count, type: 'number', default: text, description });

/** host:port pairs, such as `sentinel-0.redis:26379`. */
const addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => /^(\[[\da-f:]+\]|[^:\s]+):\d{1,5}$/i.test(part)), {
    error: 'must be host:port pairs, separated by commas',
  });

/** Redis with several servers. */
const REDIS_SETTINGS = {
  REDIS_CLUSTER_NODES: setting({
    schema: addresses.optional(),
    type: 'list',
    description:
      'comma-separated host:port pairs of some nodes of a Redis Cluster; REDIS_URL then has user, password and, with rediss://, TLS of all nodes',
  }),
  REDIS_SENTINELS: setting({
    schema: addresses.optional(),
    type: 'list',
    description:
      'comma-separated host:port pairs of Sentinels, with TLS if REDIS_URL is rediss://; the host of REDIS_URL is then the name of the primary',
  }),
  REDIS_SENTINEL_PASSWORD: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'password of the Sentinels; user:password for a user other than "default"',
    secret: true,
  }),
} as const;

/** Clusters set these in pods with an identity; AWS SDKs read the same ones. */
export const WORKLOAD_IDENTITY_SETTINGS = {
  AWS_WEB_IDENTITY_TOKEN_FILE: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'file with a token for temporary keys of the store, from an STS (IAM roles for service accounts)',
  }),
  AWS_ROLE_ARN: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'role that the STS gives for the token',
  }),
  AWS_ROLE_SESSION_NAME: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'name of the session in the log of the STS; unset: brandprint',
  }),
  AWS_REGION: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'region of the STS of AWS; unset: the global one',
  }),
  AWS_ENDPOINT_URL_STS: setting({
    schema: httpUrl.optional(),
    type: 'url',
    description: 'http(s) URL of an STS that is not that of AWS, such as MinIO or Ceph',
  }),
  AWS_CONTAINER_CREDENTIALS_FULL_URI: setting({
    schema: httpUrl.optional(),
    type: 'url',
    description: 'http(s) URL that hands out temporary keys of the store (EKS Pod Identity)',
  }),
  AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'file with the token for that URL',
  }),
} as const;

/** The stores that all apps share. */
export const STORE_SETTINGS = {
  DATABASE_URL: setting({
    schema: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }),
    type: 'url',
    description: 'postgres:// URL of a PostgreSQL server',
    secret: true,
  }),
  DATABASE_CONNECTIONS: countSetting(
    '10',
    'maximum PostgreSQL connections of the process with REDIS_URL. Without it, add: up to 4 for each of the three queues, 4 for the analyst, 8 for the crawler, 2 for the rate limiter (api), 2 for the host throttle (crawler)',
  ),
  REDIS_URL: setting({
    schema: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// URL' }).optional(),
    type: 'url',
    description:
      'redis:// URL (rediss:// for TLS; with user and password of an ACL, if it has one) for the queue, the rate limiter and the host throttle; unset: they use PostgreSQL',
    secret: true,
  }),
  ...REDIS_SETTINGS,
  S3_ENDPOINT: setting({
    schema: httpUrl,
    type: 'url',
    description: 'http(s) URL of the S3-compatible store for assets',
  }),
  S3_ACCESS_KEY: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'access key of the store; unset, with S3_SECRET_KEY: the identity of the workload (AWS_…)',
    secret: true,
  }),
  S3_SECRET_KEY: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'secret key of the store',
    secret: true,
  }),
  S3_BUCKET: setting({ schema: z.string(), type: 'text', default: 'brandprint', description: 'bucket of the store' }),
  ...WORKLOAD_IDENTITY_SETTINGS,
} as const;

/** Settings of several apps, each with its own default. */
export const COMMON_SETTINGS = {
  PORT: setting({ schema: port, type: 'port', default: '3000', description: 'port of the API; 0 picks a free port' }),
  PUBLIC_BASE_URL: setting({
    schema: publicBaseUrl.optional(),
    type: 'url',
    description: 'public URL of the service: makes links absolute, and the crawler sends it in its user agent',
  }),
  TRUST_PROXY: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'trusted reverse proxies: their number, their addresses, or true (Express "trust proxy")',
  }),
  CORS_ORIGINS: setting({
    schema: corsOrigins.default([]),
    type: 'list',
    description: 'comma-separated origins allowed to call the API from a browser (CORS), or *; default: none',
  }),
  DASHBOARD_DIR: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'folder of the built dashboard; default: the one that comes with the API',
  }),
  SECRETS_KEY: setting({
    schema: z.string().min(32, 'must have at least 32 characters'),
    type: 'text',
    description:
      'signs cursors and encrypts webhook secrets; at least 32 characters; must be the same for API and courier',
    secret: true,
  }),
  SECRETS_KEY_PREVIOUS: setting({
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    type: 'text',
    description:
      'the SECRETS_KEY before it was changed: decrypts webhook secrets until `operator secrets reseal` has encrypted them again',
    secret: true,
  }),
  EGRESS_ALLOW: setting({
    schema: z.string().default(''),
    type: 'list',
    description:
      'comma-separated host:port pairs that may be private addresses, for sites and webhooks; crawls do not apply robots.txt there; default: none',
  }),
} as const;

/** Sign-in at an OpenID provider: all of them, or none. */
export const OIDC_SETTINGS = {
  OIDC_ISSUER: setting({
    schema: httpUrl.optional(),
    type: 'url',
    description:
      'URL of an OpenID provider to sign in with; its redirect URI is PUBLIC_BASE_URL/app/auth/oauth2/callback/oidc',
  }),
  OIDC_CLIENT_ID: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'client id at the OpenID provider',
  }),
  OIDC_CLIENT_SECRET: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'client secret at the OpenID provider',
    secret: true,
  }),
  OIDC_NAME: setting({
    schema: z.string().default('single sign-on'),
    type: 'text',
    default: 'single sign-on',
    description: 'name of the OpenID provider on the sign-in page',
  }),
} as const;

/** Mails, such as invitations: both, or none. */
export const MAIL_SETTINGS = {
  SMTP_URL: setting({
    schema: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }).optional(),
    type: 'url',
    description:
      'smtp:// or smtps:// URL of a mail server, with user and password if it needs them, that invitations are sent by; needs SMTP_FROM and PUBLIC_BASE_URL; unset: no mail is sent',
    secret: true,
  }),
  SMTP_FROM: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'sender of mails, such as Brandprint <brandprint@example.com>',
  }),
} as const;

/** How crawls are admitted; the same for every app. */
export const ADMISSION_SETTINGS = {
  ADMISSION_WINDOW: countSetting(
    '1',
    'how many admitted crawls may wait for a crawler; or half of the running crawls, if that is more',
  ),
  WORKSPACE_CONCURRENCY: setting({
    schema: count.optional(),
    type: 'number',
    description: 'concurrent analyses per workspace, unless the workspace has its own limit; unset: unlimited',
  }),
} as const;

/** Tracing. OpenTelemetry's own code reads those marked `SDK`, and only if there is an endpoint. */
export const TRACING_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    schema: httpUrl.optional(),
    type: 'url',
    description: 'http(s) URL of an OTLP/HTTP collector for traces of requests and stages; unset: tracing is off',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting({
    schema: z.string().optional(),
    type: 'list',
    description: 'headers for the collector, comma-separated name=value pairs (SDK)',
    secret: true,
  }),
  OTEL_SERVICE_NAME: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'service name in traces (SDK); unset: brandprint-<app>',
  }),
  OTEL_RESOURCE_ATTRIBUTES: setting({
    schema: z.string().optional(),
    type: 'list',
    description: 'resource attributes of all spans, comma-separated name=value pairs (SDK)',
  }),
  OTEL_TRACES_SAMPLER: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'trace sampler (SDK); unset: sample everything',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'argument of the sampler, such as its ratio (SDK)',
  }),
} as const;

/** How a separate process is run and monitored. */
export const OPERATIONS_SETTINGS = {
  ...TRACING_SETTINGS,
  LOG_LEVEL: setting({
    schema: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`),
    type: 'choice',
    default: 'info',
    description: `${LOG_LEVELS.join(', ')}; the log is JSON on stderr`,
  }),
  METRICS_PORT: setting({
    schema: port,
    type: 'port',
    default: '0',
    description: 'port of /healthz, /readyz and /metrics; 0 picks a free port and logs it',
  }),
  BUILD_REVISION: setting({
    schema: z.string().default(''),
    type: 'text',
    description: 'commit of the build, shown in brandprint_build_info',
  }),
  SHUTDOWN_GRACE_SECONDS: setting({
    schema: seconds,
    type: 'number',
    default: '20',
    description: 'seconds that running work may take to finish after SIGTERM before it is returned to the queue',
  }),
} as const;

/** The API's own: without METRICS_PORT it serves the same paths on its own port. */
export const API_OPERATIONS_SETTINGS = {
  ...OPERATIONS_SETTINGS,
  METRICS_PORT: setting({
    schema: port.optional(),
    type: 'port',
    description: 'port of /healthz, /readyz and /metrics, for operators only; unset: the port of the API',
  }),
  OPERATOR_TOKEN: setting({
    schema: z.string().min(24, 'must have at least 24 characters').optional(),
    type: 'text',
    description:
      'access token of the queue dashboard at /queues, on the port of /metrics (Bull Board, read-only, needs Redis); at least 24 characters; unset: no dashboard',
    secret: true,
  }),
  SHUTDOWN_DELAY_SECONDS: setting({
    schema: seconds,
    type: 'number',
    default: '0',
    description: 'seconds to keep serving after SIGTERM while /readyz fails, so that load balancers notice',
  }),
} as const;

/** The same, with this app's default port for health and metrics. */
export const operationsSettings = (metricsPort: number) => ({
  ...OPERATIONS_SETTINGS,
  METRICS_PORT: withDefault(OPERATIONS_SETTINGS.METRICS_PORT, String(metricsPort)),
});
