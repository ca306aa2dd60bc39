import type { ParseRequest, ParseResponse } from '@brandprint/contracts';
import { submitParse as submit } from '@brandprint/pipeline';
import type { Answer } from '../http/answer.ts';
import type { Context } from './context.ts';

/** `present` makes an answer of what was done, for this request and for those that repeat it. */
export async function submitParse(
  { deps, caller, keep }: Context,
  request: ParseRequest,
  present: (data: ParseResponse['data']) => Answer,
): Promise<Answer> {
  const { workspaceId, environment } = caller;
  const apiKeyId = caller.kind === 'api_key' ? caller.apiKeyId : null;
  return submit(deps.pipeline, { workspaceId, apiKeyId, environment, request }, (tx, brandId) => {
    const message = `The analysis is queued. Poll GET /v1/api/brands/${brandId} until analysis_status is complete or failed.`;
    return keep(tx, present({ brand_id: brandId, status: 'queued', source_url: request.url, message }));
  });
}
