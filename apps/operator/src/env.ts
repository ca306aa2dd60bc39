import {
  COMMON_SETTINGS,
  countSetting,
  OPERATIONS_SETTINGS,
  readEnv,
  STORE_SETTINGS,
  setting,
  WORKLOAD_IDENTITY_SETTINGS,
} from '@brandprint/platform';
import { z } from 'zod';

/** All settings of `keys` and `workspaces`. */
const DATABASE = { DATABASE_URL: STORE_SETTINGS.DATABASE_URL } as const;

/** All settings of `users`. */
const USERS_SETTINGS = { ...DATABASE, PUBLIC_BASE_URL: COMMON_SETTINGS.PUBLIC_BASE_URL } as const;

/** All settings of `migrate`. */
export const SETTINGS = {
  ...DATABASE,
  DATABASE_ROLE_PREFIX: setting({
    schema: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,49}$/, 'must be lower-case letters, digits and underscores')
      .optional(),
    type: 'text',
    description:
      'each app has a database role of its own, PREFIX_api, PREFIX_crawler, PREFIX_analyst and PREFIX_courier, to which `migrate` grants what the app needs; unset: nothing is granted',
  }),
  REDIS_URL: STORE_SETTINGS.REDIS_URL,
  S3_ENDPOINT: STORE_SETTINGS.S3_ENDPOINT,
  S3_ACCESS_KEY: STORE_SETTINGS.S3_ACCESS_KEY,
  S3_SECRET_KEY: STORE_SETTINGS.S3_SECRET_KEY,
  S3_BUCKET: STORE_SETTINGS.S3_BUCKET,
  ...WORKLOAD_IDENTITY_SETTINGS,
} as const;

/** All settings of `secrets`. */
const SECRETS = {
  ...DATABASE,
  SECRETS_KEY: COMMON_SETTINGS.SECRETS_KEY,
  SECRETS_KEY_PREVIOUS: COMMON_SETTINGS.SECRETS_KEY_PREVIOUS,
} as const;

const NAME = /^[a-z][a-z0-9-]{0,30}$/;
/** Answers of the look-up that are no cells. */
const RESERVED = ['any', 'none'];

const cells = z
  .string()
  .transform((text) => new Map(text.split(',').map((part) => splitAt(part.trim(), part.trim().indexOf('=')))))
  .refine(
    (found) => [...found].every(([name, url]) => NAME.test(name) && !RESERVED.includes(name) && isPostgres(url)),
    'must be NAME=postgres://… for each cell, separated by commas; names are lower-case letters, digits and hyphens, but not any or none',
  );
const splitAt = (text: string, at: number): [string, string] => [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
const isPostgres = (url: string) => /^postgres(ql)?:$/.test(URL.canParse(url) ? new URL(url).protocol : '');

/** All settings of `cells lookup`. */
export const LOOKUP_SETTINGS = {
  CELLS: setting({
    schema: cells,
    type: 'list',
    description:
      'the cells, as NAME=postgres://… separated by commas: where the look-up finds keys and people. The gateway knows the same names',
    secret: true,
  }),
  LOOKUP_PORT: setting({
    schema: COMMON_SETTINGS.PORT.schema,
    type: 'port',
    default: '3020',
    description: 'port of the look-up; 0 picks a free port and logs it',
  }),
  LOOKUP_CONNECTIONS: countSetting(
    '4',
    "connections to each cell's database for what it has answered before, and as many again for keys and people that are not known yet",
  ),
  LOG_LEVEL: OPERATIONS_SETTINGS.LOG_LEVEL,
} as const;

/** All settings of `cells move`: DATABASE_URL and S3_… name the cell that the workspace leaves. */
export const MOVE_SETTINGS = {
  ...DATABASE,
  S3_ENDPOINT: STORE_SETTINGS.S3_ENDPOINT,
  S3_ACCESS_KEY: STORE_SETTINGS.S3_ACCESS_KEY,
  S3_SECRET_KEY: STORE_SETTINGS.S3_SECRET_KEY,
  S3_BUCKET: STORE_SETTINGS.S3_BUCKET,
  ...WORKLOAD_IDENTITY_SETTINGS,
  TARGET_DATABASE_URL: { ...STORE_SETTINGS.DATABASE_URL, description: 'postgres:// URL of the cell that it moves to' },
  TARGET_S3_ENDPOINT: { ...STORE_SETTINGS.S3_ENDPOINT, description: 'http(s) URL of the store of that cell' },
  TARGET_S3_ACCESS_KEY: setting({
    schema: z.string(),
    type: 'text',
    description: 'access key of the store of that cell',
    secret: true,
  }),
  TARGET_S3_SECRET_KEY: setting({
    schema: z.string(),
    type: 'text',
    description: 'secret key of the store of that cell',
    secret: true,
  }),
  TARGET_S3_BUCKET: { ...STORE_SETTINGS.S3_BUCKET, description: 'bucket of that cell' },
} as const;

export const readLookUpSettings = () => readEnv(LOOKUP_SETTINGS, process.env);
export const readMoveSettings = () => readEnv(MOVE_SETTINGS, process.env);
export const readSecretsSettings = () => readEnv(SECRETS, process.env);
export const readSettings = () => readEnv(SETTINGS, process.env);
export const readUsersSettings = () => readEnv(USERS_SETTINGS, process.env);
export const readDatabaseSettings = () => readEnv(DATABASE, process.env);
