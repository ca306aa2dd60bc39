import type { EvidenceQuery } from '@brandprint/contracts';
import { readEvidence } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';
import { type EvidenceView, evidenceView } from '../views/evidence.ts';
import { requireSubscription } from './require-subscription.ts';

export async function getEvidence(
  { deps, caller }: Context,
  key: { brandId: string } & EvidenceQuery,
): Promise<EvidenceView> {
  requireSubscription(caller);
  const { database } = deps.pipeline;
  const found = await readEvidence(database, { ...key, workspaceId: caller.workspaceId });
  if (!found) throw new ApiError('BRAND_NOT_FOUND');
  if (!found.shown) throw new ApiError('ANALYSIS_NOT_COMPLETE');
  return evidenceView(found.sections);
}
