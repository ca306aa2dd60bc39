import type { ConditionalHeaders } from '@brandprint/contracts';
import { matchesIfNoneMatch, strongEtag } from './etag.ts';
import { empty } from './route.ts';
import type { RouteResponse } from './route-response.ts';

/** JSON with the ETag of its version, or 304 without building it if the client has that version. */
export async function conditionalJson(
  { version, read }: { version: string; read(): Promise<string | Buffer> },
  headers: ConditionalHeaders,
): Promise<RouteResponse> {
  const etag = strongEtag(version);
  if (matchesIfNoneMatch(etag, headers['if-none-match'])) return empty(304, { ETag: etag });
  return { status: 200, headers: { ETag: etag }, content: { text: await read() } };
}
