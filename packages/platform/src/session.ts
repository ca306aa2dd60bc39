import type { IncomingHttpHeaders } from 'node:http';

/** A person who is signed in, and the workspace they act in. */
export interface Session {
  userId: string;
  workspaceId: string;
}

/**
 * Says who is signed in, from what a request carries; null if nobody is, which covers a token that is expired, forged or of
 * another issuer. Rejects where it cannot tell (the identity store is down): the request then gets 503. It bounds its own time.
 *
 * A check that accepts cookies has to accept them only with requests that cannot come from another site's page
 * (SameSite, and an Origin or `Sec-Fetch-Site` of this one): a browser sends them along with whatever a page asks for. Bearer
 * tokens need no such care.
 */
export type SessionCheck = (headers: IncomingHttpHeaders) => Promise<Session | null>;
