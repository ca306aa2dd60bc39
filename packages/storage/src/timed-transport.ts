import type { ClientRequest, IncomingMessage } from 'node:http';
import * as http from 'node:http';
import * as https from 'node:https';
import { UnavailableError } from '@brandprint/platform';

export interface CallTimeouts {
  /** How long the other side may be silent while it is its turn. */
  idleMs: number;
  /** Timeout of a call until the last byte of its response. */
  totalMs: number;
}

/** The store took too long; asking again at once is pointless. */
export class StoreTimeoutError extends UnavailableError {
  override name = 'StoreTimeoutError';
}

type Transport = Pick<typeof http, 'request'>;

/** HTTP for the S3 client, with timeouts: a store that hangs must not block anything forever. */
export function createTimedTransport(secure: boolean, limits: CallTimeouts): Transport {
  const { request } = secure ? https : http;
  return {
    request(options: http.RequestOptions, onResponse: (response: IncomingMessage) => void) {
      const call = request({ ...options, timeout: limits.idleMs }, (response) => {
        // The client discards these responses unread, and their connections with them.
        if ((response.statusCode ?? 0) >= 500) response.resume();
        onResponse(response);
      });
      applyTimeouts(call, limits);
      return call;
    },
  } as Transport;
}

function applyTimeouts(call: ClientRequest, { idleMs, totalMs }: CallTimeouts): void {
  const abort = (what: string) => call.destroy(new StoreTimeoutError(`the store ${what}`));
  const total = setTimeout(() => abort(`took longer than ${totalMs} ms`), totalMs);
  call.once('close', () => clearTimeout(total));
  let answer: IncomingMessage | undefined;
  call.once('response', (response) => {
    answer = response;
  });
  call.on('timeout', () => {
    // Unread data means that the reader is slow, not the store.
    if (!answer || answer.readableLength === 0) abort(`did not respond for ${idleMs} ms`);
  });
}
