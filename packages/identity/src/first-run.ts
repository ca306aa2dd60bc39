import {
  addMember,
  createUser,
  ensureWorkspace,
  findOwner,
  findUserByEmail,
  listWorkspaces,
  type Queryable,
  recordAudit,
  takeLink,
} from '@brandprint/database';

/** Of a workspace that is made when there is none. */
const WORKSPACE = 'My workspace';
/** The owner can set an address later; nothing is sent to this one. */
const OWNER_EMAIL = 'owner@localhost';

/** Uses the first-run link up and finds the owner of its workspace, or makes one. Null if the link is not valid. */
export async function takeFirstRun(
  tx: Queryable,
  token: string,
): Promise<{ userId: string; workspaceId: string; brandId: string | null } | null> {
  const link = await takeLink(tx, 'first_run', token);
  if (!link) return null;
  const workspaceId = link.workspaceId ?? (await firstWorkspace(tx));
  const userId = (await findOwner(tx, workspaceId)) ?? (await makeOwner(tx, workspaceId));
  return { userId, workspaceId, brandId: link.brandId };
}

async function firstWorkspace(tx: Queryable): Promise<string> {
  const [oldest] = await listWorkspaces(tx);
  return (oldest ?? (await ensureWorkspace(tx, WORKSPACE))).id;
}

async function makeOwner(tx: Queryable, workspaceId: string): Promise<string> {
  const user = { email: OWNER_EMAIL, name: '', passwordHash: null, emailVerified: false };
  const id = (await createUser(tx, user))?.id ?? (await findUserByEmail(tx, OWNER_EMAIL))?.id;
  if (id === undefined) throw new Error('the first owner could not be made');
  await addMember(tx, { workspaceId, userId: id, role: 'owner' });
  await recordAudit(tx, {
    workspaceId,
    by: { userId: id },
    action: 'member.joined',
    targetId: id,
    details: { role: 'owner' },
  });
  return id;
}
