import { MODEL_ENV } from '@brandprint/llm';
import { CorsOrigins, LOG_LEVELS, PublicBaseUrl, parseEnv } from '@brandprint/platform';
import { z } from 'zod';

const EndpointUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

/** What the environment may set; whatever is unset is embedded. */
const Settings = z
  .object({
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// URL' }).optional(),
    S3_ENDPOINT: EndpointUrl.optional(),
    S3_ACCESS_KEY: z.string().default(''),
    S3_SECRET_KEY: z.string().default(''),
    S3_BUCKET: z.string().default('brandprint'),
    ...MODEL_ENV,
    PUPPETEER_EXECUTABLE_PATH: z.string().optional(),
    PORT: z.coerce.number('must be a port').int('must be a port').min(0).max(65_535).optional(),
    PUBLIC_BASE_URL: PublicBaseUrl.optional(),
    TRUST_PROXY: z.string().optional(),
    CORS_ORIGINS: CorsOrigins.default([]),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
    SECRETS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    /** Comma-separated host:port that may be private. */
    EGRESS_ALLOW: z.string().default(''),
    NO_COLOR: z.string().optional(),
    /** Where npm was called: relative paths on the command line are meant from there. */
    INIT_CWD: z.string().optional(),
  })
  .refine((env) => !env.S3_ENDPOINT || (env.S3_ACCESS_KEY && env.S3_SECRET_KEY), {
    path: ['S3_ACCESS_KEY'],
    message: 'S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY',
  });
export type Settings = z.infer<typeof Settings>;

export const readSettings = (): Settings => parseEnv(Settings, process.env);

/** What the browser's process is chosen from (PATH, HOME, …). */
export const processEnv = (): NodeJS.ProcessEnv => process.env;
