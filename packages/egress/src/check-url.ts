import { canParseUrl } from '@brandprint/contracts';
import { authorityOf } from './authority.ts';
import type { ResolvedTarget } from './egress-policy.ts';
import { EgressFailed, EgressRefused } from './errors.ts';
import type { FetchContext } from './fetch.ts';
import type { RequestContext } from './refusal.ts';

type CheckContext = Omit<FetchContext, 'userAgent'>;

/** Checks an address as `checkUrl` does. A refusal is logged and reported to `onRefused`. */
export function checkUrlAndReport(context: CheckContext, address: string, requestContext: RequestContext = {}): URL {
  const { policy, secure = false } = context;
  try {
    return policy.checkUrl(address, { secure });
  } catch (error) {
    reportRefusal(context, address, requestContext, error);
    throw error;
  }
}

/** The same with every IP address of its name. An unknown name is logged and reported too. */
export async function resolveAllowedAddress(
  context: CheckContext,
  address: string,
  requestContext: RequestContext = {},
): Promise<ResolvedTarget> {
  const url = checkUrlAndReport(context, address, requestContext);
  try {
    return await context.policy.resolveTarget(authorityOf(url));
  } catch (error) {
    reportRefusal(context, address, requestContext, error);
    throw error;
  }
}

function reportRefusal(
  { logger, onRefused }: CheckContext,
  address: string,
  requestContext: RequestContext,
  error: unknown,
): void {
  if (!(error instanceof EgressRefused || error instanceof EgressFailed)) return;
  const { host, port } = canParseUrl(address) ? authorityOf(new URL(address)) : { host: '', port: 0 };
  logger.info('URL refused', { ...requestContext, host, port, reason: error.reason, detail: error.message });
  onRefused?.({ channel: 'check', host, port, reason: error.reason, requestContext });
}
