import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ListPosition } from '@brandprint/database';
import { z } from 'zod';

const CursorPayload = z.tuple([z.iso.datetime(), z.uuid()]);
const SIGNATURE_BYTES = 16;

/** An opaque, signed position in a list. `scope` names the list: a cursor of another list is invalid. */
export function signCursor(secret: string, scope: string, position: ListPosition): string {
  const payload = Buffer.from(JSON.stringify([position.createdAt.toISOString(), position.id]));
  return Buffer.concat([signature(secret, scope, payload), payload]).toString('base64url');
}

/** Null if the cursor was not signed here for this list. */
export function verifyCursor(secret: string, scope: string, cursor: string): ListPosition | null {
  const bytes = Buffer.from(cursor, 'base64url');
  const [actual, payload] = [bytes.subarray(0, SIGNATURE_BYTES), bytes.subarray(SIGNATURE_BYTES)];
  if (actual.length < SIGNATURE_BYTES || !timingSafeEqual(actual, signature(secret, scope, payload))) return null;
  const [createdAt, id] = CursorPayload.parse(JSON.parse(payload.toString()));
  return { createdAt: new Date(createdAt), id };
}

const signature = (secret: string, scope: string, payload: Buffer): Buffer =>
  createHmac('sha256', secret).update(`cursor:${scope}:`).update(payload).digest().subarray(0, SIGNATURE_BYTES);
