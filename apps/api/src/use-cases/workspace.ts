import type { Workspace, WorkspaceRequest } from '@brandprint/contracts';
import {
  closeWorkspace,
  deleteWorkspaceRow,
  findWorkspaceName,
  listBrandIds,
  removeWorkspaceRows,
  renameWorkspace,
} from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';
import { audit } from './audit.ts';
import { deleteBrand } from './delete-brand.ts';

/** Brands that are deleted at a time. */
const BATCH = 100;
/** Other rows of each kind that are deleted at a time. */
const ROWS_AT_ONCE = 1_000;

/** Throws NAME_TAKEN. */
export async function updateWorkspace({ deps, caller }: Context, { name }: WorkspaceRequest): Promise<Workspace> {
  if (caller.kind !== 'user') throw new ApiError('USER_REQUIRED');
  const { workspaceId: id, role } = caller;
  return deps.pipeline.database.transaction(async (tx) => {
    if (!(await renameWorkspace(tx, id, name))) throw new ApiError('NAME_TAKEN');
    await audit(tx, caller, { action: 'workspace.renamed', details: { name } });
    return { id, name, role };
  });
}

/**
 * Deletes everything of the workspace: keys are revoked first, then brands go with their files, then usage and webhooks,
 * and last the workspace. In small transactions. Whoever deletes it stays its member until then, and can repeat it if it
 * is interrupted. Throws VALIDATION_ERROR for another name.
 */
export async function deleteWorkspace(context: Context, { name }: { name: string }): Promise<void> {
  const { deps, caller } = context;
  const { database } = deps.pipeline;
  const { workspaceId } = caller;
  if (name !== (await findWorkspaceName(database, workspaceId))) {
    const message = 'must be the name of the workspace';
    throw new ApiError('VALIDATION_ERROR', { message: `name: ${message}`, details: [{ path: 'name', message }] });
  }
  const keptUserId = caller.kind === 'user' ? caller.userId : undefined;
  await database.transaction((tx) => closeWorkspace(tx, workspaceId, keptUserId));
  for (;;) {
    const brandIds = await listBrandIds(database, workspaceId, BATCH);
    if (brandIds.length === 0) break;
    for (const brandId of brandIds) await deleteBrand(context, { brandId }).catch(ignoreMissing);
  }
  while (await database.transaction((tx) => removeWorkspaceRows(tx, workspaceId, ROWS_AT_ONCE)));
  await database.transaction((tx) => deleteWorkspaceRow(tx, workspaceId));
}

/** Somebody else has just deleted it. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'BRAND_NOT_FOUND')) throw error;
}
