import type { ConditionalHeaders } from '@brandprint/contracts';
import type { Answer } from './answer.ts';
import { etagOf, isNamed } from './etag.ts';
import { empty } from './route.ts';

/** JSON with the ETag of its version, or 304 without a look at it where the caller has just that. */
export async function jsonUnlessNamed(
  { version, read }: { version: string; read(): Promise<string | Buffer> },
  headers: ConditionalHeaders,
): Promise<Answer> {
  const etag = etagOf(version);
  if (isNamed(etag, headers['if-none-match'])) return empty(304, { ETag: etag });
  return { status: 200, headers: { ETag: etag }, content: { text: await read() } };
}
