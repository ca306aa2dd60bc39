import { randomUUID } from 'node:crypto';
import { type Database, findUser, identityModels } from '@brandprint/database';
import type { Logger } from '@brandprint/platform';
import type { BetterAuthOptions } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { BASE_PATH } from './base-path.ts';
import { type OidcSettings, oidcPlugin, providerHooks } from './oidc.ts';
import { openSessionPlugin } from './open-session.ts';
import { hashPassword, verifyPassword } from './passwords/hash.ts';

/** Header in which the address of a browser is passed on; set here only. */
export const ADDRESS_HEADER = 'x-brandprint-client';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** A session that is not used for this long ends. */
const IDLE_SECONDS = 7 * DAY;
/** How often use moves the end. */
const UPDATE_SECONDS = HOUR;
/** A session ends after this long in any case (NIST SP 800-63B: 30 days). */
export const ABSOLUTE_SECONDS = 30 * DAY;

export interface AuthOptions {
  database: Database;
  secret: string;
  /** Whether browsers reach us by https; otherwise we are on loopback. */
  secure: boolean;
  oidc: OidcSettings | null;
  logger: Logger;
}

/**
 * better-auth, for users, passwords and sessions only. Memberships, invitations, keys and the audit log are ours. Only
 * the endpoints that we call are reachable.
 */
export function createAuth(options: AuthOptions) {
  const { database, secure, oidc } = options;
  return betterAuth({
    basePath: BASE_PATH,
    secret: options.secret,
    database: prismaAdapter(identityModels(database), { provider: 'postgresql' }),
    logger: loggerFor(options.logger),
    telemetry: { enabled: false },
    // Attempts are counted in our own limiter, over all processes.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // The rules are ours.
      minPasswordLength: 1,
      maxPasswordLength: 1_024,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: { modelName: 'identityUser' },
    account: {
      modelName: 'identityAccount',
      updateAccountOnSignIn: false,
      // Both sides must have verified the address: otherwise one could wait at the address of another person.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
    },
    verification: { modelName: 'identityVerification' },
    session: {
      modelName: 'identitySession',
      expiresIn: IDLE_SECONDS,
      updateAge: UPDATE_SECONDS,
      cookieCache: { enabled: false },
    },
    advanced: {
      // `__Host-` binds a cookie to this host: https, path /, no domain. Browsers refuse it on http.
      cookiePrefix: secure ? '__Host-brandprint' : 'brandprint',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => randomUUID() },
    },
    databaseHooks: {
      ...providerHooks(database),
      session: { create: { before: (session) => refuseDisabled(database, session.userId) } },
    },
    plugins: [openSessionPlugin(), ...(oidc ? [oidcPlugin(oidc)] : [])],
  } satisfies BetterAuthOptions);
}

export type Auth = ReturnType<typeof createAuth>;

async function refuseDisabled(database: Database, userId: string): Promise<void> {
  const user = await findUser(database, userId);
  if (!user || user.disabledAt) throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' });
}

/** Its warnings are about single sign-ins, which are not for our log. */
function loggerFor(logger: Logger): BetterAuthOptions['logger'] {
  return {
    level: 'error',
    log: (_level, message, ...details) => {
      const error = details.find((detail) => detail instanceof Error);
      logger.warn('sign-in library error', { reason: message, ...(error && { error }) });
    },
  };
}
