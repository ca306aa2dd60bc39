import type { Role } from '@brandprint/contracts';
import { clientOf, type Queryable } from '../client.ts';
import { hashToken, newToken } from './tokens.ts';

/** How long an invitation is valid. */
const DAYS = 7;
const DAY_MS = 86_400_000;

export interface InvitationRow {
  id: string;
  workspaceId: string;
  /** Null for anybody with the link. */
  email: string | null;
  role: Role;
  invitedByUserId: string | null;
  createdAt: Date;
  expiresAt: Date;
}

const COLUMNS = {
  id: true,
  workspaceId: true,
  email: true,
  role: true,
  invitedByUserId: true,
  createdAt: true,
  expiresAt: true,
} as const;

/** Those that can still be accepted. */
const open = () => ({ acceptedAt: null, expiresAt: { gt: new Date() } });

/** Creates an invitation. Its token is returned once and never stored. */
export async function createInvitation(
  tx: Queryable,
  invitation: { workspaceId: string; email: string | null; role: Role; invitedByUserId: string | null },
): Promise<InvitationRow & { token: string }> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + DAYS * DAY_MS);
  const data = { ...invitation, expiresAt, tokenHash: hashToken(token) };
  return { ...(await clientOf(tx).identityInvitation.create({ data, select: COLUMNS })), token };
}

/** Open invitations of a workspace, newest first. */
export const listInvitations = (db: Queryable, workspaceId: string): Promise<InvitationRow[]> =>
  clientOf(db).identityInvitation.findMany({
    where: { workspaceId, ...open() },
    select: COLUMNS,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });

/** The open invitation of a token, with the name of its workspace. */
export async function findInvitation(
  db: Queryable,
  token: string,
): Promise<(InvitationRow & { workspace: { name: string } }) | null> {
  return clientOf(db).identityInvitation.findFirst({
    where: { tokenHash: hashToken(token), ...open() },
    select: { ...COLUMNS, workspace: { select: { name: true } } },
  });
}

/** Open invitations for an address, to workspaces that are not being moved to another cell. */
const openFor = (email: string) => ({ email: email.toLowerCase(), ...open(), workspace: { move: null } });

/** Whether somebody with this address is invited. */
export const isInvited = async (db: Queryable, email: string): Promise<boolean> =>
  (await clientOf(db).identityInvitation.count({ where: openFor(email) })) > 0;

/** Uses an invitation up; null if another request was first, or it has expired. */
export async function takeInvitation(tx: Queryable, id: string): Promise<InvitationRow | null> {
  const [row] = await clientOf(tx).identityInvitation.updateManyAndReturn({
    where: { id, ...open() },
    data: { acceptedAt: new Date() },
    select: COLUMNS,
  });
  return row ?? null;
}

/** Uses up all open invitations for an address. */
export const takeInvitationsFor = (tx: Queryable, email: string): Promise<InvitationRow[]> =>
  clientOf(tx).identityInvitation.updateManyAndReturn({
    where: openFor(email),
    data: { acceptedAt: new Date() },
    select: COLUMNS,
  });

/** Withdraws an open invitation. Returns whether there was one. */
export async function revokeInvitation(
  tx: Queryable,
  { workspaceId, invitationId }: { workspaceId: string; invitationId: string },
): Promise<boolean> {
  const { count } = await clientOf(tx).identityInvitation.deleteMany({
    where: { id: invitationId, workspaceId, acceptedAt: null },
  });
  return count > 0;
}

/** Deletes the open invitations that a person made, in one workspace or in all: who made them may not invite any more. */
export async function removeInvitationsBy(tx: Queryable, userId: string, workspaceId?: string): Promise<void> {
  await clientOf(tx).identityInvitation.deleteMany({
    where: { invitedByUserId: userId, acceptedAt: null, ...(workspaceId !== undefined && { workspaceId }) },
  });
}
