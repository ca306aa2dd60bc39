import { type BrandDetail, BrandDetailResponse, EvidenceResponse, type SectionStage } from '@brandprint/contracts';
import { AnalysisFailedError, Brandprint } from '@brandprint/sdk';
import type { Count } from '../count.ts';
import type { Product } from '../product.ts';

export interface AccuracyClient {
  /** Submits a site and waits until its analysis is complete or failed. Throws after 15 minutes. */
  analyse(url: string, maxPages: number): Promise<BrandDetail>;
  /** How many values of a section have evidence, and for how many of these the API names a source. */
  evidence(brandId: string, section: SectionStage): Promise<Count>;
  /** A file below the base URL; null if it cannot be read. */
  file(path: string): Promise<Buffer | null>;
}

const TIMEOUT_MS = 900_000;

/** A consumer of the public API. What it returns has passed the schemas of the contract. */
export function createAccuracyClient({ url: baseUrl, key: apiKey }: Pick<Product, 'url' | 'key'>): AccuracyClient {
  const brandprint = new Brandprint({ baseUrl, apiKey });
  return {
    async analyse(url, maxPages) {
      const { brand_id } = await brandprint.brands.create({ url, max_pages: maxPages, cache_ttl: 3600 });
      await brandprint.brands.wait(brand_id, { timeout: TIMEOUT_MS }).catch((error: unknown) => {
        if (!(error instanceof AnalysisFailedError)) throw error;
      });
      const { data } = await brandprint.request('getBrand', { path: { brandId: brand_id } });
      return BrandDetailResponse.parse(data).data;
    },
    async evidence(brandId, section) {
      const { data } = await brandprint.request('getEvidence', { path: { brandId }, query: { section } });
      const values = EvidenceResponse.parse(data).data.flatMap((one) => one.values);
      return { hit: values.filter(({ seen }) => seen.length > 0).length, of: values.length };
    },
    async file(path) {
      const response = await fetch(new URL(path, baseUrl), { headers: { authorization: `Bearer ${apiKey}` } });
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
  };
}
