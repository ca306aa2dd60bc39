import { type ParseRequest, STAGES, type Stage } from '@brandprint/contracts';
import { createAnalysis, type Queryable } from '@brandprint/database';
import { admit } from './deliver.ts';
import { resolveStages, stagesOf } from './graph.ts';
import type { Pipeline } from './pipeline.ts';

export interface Submission {
  workspaceId: string;
  /** Null for a signed-in person. */
  apiKeyId: string | null;
  environment: 'prod' | 'stag';
  request: ParseRequest;
}

/** A queue that is down must not keep the caller waiting: what was taken is safe, and the reconciler delivers it. */
const PATIENCE_MS = 300;

/**
 * Takes a parse request: brand, analysis, stages and metering event in one transaction, then on its way. What `conclude`
 * writes at the end of the transaction is written with them or not at all; its answer is the answer.
 */
export async function submitParse<T>(
  pipeline: Pipeline,
  submission: Submission,
  conclude: (tx: Queryable, brandId: string) => Promise<T>,
): Promise<T> {
  const { workspaceId, apiKeyId, environment, request } = submission;
  const requested: readonly Stage[] = request.stages ?? STAGES;
  const resolved = resolveStages(requested);

  const answer = await pipeline.database.transaction(async (tx) => {
    const brand = await tx.brand.create({
      data: { workspaceId, sourceUrl: request.url, name: new URL(request.url).hostname },
      select: { id: true },
    });
    await createAnalysis(tx, {
      brandId: brand.id,
      workspaceId,
      sourceUrl: request.url,
      requestedStages: [...new Set(requested)],
      resolvedStages: resolved,
      stages: stagesOf(resolved),
      maxPages: request.max_pages,
      cacheTtl: request.cache_ttl,
    });
    await tx.usageEvent.create({ data: { workspaceId, apiKeyId, environment, kind: 'parse', brandId: brand.id } });
    return conclude(tx, brand.id);
  });

  await admit(pipeline, { patienceMs: PATIENCE_MS });
  return answer;
}
