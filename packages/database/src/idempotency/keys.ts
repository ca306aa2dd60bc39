import { clientOf, type Queryable } from '../client.ts';
import type { Prisma } from '../generated/client.ts';

/** A request that is safe to retry: its key, and the hash of its content. */
export interface IdempotentRequest {
  workspaceId: string;
  key: string;
  fingerprint: Uint8Array<ArrayBuffer>;
}

/** The right to handle a request. The lease is its fence: each later claim of the key has a later one. */
export interface IdempotencyClaim {
  workspaceId: string;
  key: string;
  leaseUntil: Date;
}

export type IdempotencyOutcome =
  | { kind: 'claimed'; claim: IdempotencyClaim }
  /** The stored response of an earlier request. */
  | { kind: 'answered'; answer: unknown }
  /** Another process is handling it. */
  | { kind: 'busy' }
  /** The key belongs to a different request. */
  | { kind: 'other' };

/**
 * Claims a request by compare-and-set, with the database's clock. An abandoned claim or an expired response can be
 * claimed as if it were new.
 */
export async function claimIdempotencyKey(
  db: Queryable,
  { workspaceId, key, fingerprint }: IdempotentRequest,
  { leaseSeconds, keepSeconds }: { leaseSeconds: number; keepSeconds: number },
): Promise<IdempotencyOutcome> {
  const [claimed] = await clientOf(db).$queryRaw<{ leaseUntil: Date }[]>`
    INSERT INTO idempotency_keys AS k (workspace_id, key, fingerprint, lease_until, expires_at)
    VALUES (${workspaceId}::uuid, ${key}, ${fingerprint}, now() + make_interval(secs => ${leaseSeconds}),
      now() + make_interval(secs => ${keepSeconds}))
    ON CONFLICT (workspace_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, answer = NULL,
      lease_until = excluded.lease_until, created_at = now(), expires_at = excluded.expires_at
    WHERE k.expires_at <= now() OR (k.answer IS NULL AND k.lease_until <= now())
    RETURNING lease_until AS "leaseUntil"`;
  if (claimed) return { kind: 'claimed', claim: { workspaceId, key, leaseUntil: claimed.leaseUntil } };

  const found = await clientOf(db).idempotencyKey.findUnique({ where: { workspaceId_key: { workspaceId, key } } });
  if (!found) return { kind: 'busy' }; // released at this moment
  if (!Buffer.from(found.fingerprint).equals(fingerprint)) return { kind: 'other' };
  return found.answer === null ? { kind: 'busy' } : { kind: 'answered', answer: found.answer };
}

/** Stores the response. False if the claim was lost: then none of the work may be committed. */
export async function saveIdempotentResponse(tx: Queryable, claim: IdempotencyClaim, answer: object): Promise<boolean> {
  const data = { answer: answer as Prisma.InputJsonValue, leaseUntil: null };
  const { count } = await clientOf(tx).idempotencyKey.updateMany({ where: claim, data });
  return count === 1;
}

/** Releases a claim, as if the key had never been used. Does nothing if a response was stored. */
export async function releaseIdempotencyKey(db: Queryable, claim: IdempotencyClaim): Promise<void> {
  await clientOf(db).idempotencyKey.deleteMany({ where: claim });
}

/** Deletes expired responses, at most `limit`. Returns their number. */
export async function removeExpiredIdempotencyKeys(db: Queryable, limit: number): Promise<number> {
  return clientOf(db).$executeRaw`
    DELETE FROM idempotency_keys WHERE (workspace_id, key) IN (
      SELECT workspace_id, key FROM idempotency_keys WHERE expires_at <= now()
      ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
}
