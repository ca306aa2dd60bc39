import { createHmac } from 'node:crypto';
import type { Database } from '@brandprint/database';
import type { RateLimiter } from '@brandprint/limits';
import type { Logger, SessionCheck } from '@brandprint/platform';
import { type Auth, createAuth } from './auth.ts';
import type { OidcSettings } from './oidc.ts';
import { ROUTES } from './routes/index.ts';
import type { AuthRequest, AuthResponse, AuthRoute } from './routes/route.ts';
import { createSessionCheck } from './session-check.ts';

export interface IdentityOptions {
  database: Database;
  limiter: RateLimiter;
  logger: Logger;
  /** Signs cookies, by a key of its own. */
  secretsKey: string;
  publicBaseUrl?: string | undefined;
  oidc?: Omit<OidcSettings, 'publicBaseUrl'> | undefined;
}

/** What a sign-in route depends on. */
export interface IdentityDeps {
  database: Database;
  limiter: RateLimiter;
  auth: Auth;
  oidc: OidcSettings | null;
}

/** People: sign-in, sessions, invitations and links. */
export interface Identity {
  /** The signed-in person of an API request. */
  check: SessionCheck;
  routes: readonly AuthRoute[];
  /** Runs a sign-in route. Throws ApiError. */
  handle(route: AuthRoute, request: AuthRequest): Promise<AuthResponse>;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { database, limiter, logger, publicBaseUrl } = options;
  const secret = createHmac('sha256', options.secretsKey).update('brandprint identity').digest('base64url');
  const secure = publicBaseUrl?.startsWith('https:') ?? false;
  const oidc = options.oidc ? { ...options.oidc, publicBaseUrl } : null;
  const auth = createAuth({ database, secret, secure, oidc, logger });
  const deps: IdentityDeps = { database, limiter, oidc, auth };
  return {
    check: createSessionCheck(database, auth),
    routes: ROUTES,
    handle: (route, request) => route.handle(deps, request),
  };
}
