import type { EvidenceQuery } from '@brandprint/contracts';
import { readEvidence } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';
import { type EvidenceAnswer, evidenceAnswer } from '../views/evidence.ts';
import { requireSubscription } from './subscription.ts';

export async function getEvidence(
  { deps, caller }: Context,
  place: { brandId: string } & EvidenceQuery,
): Promise<EvidenceAnswer> {
  requireSubscription(caller);
  const { database } = deps.pipeline;
  const found = await readEvidence(database, { ...place, workspaceId: caller.workspaceId });
  if (!found) throw new ApiError('BRAND_NOT_FOUND');
  if (!found.shown) throw new ApiError('ANALYSIS_NOT_COMPLETE');
  return evidenceAnswer(found.sections);
}
