/**
 * What `URL.canParse` should answer. Node 20's own says no to any address with a letter such as ü once V8 has compiled the
 * call, so it is not used here.
 */
export function canParseUrl(url: string, base?: string | URL): boolean {
  try {
    new URL(url, base);
    return true;
  } catch {
    return false;
  }
}
