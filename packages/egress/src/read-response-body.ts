import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { EgressFailed, EgressRefused } from './errors.ts';

export interface BodyLimits {
  /** Limit of the decoded body. */
  maxBytes: number;
  /** Beyond the limit: fail with `too_large`, or return what fits. */
  overflow: 'error' | 'truncate';
}

/** Accepted encodings of the pinned fetch; it also decodes `deflate`. */
export const ACCEPT_ENCODING = 'gzip, br';
const MAX_ENCODINGS = 2;
/** If a server cuts off a body, what arrived is used, as in a browser. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH };
const DECODERS: Record<string, () => Transform> = {
  gzip: () => createGunzip(LENIENT),
  'x-gzip': () => createGunzip(LENIENT),
  deflate: () => createInflate(LENIENT),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};
const DECODE_ERROR = /^(Z_|ERR_+(BROTLI|ERROR|PADDING))/;

/** Reads and decodes a body, with no more than the limit and one chunk in memory. */
export async function readResponseBody(
  raw: Readable,
  contentEncoding: string,
  { maxBytes, overflow }: BodyLimits,
): Promise<{ body: Buffer; truncated: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of decodeStream(raw, contentEncoding)) {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= maxBytes) continue;
      if (overflow === 'error') throw new EgressRefused('too_large', `more than ${maxBytes} bytes`);
      return { body: Buffer.concat(chunks).subarray(0, maxBytes), truncated: true };
    }
    return { body: Buffer.concat(chunks), truncated: false };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw DECODE_ERROR.test(code) ? new EgressFailed('bad_body', code, error) : error;
  }
}

function decodeStream(raw: Readable, contentEncoding: string): Readable {
  const names = contentEncoding.split(',').map((name) => name.trim().toLowerCase());
  const encodings = names.filter((name) => name !== '' && name !== 'identity').reverse();
  if (encodings.length > MAX_ENCODINGS) throw new EgressFailed('bad_body', 'too many content encodings');
  const decoders = encodings.map((name) => {
    const create = DECODERS[name];
    if (!create) throw new EgressFailed('bad_body', `unsupported content encoding ${name.slice(0, 40)}`);
    return create();
  });
  const last = decoders.at(-1);
  if (!last) return raw;
  pipeline([raw, ...decoders], () => {}); // errors surface where the last stream is read
  return last;
}
