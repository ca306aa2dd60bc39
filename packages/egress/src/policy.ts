import { isIP } from 'node:net';
import { within } from '@brandprint/platform';
import { isPublicAddress, ownAddresses, plainAddress } from './address.ts';
import { type Authority, authorityOf, formatAuthority, parseAuthority } from './authority.ts';
import { EgressFailed, EgressRefused } from './errors.ts';
import { createNameServerResolve, type Resolve, resolveBySystem } from './resolve.ts';

/** A place that may be reached, and the only addresses at which. */
export interface Target extends Authority {
  addresses: readonly string[];
}

/** All throw EgressRefused when the place must not be reached; those that resolve names, EgressFailed when one does not. */
export interface EgressPolicy {
  /**
   * Judges a URL as far as that goes without asking a name server. `secure` refuses plain http too, unless the place is
   * allowed to be private.
   */
  screenUrl(url: string | URL, options?: { secure?: boolean }): URL;
  /** Judges a place: port, name and every address of the name. `host` may be in any notation. */
  judge(place: Authority): Promise<Target>;
}

export interface EgressPolicyOptions {
  /** May be private and at any port. */
  allow?: readonly Authority[];
  /** Instead of the name servers and, for allowed names, the system. */
  resolve?: Resolve;
  /** Ports that strangers' addresses may name. */
  ports?: readonly number[];
  dnsTimeoutMs?: number;
  /** The public addresses of this machine, which are as closed as private ones. */
  own?: () => readonly string[];
}

/** A name with more addresses is made to keep us busy. */
const MAX_ADDRESSES = 256;
/** Those that strangers' addresses may name, unless told otherwise. */
export const WEB_PORTS: readonly number[] = [80, 443, 8080, 8443];
/** Names that mean something private by definition, or only inside one network; a name without a dot does too. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|localdomain|home\.arpa|svc)$/;

export function createEgressPolicy(options: EgressPolicyOptions = {}): EgressPolicy {
  const { ports = WEB_PORTS, dnsTimeoutMs = 3_000, own = ownAddresses } = options;
  const allowed = new Set((options.allow ?? []).map(formatAuthority));
  const resolveStranger = options.resolve ?? createNameServerResolve();
  const resolveAllowed = options.resolve ?? resolveBySystem;

  /** What a place says of itself. `addresses` is null where a name has to be resolved. */
  function screen(place: Authority): Authority & { allowed: boolean; addresses: string[] | null } {
    const written = formatAuthority(place);
    const authority = parseAuthority(written);
    if (!authority) throw new EgressRefused('bad_url', written);
    const { host } = authority;
    const addresses = isIP(host) === 0 ? null : [host];
    if (allowed.has(formatAuthority(authority))) return { ...authority, allowed: true, addresses };
    if (!ports.includes(authority.port)) throw new EgressRefused('bad_port', written);
    if (!addresses && (PRIVATE_NAME.test(host) || !host.includes('.')))
      throw new EgressRefused('private_name', written);
    if (addresses) mustBeOpen(addresses, written);
    return { ...authority, allowed: false, addresses };
  }

  async function judge(place: Authority): Promise<Target> {
    const { allowed, addresses, ...authority } = screen(place);
    if (addresses) return { ...authority, addresses };
    const resolved = await answersOf(allowed ? resolveAllowed : resolveStranger, authority.host, dnsTimeoutMs);
    if (!allowed) mustBeOpen(resolved, formatAuthority(place));
    return { ...authority, addresses: resolved };
  }

  function mustBeOpen(addresses: readonly string[], where: string): void {
    const closed = addresses.find((address) => !isPublicAddress(address));
    if (closed !== undefined) throw new EgressRefused('private_address', `${where} is at ${closed}`);
    const ours = new Set(own().map(plainAddress));
    if (addresses.some((address) => ours.has(plainAddress(address))))
      throw new EgressRefused('own_address', `${where} is this machine`);
  }

  return {
    judge,
    screenUrl(address, { secure = false } = {}) {
      const url = readUrl(address);
      const place = screen(authorityOf(url));
      if (secure && url.protocol !== 'https:' && !place.allowed) throw new EgressRefused('bad_scheme', url.protocol);
      return url;
    },
  };
}

/** An absolute http(s) URL without credentials; anything else is refused. */
export function readUrl(text: string | URL): URL {
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

async function answersOf(resolve: Resolve, host: string, timeoutMs: number): Promise<string[]> {
  try {
    const addresses = await within(timeoutMs, resolve(host), () => new EgressFailed('dns_timeout', host));
    if (addresses.length === 0 || addresses.length > MAX_ADDRESSES)
      throw new EgressFailed('dns_failure', `${host}: ${addresses.length} addresses`);
    return [...new Set(addresses)];
  } catch (error) {
    if (error instanceof EgressFailed) throw error;
    const silent = (error as NodeJS.ErrnoException).code === 'ETIMEOUT';
    throw new EgressFailed(silent ? 'dns_timeout' : 'dns_failure', host, error);
  }
}
