import { AUTH_MESSAGES } from '@brandprint/contracts';
import { authenticateKey, type Caller, findUserCaller, touchApiKey } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Request } from 'express';
import type { ApiDeps } from '../deps.ts';

/** Keys are told from other tokens by how they begin. */
const KEY_BEGINS = /^Bearer +bp_/i;

/**
 * Who sent a request: a key, or a person who is signed in, who may do all that a key may. A key and a session together are
 * the key. Nothing but headers is looked at: a key in a URL would stand in every log on its way. Throws UNAUTHENTICATED with
 * the message that the contract has for what is wrong, UNAVAILABLE if nobody can tell now who is signed in.
 */
export async function authenticate(req: Request, deps: ApiDeps): Promise<Caller> {
  // Node hands on only the first of several; another reader of the same request could choose the last.
  const [authorization = '', ...others] = req.headersDistinct.authorization ?? [];
  if (others.length > 0) throw unauthenticated('malformed');
  if (!KEY_BEGINS.test(authorization)) {
    const user = await signedIn(req, deps);
    if (user) return user;
  }
  if (!authorization.trim()) throw unauthenticated('missing');
  const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (key === undefined) throw unauthenticated('malformed');
  const { prisma, select } = deps.pipeline.database;
  const caller = await authenticateKey(select, key);
  if (typeof caller === 'string') throw unauthenticated(caller);
  touchApiKey(prisma, caller).catch((error) => deps.logger.warn('could not note the use of a key', { error }));
  return caller;
}

/** Null if nobody is signed in, or in a workspace that there is no more. */
async function signedIn(req: Request, { sessions, pipeline }: ApiDeps): Promise<Caller | null> {
  if (!sessions) return null;
  const session = await sessions(req.headers).catch((cause) => {
    throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': '5' }, cause });
  });
  return session && findUserCaller(pipeline.database.prisma, session);
}

const unauthenticated = (reason: keyof typeof AUTH_MESSAGES): ApiError =>
  new ApiError('UNAUTHENTICATED', { message: AUTH_MESSAGES[reason], headers: { 'WWW-Authenticate': 'Bearer' } });
