import { z } from 'zod';
import { Stage } from '../stages.ts';
import { canParseUrl } from '../url.ts';
import { AnalysisStatus } from './brand.ts';

export const CACHE_TTLS = [300, 900, 1800, 3600] as const;
export const MAX_PAGES = { min: 1, max: 50, default: 10 } as const;

const MAX_URL_LENGTH = 2048;

/** An absolute http(s) URL without credentials. The result is normalised and has no fragment. */
export const SourceUrl = z
  .string('must be a URL')
  .max(MAX_URL_LENGTH, `must be at most ${MAX_URL_LENGTH} characters`)
  .transform((value, ctx) => {
    const reject = (message: string) => {
      ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (!canParseUrl(value.trim())) return reject('must be an absolute URL');
    const url = new URL(value.trim());
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return reject('must be an http or https URL');
    if (url.username || url.password) return reject('must not contain credentials');
    url.hash = '';
    return url.href;
  })
  .meta({
    format: 'uri',
    description: 'An http or https URL, without user name and password. Its fragment is removed.',
  });

const ANALYSIS_OPTIONS = {
  max_pages: z
    .int('must be a whole number from 1 to 50')
    .min(MAX_PAGES.min, `must be at least ${MAX_PAGES.min}`)
    .max(MAX_PAGES.max, `must be at most ${MAX_PAGES.max}`)
    .default(MAX_PAGES.default)
    .describe('Maximum number of pages to crawl. Fewer pages are faster but yield less evidence.'),
  stages: z
    .array(Stage)
    .min(1, 'must name at least one stage')
    .optional()
    .describe('The stages to run; all by default. Dependencies are added: `colors` also runs `things`.'),
  cache_ttl: z
    .literal(CACHE_TTLS, `must be one of ${CACHE_TTLS.join(', ')}`)
    .default(1800)
    .describe('Seconds that binary assets are kept after the analysis is final.'),
};

export const ParseRequest = z.strictObject({ url: SourceUrl, ...ANALYSIS_OPTIONS }).meta({ id: 'ParseRequest' });
export type ParseRequest = z.infer<typeof ParseRequest>;

/** The options of a reanalysis: those of a parse. */
export const ReanalyzeRequest = z.strictObject(ANALYSIS_OPTIONS).prefault({}).meta({ id: 'ReanalyzeRequest' });
export type ReanalyzeRequest = z.infer<typeof ReanalyzeRequest>;

export const ParseResponse = z
  .object({
    data: z.object({
      brand_id: z.uuid(),
      status: AnalysisStatus,
      source_url: z.string(),
      message: z.string(),
    }),
  })
  .meta({ id: 'ParseResponse' });
export type ParseResponse = z.infer<typeof ParseResponse>;
