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

/** Keys are told from other tokens by how they begin. */
const API_KEY_HEADER = /^Bearer +bp_/i;

/**
 * Who sent a request, and the brand that it names: a key, or a person who is signed in, who may do all that a key may. A key
 * and a session together are the key. Nothing but headers is looked at: a key in a URL would stand in every log on its way.
 * Throws UNAUTHENTICATED with the message that the contract has for what is wrong, UNAVAILABLE if nobody can tell now who is
 * signed in.
 */
export async function authenticate(req: Request, deps: ApiDeps): Promise<AuthenticatedCaller> {
  // Node hands on only the first of several; another reader of the same request could choose the last.
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

/** The brand's id in the path, if there is one; what is no UUID is refused once it is known who asks. */
const brandIdOf = (req: Request): string | null => BrandPath.safeParse(req.params).data?.brandId ?? null;

/** Null if nobody is signed in, or in a workspace that there is no more. */
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
