import { isActive, type ParseResponse, type ReanalyzeRequest } from '@brandprint/contracts';
import { findNewestAnalysis } from '@brandprint/database';
import { reanalyze } from '@brandprint/pipeline';
import { ApiError } from '@brandprint/platform';
import type { Answer } from '../http/answer.ts';
import type { Context } from './context.ts';
import { meteredTo, queued } from './submit-parse.ts';

/** Throws BRAND_NOT_FOUND or ANALYSIS_ACTIVE: what can be told before the request counts. */
export async function checkReanalysis({ deps, caller }: Context, { brandId }: { brandId: string }): Promise<void> {
  const { workspaceId } = caller;
  const newest = await findNewestAnalysis(deps.pipeline.database.prisma, { workspaceId, brandId });
  if (!newest) throw new ApiError('BRAND_NOT_FOUND');
  if (isActive(newest.status)) throw new ApiError('ANALYSIS_ACTIVE');
}

/** Analyses a brand's site again. `present` makes an answer of what was done, for this request and for those that repeat it. */
export async function reanalyzeBrand(
  { deps, caller, keep }: Context,
  { brandId, request }: { brandId: string; request: ReanalyzeRequest },
  present: (data: ParseResponse['data']) => Answer,
): Promise<Answer> {
  const answer = await reanalyze(deps.pipeline, { ...meteredTo(caller), brandId, request }, (tx, { sourceUrl }) =>
    keep(tx, present(queued(brandId, sourceUrl))),
  );
  if (answer === 'not_found') throw new ApiError('BRAND_NOT_FOUND');
  if (answer === 'active') throw new ApiError('ANALYSIS_ACTIVE');
  return answer;
}
