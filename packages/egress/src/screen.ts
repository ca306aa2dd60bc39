import { canParseUrl } from '@brandprint/contracts';
import { authorityOf } from './authority.ts';
import { EgressFailed, EgressRefused } from './errors.ts';
import type { FetchDoor } from './fetch.ts';
import type { Target } from './policy.ts';
import type { About } from './refusals.ts';

type Door = Omit<FetchDoor, 'userAgent'>;

/** Judges an address as `screenUrl` does, and tells the log and whoever counts when it is refused. */
export function screenAddress(door: Door, address: string, about: About = {}): URL {
  const { policy, secure = false } = door;
  try {
    return policy.screenUrl(address, { secure });
  } catch (error) {
    tell(door, address, about, error);
    throw error;
  }
}

/** Judges an address, with every address of its name, and tells as `screenAddress` does when it is refused or unknown. */
export async function judgeAddress(door: Door, address: string, about: About = {}): Promise<Target> {
  const url = screenAddress(door, address, about);
  try {
    return await door.policy.judge(authorityOf(url));
  } catch (error) {
    tell(door, address, about, error);
    throw error;
  }
}

function tell({ logger, onRefused }: Door, address: string, about: About, error: unknown): void {
  if (!(error instanceof EgressRefused || error instanceof EgressFailed)) return;
  const { host, port } = canParseUrl(address) ? authorityOf(new URL(address)) : { host: '', port: 0 };
  logger.info('address refused', { ...about, host, port, reason: error.reason, detail: error.message });
  onRefused?.({ door: 'screen', host, port, reason: error.reason, about });
}
