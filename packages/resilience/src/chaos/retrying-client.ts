import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from '@brandprint/harness/fleet';
import type { Random } from '../random.ts';

const REQUEST_TIMEOUT_MS = 20_000;
const RETRY_DELAY_MS = 500;

/** Repeats a request with the same idempotency key until it is accepted, at random processes of the API. */
export interface RetryingClient {
  /** Returns the brand's id, after any number of attempts. */
  submit(idempotencyKey: string, request: object): Promise<string>;
  /** How many requests got a 5xx or no response. */
  failedRequests(): number;
}

/** Retries as described in the API documentation. Throws on a response that a retry cannot change. */
export function createRetryingClient({ urls, key }: Pick<Fleet, 'urls' | 'key'>, random: Random): RetryingClient {
  let failures = 0;

  async function post(idempotencyKey: string, request: object): Promise<string | null> {
    const response = await fetch(`${random.pick(urls)}/v1/api/parse`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const body = (await response.json()) as { data?: { brand_id: string }; code?: string };
    if (response.status === 202 && body.data) return body.data.brand_id;
    // 409: an earlier request with this key is still in progress.
    if (response.status >= 500 || response.status === 409) return null;
    throw new RequestRejected(`parse responded ${response.status} ${JSON.stringify(body)}`);
  }

  return {
    async submit(idempotencyKey, request) {
      for (;;) {
        const id = await post(idempotencyKey, request).catch((error) => {
          if (error instanceof RequestRejected) throw error;
          return null;
        });
        if (id !== null) return id;
        failures += 1;
        await pause(RETRY_DELAY_MS);
      }
    },
    failedRequests: () => failures,
  };
}

class RequestRejected extends Error {}
