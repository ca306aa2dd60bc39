import { createHmac } from 'node:crypto';
import type { Database } from '@brandprint/database';
import type { RateLimiter } from '@brandprint/limits';
import type { Logger, SessionCheck } from '@brandprint/platform';
import { z } from 'zod';
import { createAuth } from './auth.ts';
import type { AuthRequest, AuthResponse, AuthRoute, IdentityDeps } from './auth-route.ts';
import { headersOf } from './call-auth.ts';
import type { OidcSettings } from './oidc.ts';
import { ROUTES } from './routes/index.ts';
import { createSessionCheck, findSession } from './session-check.ts';
import { whileAtHome } from './while-at-home.ts';

export interface IdentityOptions {
  database: Database;
  limiter: RateLimiter;
  logger: Logger;
  /** Signs cookies, by a key of its own. */
  secretsKey: string;
  publicBaseUrl?: string | undefined;
  oidc?: Omit<OidcSettings, 'publicBaseUrl'> | undefined;
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
    handle: (route, request) => {
      const handle = () => route.handle(deps, request);
      return route.method === 'get' || route.onlyReads ? handle() : handleAtHome(deps, request, handle);
    },
  };
}

/** Of whom the link is. Not who has an address: only a route that counts attempts may tell anything about that. */
const HasLink = z.object({ token: z.string().optional() }).catch({});

/** Requests that do not only read write about whoever is signed in, and whose link it is. */
async function handleAtHome(
  { auth, database }: IdentityDeps,
  request: AuthRequest,
  handle: () => Promise<AuthResponse>,
): Promise<AuthResponse> {
  const session = await findSession(auth, headersOf(request));
  return whileAtHome(database, { userId: session?.user.id, ...HasLink.parse(request.body) }, handle);
}
