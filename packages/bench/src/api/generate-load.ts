import { Pool } from 'undici';

/** One request, sent again and again. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Any other status ends the run. */
  status: number;
}

export interface LoadResult {
  requests: number;
  bytes: number;
  seconds: number;
}

/** Sends a request over `connections` connections, each as soon as the last answer has come whole, for `seconds`. */
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

/** Answers how many bytes came back. */
async function sendRequest(pool: Pool, loadRequest: LoadRequest): Promise<number> {
  const { method, path, headers, body } = loadRequest;
  const answer = await pool.request({ method, path, headers, body: body ?? null });
  let bytes = 0;
  for await (const chunk of answer.body) bytes += (chunk as Buffer).length;
  if (answer.statusCode !== loadRequest.status) {
    throw new Error(`${method} ${path} answered ${answer.statusCode} instead of ${loadRequest.status}`);
  }
  return bytes;
}
