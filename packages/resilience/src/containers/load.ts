import { delay } from '@brandprint/platform';
import type { SubmittedBrand } from '../chaos/audit.ts';
import type { RetryingClient } from '../chaos/retrying-client.ts';
import { CACHE_TTL } from '../chaos/submissions.ts';

/** Submits brands until it is stopped. */
export interface Load {
  /** Resolves when every submission has been accepted. */
  stop(): Promise<void>;
}

/** Submits a brand every `everyMs`, each with a URL of its own. */
export function startLoad(
  client: RetryingClient,
  { nextUrl, everyMs }: { nextUrl: () => string; everyMs: number },
  submitted: SubmittedBrand[],
): Load {
  let running = true;
  const submissions: Promise<void>[] = [];
  const work = (async () => {
    while (running) {
      submissions.push(submitOne(client, nextUrl(), submitted));
      await delay(everyMs);
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
