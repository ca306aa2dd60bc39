import { canParseUrl } from '@brandprint/contracts';
import { authorityOf } from './authority.ts';
import { EgressRefused } from './errors.ts';
import type { FetchDoor } from './fetch.ts';
import type { About } from './refusals.ts';

/** Judges an address as `screenUrl` does, and tells the log and whoever counts when it is refused. */
export function screenAddress(door: Omit<FetchDoor, 'userAgent'>, address: string, about: About = {}): URL {
  const { policy, logger, onRefused, secure = false } = door;
  try {
    return policy.screenUrl(address, { secure });
  } catch (error) {
    if (error instanceof EgressRefused) {
      const { host, port } = canParseUrl(address) ? authorityOf(new URL(address)) : { host: '', port: 0 };
      logger.info('address refused', { ...about, host, port, reason: error.reason, detail: error.message });
      onRefused?.({ door: 'screen', host, port, reason: error.reason, about });
    }
    throw error;
  }
}
