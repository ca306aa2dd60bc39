import { EmailAddress } from '@brandprint/contracts';
import {
  addMember,
  createUser,
  findInvitation,
  type InvitationRow,
  recordAudit,
  takeInvitation,
} from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import { z } from 'zod';
import { countAttempt, networkOf } from '../attempts.ts';
import { type AuthRequest, authRoute, type IdentityDeps } from '../auth-route.ts';
import { headersOf, invalid } from '../call-auth.ts';
import { takeFirstRun } from '../first-run.ts';
import { hashPassword } from '../passwords/hash.ts';
import { findSession } from '../session-check.ts';
import { signInPerson } from '../sign-in-person.ts';
import { NewPassword, requireGoodPassword } from './password.ts';

const Token = z.string().min(1).max(100);

/** Does something with the token of a link. Those that are wrong are counted by address. */
const withLink = <T>({ limiter }: IdentityDeps, { address }: AuthRequest, use: () => Promise<T>): Promise<T> =>
  countAttempt(limiter, [['link_address', networkOf(address)]], use);

const firstRun = authRoute({
  method: 'post',
  path: '/first-run',
  body: z.strictObject({ token: Token }),
  use: async (deps, request, { body: { token } }) => {
    const found = await withLink(deps, request, async () => {
      const owner = await deps.database.transaction((tx) => takeFirstRun(tx, token));
      if (!owner) throw new ApiError('LINK_INVALID');
      return owner;
    });
    const { userId, workspaceId, brandId } = found;
    const session = await signInPerson(deps, request, userId);
    return { ...session, body: { workspace_id: workspaceId, brand_id: brandId } };
  },
});

/** Does not tell whether the address has an account. The page offers both: to sign in, and to make one. */
const readInvitation = authRoute({
  method: 'post', // not a GET: a token in a query would reach logs
  path: '/invitation',
  onlyReads: true,
  body: z.strictObject({ token: Token }),
  use: async (deps, request, { body: { token } }) => {
    const invitation = await withLink(deps, request, () => requireInvitation(deps, token));
    const session = await findSession(deps.auth, headersOf(request));
    return {
      status: 200,
      cookies: [],
      body: {
        email: invitation.email,
        workspace_name: invitation.workspace.name,
        role: invitation.role,
        expires_at: invitation.expiresAt.toISOString(),
        needs_account: session === null,
      },
    };
  },
});

const acceptInvitation = authRoute({
  method: 'post',
  path: '/accept-invitation',
  body: z.strictObject({
    token: Token,
    email: EmailAddress.optional(),
    name: z.string().trim().max(100).default(''),
    password: NewPassword.optional(),
  }),
  use: async (deps, request, { body }) => {
    const invitation = await withLink(deps, request, () => requireInvitation(deps, body.token));
    const { workspaceId } = invitation;
    const session = await findSession(deps.auth, headersOf(request));
    if (session) {
      requireSameAddress(invitation, session.user.email);
      await join(deps, invitation, async () => session.user.id);
      return { status: 200, cookies: [], body: { workspace_id: workspaceId } };
    }
    const userId = await join(deps, invitation, await newPerson(invitation, body));
    return { ...(await signInPerson(deps, request, userId)), body: { workspace_id: workspaceId } };
  },
});

async function requireInvitation({ database }: IdentityDeps, token: string) {
  const invitation = await findInvitation(database, token);
  if (!invitation) throw new ApiError('LINK_INVALID');
  return invitation;
}

function requireSameAddress({ email }: InvitationRow, address: string): void {
  if (email === null || email === address) return;
  throw new ApiError('LINK_INVALID', {
    message: 'The invitation is for another email address. Sign out, then open the link again',
  });
}

interface NewPersonInput {
  email?: string | undefined;
  name: string;
  password?: string | undefined;
}

/** Creates the person of an invitation, in its transaction. Throws VALIDATION_ERROR before. */
async function newPerson(invitation: InvitationRow, { name, password, ...input }: NewPersonInput) {
  const email = invitation.email ?? input.email;
  if (email === undefined) throw invalid('email', 'is missing');
  if (input.email !== undefined && input.email !== email) throw invalid('email', `must be ${email}, as invited`);
  if (password === undefined) throw invalid('password', 'is missing');
  requireGoodPassword('password', password, [email, name]);
  const passwordHash = await hashPassword(password);
  return async (tx: Parameters<typeof createUser>[0]): Promise<string> => {
    const user = await createUser(tx, { email, name, passwordHash, emailVerified: isVerified(invitation) });
    if (!user) throw new ApiError('EMAIL_TAKEN');
    return user.id;
  };
}

/**
 * Whether the link proves that the person has the address: operators send it there. A member who invites gets the link,
 * and could use it for the address of somebody else.
 */
const isVerified = ({ email, invitedByUserId }: InvitationRow): boolean => email !== null && invitedByUserId === null;

/** Uses the invitation up and adds the person, in one transaction. Members keep their role. */
function join(
  { database }: IdentityDeps,
  invitation: InvitationRow,
  person: (tx: Parameters<typeof createUser>[0]) => Promise<string>,
): Promise<string> {
  return database.transaction(async (tx) => {
    const taken = await takeInvitation(tx, invitation.id);
    if (!taken) throw new ApiError('LINK_INVALID');
    const { workspaceId, role } = taken;
    const userId = await person(tx);
    if (await addMember(tx, { workspaceId, userId, role })) {
      const entry = { workspaceId, by: { userId }, targetId: userId, details: { role } };
      await recordAudit(tx, { ...entry, action: 'member.joined' });
    }
    return userId;
  });
}

export const linkRoutes = [firstRun, readInvitation, acceptInvitation];
