import type { IncomingHttpHeaders } from 'node:http';

/** A signed-in person, and the workspace they act in. */
export interface Session {
  userId: string;
  workspaceId: string;
}

/**
 * Finds the signed-in person of a request; null if there is none, including for a token that is expired, forged or from
 * another issuer. Rejects if it cannot tell (the identity store is down): the request then gets 503. It must have its
 * own timeout.
 *
 * A check that accepts cookies must accept them only on requests that cannot come from another site's page (SameSite,
 * and an Origin or `Sec-Fetch-Site` of this one), because a browser sends cookies with any request of a page. Bearer
 * tokens need no such care.
 */
export type SessionCheck = (headers: IncomingHttpHeaders) => Promise<Session | null>;
