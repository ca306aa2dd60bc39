import type { GetRobotsRules } from './assert-allowed.ts';
import { ALL_ALLOWED } from './robots-rules.ts';

export interface IgnoringRobots {
  /** Whether robots.txt is ignored for a URL, because the operator owns its host. */
  ignoresRobots(url: string): boolean;
  robotsOf: GetRobotsRules;
  /** Throws like `robotsOf` if the host of a URL refuses connections. */
  probe(url: string): Promise<void>;
  /** Called once, with the first host whose robots.txt is ignored. */
  onIgnored(host: string): void;
}

/**
 * The rules of one crawl: those of `robotsOf`, except on hosts whose robots.txt is ignored. There everything is allowed
 * without a Crawl-delay. Such a host is only probed with a connection, so that a host that is down is noticed as early.
 */
export function ignoringRobots({ ignoresRobots, robotsOf, probe, onIgnored }: IgnoringRobots): GetRobotsRules {
  const reached = new Set<string>();
  let reported = false;
  return async (url) => {
    if (!ignoresRobots(url)) return robotsOf(url);
    const { origin, host } = new URL(url);
    if (!reported) onIgnored(host);
    reported = true;
    if (!reached.has(origin)) await probe(url);
    reached.add(origin);
    return ALL_ALLOWED;
  };
}
