import type { Role } from '@brandprint/contracts';
import { clientOf, type Queryable } from '../client.ts';
import { removeInvitationsBy } from './invitations.ts';

export interface MemberRow {
  userId: string;
  role: Role;
  createdAt: Date;
  user: { email: string; name: string };
}

const MEMBER_COLUMNS = {
  userId: true,
  role: true,
  createdAt: true,
  user: { select: { email: true, name: true } },
} as const;

/** The workspaces of a person, in the order of joining. */
export async function listMemberships(
  db: Queryable,
  userId: string,
): Promise<{ id: string; name: string; role: Role }[]> {
  const rows = await clientOf(db).identityMembership.findMany({
    where: { userId },
    select: { role: true, workspace: { select: { id: true, name: true } } },
    orderBy: [{ createdAt: 'asc' }, { workspaceId: 'asc' }],
  });
  return rows.map(({ role, workspace }) => ({ ...workspace, role }));
}

/**
 * The membership that a request of a person is about: that of the workspace it names, else of the brand it names, else
 * the first one. Null if the person is no member, or is disabled.
 */
export async function findMembership(
  db: Queryable,
  { userId, workspaceId, brandId }: { userId: string; workspaceId?: string | undefined; brandId?: string | null },
): Promise<{ workspaceId: string; role: Role } | null> {
  const { identityMembership: table } = clientOf(db);
  const select = { workspaceId: true, role: true } as const;
  const person = { userId, user: { disabledAt: null } };
  if (workspaceId !== undefined) return table.findFirst({ where: { ...person, workspaceId }, select });
  const ofBrand = brandId
    ? await table.findFirst({ where: { ...person, workspace: { brands: { some: { id: brandId } } } }, select })
    : null;
  return ofBrand ?? table.findFirst({ where: person, select, orderBy: [{ createdAt: 'asc' }, { workspaceId: 'asc' }] });
}

/** Adds a person, or leaves a member as they are. Returns whether the person was added. */
export async function addMember(
  tx: Queryable,
  member: { workspaceId: string; userId: string; role: Role },
): Promise<boolean> {
  const { count } = await clientOf(tx).identityMembership.createMany({ data: member, skipDuplicates: true });
  return count > 0;
}

/** The first owner of a workspace who is not disabled. */
export async function findOwner(db: Queryable, workspaceId: string): Promise<string | null> {
  const owner = await clientOf(db).identityMembership.findFirst({
    where: { workspaceId, role: 'owner', user: { disabledAt: null } },
    select: { userId: true },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
  });
  return owner?.userId ?? null;
}

/** Members of a workspace, in the order of joining. */
export const listMembers = (db: Queryable, workspaceId: string): Promise<MemberRow[]> =>
  clientOf(db).identityMembership.findMany({
    where: { workspaceId },
    select: MEMBER_COLUMNS,
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
  });

type MemberChange = MemberRow | 'not_found' | 'last_owner';

/** Gives a member another role. The last owner stays one. Open invitations of a former owner end. */
export async function changeRole(
  tx: Queryable,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: Role },
): Promise<MemberChange> {
  const refused = await refusal(tx, { workspaceId, userId }, role);
  if (refused) return refused;
  if (role !== 'owner') await removeInvitationsBy(tx, userId, workspaceId);
  return clientOf(tx).identityMembership.update({
    where: { workspaceId_userId: { workspaceId, userId } },
    data: { role },
    select: MEMBER_COLUMNS,
  });
}

/** Removes a member, with their open invitations. The last owner stays. */
export async function removeMember(
  tx: Queryable,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<MemberChange> {
  const refused = await refusal(tx, { workspaceId, userId }, null);
  if (refused) return refused;
  await removeInvitationsBy(tx, userId, workspaceId);
  return clientOf(tx).identityMembership.delete({
    where: { workspaceId_userId: { workspaceId, userId } },
    select: MEMBER_COLUMNS,
  });
}

/** Why a member cannot get this role, or none. Owners are locked, so that two of them cannot leave at once. */
async function refusal(
  tx: Queryable,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  role: Role | null,
): Promise<'not_found' | 'last_owner' | null> {
  const owners = await clientOf(tx).$queryRaw<{ userId: string }[]>`
    SELECT user_id AS "userId" FROM identity_memberships
    WHERE workspace_id = ${workspaceId}::uuid AND role = 'owner' ORDER BY user_id FOR UPDATE`;
  const isOwner = owners.some((owner) => owner.userId === userId);
  if (isOwner) return role !== 'owner' && owners.length === 1 ? 'last_owner' : null;
  const members = await clientOf(tx).identityMembership.count({ where: { workspaceId, userId } });
  return members > 0 ? null : 'not_found';
}
