/** Replaces `URL.canParse`, which in Node 20 rejects any URL with a letter such as ü once V8 has optimised the call. */
export function canParseUrl(url: string, base?: string | URL): boolean {
  try {
    new URL(url, base);
    return true;
  } catch {
    return false;
  }
}
