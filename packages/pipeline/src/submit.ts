import { isActive, type ParseRequest, type ReanalyzeRequest, STAGES, type Stage } from '@brandprint/contracts';
import { createAnalysis, createBrand, lockBrand, type Queryable, recordUsage } from '@brandprint/database';
import { hostName, NO_TRACER } from '@brandprint/platform';
import type { Pipeline } from './pipeline.ts';
import { allStagesOf, resolveStages } from './stage-graph.ts';

/** What a request is metered for. */
export interface MeteredCaller {
  workspaceId: string;
  /** Null for a signed-in person. */
  apiKeyId: string | null;
  environment: 'prod' | 'stag';
}

/**
 * Creates a brand and queues its analysis, metered, in the caller's transaction. Nothing starts before `admit`, which
 * must follow the commit. Returns the id of the brand.
 */
export async function submitBrand(
  pipeline: Pipeline,
  tx: Queryable,
  { request, ...caller }: MeteredCaller & { request: ParseRequest },
): Promise<string> {
  const { workspaceId } = caller;
  const brandId = await createBrand(tx, { workspaceId, sourceUrl: request.url, name: hostName(request.url) });
  await queueAnalysis(pipeline, tx, caller, { brandId, sourceUrl: request.url, options: request, kind: 'parse' });
  return brandId;
}

/** The same for an existing brand; of several at once, one succeeds. Its edits are kept. */
export async function submitReanalysis(
  pipeline: Pipeline,
  tx: Queryable,
  { request, brandId, ...caller }: MeteredCaller & { brandId: string; request: ReanalyzeRequest },
): Promise<{ sourceUrl: string } | 'not_found' | 'active'> {
  const brand = await lockBrand(tx, { workspaceId: caller.workspaceId, brandId });
  if (!brand) return 'not_found';
  if (isActive(brand.status)) return 'active';
  const { sourceUrl } = brand;
  await queueAnalysis(pipeline, tx, caller, { brandId, sourceUrl, options: request, kind: 'reanalyze' });
  return { sourceUrl };
}

/** A new analysis of a brand, metered. */
async function queueAnalysis(
  { logger, tracer = NO_TRACER }: Pipeline,
  tx: Queryable,
  { workspaceId, apiKeyId, environment }: MeteredCaller,
  { brandId, sourceUrl, options, kind }: QueuedAnalysis,
): Promise<void> {
  const requested: readonly Stage[] = options.stages ?? STAGES;
  const resolved = resolveStages(requested);
  const analysis = await createAnalysis(tx, {
    brandId,
    workspaceId,
    sourceUrl,
    requestedStages: [...new Set(requested)],
    resolvedStages: resolved,
    stages: allStagesOf(resolved),
    maxPages: options.max_pages,
    cacheTtl: options.cache_ttl,
    traceParent: tracer.traceParent(),
  });
  await recordUsage(tx, { workspaceId, apiKeyId, environment, kind, brandId });
  logger.info('analysis queued', { brand: brandId, analysis, kind });
}

interface QueuedAnalysis {
  brandId: string;
  sourceUrl: string;
  options: ReanalyzeRequest;
  kind: 'parse' | 'reanalyze';
}
