import { Readable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';

const isGzip = (body: Buffer): boolean => body[0] === 0x1f && body[1] === 0x8b;

/** Decompresses a file that may be gzip, as far as it is valid and within the limit. */
export async function gunzipUpTo(body: Buffer, maxBytes: number): Promise<Buffer> {
  if (!isGzip(body)) return body.subarray(0, maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  const source = Readable.from([body]).pipe(createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }));
  try {
    for await (const chunk of source) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  } catch {
    // What came before the error is text too.
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
