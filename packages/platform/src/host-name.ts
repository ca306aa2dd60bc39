import { domainToUnicode } from 'node:url';

/** The host of a URL as people write it: in its own script. What is no host name is left as it is. */
export function hostName(url: string): string {
  const { hostname } = new URL(url);
  return domainToUnicode(hostname) || hostname;
}
