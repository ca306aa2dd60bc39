import { clientOf, type Queryable } from '../client.ts';

/** Prisma's models of users, sessions and accounts, for the adapter of better-auth; opaque to everybody else. */
export function identityModels(db: Queryable): object {
  const { identityUser, identitySession, identityAccount, identityVerification } = clientOf(db);
  return { identityUser, identitySession, identityAccount, identityVerification };
}
