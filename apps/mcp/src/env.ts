import { COMMON_SETTINGS, countSetting, OPERATIONS_SETTINGS, readEnv, setting } from '@brandprint/platform';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

/** All settings of the MCP server. */
export const SETTINGS = {
  BRANDPRINT_URL: setting({
    schema: httpUrl,
    type: 'url',
    default: 'http://127.0.0.1:3000',
    description: 'http(s) URL of the API',
  }),
  BRANDPRINT_API_KEY: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'API key for stdio; over HTTP each client sends its own',
    secret: true,
  }),
  MCP_PUBLIC_URL: setting({
    schema: httpUrl.optional(),
    type: 'url',
    description:
      'URL of the endpoint as clients reach it, such as https://brandprint.example/mcp; unset: the address it listens on',
  }),
  MCP_ALLOWED_ORIGINS: setting({
    schema: COMMON_SETTINGS.CORS_ORIGINS.schema.refine(
      (origins) => !origins.includes('*'),
      'must name each origin: * would allow every page',
    ),
    type: 'list',
    description: 'comma-separated origins of pages that may use the server; default: only its own',
  }),
  MCP_REQUESTS_PER_MINUTE: countSetting('300', 'requests that each API key may send in a minute, per process'),
  MCP_MAX_SESSIONS: countSetting('1000', 'open sessions of clients before the 2026-07-28 revision, per process'),
  LOG_LEVEL: OPERATIONS_SETTINGS.LOG_LEVEL,
} as const;

export const readSettings = () => readEnv(SETTINGS, process.env);
