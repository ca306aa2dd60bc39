import { isIP, type LookupFunction, type Socket, connect as tcpConnect } from 'node:net';
import { type Authority, formatAuthority } from './authority.ts';
import { EgressFailed, egressError } from './errors.ts';
import type { EgressPolicy } from './policy.ts';

/** How many of a name's addresses are tried, of IPv4 and of IPv6. */
const MAX_OF_FAMILY = 2;
const ATTEMPT_TIMEOUT_MS = 500;

export interface DialOptions {
  connectTimeoutMs: number;
  signal?: AbortSignal | undefined;
}

/**
 * The one place in the product that opens a connection to an address a stranger chose: judges the place, then dials
 * the addresses that were judged and no other. Throws EgressRefused or EgressFailed.
 */
export async function dial(policy: EgressPolicy, place: Authority, options: DialOptions): Promise<Socket> {
  const { host, port, addresses } = await policy.judge(place);
  const where = formatAuthority({ host, port });
  if (options.signal?.aborted) throw new EgressFailed('reset', `${where}: given up`);
  return new Promise((resolve, reject) => {
    const socket = tcpConnect({
      host: isIP(host) ? host : 'judged.invalid',
      port,
      lookup: only(addresses),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS,
      noDelay: true,
    });
    const giveUp = (error: Error): void => {
      settle();
      socket.on('error', () => {});
      socket.destroy();
      reject(egressError(error, where));
    };
    const abort = (): void => giveUp(new EgressFailed('reset', `${where}: given up`));
    const timer = setTimeout(() => giveUp(new EgressFailed('timeout', where)), options.connectTimeoutMs);
    const settle = (): void => {
      clearTimeout(timer);
      socket.off('error', giveUp);
      options.signal?.removeEventListener('abort', abort);
    };
    socket.once('error', giveUp);
    options.signal?.addEventListener('abort', abort);
    socket.once('connect', () => {
      settle();
      resolve(socket);
    });
  });
}

/** A look-up that answers some of the given literals for whatever name it is asked. */
function only(literals: readonly string[]): LookupFunction {
  const addresses = [4, 6].flatMap((family) => {
    const own = literals.filter((address) => isIP(address) === family);
    return own.slice(0, MAX_OF_FAMILY).map((address) => ({ address, family }));
  });
  return (_name, options, callback) => {
    if (options.all) return callback(null, addresses);
    callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  };
}
