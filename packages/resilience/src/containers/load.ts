import { delay } from '@brandprint/platform';
import type { SubmittedBrand } from '../chaos/audit.ts';
import type { RetryingClient } from '../chaos/retrying-client.ts';
import { CACHE_TTL } from '../chaos/submissions.ts';

const EVERY_MS = 2_000;

/** Submits a brand every two seconds until it is stopped. */
export interface Load {
  /** Resolves when every submission has been accepted. */
  stop(): Promise<void>;
}

/** `site` is an address whose first folder tells brands apart. */
export function startLoad(client: RetryingClient, site: string, submitted: SubmittedBrand[]): Load {
  let running = true;
  const submissions: Promise<void>[] = [];
  const work = (async () => {
    while (running) {
      submissions.push(submitOne(client, `${site}/${submitted.length + submissions.length + 1}/`, submitted));
      await delay(EVERY_MS);
    }
  })();
  return {
    async stop() {
      running = false;
      await work;
      await Promise.all(submissions);
    },
  };
}

async function submitOne(client: RetryingClient, url: string, submitted: SubmittedBrand[]): Promise<void> {
  const request = { url, max_pages: 1, stages: ['things'], cache_ttl: CACHE_TTL };
  submitted.push({ brandId: await client.submit(url, request), fails: false });
}
