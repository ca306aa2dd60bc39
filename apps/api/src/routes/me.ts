import { MeResponse, UpdateMeRequest, WorkspaceRequest, WorkspaceResponse } from '@brandprint/contracts';
import { accountRoute, json } from '../http/route.ts';
import { createOwnWorkspace, getMe, updateMe } from '../use-cases/me.ts';

const get = accountRoute({
  id: 'getMe',
  summary: 'Get the signed-in person',
  description: 'Who is signed in, and the workspaces of the person with their role in each.',
  tag: 'People',
  method: 'get',
  path: '/v1/api/me',
  responses: { 200: MeResponse },
  use: async (context) => json(200, { data: await getMe(context) }),
});

const patch = accountRoute({
  id: 'updateMe',
  summary: 'Change your name',
  description: 'The email address and the password are changed on the sign-in pages.',
  tag: 'People',
  method: 'patch',
  path: '/v1/api/me',
  body: UpdateMeRequest,
  responses: { 200: MeResponse, 404: 'NOT_FOUND' },
  use: async (context, { body }) => json(200, { data: await updateMe(context, body) }),
});

const postWorkspace = accountRoute({
  id: 'createWorkspace',
  summary: 'Create a workspace',
  description: 'You become its owner. At most five a day.',
  tag: 'Workspace',
  method: 'post',
  path: '/v1/api/workspaces',
  body: WorkspaceRequest,
  limit: 'workspace_creation',
  responses: { 201: WorkspaceResponse, 404: 'NOT_FOUND', 409: 'NAME_TAKEN' },
  use: async (context, { body }) => json(201, { data: await createOwnWorkspace(context, body) }),
});

export const meRoutes = [get, patch, postWorkspace];
