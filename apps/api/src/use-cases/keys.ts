import type { ApiKey, CreateKeyRequest, KeyListQuery, KeyListResponse } from '@brandprint/contracts';
import { createApiKey, findApiKey, listWorkspaceApiKeys, revokeApiKey } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { apiKeyView } from '../views/api-key.ts';
import { paginate } from './paginate.ts';

export async function listKeys(context: Context, query: KeyListQuery): Promise<z.infer<typeof KeyListResponse>> {
  const { workspaceId } = context.caller;
  const { environment } = query;
  return paginate(context, {
    scope: `keys:${environment ?? ''}`,
    query,
    read: (page) => listWorkspaceApiKeys(context.deps.pipeline.database, { workspaceId, environment, ...page }),
    view: apiKeyView,
  });
}

export async function getKey({ deps, caller }: Context, { keyId }: { keyId: string }): Promise<ApiKey> {
  const row = await findApiKey(deps.pipeline.database, { workspaceId: caller.workspaceId, keyId });
  if (!row) throw keyNotFound();
  return apiKeyView(row);
}

/** The whole key is only in this response. */
export async function createKey(
  { deps, caller }: Context,
  request: CreateKeyRequest,
): Promise<ApiKey & { key: string }> {
  if (caller.kind !== 'user') throw new ApiError('USER_REQUIRED');
  const { workspaceId, userId } = caller;
  const { key, ...row } = await createApiKey(deps.pipeline.database, { workspaceId, userId, ...request });
  return { ...apiKeyView(row), key };
}

/**
 * A revoked key keeps its first time of revocation, so repeating the request, as after a lost response, gets the same
 * result.
 */
export async function revokeKey({ deps, caller }: Context, { keyId }: { keyId: string }): Promise<void> {
  const { database } = deps.pipeline;
  const { workspaceId } = caller;
  if (await revokeApiKey(database, keyId, workspaceId)) return;
  if (!(await findApiKey(database, { workspaceId, keyId }))) throw keyNotFound();
}

const keyNotFound = () => new ApiError('NOT_FOUND', { message: 'API key not found' });
