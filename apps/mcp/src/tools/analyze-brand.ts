import { AnalysisStatus, CACHE_TTLS, INTERNAL_STAGES, MAX_PAGES, Stage } from '@brandprint/contracts';
import { AnalysisFailedError, type AnalysisProgress, type Brand, TimeoutError } from '@brandprint/sdk';
import { z } from 'zod';
import { ToolError } from '../explain-error.ts';
import { BrandId } from './inputs.ts';
import { defineTool, type ToolContext, type ToolResult } from './tool.ts';

/** Clients give up after about 60 seconds. */
const MAX_WAIT_SECONDS = 50;

const Input = z.object({
  url: z.string().optional().describe('URL of a public website. Starts an analysis.'),
  brand_id: BrandId.optional().describe('Instead of a URL: a brand whose analysis is to be waited for.'),
  wait: z
    .number()
    .min(0)
    .max(MAX_WAIT_SECONDS)
    .default(0)
    .describe('Seconds to wait for the result; an analysis usually takes 20 to 120.'),
  max_pages: z.int().min(MAX_PAGES.min).max(MAX_PAGES.max).optional().describe('Most pages to read; 10 by default.'),
  stages: z.array(Stage).min(1).optional().describe('Sections to extract; all by default.'),
  cache_ttl: z.literal(CACHE_TTLS).optional().describe('Seconds to keep logos and images; 1800 by default.'),
});

const Output = z.object({
  brand_id: z.string(),
  name: z.string(),
  website: z.string(),
  status: AnalysisStatus,
  quality_note: z.string().describe('What the result is based on, or why the analysis failed.'),
  estimated_wait_minutes: z.number(),
});
type Output = z.infer<typeof Output>;

export const analyzeBrand = defineTool({
  name: 'analyze_brand',
  title: 'Analyze a website',
  description: `Reads a public website in a real browser and extracts its brand: colours, typography, logos, voice, mission and more. Returns the brand's id at once, or after up to \`wait\` seconds. Call it again with \`brand_id\` and wait: ${MAX_WAIT_SECONDS} until the status is complete. Analyses are limited per hour and billed: look with search_brands first whether the website was analysed already. Cancelling the call ends the waiting, not the analysis.`,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: Input,
  output: Output,
  async run(input, context) {
    const { client, signal } = context;
    const brand = await client.brands.get(await submit(input, context), { signal });
    return toResult(input.wait > 0 && isActive(brand) ? await waitFor(brand, input.wait * 1_000, context) : brand);
  },
});

/** Submits the URL, if that is what was given. Returns the brand's id. */
async function submit(input: z.output<typeof Input>, { client, signal }: ToolContext): Promise<string> {
  const { url, brand_id, max_pages, stages, cache_ttl } = input;
  if (url === undefined && brand_id !== undefined) return brand_id;
  if (url === undefined || brand_id !== undefined) {
    throw new ToolError('Give either url, to start an analysis, or brand_id, to wait for one.');
  }
  const params = {
    url,
    ...(max_pages !== undefined && { max_pages }),
    ...(stages !== undefined && { stages }),
    ...(cache_ttl !== undefined && { cache_ttl }),
  };
  return (await client.brands.create(params, { signal })).brand_id;
}

const isActive = ({ analysis_status: status }: Brand): boolean => status === 'queued' || status === 'running';

/** The brand when its analysis is final, or as it is after that time. */
async function waitFor(brand: Brand, timeout: number, { client, signal, report }: ToolContext): Promise<Brand> {
  let last = -1;
  const onProgress = (state: AnalysisProgress) => {
    const { progress, total, message } = describeProgress(state, brand);
    if (progress <= last) return;
    last = progress;
    report({ progress, total, message });
  };
  try {
    return await client.brands.wait(brand.id, { timeout, signal, onProgress });
  } catch (error) {
    if (error instanceof AnalysisFailedError) return error.brand;
    if (error instanceof TimeoutError) return client.brands.get(brand.id, { signal });
    throw error;
  }
}

/** Counts pages and stages: both take seconds. */
function describeProgress(state: AnalysisProgress, { resolved_stages }: Brand) {
  const finished = Object.values(state.stages).filter((status) => status !== 'running').length;
  const progress = state.pagesDone + finished;
  const crawl = 1;
  const stages = resolved_stages.length + INTERNAL_STAGES.length + crawl;
  const total = state.pagesFound > 0 ? Math.max(progress, state.pagesFound + stages) : undefined;
  return { progress, total, message: describeEvent(state) };
}

function describeEvent({ event, status, pagesDone, pagesFound }: AnalysisProgress): string {
  switch (event?.type) {
    case 'crawl.progress':
      return `Read ${pagesDone} of ${pagesFound} pages`;
    case 'stage.done':
      return event.data.stage === 'crawl' ? 'All pages are read' : `${event.data.stage} is done`;
    case 'stage.failed':
      return `${event.data.stage} failed`;
    default:
      return `The analysis is ${status}`;
  }
}

const NEXT: Record<Brand['analysis_status'], string> = {
  queued: `Call analyze_brand with this brand_id and wait: ${MAX_WAIT_SECONDS}.`,
  running: `Call analyze_brand with this brand_id and wait: ${MAX_WAIT_SECONDS}.`,
  complete: 'Call get_brand with this brand_id.',
  failed: 'quality_note says why it failed.',
  idle: 'The analysis was cancelled.',
};

function toResult(brand: Brand): ToolResult<Output> {
  const { id, name, source_url: website, analysis_status: status, quality_note, estimated_wait_minutes } = brand;
  const data = { brand_id: id, name, website, status, quality_note, estimated_wait_minutes };
  return { websites: [website], data, next: NEXT[status] };
}
