import type { IncomingHttpHeaders } from 'node:http';
import type { Role } from '@brandprint/contracts';

/** A signed-in person, and the workspace they act in. */
export interface Session {
  userId: string;
  /** Null if the person is no member of the workspace that the request is about, or of none. */
  workspaceId: string | null;
  /** What the person may do there; everything by default. */
  role?: Role | undefined;
  /**
   * Whether a cookie proves it. Browsers send cookies with requests of any page, so requests that change something are
   * then accepted only from pages of this service. Bearer tokens need no such care.
   */
  byCookie?: boolean | undefined;
}

/** What a request is about, besides its headers. */
export interface SessionRequest {
  /** The brand in its path. */
  brandId: string | null;
}

/**
 * Finds the signed-in person of a request; null if there is none, including for a token that is expired, forged or from
 * another issuer. Rejects if it cannot tell (the identity store is down): the request then gets 503. It must have its
 * own timeout.
 */
export type SessionCheck = (headers: IncomingHttpHeaders, request: SessionRequest) => Promise<Session | null>;
