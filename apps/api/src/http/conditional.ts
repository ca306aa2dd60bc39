import type { ConditionalHeaders } from '@brandprint/contracts';
import { isNamed } from './etag.ts';
import { type Answer, empty } from './route.ts';

/** JSON with its tag, or 304 without a look at it where the caller has just that. */
export async function jsonUnlessNamed(
  { etag, read }: { etag: string; read(): Promise<Buffer> },
  headers: ConditionalHeaders,
): Promise<Answer> {
  if (isNamed(etag, headers['if-none-match'])) return empty(304, { ETag: etag });
  return { status: 200, headers: { ETag: etag }, content: { text: await read() } };
}
