import { send } from './http.ts';

export type Role = 'owner' | 'editor' | 'viewer';

export interface Me {
  user: { id: string; email: string; name: string };
  workspaces: { id: string; name: string; role: Role }[];
}

export interface Member {
  user_id: string;
  email: string;
  name: string;
  role: Role;
  created_at?: string;
}

export interface Invitation {
  id: string;
  email: string | null;
  role: Role;
  expires_at: string;
  created_at?: string;
  url?: string;
}

export interface AuditEntry {
  id: string;
  action: string;
  created_at: string;
  [field: string]: unknown;
}

export interface Page<Item> {
  data: Item[];
  pagination: { has_more: boolean; next_cursor: string };
}

export interface InvitationPreview {
  email: string | null;
  workspace_name: string;
  role: Role;
  expires_at: string;
  needs_account: boolean;
}

interface Data<T> {
  data: T;
}

const V1 = '/v1/api';
const AUTH = '/app/auth';

export const identity = {
  me: async () => (await send<Data<Me>>('GET', `${V1}/me`)).data,
  rename: (name: string) => send('PATCH', `${V1}/me`, { name }),
  providers: () => send<{ password: boolean; oidc: { name: string } | null }>('GET', `${AUTH}/providers`),
  signIn: (email: string, password: string) => send('POST', `${AUTH}/sign-in/email`, { email, password }),
  signInWithProvider: (callbackURL: string) =>
    send<{ url: string }>('POST', `${AUTH}/sign-in/oidc`, { callbackURL }),
  signOut: () => send('POST', `${AUTH}/sign-out`, {}),
  changePassword: (currentPassword: string, newPassword: string) =>
    send('POST', `${AUTH}/change-password`, { currentPassword, newPassword, revokeOtherSessions: true }),
  revokeOtherSessions: () => send('POST', `${AUTH}/revoke-other-sessions`, {}),
  firstRun: (token: string) => send<{ brand_id: string | null }>('POST', `${AUTH}/first-run`, { token }),
  invitation: (token: string) =>
    send<InvitationPreview>('GET', `${AUTH}/invitation?token=${encodeURIComponent(token)}`),
  acceptInvitation: (input: { token: string; name?: string; password?: string; email?: string }) =>
    send<{ workspace_id?: string }>('POST', `${AUTH}/accept-invitation`, input),

  createWorkspace: async (name: string) =>
    (await send<Data<{ id: string; name: string }>>('POST', `${V1}/workspaces`, { name })).data,
  renameWorkspace: (name: string) => send('PATCH', `${V1}/workspace`, { name }),
  deleteWorkspace: (name: string) => send('DELETE', `${V1}/workspace`, { name }),
  leaveWorkspace: () => send('POST', `${V1}/workspace/leave`, {}),
  members: async () => (await send<Data<Member[]>>('GET', `${V1}/workspace/members`)).data,
  changeRole: (userId: string, role: Role) => send('PATCH', `${V1}/workspace/members/${userId}`, { role }),
  removeMember: (userId: string) => send('DELETE', `${V1}/workspace/members/${userId}`),
  invitations: async () => (await send<Data<Invitation[]>>('GET', `${V1}/workspace/invitations`)).data,
  invite: async (input: { email?: string; role: Role }) =>
    (await send<Data<Invitation>>('POST', `${V1}/workspace/invitations`, input)).data,
  withdrawInvitation: (id: string) => send('DELETE', `${V1}/workspace/invitations/${id}`),
  auditLog: (cursor = '') =>
    send<Page<AuditEntry>>('GET', `${V1}/workspace/audit-log?limit=50&cursor=${encodeURIComponent(cursor)}`),
};
