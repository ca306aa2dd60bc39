/**
 * The files that fit into a format, by their size alone, so that the others need not be read. Those that come first have
 * precedence; a smaller one may follow one that does not fit. Files of unknown size are gone.
 */
export function assetsThatFit(
  paths: readonly string[],
  bytesOf: (path: string) => number | undefined,
  maxBytes = Number.POSITIVE_INFINITY,
): string[] {
  let left = maxBytes;
  return paths.filter((path) => {
    const bytes = bytesOf(path);
    if (bytes === undefined || bytes > left) return false;
    left -= bytes;
    return true;
  });
}
