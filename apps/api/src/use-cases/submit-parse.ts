import type { ParseRequest, ParseResponse } from '@brandprint/contracts';
import type { Caller } from '@brandprint/database';
import { type Submission, submitParse as submit } from '@brandprint/pipeline';
import type { Answer } from '../http/answer.ts';
import type { Context } from './context.ts';

/** `present` makes an answer of what was done, for this request and for those that repeat it. */
export async function submitParse(
  { deps, caller, keep }: Context,
  request: ParseRequest,
  present: (data: ParseResponse['data']) => Answer,
): Promise<Answer> {
  return submit(deps.pipeline, { ...meteredTo(caller), request }, (tx, brandId) =>
    keep(tx, present(queued(brandId, request.url))),
  );
}

/** Whom a request is metered for. */
export const meteredTo = (caller: Caller): Submission => ({
  workspaceId: caller.workspaceId,
  apiKeyId: caller.kind === 'api_key' ? caller.apiKeyId : null,
  environment: caller.environment,
});

/** What is said of a brand whose analysis has just been queued. */
export const queued = (brandId: string, sourceUrl: string): ParseResponse['data'] => ({
  brand_id: brandId,
  status: 'queued',
  source_url: sourceUrl,
  message: `The analysis is queued. Poll GET /v1/api/brands/${brandId} until analysis_status is complete, failed or idle.`,
});
