import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import type { Socket } from 'node:net';
import { EgressFailed } from './errors.ts';
import { withoutHopByHopHeaders } from './hop-by-hop-headers.ts';

interface RelayLimits {
  /** Called with every chunk's length; throws when a limit is exceeded. */
  count: (bytes: number) => void;
  idleMs: number;
}

/** Forwards bytes both ways. `onError` is called when a limit is reached; a side that disconnects is not an error. */
export function pipeBothWays(
  client: Socket,
  upstream: Socket,
  watch: RelayLimits & { onError: (error: Error) => void },
): void {
  const cut = (): void => {
    client.destroy();
    upstream.destroy();
  };
  const measure = (chunk: Buffer): void => {
    try {
      watch.count(chunk.length);
    } catch (error) {
      cut();
      watch.onError(error as Error);
    }
  };
  const pairs = [
    [client, upstream],
    [upstream, client],
  ] as const;
  for (const [side, other] of pairs) {
    side.on('data', measure).on('error', cut);
    side.on('close', () => other.destroySoon()); // what was already read is still sent
    side.setTimeout(watch.idleMs, cut);
    side.pipe(other);
  }
}

/** The head of an upgrade request, as its server gets it. */
export function serializeUpgradeRequest(request: IncomingMessage, url: URL): string {
  const raw = [
    'Connection',
    'Upgrade',
    'Upgrade',
    request.headers.upgrade ?? '',
    ...withoutHopByHopHeaders(request.rawHeaders),
  ];
  const lines = raw.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1]}`] : []));
  return `${request.method} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

interface ForwardedRequest extends RelayLimits {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  upstream: Socket;
}

/** One plain request and its response over a new connection, closed afterwards. Rejects if either is cut off. */
export function forwardRequest({ request, response, url, upstream, count, idleMs }: ForwardedRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      upstream.destroy();
      reject(error);
    };
    const guarded =
      <T>(step: (value: T) => void) =>
      (value: T): void => {
        try {
          step(value);
        } catch (error) {
          fail(error as Error);
        }
      };
    const measure = guarded((chunk: Buffer) => count(chunk.length));
    upstream.setTimeout(idleMs, () => fail(new EgressFailed('timeout', `${url.host}: idle timeout`)));
    const outgoing = sendRequest({
      createConnection: () => upstream,
      method: request.method ?? 'GET',
      path: url.pathname + url.search,
      headers: upstreamHeaders(request, url),
    });
    outgoing.on('error', fail);
    outgoing.on('upgrade', () => fail(new EgressFailed('protocol', `${url.host}: unexpected protocol upgrade`)));
    outgoing.on(
      'response',
      guarded((answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutHopByHopHeaders(answer.rawHeaders));
        answer.on('data', measure).on('error', fail).pipe(response);
      }),
    );
    response.on('close', () => {
      upstream.destroy();
      resolve();
    });
    request.on('data', measure).on('error', fail).pipe(outgoing);
  });
}

function upstreamHeaders(request: IncomingMessage, url: URL): Record<string, string | string[]> {
  const headers: Record<string, string[]> = Object.create(null);
  const raw = withoutHopByHopHeaders(request.rawHeaders);
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    headers[name] = [...(headers[name] ?? []), raw[index + 1] ?? ''];
  }
  const framing = request.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {};
  return { ...headers, ...framing, host: url.host, connection: 'close' };
}
