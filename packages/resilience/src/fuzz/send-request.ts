import { type Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { HttpExchange } from '@brandprint/testing/openapi';
import type { Tokens } from './fixture.ts';
import type { FuzzRequest } from './requests.ts';

/** A slower response counts as missing. */
const TIMEOUT_MS = 15_000;

/** Sends a request as it is, and returns the response. Event streams are closed once they have begun. */
export function sendFuzzRequest(
  base: URL,
  agent: Agent,
  fuzzRequest: FuzzRequest,
  tokens: readonly Tokens[],
): Promise<HttpExchange> {
  const { method, path } = fuzzRequest;
  const headers = [['Host', base.host], ...authorization(fuzzRequest, tokens), ...fuzzRequest.headers].flat();
  return new Promise((resolve, reject) => {
    const options = { agent, host: base.hostname, port: base.port, method, path, headers, timeout: TIMEOUT_MS };
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      const done = (body: string | undefined) =>
        resolve({ method, url: urlOf(base, path), status: incoming.statusCode ?? 0, headers: incoming.headers, body });
      if (String(incoming.headers['content-type']).startsWith('text/event-stream')) {
        done(undefined);
        incoming.destroy();
        return;
      }
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('end', () => {
        try {
          done(decoded(Buffer.concat(chunks), incoming.headers['content-encoding']).toString());
        } catch (error) {
          reject(error);
        }
      });
      incoming.once('error', reject);
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error(`no response within ${TIMEOUT_MS} ms`)));
    outgoing.once('error', reject);
    outgoing.end(fuzzRequest.body === undefined ? undefined : Buffer.from(fuzzRequest.body, 'latin1'));
  });
}

/** A path may begin with two slashes or with none (`OPTIONS *`). */
const urlOf = (base: URL, path: string): string => `${base.origin}${path.startsWith('/') ? '' : '/'}${path}`;

function authorization({ auth }: FuzzRequest, tokens: readonly Tokens[]): [string, string][] {
  const own = tokens[auth.workspace];
  if (!own) throw new Error(`there is no workspace ${auth.workspace}`);
  const bearer = (token: string): [string, string] => ['Authorization', `Bearer ${token}`];
  switch (auth.how) {
    case 'none':
      return [];
    case 'twice':
      return [bearer(own.key), bearer(own.key)];
    case 'junk':
      return [['Authorization', auth.junk]];
    default:
      return [bearer(own[auth.how])];
  }
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

function decoded(body: Buffer, encoding = ''): Buffer {
  const decode = DECODERS[encoding];
  return decode && body.length > 0 ? decode(body) : body;
}
