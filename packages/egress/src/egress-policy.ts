import { isIP } from 'node:net';
import { withTimeout } from '@brandprint/platform';
import { canonicalAddress, isPublicAddress, ownPublicAddresses } from './address.ts';
import { type Authority, authorityOf, formatAuthority, parseAuthority } from './authority.ts';
import { EgressFailed, EgressRefused } from './errors.ts';
import { createDnsResolver, type ResolveHost, resolveWithSystem } from './resolve-host.ts';

/** A target that may be reached, and the only addresses to use. */
export interface ResolvedTarget extends Authority {
  addresses: readonly string[];
}

/**
 * All throw EgressRefused if the target must not be reached. Those that resolve names throw EgressFailed if that fails.
 */
export interface EgressPolicy {
  /**
   * Checks a URL as far as possible without DNS. `secure` also refuses plain http, unless the target is allowed to be
   * private.
   */
  checkUrl(url: string | URL, options?: { secure?: boolean }): URL;
  /** Checks an authority: port, name and every address of the name. `host` may be in any notation. */
  resolveTarget(target: Authority): Promise<ResolvedTarget>;
}

export interface EgressPolicyOptions {
  /** Targets that may be private and use any port. */
  allow?: readonly Authority[];
  /** Replaces DNS and, for allowed names, the system's resolver. */
  resolve?: ResolveHost;
  /** Ports that submitted and linked URLs may use. */
  ports?: readonly number[];
  dnsTimeoutMs?: number;
  /** The public addresses of this machine, which are refused like private ones. */
  localAddresses?: () => readonly string[];
}

/** A name with more addresses is an attempt to keep us busy. */
const MAX_ADDRESSES = 256;
/** Default ports that submitted and linked URLs may use. */
export const WEB_PORTS: readonly number[] = [80, 443, 8080, 8443];
/** Names that are private by definition, or only valid inside a network, such as names without a dot. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|localdomain|home\.arpa|svc)$/;

export function createEgressPolicy(options: EgressPolicyOptions = {}): EgressPolicy {
  const { ports = WEB_PORTS, dnsTimeoutMs = 3_000, localAddresses = ownPublicAddresses } = options;
  const allowed = new Set((options.allow ?? []).map(formatAuthority));
  const resolvePublic = options.resolve ?? createDnsResolver();
  const resolveAllowed = options.resolve ?? resolveWithSystem;

  /** Checks what needs no DNS. `addresses` is null if the host is a name that has to be resolved. */
  function checkAuthority(target: Authority): Authority & { allowed: boolean; addresses: string[] | null } {
    const formatted = formatAuthority(target);
    const authority = parseAuthority(formatted);
    if (!authority) throw new EgressRefused('bad_url', formatted);
    const { host } = authority;
    const addresses = isIP(host) === 0 ? null : [host];
    if (allowed.has(formatAuthority(authority))) return { ...authority, allowed: true, addresses };
    if (!ports.includes(authority.port)) throw new EgressRefused('bad_port', formatted);
    if (!addresses && (PRIVATE_NAME.test(host) || !host.includes('.')))
      throw new EgressRefused('private_name', formatted);
    if (addresses) assertPublic(addresses, formatted);
    return { ...authority, allowed: false, addresses };
  }

  async function resolveTarget(target: Authority): Promise<ResolvedTarget> {
    const { allowed, addresses, ...authority } = checkAuthority(target);
    if (addresses) return { ...authority, addresses };
    const resolved = await resolveWithTimeout(allowed ? resolveAllowed : resolvePublic, authority.host, dnsTimeoutMs);
    if (!allowed) assertPublic(resolved, formatAuthority(target));
    return { ...authority, addresses: resolved };
  }

  function assertPublic(addresses: readonly string[], where: string): void {
    const privateAddress = addresses.find((address) => !isPublicAddress(address));
    if (privateAddress !== undefined)
      throw new EgressRefused('private_address', `${where} resolves to the private address ${privateAddress}`);
    const localSet = new Set(localAddresses().map(canonicalAddress));
    if (addresses.some((address) => localSet.has(canonicalAddress(address))))
      throw new EgressRefused('own_address', `${where} is an address of this machine`);
  }

  return {
    resolveTarget,
    checkUrl(address, { secure = false } = {}) {
      const url = parseHttpUrl(address);
      const target = checkAuthority(authorityOf(url));
      if (secure && url.protocol !== 'https:' && !target.allowed) throw new EgressRefused('bad_scheme', url.protocol);
      return url;
    },
  };
}

/** An absolute http(s) URL without credentials; anything else is refused. */
export function parseHttpUrl(text: string | URL): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new EgressRefused('bad_url', String(text).slice(0, 200));
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new EgressRefused('bad_scheme', url.protocol);
  if (url.username !== '' || url.password !== '') throw new EgressRefused('credentials', url.host);
  return url;
}

async function resolveWithTimeout(resolve: ResolveHost, host: string, timeoutMs: number): Promise<string[]> {
  try {
    const addresses = await withTimeout(timeoutMs, resolve(host), () => new EgressFailed('dns_timeout', host));
    if (addresses.length === 0 || addresses.length > MAX_ADDRESSES)
      throw new EgressFailed('dns_failure', `${host}: ${addresses.length} addresses`);
    return [...new Set(addresses)];
  } catch (error) {
    if (error instanceof EgressFailed) throw error;
    const timedOut = (error as NodeJS.ErrnoException).code === 'ETIMEOUT';
    throw new EgressFailed(timedOut ? 'dns_timeout' : 'dns_failure', host, error);
  }
}
