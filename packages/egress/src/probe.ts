import { authorityOf } from './authority.ts';
import { checkUrlAndReport } from './check-url.ts';
import { dial } from './dial.ts';
import { EgressFailed, EgressRefused } from './errors.ts';
import type { FetchContext } from './fetch.ts';
import type { RequestContext } from './refusal.ts';

export interface ProbeOptions {
  signal: AbortSignal;
  about?: RequestContext;
}

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Connects to the host of a URL and closes the connection, without a request. Logs, counts and throws like a fetch that
 * cannot connect: EgressRefused, EgressFailed, or the signal's reason.
 */
export async function probeAddress(door: Omit<FetchContext, 'userAgent'>, url: string, options: ProbeOptions) {
  const { policy, logger, onRefused } = door;
  const { signal, about = {} } = options;
  const place = authorityOf(checkUrlAndReport(door, url, about));
  try {
    const socket = await dial(policy, place, { connectTimeoutMs: CONNECT_TIMEOUT_MS, signal });
    socket.destroy();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EgressRefused || error instanceof EgressFailed) {
      const { reason, message: detail } = error;
      logger.info('address cannot be reached', { ...about, ...place, reason, detail });
      onRefused?.({ channel: 'probe', ...place, reason, requestContext: about });
    }
    throw error;
  }
}
