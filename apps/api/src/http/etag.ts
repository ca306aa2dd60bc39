/** The strong ETag of a version. */
export const strongEtag = (version: string): string => `"${version}"`;

/** The tags in If-None-Match or If-Match; RFC 9110, section 8.8.3. */
const TAG = /(W\/)?"([^"]*)"/g;

/** Whether If-None-Match names this tag, or any at all (`*`): what the caller has is still right. */
export function matchesIfNoneMatch(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(TAG)].some(([, , version = '']) => strongEtag(version) === etag);
}

/** The versions on which If-Match admits a change; undefined if on any: it is missing or `*`. Weak tags count for nothing. */
export function versionsIn(ifMatch: string | undefined): readonly string[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return [...ifMatch.matchAll(TAG)].flatMap(([, weak, version = '']) => (weak ? [] : [version]));
}
