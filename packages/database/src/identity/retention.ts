import { clientOf, type Queryable } from '../client.ts';

/**
 * Deletes sessions, links, invitations and sign-ins at a provider that have expired, at most `limit` of each. Returns
 * whether any may be left.
 */
export async function removeExpiredIdentityRows(db: Queryable, limit: number): Promise<boolean> {
  const client = clientOf(db);
  const counts = [
    await client.$executeRaw`
      DELETE FROM identity_sessions WHERE id IN (
        SELECT id FROM identity_sessions WHERE expires_at <= now() LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
    await client.$executeRaw`
      DELETE FROM identity_links WHERE id IN (
        SELECT id FROM identity_links WHERE expires_at <= now() LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
    await client.$executeRaw`
      DELETE FROM identity_invitations WHERE id IN (
        SELECT id FROM identity_invitations WHERE expires_at <= now() LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
    await client.$executeRaw`
      DELETE FROM identity_verifications WHERE id IN (
        SELECT id FROM identity_verifications WHERE expires_at <= now() LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  ];
  return counts.includes(limit);
}
