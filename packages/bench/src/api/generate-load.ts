import { Pool } from 'undici';

/** A request to send repeatedly. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Any other status is an error. */
  status: number;
}

export interface LoadResult {
  requests: number;
  bytes: number;
  seconds: number;
}

/** Repeats a request for `seconds` on `connections` connections, one at a time on each. */
export async function generateLoad(
  url: string,
  request: LoadRequest,
  options: { connections: number; seconds: number },
): Promise<LoadResult> {
  const pool = new Pool(url, { connections: options.connections, pipelining: 1 });
  const load: LoadResult = { requests: 0, bytes: 0, seconds: 0 };
  const started = performance.now();
  const until = started + options.seconds * 1000;
  const worker = async () => {
    while (performance.now() < until) {
      const bytes = await sendRequest(pool, request);
      load.bytes += bytes;
      load.requests += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: options.connections }, worker));
    load.seconds = (performance.now() - started) / 1000;
    return load;
  } finally {
    await pool.destroy();
  }
}

/** Returns the bytes of the response body. */
async function sendRequest(pool: Pool, loadRequest: LoadRequest): Promise<number> {
  const { method, path, headers, body } = loadRequest;
  const response = await pool.request({ method, path, headers, body: body ?? null });
  let bytes = 0;
  for await (const chunk of response.body) bytes += (chunk as Buffer).length;
  if (response.statusCode !== loadRequest.status) {
    throw new Error(`${method} ${path} responded ${response.statusCode} instead of ${loadRequest.status}`);
  }
  return bytes;
}
