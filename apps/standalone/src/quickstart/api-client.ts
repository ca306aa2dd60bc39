import { type BrandDetail, BrandDetailResponse, ParseResponse, type Stage } from '@brandprint/contracts';

interface ParseOptions {
  url: string;
  maxPages: number | undefined;
  stages: Stage[] | undefined;
}

/** A client of the public API. */
export interface ApiClient {
  /** Submits a site; returns the brand's id. */
  parse(options: ParseOptions): Promise<string>;
  /** The brand, as validated data and as the raw body. */
  brand(id: string): Promise<{ data: BrandDetail; body: string }>;
}

export function createApiClient(baseUrl: string, apiKey: string): ApiClient {
  const authorization = `Bearer ${apiKey}`;
  const send = async (path: string, init: RequestInit = {}): Promise<string> => {
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await fetch(new URL(path, baseUrl), { ...init, headers });
    const body = await response.text();
    if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${path} returned ${response.status}: ${body}`);
    return body;
  };
  return {
    async parse({ url, maxPages, stages }) {
      const body = JSON.stringify({ url, max_pages: maxPages, stages });
      const answer = await send('/v1/api/parse', { method: 'POST', body });
      return ParseResponse.parse(JSON.parse(answer)).data.brand_id;
    },
    async brand(id) {
      const body = await send(`/v1/api/brands/${id}`);
      return { data: BrandDetailResponse.parse(JSON.parse(body)).data, body };
    },
  };
}
