import { Pool } from 'undici';

/** One request, sent again and again. */
export interface Shot {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Any other status ends the run. */
  status: number;
}

export interface Load {
  requests: number;
  bytes: number;
  seconds: number;
}

/** Sends a request over `connections` connections, each as soon as the last answer has come whole, for `seconds`. */
export async function sendFor(
  url: string,
  shot: Shot,
  options: { connections: number; seconds: number },
): Promise<Load> {
  const pool = new Pool(url, { connections: options.connections, pipelining: 1 });
  const load: Load = { requests: 0, bytes: 0, seconds: 0 };
  const started = performance.now();
  const until = started + options.seconds * 1000;
  const lane = async () => {
    while (performance.now() < until) {
      const bytes = await shoot(pool, shot);
      load.bytes += bytes;
      load.requests += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: options.connections }, lane));
    load.seconds = (performance.now() - started) / 1000;
    return load;
  } finally {
    await pool.destroy();
  }
}

/** Answers how many bytes came back. */
async function shoot(pool: Pool, shot: Shot): Promise<number> {
  const { method, path, headers, body } = shot;
  const answer = await pool.request({ method, path, headers, body: body ?? null });
  let bytes = 0;
  for await (const chunk of answer.body) bytes += (chunk as Buffer).length;
  if (answer.statusCode !== shot.status) {
    throw new Error(`${method} ${path} answered ${answer.statusCode} instead of ${shot.status}`);
  }
  return bytes;
}
