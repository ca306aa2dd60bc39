import type { IncomingHttpHeaders } from 'node:http';

/** A person who is signed in, and the workspace they act in. */
export interface Session {
  userId: string;
  workspaceId: string;
}

/** Says who is signed in, from what a request carries (a cookie, a bearer token); null if nobody is. */
export type SessionCheck = (headers: IncomingHttpHeaders) => Promise<Session | null>;
