import { endSessions } from '@brandprint/database';
import type { AuthRequest, AuthResponse, IdentityDeps } from './auth-route.ts';
import { headersOf } from './call-auth.ts';
import { findSession } from './session-check.ts';

/** Opens a session for a person whose link was used up. The one that the browser had ends. */
export async function signInPerson(
  { auth, database }: IdentityDeps,
  request: AuthRequest,
  userId: string,
): Promise<Pick<AuthResponse, 'status' | 'cookies'>> {
  const headers = headersOf(request);
  const earlier = await findSession(auth, headers);
  const answer = await auth.api.openSession({ headers, body: { userId }, asResponse: true });
  if (answer.status >= 400) throw new Error(`the session could not be opened: ${answer.status}`);
  if (earlier) await endSessions(database, earlier.user.id, { only: earlier.id });
  return { status: 200, cookies: answer.headers.getSetCookie() };
}
