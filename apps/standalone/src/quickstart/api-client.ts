import { randomUUID } from 'node:crypto';
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
/** The server asks to come again: on a busy machine its database may be slow to answer. */
const UNAVAILABLE = 503;
const MAX_ATTEMPTS = 10;
const DEFAULT_WAIT_MS = 1_000;

/** A client of the public API. While the server is unavailable (503), it asks again, ten times in all. */
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
    const headers = { authorization, 'content-type': 'application/json', ...init.headers };
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(new URL(path, baseUrl), { ...init, headers });
      if (response.ok) return response;
      const message = await response.text();
      if (response.status !== UNAVAILABLE || attempt === MAX_ATTEMPTS)
        throw new Error(`${init.method ?? 'GET'} ${path} returned ${response.status}: ${message}`);
      await delay(retryAfterMs(response.headers.get('retry-after')) ?? DEFAULT_WAIT_MS);
    }
  };
  const send = async (path: string, init?: RequestInit): Promise<string> => (await request(path, init)).text();
  return {
    async parse({ url, maxPages, stages }) {
      const body = JSON.stringify({ url, max_pages: maxPages, stages });
      // Sent again, it does nothing twice.
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await send('/v1/api/parse', { method: 'POST', headers, body });
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
        await delay(retryAfterMs(response.headers.get('retry-after')) ?? DEFAULT_WAIT_MS);
        response = await request(path);
      }
      const [, fileName] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
      if (!fileName) throw new Error(`GET ${path} returned no file name`);
      return { fileName, bytes: Buffer.from(await response.arrayBuffer()) };
    },
  };
}
