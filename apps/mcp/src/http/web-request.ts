import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { errorResponse } from './responses.ts';

/** Methods that a web request cannot have. */
const REFUSED_METHODS: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** The refusal of a request that cannot be a web request: 405 for its method, 400 for its URL. */
export function refuseRequest({ method = 'GET', url = '/' }: IncomingMessage): Response | undefined {
  if (REFUSED_METHODS.has(method)) {
    return errorResponse(405, 'Method Not Allowed', `${method} is not supported. Use GET, POST or DELETE.`, {
      Allow: 'GET, POST, DELETE, OPTIONS',
    });
  }
  const parsed = URL.parse(absolute(url));
  if (parsed && !parsed.username && !parsed.password) return undefined;
  return errorResponse(400, 'Bad Request', 'The URL of the request is not valid. Send a path, such as /mcp.');
}

/** Only the path counts: the host is whatever the caller claims. */
const absolute = (url: string): string => (url.startsWith('/') ? `http://localhost${url}` : url);

/**
 * A request of Node's server as a web request. Its signal aborts when the caller goes away. Throws for what
 * `refuseRequest` refuses.
 */
export function toWebRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort(new Error('the client closed the connection'));
  });
  const headers = new Headers();
  // A second `Authorization` must not get lost: whoever reads only the first could be misled.
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const { method = 'GET', url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(absolute(url), {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
  });
}

/** Sends a web response; a stream as it comes. */
export async function sendWebResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  // What is left of a refused body would be taken for the next request.
  if (!incoming.complete) outgoing.setHeader('Connection', 'close');
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body) {
    outgoing.end();
    return;
  }
  outgoing.flushHeaders();
  await pipeline(Readable.fromWeb(response.body as WebStream), outgoing);
}
