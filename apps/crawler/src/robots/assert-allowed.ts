import { EgressFailed } from '@brandprint/egress';
import { FinalError } from '@brandprint/platform';
import { REASONS } from '../crawl-failures.ts';
import type { RobotsRules } from './robots-rules.ts';

/** The rules for the origin of a URL. */
export type GetRobotsRules = (url: string) => Promise<RobotsRules>;

/** Throws if the page must not be visited. Fetching the rules also tells whether the site is reachable. */
export async function assertFirstPageAllowed(url: string, robotsOf: GetRobotsRules): Promise<void> {
  const robots = await robotsOf(url).catch((error: unknown) => {
    // An unknown name or a closed port will not change within a minute.
    if (error instanceof EgressFailed && ['dns_failure', 'refused'].includes(error.reason)) {
      throw new FinalError(error.publicReason, { detail: error.message, cause: error });
    }
    throw error;
  });
  if (!robots.allows(url)) throw new FinalError(REASONS.robots);
}

/** Throws if the page must not be visited. */
export async function assertInnerPageAllowed(url: string, robotsOf: GetRobotsRules): Promise<void> {
  if (!(await robotsOf(url)).allows(url)) throw new FinalError(REASONS.robotsPage);
}
