import type { ParseRequest, ParseResponse } from '@brandprint/contracts';
import type { Caller, Queryable } from '@brandprint/database';
import { admit, type MeteredCaller, submitBrand as submit } from '@brandprint/pipeline';
import type { Context } from '../context.ts';

/** Creates a brand and queues its analysis, in the caller's transaction; `admitQueued` follows its commit. */
export async function submitParse(
  { deps, caller }: Context,
  tx: Queryable,
  request: ParseRequest,
): Promise<ParseResponse['data']> {
  const brandId = await submit(deps.pipeline, tx, { ...meteredCaller(caller), request });
  return queuedResponse(brandId, request.url);
}

/** Admits what was queued, as far as there is room. If that fails, the courier does it later. */
export const admitQueued = ({ deps }: Context): Promise<void> => admit(deps.pipeline);

/** What a request is metered for. */
export const meteredCaller = (caller: Caller): MeteredCaller => ({
  workspaceId: caller.workspaceId,
  apiKeyId: caller.kind === 'api_key' ? caller.apiKeyId : null,
  environment: caller.environment,
});

/** The response for a brand whose analysis has just been queued. */
export const queuedResponse = (brandId: string, sourceUrl: string): ParseResponse['data'] => ({
  brand_id: brandId,
  status: 'queued',
  source_url: sourceUrl,
  message: `The analysis is queued. Poll GET /v1/api/brands/${brandId} until analysis_status is complete, failed or idle.`,
});
