import { authorityOf } from './authority.ts';
import { checkUrlAndReport } from './check-url.ts';
import { dial } from './dial.ts';
import { EgressFailed, EgressRefused } from './errors.ts';
import type { FetchContext } from './fetch.ts';
import type { RequestContext } from './refusal.ts';

export interface ProbeOptions {
  signal: AbortSignal;
  requestContext?: RequestContext;
}

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Connects to the host of a URL and closes the connection, without a request. Logs, counts and throws like a fetch that
 * cannot connect: EgressRefused, EgressFailed, or the signal's reason.
 */
export async function probeAddress(context: Omit<FetchContext, 'userAgent'>, url: string, options: ProbeOptions) {
  const { policy, logger, onRefused } = context;
  const { signal, requestContext = {} } = options;
  const authority = authorityOf(checkUrlAndReport(context, url, requestContext));
  try {
    const socket = await dial(policy, authority, { connectTimeoutMs: CONNECT_TIMEOUT_MS, signal });
    socket.destroy();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EgressRefused || error instanceof EgressFailed) {
      const { reason, message: detail } = error;
      logger.info('address cannot be reached', { ...requestContext, ...authority, reason, detail });
      onRefused?.({ channel: 'probe', ...authority, reason, requestContext });
    }
    throw error;
  }
}
