import { clientOf, type Queryable } from '../client.ts';
import type { Prisma } from '../generated/client.ts';

/** A request that may be sent again: its key, and the hash of what it asks for. */
export interface IdempotentRequest {
  workspaceId: string;
  key: string;
  fingerprint: Uint8Array<ArrayBuffer>;
}

/** The right to answer a request. A lease fences it: each later claim of the key has a later one. */
export interface IdempotencyClaim {
  workspaceId: string;
  key: string;
  leaseUntil: Date;
}

export type IdempotencyOutcome =
  | { kind: 'claimed'; claim: IdempotencyClaim }
  /** It was answered before, with this. */
  | { kind: 'answered'; answer: unknown }
  /** Another process answers it now. */
  | { kind: 'busy' }
  /** The key belongs to a request that asked for something else. */
  | { kind: 'other' };

/**
 * Claims a request for answering, by compare-and-set and the clock of the database. What a process left behind that died, or
 * an answer that is past its time, can be claimed as if it were new.
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
  if (!found) return { kind: 'busy' }; // given back at this moment
  if (!Buffer.from(found.fingerprint).equals(fingerprint)) return { kind: 'other' };
  return found.answer === null ? { kind: 'busy' } : { kind: 'answered', answer: found.answer };
}

/** Keeps the answer for whoever asks again; false if the claim was lost, and then nothing of the request may be done. */
export async function saveIdempotentResponse(tx: Queryable, claim: IdempotencyClaim, answer: object): Promise<boolean> {
  const data = { answer: answer as Prisma.InputJsonValue, leaseUntil: null };
  const { count } = await clientOf(tx).idempotencyKey.updateMany({ where: claim, data });
  return count === 1;
}

/** Gives a claim back: the key is as if it had never been used. Does nothing to an answer that was kept. */
export async function releaseIdempotencyKey(db: Queryable, claim: IdempotencyClaim): Promise<void> {
  await clientOf(db).idempotencyKey.deleteMany({ where: claim });
}

/** Removes answers that are past their time, at most `limit`. Answers how many. */
export async function removeExpiredIdempotencyKeys(db: Queryable, limit: number): Promise<number> {
  return clientOf(db).$executeRaw`
    DELETE FROM idempotency_keys WHERE (workspace_id, key) IN (
      SELECT workspace_id, key FROM idempotency_keys WHERE expires_at <= now()
      ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
}
