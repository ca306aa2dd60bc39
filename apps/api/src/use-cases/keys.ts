import type { ApiKey, CreateKeyRequest, KeyListQuery, KeyListResponse } from '@brandprint/contracts';
import { createApiKey, findApiKey, listWorkspaceApiKeys, revokeApiKey } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { apiKeyView } from '../views/api-key.ts';
import { audit } from './audit.ts';
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
  return deps.pipeline.database.transaction(async (tx) => {
    const { key, ...row } = await createApiKey(tx, { workspaceId, userId, ...request });
    const { environment, description } = row;
    await audit(tx, caller, { action: 'key.created', targetId: row.id, details: { environment, description } });
    return { ...apiKeyView(row), key };
  });
}

/**
 * A revoked key keeps its first time of revocation, so repeating the request, as after a lost response, gets the same
 * result.
 */
export async function revokeKey({ deps, caller }: Context, { keyId }: { keyId: string }): Promise<void> {
  const { database } = deps.pipeline;
  const { workspaceId } = caller;
  const revoked = await database.transaction(async (tx) => {
    if (!(await revokeApiKey(tx, keyId, workspaceId))) return false;
    await audit(tx, caller, { action: 'key.revoked', targetId: keyId });
    return true;
  });
  if (revoked) return;
  if (!(await findApiKey(database, { workspaceId, keyId }))) throw keyNotFound();
}

const keyNotFound = () => new ApiError('NOT_FOUND', { message: 'API key not found' });
