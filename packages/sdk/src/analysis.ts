import { type Brand, toBrand } from './brand.ts';
import { AnalysisCancelledError, AnalysisFailedError, ApiError, TimeoutError } from './errors.ts';
import { followEvents } from './events.ts';
import { sleep } from './retry.ts';
import { createDeadline } from './timeout.ts';
import type { Transport } from './transport.ts';
import type { AnalysisStatus, BrandEvent, SectionName } from './types.ts';

/** How far an analysis has come. */
export interface AnalysisProgress {
  brandId: string;
  status: AnalysisStatus;
  pagesDone: number;
  pagesFound: number;
  /** The crawl and the sections that have begun. */
  stages: Readonly<Record<string, 'running' | 'done' | 'failed'>>;
  /** Sections of which there is a first look: `sections.get(…, { provisional: true })` reads them before they are final. */
  provisional: readonly SectionName[];
  /** What just happened; undefined if it was polled. */
  event: BrandEvent | undefined;
}

export interface WaitOptions {
  /** Called at the beginning and after every change. */
  onProgress?: ((progress: AnalysisProgress) => void) | undefined;
  /** Ends the waiting, not the analysis: `brands.cancel` does that. */
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait in all; 15 minutes by default. Infinity is no limit. */
  timeout?: number | undefined;
  /** Milliseconds between polls where event streams do not work; what the server asks for by default. */
  pollInterval?: number | undefined;
}

export const DEFAULT_WAIT_MS = 15 * 60_000;
const DEFAULT_POLL_MS = 5_000;
/** More than usual, because an analysis survives a restart of the server. */
const WAIT_RETRIES = 8;
const STREAM_RECONNECTS = 2;
/** Polling would get these, too. */
const FATAL: readonly number[] = [401, 403, 404];

/** The error of an analysis that is not final in time. */
export const analysisTimeout = (brandId: string, ms: number) =>
  new TimeoutError(
    `The analysis of brand ${brandId} was not final after ${ms} ms. It goes on: wait for it with brands.wait().`,
    { brandId },
  );

/**
 * Waits until the newest analysis of a brand is final: by its events, or by polling where they do not get through.
 * Throws an AnalysisFailedError unless it is complete.
 */
export async function waitForAnalysis(
  transport: Transport,
  brandId: string,
  options: WaitOptions = {},
): Promise<Brand> {
  const { timeout = DEFAULT_WAIT_MS, pollInterval = DEFAULT_POLL_MS, onProgress } = options;
  const deadline = createDeadline(options.signal, timeout, () => analysisTimeout(brandId, timeout));
  const { signal } = deadline;
  let progress: AnalysisProgress = {
    brandId,
    status: 'queued',
    pagesDone: 0,
    pagesFound: 0,
    stages: {},
    provisional: [],
    event: undefined,
  };
  const report = (next: AnalysisProgress) => {
    progress = next;
    onProgress?.(next);
  };
  try {
    report(progress);
    await follow(transport, brandId, signal, (event) => report(applyEvent(progress, event)));
    return await poll(transport, brandId, signal, pollInterval, (status) => {
      if (status !== progress.status) report({ ...progress, status, event: undefined });
    });
  } finally {
    deadline.clear();
  }
}

/** Follows the events as far as they come: whatever goes wrong with them, polling has the last word. */
async function follow(
  transport: Transport,
  brandId: string,
  signal: AbortSignal,
  onEvent: (event: BrandEvent) => void,
): Promise<void> {
  const events = followEvents(transport, brandId, { signal, maxRetries: 0 }, STREAM_RECONNECTS);
  try {
    for (;;) {
      const next = await events.next().catch((error: unknown) => {
        signal.throwIfAborted();
        if (error instanceof ApiError && FATAL.includes(error.status)) throw error;
        return undefined;
      });
      if (!next || next.done) return;
      onEvent(next.value);
    }
  } finally {
    // Closes the connection if the callback threw.
    await events.return();
  }
}

async function poll(
  transport: Transport,
  brandId: string,
  signal: AbortSignal,
  interval: number,
  onStatus: (status: AnalysisStatus) => void,
): Promise<Brand> {
  let etag: string | undefined;
  for (;;) {
    const input = { path: { brandId }, headers: { 'If-None-Match': etag } };
    const response = await transport.request('getBrand', input, { signal, maxRetries: WAIT_RETRIES });
    etag = response.etag;
    if (response.data) {
      const brand = toBrand(response.data.data, etag);
      onStatus(brand.analysis_status);
      if (brand.analysis_status !== 'queued' && brand.analysis_status !== 'running') return requireComplete(brand);
    }
    await sleep(interval, signal);
  }
}

function requireComplete(brand: Brand): Brand {
  const { analysis_status: status, source_url: url, quality_note: note } = brand;
  if (status === 'failed') throw new AnalysisFailedError(`The analysis of ${url} failed: ${note}`, brand);
  if (status === 'idle') throw new AnalysisCancelledError(`The analysis of ${url} was cancelled`, brand);
  return brand;
}

/** The progress after an event. */
function applyEvent(progress: AnalysisProgress, event: BrandEvent): AnalysisProgress {
  const next = { ...progress, event };
  switch (event.type) {
    case 'brand.queued':
    case 'brand.running':
    case 'brand.complete':
    case 'brand.failed':
    case 'brand.idle':
      return { ...next, status: event.data.analysis_status };
    case 'crawl.progress':
      return { ...next, pagesDone: event.data.pages_done, pagesFound: event.data.pages_found };
    case 'sections.provisional':
      return { ...next, provisional: event.data.sections };
    case 'stage.running':
      return { ...next, stages: { ...progress.stages, [event.data.stage]: 'running' } };
    case 'stage.done':
      return { ...next, stages: { ...progress.stages, [event.data.stage]: 'done' } };
    case 'stage.failed':
      return { ...next, stages: { ...progress.stages, [event.data.stage]: 'failed' } };
    default:
      return next;
  }
}
