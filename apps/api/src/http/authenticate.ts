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

/** API keys are recognised by their prefix. */
const API_KEY_HEADER = /^Bearer +bp_/i;

/**
 * Authenticates the sender of a request and finds the brand in its path. The caller is a key, or a signed-in person,
 * who may do everything a key may. If both are sent, the key counts. Only headers are read: a key in a URL would end up
 * in logs. Throws UNAUTHENTICATED with the message of the contract, or UNAVAILABLE if the session check fails.
 */
export async function authenticate(req: Request, deps: ApiDeps): Promise<AuthenticatedCaller> {
  // Node passes on only the first of several; another reader of the same request could choose the last.
  const [authorization = '', ...duplicates] = req.headersDistinct.authorization ?? [];
  if (duplicates.length > 0) throw unauthenticated('malformed');
  if (!API_KEY_HEADER.test(authorization)) {
    const authenticated = await authenticateSession(req, deps);
    if (authenticated) return authenticated;
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

/** Null if nobody is signed in, or the workspace no longer exists. */
async function authenticateSession(req: Request, deps: ApiDeps): Promise<AuthenticatedCaller | null> {
  const session = await checkSession(req, deps);
  const { database } = deps.pipeline;
  const caller = session && (await findUserCaller(database, session));
  if (!caller) return null;
  const brandId = brandIdOf(req);
  const brand = brandId === null ? null : await findBrandState(database, { workspaceId: caller.workspaceId, brandId });
  return { caller, brand };
}

async function checkSession(req: Request, { sessions }: ApiDeps): Promise<Session | null> {
  try {
    return (await sessions?.(req.headers)) ?? null;
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { cause });
  }
}

const unauthenticated = (reason: keyof typeof AUTH_MESSAGES): ApiError =>
  new ApiError('UNAUTHENTICATED', { message: AUTH_MESSAGES[reason], headers: { 'WWW-Authenticate': 'Bearer' } });
