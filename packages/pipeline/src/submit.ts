import { isActive, type ParseRequest, type ReanalyzeRequest, STAGES, type Stage } from '@brandprint/contracts';
import { createAnalysis, lockBrand, type Queryable } from '@brandprint/database';
import { hostName, NO_TRACER } from '@brandprint/platform';
import { admit } from './deliver.ts';
import { resolveStages, stagesOf } from './graph.ts';
import type { Pipeline } from './pipeline.ts';

/** Whom a request is metered for. */
export interface Submission {
  workspaceId: string;
  /** Null for a signed-in person. */
  apiKeyId: string | null;
  environment: 'prod' | 'stag';
}

/**
 * Takes a parse request: brand, analysis, stages and metering event in one transaction, then on its way. What `conclude`
 * writes at the end of the transaction is written with them or not at all; its answer is the answer.
 */
export async function submitParse<T>(
  pipeline: Pipeline,
  { request, ...caller }: Submission & { request: ParseRequest },
  conclude: (tx: Queryable, brandId: string) => Promise<T>,
): Promise<T> {
  const answer = await pipeline.database.transaction(async (tx) => {
    const { workspaceId } = caller;
    const { id: brandId } = await tx.brand.create({
      data: { workspaceId, sourceUrl: request.url, name: hostName(request.url) },
      select: { id: true },
    });
    await queueAnalysis(pipeline, tx, caller, { brandId, sourceUrl: request.url, options: request, kind: 'parse' });
    return conclude(tx, brandId);
  });
  await admit(pipeline);
  return answer;
}

/** The same for a brand that is there; of several at once, one is taken. Its edits stay. */
export async function reanalyze<T>(
  pipeline: Pipeline,
  { request, brandId, ...caller }: Submission & { brandId: string; request: ReanalyzeRequest },
  conclude: (tx: Queryable, brand: { sourceUrl: string }) => Promise<T>,
): Promise<T | 'not_found' | 'active'> {
  const answer = await pipeline.database.transaction(async (tx) => {
    const brand = await lockBrand(tx, { workspaceId: caller.workspaceId, brandId });
    if (!brand) return 'not_found';
    if (isActive(brand.status)) return 'active';
    const { sourceUrl } = brand;
    await queueAnalysis(pipeline, tx, caller, { brandId, sourceUrl, options: request, kind: 'reanalyze' });
    return conclude(tx, brand);
  });
  await admit(pipeline);
  return answer;
}

/** A new analysis of a brand, metered. */
async function queueAnalysis(
  { logger, tracer = NO_TRACER }: Pipeline,
  tx: Queryable,
  { workspaceId, apiKeyId, environment }: Submission,
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
    stages: stagesOf(resolved),
    maxPages: options.max_pages,
    cacheTtl: options.cache_ttl,
    traceParent: tracer.present(),
  });
  await tx.usageEvent.create({ data: { workspaceId, apiKeyId, environment, kind, brandId } });
  logger.info('analysis queued', { brand: brandId, analysis, kind });
}

interface QueuedAnalysis {
  brandId: string;
  sourceUrl: string;
  options: ReanalyzeRequest;
  kind: 'parse' | 'reanalyze';
}
