import { domainToUnicode } from 'node:url';

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

/** The host of a URL as people write it: in its own script. What is no host name is left as it is. */
export function hostName(url: string): string {
  const { hostname } = new URL(url);
  return domainToUnicode(hostname) || hostname;
}
