import { AUTH_MESSAGES, BrandPath } from '@brandprint/contracts';
import {
  type AuthenticatedCaller,
  authenticateKey,
  findBrandState,
  findUserCaller,
  touchApiKey,
} from '@brandprint/database';
import { ApiError, type Session } from '@brandprint/platform';
import type { Request } from 'express';
import type { ApiDeps } from '../deps.ts';
import { requireOwnPage } from './own-origin.ts';

/** API keys are recognised by their prefix. */
const API_KEY_HEADER = /^Bearer +bp_/i;
const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };
/** The same whether there is such a workspace. */
const NO_MEMBER = 'You are not a member of this workspace, or it does not exist';

/**
 * Authenticates the sender of a request and finds the brand in its path. The caller is a key, or a signed-in person,
 * who may do what their role allows. If both are sent, the key counts. Only headers are read: a key in a URL would end up
 * in logs. Throws UNAUTHENTICATED with the message of the contract, or UNAVAILABLE if the session check fails.
 */
export async function authenticate(req: Request, deps: ApiDeps): Promise<AuthenticatedCaller> {
  // Node passes on only the first of several; another reader of the same request could choose the last.
  const [authorization = '', ...duplicates] = req.headersDistinct.authorization ?? [];
  if (duplicates.length > 0) throw unauthenticated('malformed');
  if (!API_KEY_HEADER.test(authorization)) {
    const session = await findSession(req, deps);
    const authenticated = session && (await authenticateSession(session, req, deps));
    if (authenticated) return authenticated;
    if (session?.byCookie) throw new ApiError('UNAUTHENTICATED', { message: NO_MEMBER, headers: CHALLENGE });
  }
  if (!authorization.trim()) throw unauthenticated('missing');
  const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (key === undefined) throw unauthenticated('malformed');
  const { database } = deps.pipeline;
  const authenticated = await authenticateKey(database, key, brandIdOf(req));
  if (typeof authenticated === 'string') throw unauthenticated(authenticated);
  touchApiKey(database, authenticated.caller).catch((error) =>
    deps.logger.warn('could not update last_used_at of an API key', { error }),
  );
  return authenticated;
}

/** The brand's id in the path, if any. An invalid UUID is rejected only after authentication. */
const brandIdOf = (req: Request): string | null => BrandPath.safeParse(req.params).data?.brandId ?? null;

/** A signed-in person, whichever their workspaces. Throws USER_REQUIRED for an API key, and UNAUTHENTICATED. */
export async function authenticatePerson(req: Request, deps: ApiDeps): Promise<Session> {
  const hasKey = API_KEY_HEADER.test(req.headers.authorization ?? '');
  const session = hasKey ? null : await findSession(req, deps);
  if (session) return session;
  await authenticate(req, deps);
  throw new ApiError('USER_REQUIRED');
}

/** Null if the person is no member of the workspace, or it no longer exists. */
async function authenticateSession(session: Session, req: Request, deps: ApiDeps): Promise<AuthenticatedCaller | null> {
  const { database } = deps.pipeline;
  const { userId, workspaceId, role = 'owner' } = session;
  const caller = workspaceId === null ? null : await findUserCaller(database, { userId, workspaceId, role });
  if (!caller) return null;
  const brandId = brandIdOf(req);
  const brand = brandId === null ? null : await findBrandState(database, { workspaceId: caller.workspaceId, brandId });
  return { caller, brand };
}

/** Throws CROSS_SITE_REQUEST if another site's page may have sent the cookie. */
async function findSession(req: Request, deps: ApiDeps): Promise<Session | null> {
  const session = await checkSession(req, deps);
  if (session?.byCookie) requireOwnPage(req, deps.publicBaseUrl);
  return session;
}

async function checkSession(req: Request, { sessions }: ApiDeps): Promise<Session | null> {
  try {
    return (await sessions?.(req.headers, { brandId: brandIdOf(req) })) ?? null;
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { cause });
  }
}

const unauthenticated = (reason: keyof typeof AUTH_MESSAGES): ApiError =>
  new ApiError('UNAUTHENTICATED', { message: AUTH_MESSAGES[reason], headers: CHALLENGE });
