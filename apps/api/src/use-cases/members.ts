import type {
  CreateInvitationRequest,
  Invitation,
  InvitationListResponse,
  Member,
  MemberListResponse,
  Role,
} from '@brandprint/contracts';
import {
  changeRole,
  createInvitation,
  type InvitationRow,
  listInvitations,
  listMembers,
  type MemberRow,
  removeMember,
  revokeInvitation,
} from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { audit } from './audit.ts';

interface MemberPathParams {
  userId: string;
}

export async function readMembers({ deps, caller }: Context): Promise<z.infer<typeof MemberListResponse>> {
  const rows = await listMembers(deps.pipeline.database, caller.workspaceId);
  return { data: rows.map(memberView) };
}

/** Throws NOT_FOUND or LAST_OWNER. */
export async function updateMember(
  { deps, caller }: Context,
  { userId }: MemberPathParams,
  role: Role,
): Promise<Member> {
  return deps.pipeline.database.transaction(async (tx) => {
    const row = requireMember(await changeRole(tx, { workspaceId: caller.workspaceId, userId, role }));
    await audit(tx, caller, { action: 'member.role_changed', targetId: userId, details: { role } });
    return memberView(row);
  });
}

/** Throws NOT_FOUND or LAST_OWNER. */
export async function deleteMember({ deps, caller }: Context, { userId }: MemberPathParams): Promise<void> {
  await deps.pipeline.database.transaction(async (tx) => {
    requireMember(await removeMember(tx, { workspaceId: caller.workspaceId, userId }));
    await audit(tx, caller, { action: 'member.removed', targetId: userId });
  });
}

/** Throws LAST_OWNER. */
export async function leaveWorkspace({ deps, caller }: Context): Promise<void> {
  if (caller.kind !== 'user') throw new ApiError('USER_REQUIRED');
  const { workspaceId, userId } = caller;
  await deps.pipeline.database.transaction(async (tx) => {
    requireMember(await removeMember(tx, { workspaceId, userId }));
    await audit(tx, caller, { action: 'member.left', targetId: userId });
  });
}

export async function readInvitations({ deps, caller }: Context): Promise<z.infer<typeof InvitationListResponse>> {
  const rows = await listInvitations(deps.pipeline.database, caller.workspaceId);
  return { data: rows.map(invitationView) };
}

/** `path` is that of the link; its token is only in this response. */
export async function invite(
  { deps, caller }: Context,
  { email = null, role }: { email?: CreateInvitationRequest['email'] | null; role: Role },
): Promise<Invitation & { path: string }> {
  if (caller.kind !== 'user') throw new ApiError('USER_REQUIRED');
  const { workspaceId, userId } = caller;
  return deps.pipeline.database.transaction(async (tx) => {
    const row = await createInvitation(tx, { workspaceId, email, role, invitedByUserId: userId });
    await audit(tx, caller, { action: 'invitation.created', targetId: row.id, details: { email, role } });
    return { ...invitationView(row), path: `/app/invite#token=${row.token}` };
  });
}

/** Throws NOT_FOUND, also for one that was accepted. */
export async function withdrawInvitation(
  { deps, caller }: Context,
  { invitationId }: { invitationId: string },
): Promise<void> {
  const { workspaceId } = caller;
  await deps.pipeline.database.transaction(async (tx) => {
    const found = await revokeInvitation(tx, { workspaceId, invitationId });
    if (!found) throw new ApiError('NOT_FOUND', { message: 'Invitation not found' });
    await audit(tx, caller, { action: 'invitation.revoked', targetId: invitationId });
  });
}

function requireMember(change: MemberRow | 'not_found' | 'last_owner'): MemberRow {
  if (change === 'not_found') throw new ApiError('NOT_FOUND', { message: 'Member not found' });
  if (change === 'last_owner') throw new ApiError('LAST_OWNER');
  return change;
}

const memberView = ({ userId, role, createdAt, user }: MemberRow): Member => ({
  user_id: userId,
  email: user.email,
  name: user.name,
  role,
  joined_at: createdAt.toISOString(),
});

const invitationView = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invited_by_user_id: row.invitedByUserId,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
});
