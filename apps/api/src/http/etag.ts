/** The strong ETag of a version. */
export const strongEtag = (version: string): string => `"${version}"`;

/** The ETag of a version that may have other bytes the next time. */
export const weakEtag = (version: string): string => `W/"${version}"`;

/** The tags in If-None-Match or If-Match; RFC 9110, section 8.8.3. */
const TAG = /(W\/)?"([^"]*)"/g;

/** Whether If-None-Match has this tag or `*`: the client's copy is current. */
export function matchesIfNoneMatch(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(TAG)].some(([, , version = '']) => strongEtag(version) === etag);
}

/** The versions on which If-Match allows a change; undefined if any (missing or `*`). Weak tags never match. */
export function versionsIn(ifMatch: string | undefined): readonly string[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return [...ifMatch.matchAll(TAG)].flatMap(([, weak, version = '']) => (weak ? [] : [version]));
}
