import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from '../fleet/index.ts';
import type { Random } from '../random.ts';

const REQUEST_TIMEOUT_MS = 20_000;
const RETRY_DELAY_MS = 500;

/** What is sent again with one key until it is answered; from any process of the API. */
export interface RetryingClient {
  /** Answers the brand's id, after however many tries. */
  submit(name: string, request: object): Promise<string>;
  /** How many requests were not answered, or by a 5xx. */
  failedRequests(): number;
}

/** Someone who heeds what is said of `Idempotency-Key` and of 5xx. Throws on an answer that sending again cannot mend. */
export function createRetryingClient({ urls, key }: Pick<Fleet, 'urls' | 'key'>, random: Random): RetryingClient {
  let troubles = 0;

  async function post(name: string, request: object): Promise<string | null> {
    const response = await fetch(`${random.pick(urls)}/v1/api/parse`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': name },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const body = (await response.json()) as { data?: { brand_id: string }; code?: string };
    if (response.status === 202 && body.data) return body.data.brand_id;
    // 409: the first of two is still being answered.
    if (response.status >= 500 || response.status === 409) return null;
    throw new RequestRejected(`parse was answered with ${response.status} ${JSON.stringify(body)}`);
  }

  return {
    async submit(name, request) {
      for (;;) {
        const id = await post(name, request).catch((error) => {
          if (error instanceof RequestRejected) throw error;
          return null;
        });
        if (id !== null) return id;
        troubles += 1;
        await pause(RETRY_DELAY_MS);
      }
    },
    failedRequests: () => troubles,
  };
}

class RequestRejected extends Error {}
