import { canParseUrl } from '@brandprint/contracts';
import { authorityOf } from './authority.ts';
import type { ResolvedTarget } from './egress-policy.ts';
import { EgressFailed, EgressRefused } from './errors.ts';
import type { FetchContext } from './fetch.ts';
import type { RequestContext } from './refusal.ts';

type Door = Omit<FetchContext, 'userAgent'>;

/** Checks a URL like `checkUrl`, and reports a refusal to the log and the observer. */
export function checkUrlAndReport(context: Door, address: string, about: RequestContext = {}): URL {
  const { policy, secure = false } = context;
  try {
    return policy.checkUrl(address, { secure });
  } catch (error) {
    tell(context, address, about, error);
    throw error;
  }
}

/** Checks a URL with every address of its name, and reports a refusal or failure like `checkUrlAndReport`. */
export async function judgeAddress(door: Door, address: string, about: RequestContext = {}): Promise<ResolvedTarget> {
  const url = checkUrlAndReport(door, address, about);
  try {
    return await door.policy.resolveTarget(authorityOf(url));
  } catch (error) {
    tell(door, address, about, error);
    throw error;
  }
}

function tell({ logger, onRefused }: Door, address: string, requestContext: RequestContext, error: unknown): void {
  if (!(error instanceof EgressRefused || error instanceof EgressFailed)) return;
  const { host, port } = canParseUrl(address) ? authorityOf(new URL(address)) : { host: '', port: 0 };
  logger.info('URL refused', { ...requestContext, host, port, reason: error.reason, detail: error.message });
  onRefused?.({ channel: 'screen', host, port, reason: error.reason, requestContext });
}
