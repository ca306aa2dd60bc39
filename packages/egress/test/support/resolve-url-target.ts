import { authorityOf } from '../../src/authority.ts';
import { parseHttpUrl } from '../../src/egress-policy.ts';
import type { EgressPolicy, ResolvedTarget } from '../../src/index.ts';

/** Checks a URL like every channel: first without DNS, then its target. */
export const resolveUrlTarget = async (policy: EgressPolicy, url: string | URL): Promise<ResolvedTarget> =>
  policy.resolveTarget(authorityOf(parseHttpUrl(url)));
