import { send } from './http.ts';

export const ROLES = [
  ['viewer', 'Viewer: reads'],
  ['editor', 'Editor: also analyses and edits'],
  ['owner', 'Owner: also keys, members and the workspace'],
] as const;
export type Role = (typeof ROLES)[number][0];

export interface Me {
  user: { id: string; email: string; name: string; has_password?: boolean };
  workspaces: { id: string; name: string; role: Role }[];
}

export interface Member {
  user_id: string;
  email: string;
  name: string;
  role: Role;
  joined_at: string;
}

export interface Invitation {
  id: string;
  email: string | null;
  role: Role;
  created_at: string;
  expires_at: string;
}

export interface AuditEntry {
  id: string;
  action: string;
  user_id: string | null;
  api_key_id: string | null;
  target_id: string | null;
  details: Record<string, unknown>;
  created_at: string;
}

export interface Page<Item> {
  data: Item[];
  pagination: { has_more: boolean; next_cursor: string };
}

interface RequestLimit {
  limit: number;
  remaining: number;
  window_seconds: number;
  resets_at: string | null;
}

export interface WorkspaceLimits {
  subscription: 'trialing' | 'active' | 'past_due' | 'canceled' | 'none';
  analyses: RequestLimit;
  key_creation: RequestLimit;
  webhook_changes: RequestLimit;
  webhooks: { limit: number; used: number };
  concurrent_analyses: { limit: number | null; running: number; waiting: number };
}

export interface InvitationPreview {
  email: string | null;
  workspace_name: string;
  role: Role;
  expires_at: string;
  needs_account: boolean;
}

export interface SignInSession {
  id: string;
  createdAt: string;
  updatedAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  current: boolean;
}

interface Data<T> {
  data: T;
}

const V1 = '/v1/api';
const AUTH = '/app/auth';

/** Sign-in, people and workspaces. */
export const identity = {
  me: async () => (await send<Data<Me>>('GET', `${V1}/me`)).data,
  rename: async (name: string) => (await send<Data<Me>>('PATCH', `${V1}/me`, { name })).data,
  providers: () => send<{ password: boolean; oidc: { name: string } | null }>('GET', `${AUTH}/providers`),
  signIn: (email: string, password: string) => send('POST', `${AUTH}/sign-in/email`, { email, password }),
  signInWithProvider: () => send<{ url: string }>('POST', `${AUTH}/sign-in/oidc`, {}),
  signOut: () => send('POST', `${AUTH}/sign-out`, {}),
  /** Also renews the cookie of a session in use. */
  renewSession: () => send('GET', `${AUTH}/get-session`),
  setPassword: (input: { email?: string; password: string }) => send('POST', `${AUTH}/set-password`, input),
  changePassword: (currentPassword: string, newPassword: string) =>
    send('POST', `${AUTH}/change-password`, { currentPassword, newPassword }),
  resetPassword: (token: string, password: string) => send('POST', `${AUTH}/reset-password`, { token, password }),
  sessions: () => send<SignInSession[]>('GET', `${AUTH}/list-sessions`),
  revokeSession: (id: string) => send('POST', `${AUTH}/revoke-session`, { id }),
  revokeOtherSessions: () => send('POST', `${AUTH}/revoke-other-sessions`, {}),
  firstRun: (token: string) =>
    send<{ workspace_id: string; brand_id: string | null }>('POST', `${AUTH}/first-run`, { token }),
  invitation: (token: string) => send<InvitationPreview>('POST', `${AUTH}/invitation`, { token }),
  acceptInvitation: (input: { token: string; name?: string; password?: string; email?: string }) =>
    send<{ workspace_id: string }>('POST', `${AUTH}/accept-invitation`, input),

  createWorkspace: async (name: string) =>
    (await send<Data<{ id: string; name: string }>>('POST', `${V1}/workspaces`, { name })).data,
  renameWorkspace: (name: string) => send('PATCH', `${V1}/workspace`, { name }),
  deleteWorkspace: (name: string) => send('DELETE', `${V1}/workspace`, { name }),
  leaveWorkspace: () => send('POST', `${V1}/workspace/leave`),
  limits: async () => (await send<Data<WorkspaceLimits>>('GET', `${V1}/workspace/limits`)).data,
  members: async () => (await send<Data<Member[]>>('GET', `${V1}/workspace/members`)).data,
  changeRole: (userId: string, role: Role) => send('PATCH', `${V1}/workspace/members/${userId}`, { role }),
  removeMember: (userId: string) => send('DELETE', `${V1}/workspace/members/${userId}`),
  invitations: async () => (await send<Data<Invitation[]>>('GET', `${V1}/workspace/invitations`)).data,
  invite: async (input: { email?: string; role: Role }) => {
    const { data } = await send<Data<Invitation & { url: string; emailed: boolean }>>(
      'POST',
      `${V1}/workspace/invitations`,
      input,
    );
    // Relative where the server does not know its public URL.
    return { ...data, url: new URL(data.url, location.origin).href };
  },
  withdrawInvitation: (id: string) => send('DELETE', `${V1}/workspace/invitations/${id}`),
  auditLog: (cursor: string) =>
    send<Page<AuditEntry>>('GET', `${V1}/workspace/audit-log?limit=50&cursor=${encodeURIComponent(cursor)}`),
};
