import {
  type BrandDetail,
  BrandDetailResponse,
  type ExportFormat,
  ParseResponse,
  type Stage,
} from '@brandprint/contracts';
import { delay, retryAfterMs } from '@brandprint/platform';

interface ParseOptions {
  url: string;
  maxPages: number | undefined;
  stages: Stage[] | undefined;
}

/** The status of a file that is being printed. */
const PRINTING = 202;
const PRINT_TIMEOUT_MS = 120_000;

/** A client of the public API. */
export interface ApiClient {
  /** Submits a site; returns the brand's id. */
  parse(options: ParseOptions): Promise<string>;
  /** The brand, as validated data and as the raw body. */
  brand(id: string): Promise<{ data: BrandDetail; body: string }>;
  /** The brand in a format, and the name of its file. */
  export(id: string, format: ExportFormat): Promise<{ fileName: string; bytes: Buffer }>;
}

export function createApiClient(baseUrl: string, apiKey: string): ApiClient {
  const authorization = `Bearer ${apiKey}`;
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await fetch(new URL(path, baseUrl), { ...init, headers });
    if (response.ok) return response;
    throw new Error(`${init.method ?? 'GET'} ${path} returned ${response.status}: ${await response.text()}`);
  };
  const send = async (path: string, init?: RequestInit): Promise<string> => (await request(path, init)).text();
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
    async export(id, format) {
      const path = `/v1/api/brands/${id}/exports/${format}`;
      let response = await request(path);
      const deadline = performance.now() + PRINT_TIMEOUT_MS;
      while (response.status === PRINTING) {
        if (performance.now() > deadline) throw new Error(`GET ${path}: not printed within two minutes`);
        await delay(retryAfterMs(response.headers.get('retry-after')) ?? 1_000);
        response = await request(path);
      }
      const [, fileName] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
      if (!fileName) throw new Error(`GET ${path} returned no file name`);
      return { fileName, bytes: Buffer.from(await response.arrayBuffer()) };
    },
  };
}
