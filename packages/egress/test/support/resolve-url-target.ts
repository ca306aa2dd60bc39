import { authorityOf } from '../../src/authority.ts';
import { parseHttpUrl } from '../../src/egress-policy.ts';
import type { EgressPolicy, ResolvedTarget } from '../../src/index.ts';

/** Judges a URL as every door does: what it says of itself, then its place. */
export const resolveUrlTarget = async (policy: EgressPolicy, url: string | URL): Promise<ResolvedTarget> =>
  policy.resolveTarget(authorityOf(parseHttpUrl(url)));
