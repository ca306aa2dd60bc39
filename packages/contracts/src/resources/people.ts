import { z } from 'zod';
import { PageQuery, paginated, pathId, timestamp } from './shared.ts';

/** From least to most. */
export const ROLES = ['viewer', 'editor', 'owner'] as const;
export const Role = z.enum(ROLES).meta({
  id: 'Role',
  description:
    'What a member may do. A viewer reads. An editor also submits, edits, exports and manages webhooks. An owner also manages keys, members and the workspace.',
});
export type Role = z.infer<typeof Role>;

/** Whether a role includes another. */
export const includesRole = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** A name of a person or workspace, on one line. */
const nameText = (what: string) =>
  z
    .string()
    .trim()
    .min(1, `${what} must not be empty`)
    .max(100, 'must be at most 100 characters')
    .refine(
      (text) => !/\p{Cc}/u.test(text) && text.isWellFormed(),
      'must not contain control characters or unpaired surrogates',
    );

/** An email address; upper and lower case are the same. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'must be at most 254 characters')
  .pipe(z.email('must be an email address'));

export const Me = z
  .object({
    user: z.object({
      id: z.string(),
      email: z.string().describe('Empty if the person has none here.'),
      name: z.string().describe('Empty until it is set.'),
      has_password: z.boolean().describe('Whether the person can sign in with a password.'),
    }),
    workspaces: z
      .array(z.object({ id: z.uuid(), name: z.string(), role: Role }))
      .describe('The workspaces of the person, in the order of joining.'),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;
export const MeResponse = z.object({ data: Me }).meta({ id: 'MeResponse' });
export const UpdateMeRequest = z
  .strictObject({ name: nameText('the name').describe('Your name, as other members see it.') })
  .meta({ id: 'UpdateMeRequest' });
export type UpdateMeRequest = z.infer<typeof UpdateMeRequest>;

export const Workspace = z
  .object({ id: z.uuid(), name: z.string(), role: Role.describe('Your role.') })
  .meta({ id: 'Workspace' });
export type Workspace = z.infer<typeof Workspace>;
export const WorkspaceResponse = z.object({ data: Workspace }).meta({ id: 'WorkspaceResponse' });
export const WorkspaceRequest = z
  .strictObject({ name: nameText('the name').describe('Its name; no other workspace may have it.') })
  .meta({ id: 'WorkspaceRequest' });
export type WorkspaceRequest = z.infer<typeof WorkspaceRequest>;
export const DeleteWorkspaceRequest = z
  .strictObject({ name: z.string().describe('The name of the workspace, to confirm.') })
  .meta({ id: 'DeleteWorkspaceRequest' });

export const Member = z
  .object({
    user_id: z.string(),
    email: z.string(),
    name: z.string(),
    role: Role,
    joined_at: timestamp,
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof Member>;
export const MemberListResponse = z.object({ data: z.array(Member) }).meta({ id: 'MemberListResponse' });
export const MemberResponse = z.object({ data: Member }).meta({ id: 'MemberResponse' });
export const UpdateMemberRequest = z.strictObject({ role: Role }).meta({ id: 'UpdateMemberRequest' });
export type UpdateMemberRequest = z.infer<typeof UpdateMemberRequest>;
export const MemberPath = z.object({ userId: pathId.describe('The `user_id` of the member.') });

export const Invitation = z
  .object({
    id: z.uuid(),
    email: z.string().nullable().describe('Whom it is for; null for anybody with the link.'),
    role: Role,
    invited_by_user_id: z.string().nullable().describe('Null for the command line.'),
    created_at: timestamp,
    expires_at: timestamp,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;
export const CreateInvitationRequest = z
  .strictObject({
    email: EmailAddress.optional().describe('The account that accepts it has this address.'),
    role: Role.default('editor'),
  })
  .meta({ id: 'CreateInvitationRequest' });
export type CreateInvitationRequest = z.infer<typeof CreateInvitationRequest>;
export const InvitationListResponse = z.object({ data: z.array(Invitation) }).meta({ id: 'InvitationListResponse' });
/** The only response that ever contains the link. */
export const CreatedInvitationResponse = z
  .object({
    data: Invitation.extend({
      url: z.string().describe('The link to send; it is shown only this once.'),
      emailed: z.boolean().describe('Whether the mail server took a message with the link for `email`.'),
    }),
  })
  .meta({ id: 'CreatedInvitationResponse' });
export const InvitationPath = z.object({ invitationId: pathId.describe('The `id` of the invitation.') });

/** What is recorded in the audit log. */
export const AUDIT_ACTIONS = [
  'workspace.created',
  'workspace.renamed',
  'member.joined',
  'member.role_changed',
  'member.removed',
  'member.left',
  'invitation.created',
  'invitation.revoked',
  'key.created',
  'key.revoked',
  'webhook.created',
  'webhook.updated',
  'webhook.deleted',
  'webhook.secret_rotated',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AuditEntry = z
  .object({
    id: z.uuid(),
    action: z.string().describe(`What was done: ${AUDIT_ACTIONS.map((action) => `\`${action}\``).join(', ')}.`),
    user_id: z.string().nullable().describe('The person who did it.'),
    api_key_id: z.string().nullable().describe('The key that did it. Without person and key it was the command line.'),
    target_id: z.string().nullable().describe('What it was done to: a member, key, webhook or invitation.'),
    details: z.record(z.string(), z.unknown()).describe('What changed, such as the new role.'),
    created_at: timestamp,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditLogQuery = PageQuery;
export const AuditLogResponse = paginated(AuditEntry).meta({ id: 'AuditLogResponse' });
