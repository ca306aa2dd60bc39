import { once } from 'node:events';
import { isIP, type LookupFunction, type Socket, connect as tcpConnect } from 'node:net';
import { deadlineSignal } from '@brandprint/platform';
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
  const socket = tcpConnect({
    host: isIP(host) ? host : 'resolved.invalid',
    port,
    lookup: fixedLookup(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS,
    noDelay: true,
  });
  const deadline = deadlineSignal(options.connectTimeoutMs, ...(options.signal ? [options.signal] : []));
  try {
    await once(socket, 'connect', { signal: deadline.signal });
    return socket;
  } catch (error) {
    socket.on('error', () => {});
    socket.destroy();
    if (options.signal?.aborted) throw new EgressFailed('reset', `${target}: aborted`);
    throw deadline.signal.aborted ? new EgressFailed('timeout', target) : egressError(error, target);
  } finally {
    deadline.clear();
  }
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
