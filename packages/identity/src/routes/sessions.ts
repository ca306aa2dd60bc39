import { endSessions, listSessions } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import { z } from 'zod';
import { type AuthRequest, authRoute, type IdentityDeps } from '../auth-route.ts';
import { headersOf } from '../call-auth.ts';
import { type CurrentSession, findSession } from '../session-check.ts';

/** Throws UNAUTHENTICATED if nobody is signed in. */
export async function requireSession({ auth }: IdentityDeps, request: AuthRequest): Promise<CurrentSession> {
  const session = await findSession(auth, headersOf(request));
  if (!session) throw new ApiError('UNAUTHENTICATED', { message: 'Sign in first' });
  return session;
}

const list = authRoute({
  method: 'get',
  path: '/list-sessions',
  use: async (deps, request) => {
    const current = await requireSession(deps, request);
    const sessions = await listSessions(deps.database, current.user.id);
    return { status: 200, cookies: [], body: sessions.map((it) => ({ ...it, current: it.id === current.id })) };
  },
});

const revokeOne = authRoute({
  method: 'post',
  path: '/revoke-session',
  body: z.strictObject({ id: z.guid('must be the id of a session') }),
  use: async (deps, request, { body }) => {
    const current = await requireSession(deps, request);
    const ended = await endSessions(deps.database, current.user.id, { only: body.id });
    if (ended === 0) throw new ApiError('NOT_FOUND', { message: 'Session not found' });
    return { status: 200, cookies: [], body: { ok: true } };
  },
});

const revokeOthers = authRoute({
  method: 'post',
  path: '/revoke-other-sessions',
  use: async (deps, request) => {
    const current = await requireSession(deps, request);
    const ended = await endSessions(deps.database, current.user.id, { except: current.id });
    return { status: 200, cookies: [], body: { ok: true, ended } };
  },
});

export const sessionRoutes = [list, revokeOne, revokeOthers];
