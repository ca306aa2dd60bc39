import { setTimeout as wait } from 'node:timers/promises';
import { type BrandDetail, BrandDetailResponse, EvidenceResponse, ParseResponse } from '@brandprint/contracts';
import type { Count } from '../count.ts';
import type { Product } from '../product.ts';

export interface AccuracyClient {
  /** Submits a site and waits until its analysis is complete or failed. Throws after 15 minutes. */
  analyse(url: string, maxPages: number): Promise<BrandDetail>;
  /** How many values of a section have evidence, and for how many of these the API names a source. */
  evidence(brandId: string, section: string): Promise<Count>;
  /** A file below the base URL; null if it cannot be read. */
  file(path: string): Promise<Buffer | null>;
}

const POLL_MS = 250;
const TIMEOUT_MS = 900_000;

/** A consumer of the public API. */
export function createAccuracyClient({ url: base, key }: Pick<Product, 'url' | 'key'>): AccuracyClient {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const send = async (path: string, body?: object): Promise<Response> =>
    fetch(new URL(path, base), body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  const json = async (response: Response): Promise<unknown> => {
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.url} responded ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  return {
    async analyse(url, maxPages) {
      const until = Date.now() + TIMEOUT_MS;
      const { brand_id } = ParseResponse.parse(
        await json(await send('/v1/api/parse', { url, max_pages: maxPages, cache_ttl: 3600 })),
      ).data;
      for (;;) {
        const { data } = BrandDetailResponse.parse(await json(await send(`/v1/api/brands/${brand_id}`)));
        if (data.analysis_status === 'complete' || data.analysis_status === 'failed') return data;
        if (Date.now() > until)
          throw new Error(
            `The analysis of ${url} is still ${data.analysis_status} after ${TIMEOUT_MS / 60_000} minutes.`,
          );
        await wait(POLL_MS);
      }
    },
    async evidence(brandId, section) {
      const { data } = EvidenceResponse.parse(
        await json(await send(`/v1/api/brands/${brandId}/evidence?section=${section}`)),
      );
      const values = data.flatMap((one) => one.values);
      return { hit: values.filter(({ seen }) => seen.length > 0).length, of: values.length };
    },
    async file(path) {
      const response = await send(path);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
  };
}
