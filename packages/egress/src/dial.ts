import { isIP, type LookupFunction, type Socket, connect as tcpConnect } from 'node:net';
import { type Authority, formatAuthority } from './authority.ts';
import type { EgressPolicy } from './egress-policy.ts';
import { EgressFailed, egressError } from './errors.ts';

/** Maximum number of a name's addresses to try, for IPv4 and for IPv6. */
const MAX_ADDRESSES_PER_FAMILY = 2;
const ATTEMPT_TIMEOUT_MS = 500;

export interface DialOptions {
  connectTimeoutMs: number;
  signal?: AbortSignal | undefined;
}

/**
 * The only place in the product that connects to an address that a user or page chose. It checks the target, then
 * connects only to the addresses that were checked. Throws EgressRefused or EgressFailed.
 */
export async function dial(policy: EgressPolicy, authority: Authority, options: DialOptions): Promise<Socket> {
  const { host, port, addresses } = await policy.resolveTarget(authority);
  const target = formatAuthority({ host, port });
  if (options.signal?.aborted) throw new EgressFailed('reset', `${target}: aborted`);
  return new Promise((resolve, reject) => {
    const socket = tcpConnect({
      host: isIP(host) ? host : 'resolved.invalid',
      port,
      lookup: fixedLookup(addresses),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS,
      noDelay: true,
    });
    const fail = (error: Error): void => {
      settle();
      socket.on('error', () => {});
      socket.destroy();
      reject(egressError(error, target));
    };
    const abort = (): void => fail(new EgressFailed('reset', `${target}: aborted`));
    const timer = setTimeout(() => fail(new EgressFailed('timeout', target)), options.connectTimeoutMs);
    const settle = (): void => {
      clearTimeout(timer);
      socket.off('error', fail);
      options.signal?.removeEventListener('abort', abort);
    };
    socket.once('error', fail);
    options.signal?.addEventListener('abort', abort);
    socket.once('connect', () => {
      settle();
      resolve(socket);
    });
  });
}

/** A lookup function that returns the given literals for any name. */
function fixedLookup(literals: readonly string[]): LookupFunction {
  const addresses = [4, 6].flatMap((family) => {
    const own = literals.filter((address) => isIP(address) === family);
    return own.slice(0, MAX_ADDRESSES_PER_FAMILY).map((address) => ({ address, family }));
  });
  return (_name, options, callback) => {
    if (options.all) return callback(null, addresses);
    callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  };
}
