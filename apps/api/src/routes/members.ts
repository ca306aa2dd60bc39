import {
  CreatedInvitationResponse,
  CreateInvitationRequest,
  InvitationListResponse,
  InvitationPath,
  MemberListResponse,
  MemberPath,
  MemberResponse,
  UpdateMemberRequest,
} from '@brandprint/contracts';
import { publicUrl } from '../http/public-url.ts';
import { empty, json, route } from '../http/route.ts';
import {
  deleteMember,
  invite,
  readInvitations,
  readMembers,
  updateMember,
  withdrawInvitation,
} from '../use-cases/members.ts';

const getMembers = route({
  id: 'listMembers',
  summary: 'List members',
  description: 'The people of the workspace with their roles, in the order of joining.',
  tag: 'People',
  access: 'person',
  method: 'get',
  path: '/v1/api/workspace/members',
  responses: { 200: MemberListResponse },
  use: async (context) => json(200, await readMembers(context)),
});

const patchMember = route({
  id: 'updateMember',
  summary: 'Change the role of a member',
  description: 'For owners. It applies from the next request of the member on. A workspace keeps at least one owner.',
  tag: 'People',
  access: 'person',
  role: 'owner',
  method: 'patch',
  path: '/v1/api/workspace/members/{userId}',
  params: MemberPath,
  body: UpdateMemberRequest,
  responses: { 200: MemberResponse, 404: 'NOT_FOUND', 409: 'LAST_OWNER' },
  use: async (context, { params, body }) => json(200, { data: await updateMember(context, params, body.role) }),
});

const removeMember = route({
  id: 'removeMember',
  summary: 'Remove a member',
  description: 'For owners. The next request of the member fails. Keys that the member created keep working.',
  tag: 'People',
  access: 'person',
  role: 'owner',
  method: 'delete',
  path: '/v1/api/workspace/members/{userId}',
  params: MemberPath,
  responses: { 204: 'empty', 404: 'NOT_FOUND', 409: 'LAST_OWNER' },
  use: async (context, { params }) => {
    await deleteMember(context, params);
    return empty(204);
  },
});

const getInvitations = route({
  id: 'listInvitations',
  summary: 'List open invitations',
  description: 'For owners. Those that were neither accepted nor withdrawn and have not expired; never their links.',
  tag: 'People',
  access: 'person',
  role: 'owner',
  method: 'get',
  path: '/v1/api/workspace/invitations',
  responses: { 200: InvitationListResponse },
  use: async (context) => json(200, await readInvitations(context)),
});

const postInvitation = route({
  id: 'createInvitation',
  summary: 'Invite somebody',
  description:
    'For owners. The response has a link, which is shown only this once: send it to the person. It works once, for 7 days. With `email` the account that accepts it has this address; whoever has the link can make that account, and the address does not count as verified. No mail is sent.',
  tag: 'People',
  access: 'person',
  role: 'owner',
  method: 'post',
  path: '/v1/api/workspace/invitations',
  body: CreateInvitationRequest,
  responses: { 201: CreatedInvitationResponse },
  use: async (context, { body }, http) => {
    const { path, ...invitation } = await invite(context, body);
    return json(201, { data: { ...invitation, url: publicUrl(http, path) } });
  },
});

const deleteInvitation = route({
  id: 'deleteInvitation',
  summary: 'Withdraw an invitation',
  description: 'For owners. Its link does not work any more. One that was accepted is not found: remove the member.',
  tag: 'People',
  access: 'person',
  role: 'owner',
  method: 'delete',
  path: '/v1/api/workspace/invitations/{invitationId}',
  params: InvitationPath,
  responses: { 204: 'empty', 404: 'NOT_FOUND' },
  use: async (context, { params }) => {
    await withdrawInvitation(context, params);
    return empty(204);
  },
});

export const memberRoutes = [getMembers, patchMember, removeMember, getInvitations, postInvitation, deleteInvitation];
