import { EmailAddress } from '@brandprint/contracts';
import {
  changeEmail,
  endSessions,
  findUser,
  hasPassword,
  removeResetLinks,
  takeLink,
  writePassword,
} from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import { z } from 'zod';
import { countAttempt, networkOf } from '../attempts.ts';
import { authRoute } from '../auth-route.ts';
import { callAuth, invalid } from '../call-auth.ts';
import { OWNER_EMAIL } from '../first-run.ts';
import { hashPassword } from '../passwords/hash.ts';
import { passwordProblem } from '../passwords/rules.ts';
import { signInPerson } from '../sign-in-person.ts';
import { requireSession } from './sessions.ts';

/** A new password; the rules follow once the person is known. */
export const NewPassword = z.string().max(1_024);

/** Throws VALIDATION_ERROR about this field. */
export function requireGoodPassword(field: string, password: string, context: readonly string[]): void {
  const problem = passwordProblem(password, context);
  if (problem !== null) throw invalid(field, problem);
}

/** Ends every other session, and gives this browser a new one. */
const change = authRoute({
  method: 'post',
  path: '/change-password',
  body: z.strictObject({
    currentPassword: z.string().max(1_024),
    newPassword: NewPassword,
    /** Accepted for clients of better-auth; it is always done. */
    revokeOtherSessions: z.boolean().optional(),
  }),
  use: async (deps, request, { body: { currentPassword, newPassword } }) => {
    const { user } = await requireSession(deps, request);
    requireGoodPassword('newPassword', newPassword, [user.email, user.name]);
    const body = { currentPassword, newPassword, revokeOtherSessions: true };
    const { response } = await countAttempt(deps.limiter, [['sign_in_account', user.email]], () =>
      callAuth(deps.auth, request, { method: 'POST', path: '/change-password', body }),
    );
    await removeResetLinks(deps.database, user.id);
    return { ...response, body: { ok: true } };
  },
});

/** For somebody who came by a link and has no password yet. */
const set = authRoute({
  method: 'post',
  path: '/set-password',
  body: z.strictObject({ email: EmailAddress.optional(), password: NewPassword }),
  use: async (deps, request, { body: { email, password } }) => {
    const { user } = await requireSession(deps, request);
    if (email === undefined && user.email === OWNER_EMAIL) throw invalid('email', 'is missing: you have none yet');
    requireGoodPassword('password', password, [email ?? user.email, user.name]);
    const passwordHash = await hashPassword(password);
    await deps.database.transaction(async (tx) => {
      if (await hasPassword(tx, user.id)) throw invalid('password', 'is set already: change it instead');
      if (email !== undefined && !(await changeEmail(tx, user.id, email))) throw new ApiError('EMAIL_TAKEN');
      await writePassword(tx, user.id, passwordHash);
      await endSessions(tx, user.id);
      await removeResetLinks(tx, user.id);
    });
    return { ...(await signInPerson(deps, request, user.id)), body: { ok: true } };
  },
});

/** By a link of the command line. Ends every session of the person. */
const reset = authRoute({
  method: 'post',
  path: '/reset-password',
  body: z.strictObject({ token: z.string().max(100), password: NewPassword }),
  use: async (deps, request, { body: { token, password } }) => {
    requireGoodPassword('password', password, []);
    const userId = await countAttempt(deps.limiter, [['link_address', networkOf(request.address)]], async () => {
      const passwordHash = await hashPassword(password); // costs much: after the limit, and in no transaction
      return deps.database.transaction(async (tx) => {
        const link = await takeLink(tx, 'password_reset', token);
        const user = link?.userId ? await findUser(tx, link.userId) : null;
        if (!user || user.disabledAt) throw new ApiError('LINK_INVALID');
        requireGoodPassword('password', password, [user.email, user.name]);
        await writePassword(tx, user.id, passwordHash);
        await endSessions(tx, user.id);
        await removeResetLinks(tx, user.id);
        return user.id;
      });
    });
    return { ...(await signInPerson(deps, request, userId)), body: { ok: true } };
  },
});

export const passwordRoutes = [change, set, reset];
