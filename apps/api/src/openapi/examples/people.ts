import type { OperationExamples } from '../operations.ts';
import { IDS } from './ids.ts';

const me = {
  user: { id: IDS.user, email: 'ada@example.com', name: 'Ada', has_password: true },
  workspaces: [{ id: IDS.workspace, name: 'Studio North', role: 'owner' }],
};
const meResponse = { 200: { me: { summary: 'An owner', value: { data: me } } } };
const workspace = { id: IDS.workspace, name: 'Studio North', role: 'owner' };
const name = { name: { summary: 'A name', value: { name: 'Studio North' } } };

const member = {
  user_id: IDS.member,
  email: 'grace@example.com',
  name: 'Grace',
  role: 'editor',
  joined_at: '2026-11-20T16:02:41.007Z',
};

const invitation = {
  id: IDS.invitation,
  email: 'grace@example.com',
  role: 'editor',
  invited_by_user_id: IDS.user,
  created_at: '2026-11-20T15:58:03.120Z',
  expires_at: '2026-11-27T15:58:03.120Z',
};
const token = 'ThisIsAnExampleThatWorksNowhere000000000000';

const entry = {
  id: IDS.auditEntry,
  action: 'member.role_changed',
  user_id: IDS.user,
  api_key_id: null,
  target_id: IDS.member,
  details: { role: 'editor' },
  created_at: '2026-11-21T09:30:00.000Z',
};

const limits = {
  subscription: 'active',
  analyses: { limit: 10, remaining: 7, window_seconds: 3_600, resets_at: '2026-11-21T10:02:41.007Z' },
  key_creation: { limit: 10, remaining: 10, window_seconds: 3_600, resets_at: null },
  webhook_changes: { limit: 20, remaining: 20, window_seconds: 3_600, resets_at: null },
  webhooks: { limit: 20, used: 1 },
  concurrent_analyses: { limit: null, running: 1, waiting: 0 },
};

export const PEOPLE_EXAMPLES: Record<string, OperationExamples> = {
  getMe: { answers: meResponse },
  updateMe: { request: { name: { summary: 'A name', value: { name: 'Ada' } } }, answers: meResponse },
  createWorkspace: {
    request: name,
    answers: { 201: { created: { summary: 'Created', value: { data: workspace } } } },
  },
  updateWorkspace: {
    request: name,
    answers: { 200: { renamed: { summary: 'Renamed', value: { data: workspace } } } },
  },
  deleteWorkspace: { request: name },
  getLimits: { answers: { 200: { limits: { summary: 'Three of ten analyses used', value: { data: limits } } } } },
  listAuditLog: {
    answers: {
      200: {
        page: {
          summary: 'One entry',
          value: { data: [entry], pagination: { has_more: false, next_cursor: '' } },
        },
      },
    },
  },
  listMembers: { answers: { 200: { members: { summary: 'One member', value: { data: [member] } } } } },
  updateMember: {
    request: { role: { summary: 'Make an editor', value: { role: 'editor' } } },
    answers: { 200: { member: { summary: 'An editor', value: { data: member } } } },
  },
  listInvitations: { answers: { 200: { open: { summary: 'One invitation', value: { data: [invitation] } } } } },
  createInvitation: {
    request: {
      person: { summary: 'For one person', value: { email: 'grace@example.com', role: 'editor' } },
      anybody: { summary: 'For anybody with the link', value: { role: 'viewer' } },
    },
    answers: {
      201: {
        created: {
          summary: 'The only response with the link',
          value: {
            data: { ...invitation, emailed: true, url: `https://brandprint.example/app/invite#token=${token}` },
          },
        },
      },
    },
  },
};
