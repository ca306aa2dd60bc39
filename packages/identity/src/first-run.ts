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
import { ApiError } from '@brandprint/platform';

/** Of a workspace that is made when there is none. */
const WORKSPACE = 'My workspace';
/** Until the owner sets another one, with the password; `.invalid` is nobody's (RFC 2606). */
export const OWNER_EMAIL = 'owner@brandprint.invalid';
const DISABLED = `The owner ${OWNER_EMAIL} is disabled. Enable this account (users enable), or invite somebody (users invite)`;

/**
 * Uses the first-run link up and finds the owner of its workspace, or makes one. Null if the link is not valid. Throws
 * LINK_INVALID if the owner is disabled.
 */
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
  const created = await createUser(tx, user);
  const existing = created ? null : await findUserByEmail(tx, OWNER_EMAIL);
  if (existing?.disabledAt) throw new ApiError('LINK_INVALID', { message: DISABLED });
  const id = created?.id ?? existing?.id;
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
