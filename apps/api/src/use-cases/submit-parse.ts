import type { ParseRequest, ParseResponse } from '@brandprint/contracts';
import { submitParse as submit } from '@brandprint/pipeline';
import type { Context } from './context.ts';

export async function submitParse({ deps, caller }: Context, request: ParseRequest): Promise<ParseResponse['data']> {
  const { workspaceId, environment } = caller;
  const apiKeyId = caller.kind === 'api_key' ? caller.apiKeyId : null;
  const { brandId } = await submit(deps.pipeline, { workspaceId, apiKeyId, environment, request });
  return {
    brand_id: brandId,
    status: 'queued',
    source_url: request.url,
    message: `The analysis is queued. Poll GET /v1/api/brands/${brandId} until analysis_status is complete or failed.`,
  };
}
