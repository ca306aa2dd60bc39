import { authorityOf } from '../../src/authority.ts';
import type { EgressPolicy, Target } from '../../src/index.ts';
import { readUrl } from '../../src/policy.ts';

/** Judges a URL as every door does: what it says of itself, then its place. */
export const judgeUrl = async (policy: EgressPolicy, url: string | URL): Promise<Target> =>
  policy.judge(authorityOf(readUrl(url)));
