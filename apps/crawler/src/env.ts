import { DEFAULT_THROTTLE_LIMITS } from '@brandprint/limits';
import {
  ADMISSION_SETTINGS,
  COMMON_SETTINGS,
  countSetting,
  operationsSettings,
  readEnv,
  type SettingsOf,
  STORE_SETTINGS,
  setting,
} from '@brandprint/platform';
import { z } from 'zod';
import { type HostPattern, parseHostPattern } from './robots/host-pattern.ts';

const hostPatterns = z.string().transform((text, context) => {
  const patterns: HostPattern[] = [];
  for (const item of text.split(',').map((part) => part.trim())) {
    if (item === '') continue;
    try {
      patterns.push(parseHostPattern(item));
    } catch (error) {
      context.addIssue((error as Error).message);
    }
  }
  return patterns;
});

const BROWSERS = ['auto', 'npm'] as const;

/** The choice of the browser. */
export const BROWSER_SETTINGS = {
  PUPPETEER_EXECUTABLE_PATH: setting({
    schema: z.string().optional(),
    type: 'text',
    description: 'path of the browser to use; unset: the one that BRANDPRINT_BROWSER chooses',
  }),
  BRANDPRINT_BROWSER: setting({
    schema: z.enum(BROWSERS, `must be one of ${BROWSERS.join(', ')}`),
    type: 'choice',
    default: 'auto',
    description:
      'auto: an installed Chrome or Chromium, else the one from npm; npm: the one from npm, whatever is installed; npm together with PUPPETEER_EXECUTABLE_PATH is an error',
  }),
} as const;

/** Settings that only this app reads, and the process that runs all apps. */
export const CRAWLER_SETTINGS = {
  CRAWL_CONCURRENCY: countSetting(
    '2',
    'number of sites this process crawls at the same time; one browser page can use a whole core',
  ),
  SITE_CONCURRENCY: countSetting(
    String(DEFAULT_THROTTLE_LIMITS.maxConcurrentPages),
    'pages of one site that are open at the same time, over all crawlers of this installation; with 4 a page starts at most every 250 ms, with 2 every 500 ms. With several cells divide it among them',
  ),
  PAGE_TIMEOUT_SECONDS: countSetting(
    '30',
    'how long a crawl may take for one page; on a slow machine more time reads more of it, such as its dark and narrow views',
  ),
  PRINT_CONCURRENCY: countSetting(
    '1',
    'number of brand books this process prints at the same time, besides the crawls; each takes a second or two',
  ),
  PRINT_TIMEOUT_SECONDS: countSetting(
    '60',
    'how long one attempt to print a brand book may take; after three, the export is 503',
  ),
  ROBOTS_IGNORE_HOSTS: setting({
    schema: hostPatterns.default([]),
    type: 'list',
    description:
      'comma-separated hosts that you own, on which robots.txt and its Crawl-delay are not applied, such as staging.example.com, *.preview.example.com (subdomains only) or staging.example.com:8080 (this port only); this is decided for each page by its own host; hosts in EGRESS_ALLOW count too',
  }),
  ...BROWSER_SETTINGS,
} as const;

/** All settings of the crawler, besides the variables for finding an installed browser (PATH, HOME, …). */
export const SETTINGS = {
  ...STORE_SETTINGS,
  EGRESS_ALLOW: COMMON_SETTINGS.EGRESS_ALLOW,
  PUBLIC_BASE_URL: COMMON_SETTINGS.PUBLIC_BASE_URL,
  ...ADMISSION_SETTINGS,
  ...CRAWLER_SETTINGS,
  ...operationsSettings(9401),
} as const;

/** How brand books are printed. */
export const printsOf = (
  settings: Pick<SettingsOf<typeof CRAWLER_SETTINGS>, 'PRINT_CONCURRENCY' | 'PRINT_TIMEOUT_SECONDS'>,
) => ({ concurrency: settings.PRINT_CONCURRENCY, timeoutMs: settings.PRINT_TIMEOUT_SECONDS * 1_000 });

export const readSettings = () => readEnv(SETTINGS, process.env);

/** Variables for choosing the browser. */
export const processEnv = (): NodeJS.ProcessEnv => process.env;
