import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';

/** A request of Node's server as a web request. Its signal aborts when the caller goes away. */
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
  // Only the path counts: the host is whatever the caller claims.
  return new Request(new URL(url.startsWith('/') ? `http://localhost${url}` : url), {
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
