import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from '@brandprint/harness/fleet';
import { waitFor } from '@brandprint/testing';
import type { SubmittedBrand } from './audit.ts';
import { FATAL_PATH } from './crashing-site.ts';
import { connectToRows } from './database-rows.ts';
import type { RetryingClient } from './retrying-client.ts';

/** In seconds; the shortest that the API accepts. */
export const CACHE_TTL = 300;
/** Time in which a page that kills its crawler must fail. */
export const FATAL_PAGE_LIMIT_SECONDS = 90;

/** Submits a brand every `everyMs`, numbered from `first`, and waits for all responses. */
export async function submitBrands(
  client: RetryingClient,
  url: string,
  { brands, everyMs, first = 1 }: { brands: number; everyMs: number; first?: number },
  submitted: SubmittedBrand[],
): Promise<void> {
  const submissions: Promise<string>[] = [];
  for (let number = first; number < first + brands; number += 1) {
    submissions.push(submit(client, `${url}/b/${number}`, submitted));
    await pause(everyMs);
  }
  await Promise.all(submissions);
}

/** Submits a page that kills its crawler, and other pages before and after it. Returns the seconds until it has failed. */
export async function measureFatalPage(
  fleet: Fleet,
  client: RetryingClient,
  url: string,
  submitted: SubmittedBrand[],
): Promise<number> {
  const [before, after] = [
    [1_000_001, 1_000_002],
    [1_000_003, 1_000_004],
  ].map((numbers) => numbers.map((number) => `${url}/b/${number}`)) as [string[], string[]];
  const [fatal] = await Promise.all([
    submit(client, `${url}${FATAL_PATH}`, submitted, true),
    ...before.map((one) => submit(client, one, submitted)),
  ]);
  const began = performance.now();
  for (const one of after) await submit(client, one, submitted);
  const rows = await connectToRows(fleet.services.postgres.url(), fleet.workspaceId);
  try {
    await waitFor(() => rows.hasFailed(fatal), 2 * FATAL_PAGE_LIMIT_SECONDS * 1000);
    return (performance.now() - began) / 1000;
  } finally {
    await rows.stop();
  }
}

async function submit(
  client: RetryingClient,
  url: string,
  submitted: SubmittedBrand[],
  fails = false,
): Promise<string> {
  const request = { url, max_pages: 1, stages: ['things'], cache_ttl: CACHE_TTL };
  const brandId = await client.submit(url, request);
  submitted.push({ brandId, fails });
  return brandId;
}
