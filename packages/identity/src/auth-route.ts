import type { Database } from '@brandprint/database';
import type { RateLimiter } from '@brandprint/limits';
import type { z } from 'zod';
import type { Auth } from './auth.ts';
import type { OidcSettings } from './oidc.ts';

/** What a sign-in route depends on. */
export interface IdentityDeps {
  database: Database;
  limiter: RateLimiter;
  auth: Auth;
  oidc: OidcSettings | null;
}

/** A request to a sign-in route, after it was found to come from a page of ours. */
export interface AuthRequest {
  /** Our own, such as https://brandprint.example. */
  origin: string;
  /** The address of the browser. */
  address: string;
  cookie: string;
  userAgent: string;
  /** With its question mark; empty if there is none. */
  search: string;
  body: unknown;
}

export interface AuthResponse {
  status: number;
  /** Set-Cookie, one each. */
  cookies: string[];
  /** Where the browser goes, with status 302. */
  location?: string;
  body?: unknown;
}

/** A sign-in route; its path is below `/app/auth`. */
export interface AuthRoute {
  method: 'get' | 'post';
  path: string;
  /** Writes nothing about people, so it may run while their workspace is being moved. GETs never do. */
  onlyReads?: boolean;
  body?: z.ZodType;
  handle(deps: IdentityDeps, request: AuthRequest): Promise<AuthResponse>;
}

type Input<B extends z.ZodType | undefined> = B extends z.ZodType ? z.infer<B> : undefined;

/** Types the handler by the schema of the body; the caller has validated it. */
export function authRoute<B extends z.ZodType | undefined = undefined>(spec: {
  method: AuthRoute['method'];
  path: string;
  onlyReads?: boolean;
  body?: B;
  use: (deps: IdentityDeps, request: AuthRequest, input: { body: Input<B> }) => Promise<AuthResponse>;
}): AuthRoute {
  const { use, body, ...rest } = spec;
  return {
    ...rest,
    ...(body && { body }),
    handle: (deps, request) => use(deps, request, { body: request.body as Input<B> }),
  };
}
