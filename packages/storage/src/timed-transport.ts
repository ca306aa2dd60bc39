import type { ClientRequest, IncomingMessage } from 'node:http';
import * as http from 'node:http';
import * as https from 'node:https';
import { UnavailableError } from '@brandprint/platform';

export interface CallTimeouts {
  /** How long the other side may say nothing while it is its turn. */
  idleMs: number;
  /** How long a call may take in all, until the last byte of its answer. */
  totalMs: number;
}

/** The store took too long; it is not worth while to ask it again at once. */
export class StoreTimeoutError extends UnavailableError {
  override name = 'StoreTimeoutError';
}

type Transport = Pick<typeof http, 'request'>;

/** HTTP as the S3 client uses it, with calls that end: a store that hangs must hold nothing for ever. */
export function createTimedTransport(secure: boolean, limits: CallTimeouts): Transport {
  const { request } = secure ? https : http;
  return {
    request(options: http.RequestOptions, onResponse: (response: IncomingMessage) => void) {
      const call = request({ ...options, timeout: limits.idleMs }, (response) => {
        // The client throws these answers away unread, and their connections with them.
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
    // What waits here to be read says that the reader is slow, not the store.
    if (!answer || answer.readableLength === 0) abort(`did not respond for ${idleMs} ms`);
  });
}
