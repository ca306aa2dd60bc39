import { lookup, Resolver } from 'node:dns/promises';
import { escalateAfter } from '@brandprint/platform';

/** All addresses of a name, as literals. Rejects when there are none; may take its time: the policy has the clock. */
export type ResolveHost = (host: string) => Promise<string[]>;

/** The operating system's view, hosts file included; for names that the operator allowed. */
export const resolveWithSystem: ResolveHost = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

export interface DnsResolverOptions {
  /** `address` or `address:port` of each; those of the system unless told. */
  servers?: readonly string[];
  timeoutMs?: number;
  /** How long the other family is waited for once one has answered. */
  graceMs?: number;
  /** How long an answer is good for. */
  ttlMs?: number;
  maxEntries?: number;
}

/**
 * The name servers' view, for names that strangers chose: unlike the system's look-up it holds no thread of the
 * pool while a dead name server is waited for. Answers are shared for `ttlMs`, running questions too.
 */
export function createDnsResolver(options: DnsResolverOptions = {}): ResolveHost {
  const { servers, timeoutMs = 1_500, graceMs = 1_000, ttlMs = 30_000, maxEntries = 1_000 } = options;
  const cache = new Map<string, { answer: Promise<string[]>; until: number }>();

  return (host) => {
    const hit = cache.get(host);
    if (hit && hit.until > Date.now()) return hit.answer;
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
    if (servers) resolver.setServers(servers);
    const answer = queryBothFamilies(resolver, host, servers === undefined, graceMs);
    cache.delete(host);
    cache.set(host, { answer, until: Date.now() + ttlMs });
    answer.catch(() => cache.delete(host));
    const oldest = cache.keys().next();
    if (cache.size > maxEntries && !oldest.done) cache.delete(oldest.value);
    return answer;
  };
}

/**
 * Both families; some name servers answer questions for one only, and drop the others: `graceMs` after one has answered, the
 * other one is not waited for. What has not come is used by nobody.
 */
async function queryBothFamilies(
  resolver: Resolver,
  host: string,
  fallBackToSystem: boolean,
  graceMs: number,
): Promise<string[]> {
  const questions = [resolver.resolve4(host), resolver.resolve6(host)];
  const settled = Promise.allSettled(questions);
  Promise.any(questions).then(
    () => escalateAfter(graceMs, settled, () => resolver.cancel()),
    () => undefined, // heard of below
  );
  const answers = await settled;
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length > 0) return addresses;
  const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  const noServer = errors.every((error) => error.code === 'ECONNREFUSED');
  if (noServer && fallBackToSystem) return resolveWithSystem(host);
  throw errors[0];
}
