import { domainToUnicode } from 'node:url';

/** The host of a URL in readable form (Unicode). What is not a host name is returned unchanged. */
export function hostName(url: string): string {
  const { hostname } = new URL(url);
  return domainToUnicode(hostname) || hostname;
}
