import type { Me, UpdateMeRequest, Workspace, WorkspaceRequest } from '@brandprint/contracts';
import {
  addMember,
  createWorkspace,
  findUser,
  hasPassword,
  listMemberships,
  recordAudit,
  renameUser,
} from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { AccountContext } from '../context.ts';

/** In an installation with its own sign-in there is nothing about the person here but the id. */
export async function getMe({ deps, userId }: AccountContext): Promise<Me> {
  const { database } = deps.pipeline;
  const [user, hasOne, workspaces] = await Promise.all([
    findUser(database, userId),
    hasPassword(database, userId),
    listMemberships(database, userId),
  ]);
  return {
    user: { id: userId, email: user?.email ?? '', name: user?.name ?? '', has_password: hasOne },
    workspaces,
  };
}

export async function updateMe(context: AccountContext, { name }: UpdateMeRequest): Promise<Me> {
  const { deps, userId } = context;
  if (!(await renameUser(deps.pipeline.database, userId, name))) throw notHere();
  return getMe(context);
}

/** The person becomes its owner. */
export async function createOwnWorkspace(
  { deps, userId }: AccountContext,
  { name }: WorkspaceRequest,
): Promise<Workspace> {
  const role = 'owner';
  return deps.pipeline.database.transaction(async (tx) => {
    if (!(await findUser(tx, userId))) throw notHere();
    const created = await createWorkspace(tx, name, {});
    if (!created) throw new ApiError('NAME_TAKEN');
    const { id: workspaceId } = created;
    await addMember(tx, { workspaceId, userId, role });
    await recordAudit(tx, { workspaceId, by: { userId }, action: 'workspace.created', details: { name } });
    return { id: workspaceId, name, role };
  });
}

const notHere = () => new ApiError('NOT_FOUND', { message: 'This installation does not manage your account' });
