import {
  AuditLogQuery,
  AuditLogResponse,
  DeleteWorkspaceRequest,
  WorkspaceLimitsResponse,
  WorkspaceRequest,
  WorkspaceResponse,
} from '@brandprint/contracts';
import { empty, json, route } from '../http/route.ts';
import { readAuditLog } from '../use-cases/audit.ts';
import { getLimits } from '../use-cases/get-limits.ts';
import { leaveWorkspace } from '../use-cases/members.ts';
import { deleteWorkspace, updateWorkspace } from '../use-cases/workspace.ts';

const patch = route({
  id: 'updateWorkspace',
  summary: 'Rename the workspace',
  description: 'For owners. Keys, brands and links stay as they are.',
  tag: 'Workspace',
  access: 'person',
  role: 'owner',
  method: 'patch',
  path: '/v1/api/workspace',
  body: WorkspaceRequest,
  responses: { 200: WorkspaceResponse, 409: 'NAME_TAKEN' },
  use: async (context, { body }) => json(200, { data: await updateWorkspace(context, body) }),
});

const remove = route({
  id: 'deleteWorkspace',
  summary: 'Delete the workspace',
  description:
    'For owners. Deletes brands with their files, keys, webhooks, usage and members, at once and for good. `name` confirms it. With many brands it takes a while; repeat it if the connection breaks.',
  tag: 'Workspace',
  access: 'person',
  role: 'owner',
  method: 'delete',
  path: '/v1/api/workspace',
  body: DeleteWorkspaceRequest,
  responses: { 204: 'empty' },
  use: async (context, { body }) => {
    await deleteWorkspace(context, body);
    return empty(204);
  },
});

const leave = route({
  id: 'leaveWorkspace',
  summary: 'Leave the workspace',
  description: 'The last owner cannot leave: make another member one, or delete the workspace.',
  tag: 'Workspace',
  access: 'person',
  role: 'viewer',
  method: 'post',
  path: '/v1/api/workspace/leave',
  responses: { 204: 'empty', 404: 'NOT_FOUND', 409: 'LAST_OWNER' },
  use: async (context) => {
    await leaveWorkspace(context);
    return empty(204);
  },
});

const getAuditLog = route({
  id: 'listAuditLog',
  summary: 'List who did what',
  description:
    'For owners. Changes to members, invitations, keys, webhooks and the workspace itself, newest first. Edits of brands are in their edit history.',
  tag: 'Workspace',
  access: 'person',
  role: 'owner',
  method: 'get',
  path: '/v1/api/workspace/audit-log',
  query: AuditLogQuery,
  responses: { 200: AuditLogResponse },
  use: async (context, { query }) => json(200, await readAuditLog(context, query)),
});

const limits = route({
  id: 'getLimits',
  summary: 'Get the subscription and the limits',
  description: 'What the workspace may do, and what is left of it now. Reading it counts towards no limit.',
  tag: 'Workspace',
  method: 'get',
  path: '/v1/api/workspace/limits',
  responses: { 200: WorkspaceLimitsResponse },
  use: async (context) => json(200, { data: await getLimits(context) }),
});

export const workspaceRoutes = [patch, remove, leave, getAuditLog, limits];
