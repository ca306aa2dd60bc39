import { AUTH_MESSAGES } from '@brandprint/contracts';
import { authenticateKey, type Caller, touchApiKey } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Request } from 'express';
import type { ApiDeps } from '../deps.ts';

/** Who sent a request. Throws UNAUTHENTICATED with the message that the contract has for what is wrong. */
export async function authenticate(req: Request, { pipeline, logger }: ApiDeps): Promise<Caller> {
  const { authorization } = req.headers;
  if (!authorization?.trim()) throw unauthenticated('missing');
  const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (key === undefined) throw unauthenticated('malformed');
  const { prisma } = pipeline.database;
  const caller = await authenticateKey(prisma, key);
  if (typeof caller === 'string') throw unauthenticated(caller);
  touchApiKey(prisma, caller).catch((error) => logger.warn('could not note the use of a key', { error }));
  return caller;
}

const unauthenticated = (reason: keyof typeof AUTH_MESSAGES): ApiError =>
  new ApiError('UNAUTHENTICATED', { message: AUTH_MESSAGES[reason], headers: { 'WWW-Authenticate': 'Bearer' } });
