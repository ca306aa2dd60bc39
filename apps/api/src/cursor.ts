import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BrandPlace } from '@brandprint/database';
import { z } from 'zod';

const Place = z.tuple([z.iso.datetime(), z.uuid()]);
const SIGNATURE_BYTES = 16;

/** An opaque, signed place in a list. `scope` names the list: a cursor of another one is broken. */
export function signCursor(secret: string, scope: string, place: BrandPlace): string {
  const payload = Buffer.from(JSON.stringify([place.createdAt.toISOString(), place.id]));
  return Buffer.concat([signature(secret, scope, payload), payload]).toString('base64url');
}

/** null if the cursor was not signed here for this list. */
export function readCursor(secret: string, scope: string, cursor: string): BrandPlace | null {
  const bytes = Buffer.from(cursor, 'base64url');
  const [signed, payload] = [bytes.subarray(0, SIGNATURE_BYTES), bytes.subarray(SIGNATURE_BYTES)];
  if (signed.length < SIGNATURE_BYTES || !timingSafeEqual(signed, signature(secret, scope, payload))) return null;
  const [createdAt, id] = Place.parse(JSON.parse(payload.toString()));
  return { createdAt: new Date(createdAt), id };
}

const signature = (secret: string, scope: string, payload: Buffer): Buffer =>
  createHmac('sha256', secret).update(`cursor:${scope}:`).update(payload).digest().subarray(0, SIGNATURE_BYTES);
