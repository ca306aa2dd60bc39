import { createHash } from 'node:crypto';
import {
  type Caller,
  claimIdempotencyKey,
  type Database,
  type IdempotencyClaim,
  type Queryable,
  releaseIdempotencyKey,
  saveIdempotentResponse,
} from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Request } from 'express';
import { z } from 'zod';
import type { ApiDeps } from '../deps.ts';
import type { RouteResponse } from './route-response.ts';

const HEADER = 'idempotency-key';
/** 1 to 255 printable ASCII characters. */
const KEY = /^[\x20-\x7e]{1,255}$/;
const DAY_SECONDS = 86_400;
/** After this long without a response a request counts as abandoned, and can be repeated. */
const LEASE_SECONDS = 30;

/** The stored part of a response. */
const StoredResponse = z.object({ status: z.int(), headers: z.record(z.string(), z.string()), body: z.json() });

/**
 * Does the work in one transaction and builds the response from its result. If the request has an Idempotency-Key, the
 * response is stored in the same transaction: neither exists without the other.
 */
export type Transact = <T>(
  work: (tx: Queryable) => Promise<T>,
  toAnswer: (value: T) => RouteResponse,
) => Promise<RouteResponse>;

/** For requests without a key. */
export const transactOnly =
  (database: Database): Transact =>
  async (work, toAnswer) =>
    toAnswer(await database.transaction(work));

/**
 * Performs a request once per Idempotency-Key, however often it is sent: the response is replayed for a day. Only
 * successful responses are stored; after an error the key can be used again. Without the header, every request is
 * performed.
 */
export async function withIdempotency(
  { pipeline: { database }, logger }: ApiDeps,
  caller: Caller,
  req: Request,
  body: unknown,
  respond: (transact: Transact) => Promise<RouteResponse>,
): Promise<RouteResponse> {
  const key = readKey(req);
  if (key === undefined) return respond(transactOnly(database));
  const request = { workspaceId: caller.workspaceId, key: hashKey(key), fingerprint: fingerprint(req, body) };
  const ttl = { leaseSeconds: LEASE_SECONDS, keepSeconds: DAY_SECONDS };
  const outcome = await claimIdempotencyKey(database, request, ttl);
  if (outcome.kind === 'answered') return replayResponse(outcome.answer);
  if (outcome.kind === 'busy') throw keyInUseError();
  if (outcome.kind === 'other') throw new ApiError('IDEMPOTENCY_KEY_REUSED');

  const { claim } = outcome;
  try {
    return await respond(transactAndKeep(database, claim));
  } catch (error) {
    await releaseIdempotencyKey(database, claim).catch((cause) => {
      logger.warn('could not release an Idempotency-Key; its lease will expire', { error: cause });
    });
    throw error;
  }
}

/** Fails the transaction and the request if another process took the request over. */
const transactAndKeep =
  (database: Database, claim: IdempotencyClaim): Transact =>
  (work, toAnswer) =>
    database.transaction(async (tx) => {
      const answer = toAnswer(await work(tx));
      const { status, headers = {}, content } = answer;
      if (content === 'empty' || !('json' in content)) throw new Error('only JSON responses can be stored');
      if (!(await saveIdempotentResponse(tx, claim, { status, headers, body: content.json }))) throw keyInUseError();
      return answer;
    });

function replayResponse(stored: unknown): RouteResponse {
  const { status, headers, body } = StoredResponse.parse(stored);
  return { status, headers: { ...headers, 'Idempotency-Replayed': 'true' }, content: { json: body } };
}

function readKey(req: Request): string | undefined {
  const key = req.get(HEADER);
  if (key === undefined || KEY.test(key)) return key;
  const message = 'must be 1 to 255 printable ASCII characters';
  throw new ApiError('VALIDATION_ERROR', { message: `${HEADER}: ${message}`, details: [{ path: HEADER, message }] });
}

/** The stored form of a key: it is the caller's own text, and could even contain a secret. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Hash of the request: method, path and parsed body, whatever the order of its keys. */
function fingerprint(req: Request, body: unknown): Uint8Array<ArrayBuffer> {
  const request = JSON.stringify([req.method, req.path, body ?? null], (_name, value) => sortKeys(value));
  return new Uint8Array(createHash('sha256').update(request).digest());
}

function sortKeys(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const keyInUseError = () => new ApiError('IDEMPOTENCY_KEY_IN_USE', { headers: { 'Retry-After': '1' } });
