import { isIP } from 'node:net';
import { type Authority, authorityOf, parseAuthority } from '@brandprint/egress/authority';
import { parse } from 'tldts';

/** The hosts of one list item. */
export interface HostPattern {
  /** As in `Authority`: a lower-case ASCII name without a trailing dot, or an IP address. */
  host: string;
  /** Any port if it is missing. */
  port?: number;
  /** The subdomains of `host` at any depth, instead of `host` itself. */
  subdomains?: boolean;
}

/** Parses `host`, `*.host`, `host:port` or `*.host:port`. Throws an Error that says what is wrong with it. */
export function parseHostPattern(item: string): HostPattern {
  const [, wildcard, rest = ''] = /^(\*(?:\.|(?=:|$)))?(.*)$/s.exec(item) ?? [];
  const subdomains = wildcard !== undefined;
  if (subdomains && /^(:\d*)?$/.test(rest))
    throw new Error(`"${item}" means every site; name only hosts that you own, such as *.preview.example.com`);
  const hasPort = /:\d+$/.test(rest);
  const authority = parseAuthority(hasPort ? rest : `${rest}:80`);
  if (!authority || (subdomains && isIP(authority.host)))
    throw new Error(
      `"${item}" is not a host, such as staging.example.com, *.preview.example.com or staging.example.com:8080`,
    );
  const { host, port } = authority;
  if (subdomains && isPublicSuffix(host))
    throw new Error(`"${item}" means the sites of many owners; name only hosts that you own`);
  return { host, ...(hasPort && { port }), ...(subdomains && { subdomains }) };
}

/** Anyone can have a site under `com`, `co.uk` or `github.io`. */
function isPublicSuffix(host: string): boolean {
  const { publicSuffix, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  return publicSuffix === host && (isIcann === true || isPrivate === true);
}

/** Whether the host of a URL matches one of these. */
export const createHostMatcher =
  (patterns: readonly HostPattern[]) =>
  (url: string): boolean => {
    const authority = authorityOf(new URL(url));
    return patterns.some((pattern) => isOneOf(pattern, authority));
  };

const isOneOf = ({ host, port, subdomains }: HostPattern, authority: Authority): boolean =>
  (port === undefined || port === authority.port) &&
  (subdomains ? authority.host.endsWith(`.${host}`) : authority.host === host);
