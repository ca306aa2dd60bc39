import { type Database, findMembership } from '@brandprint/database';
import type { SessionCheck } from '@brandprint/platform';
import { z } from 'zod';
import { ABSOLUTE_SECONDS, type Auth } from './auth.ts';

/** Names the workspace of a request. */
const WORKSPACE_HEADER = 'brandprint-workspace';
const SESSION_COOKIE = 'brandprint.session_token=';
const WorkspaceId = z.guid();

/** A session that has not ended. */
export interface CurrentSession {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  user: { id: string; email: string; name: string };
}

/** The session of a cookie; null if there is none, or it has ended. A session past its absolute end is deleted. */
export async function findSession(auth: Auth, headers: Headers): Promise<CurrentSession | null> {
  if (!headers.get('cookie')?.includes(SESSION_COOKIE)) return null;
  // Only /get-session renews it: no other response could send the cookie that belongs to the new end.
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (!found) return null;
  const { id, token, createdAt, expiresAt } = found.session;
  const end = createdAt.getTime() + ABSOLUTE_SECONDS * 1_000;
  if (end <= Date.now()) {
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteSession(token);
    return null;
  }
  const { user } = found;
  return { id, createdAt, expiresAt: new Date(Math.min(end, expiresAt.getTime())), user };
}

/** The person of a cookie, in the workspace that the header or the path names, or in their first one. */
export const createSessionCheck =
  (database: Database, auth: Auth): SessionCheck =>
  async (headers, { brandId }) => {
    const session = await findSession(auth, new Headers({ cookie: headers.cookie ?? '' }));
    if (!session) return null;
    const person = { userId: session.user.id, byCookie: true };
    const named = headers[WORKSPACE_HEADER];
    const workspace = named === undefined ? undefined : WorkspaceId.safeParse(named);
    if (workspace?.success === false) return { ...person, workspaceId: null };
    const membership = await findMembership(database, { userId: person.userId, workspaceId: workspace?.data, brandId });
    return { ...person, workspaceId: membership?.workspaceId ?? null, role: membership?.role };
  };
