import { CorsOrigins, LOG_LEVELS, PublicBaseUrl, parseEnv } from '@brandprint/platform';
import { z } from 'zod';

const Settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// URL' }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
  S3_BUCKET: z.string().default('brandprint'),
  SECRETS_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** Comma-separated host:port that webhooks may lead to though they are private. */
  EGRESS_ALLOW: z.string().default(''),
  PORT: z.coerce.number('must be a port').int('must be a port').min(0).max(65_535).default(3000),
  PUBLIC_BASE_URL: PublicBaseUrl.optional(),
  TRUST_PROXY: z.string().optional(),
  CORS_ORIGINS: CorsOrigins.default([]),
  /** How many crawls are let through at a time; a little more than there are crawlers. */
  ADMISSION_WINDOW: z.coerce.number('must be a number').int().min(1).default(16),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export const readSettings = () => parseEnv(Settings, process.env);
