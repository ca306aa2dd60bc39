import type { components } from '@brandprint/sdk';
import { AUTH, send } from './http.ts';

type Schemas = components['schemas'];

export type AuditEntry = Schemas['AuditEntry'];
export type Invitation = Schemas['Invitation'];
export type Me = Schemas['Me'];
export type Member = Schemas['Member'];
export type Role = Schemas['Role'];
export type WorkspaceLimits = Schemas['WorkspaceLimits'];

export const ROLE_OPTIONS: readonly (readonly [Role, string])[] = [
  ['viewer', 'Viewer: reads'],
  ['editor', 'Editor: also analyses and edits'],
  ['owner', 'Owner: also keys, members and the workspace'],
];

// Sign-in (`/app/auth`) is not part of the OpenAPI document.

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
    send<Schemas['AuditLogResponse']>('GET', `${V1}/workspace/audit-log?limit=50&cursor=${encodeURIComponent(cursor)}`),
};
