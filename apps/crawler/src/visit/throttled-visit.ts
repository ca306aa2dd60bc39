import type { PageEvidence, PageKind } from '@brandprint/contracts';
import type { HostThrottle } from '@brandprint/limits';
import { deadlineSignal, FinalError, NO_TRACER, RetryableError, type Tracer } from '@brandprint/platform';
import { REASONS } from '../crawl-failures.ts';
import { siteOf } from '../links/site.ts';
import type { GetRobotsRules } from '../robots/assert-allowed.ts';
import type { VisitOptions } from './page-visit.ts';
import { visitPage } from './visit-page.ts';

/** A page, its end, and a margin: a permit that is held for longer belongs to a dead process. */
const LEASE_MARGIN_MS = 15_000;
/** Maximum number of sites that one URL may lead to, one after the other. */
const MAX_SITES = 5;

/** `pageMs` is the timeout of a page. */
export function createThrottledVisit(hostThrottle: HostThrottle, pageMs: number, tracer: Tracer = NO_TRACER) {
  /**
   * Waits for a permit for a site and returns the function that releases it. Throws RetryableError if `deadline`, which
   * follows the visit's signal, fires first.
   */
  async function acquirePermit(url: string, crawlDelay: number, { signal }: VisitOptions, deadline: AbortSignal) {
    try {
      return await hostThrottle.acquire(siteOf(url), {
        signal: deadline,
        delayMs: crawlDelay * 1_000,
        leaseMs: pageMs + LEASE_MARGIN_MS,
      });
    } catch (error) {
      throw deadline.aborted && !signal.aborted ? new RetryableError(REASONS.crowded) : error;
    }
  }

  /**
   * Visits a page with a permit for its site, and follows it to other sites, never with permits for two at a time.
   * Throws the errors of `visitPage`, those of `visit.assertAllowed` for the other sites, and RetryableError if the permits do
   * not come within `timeoutMs`.
   */
  async function visitThrottled(
    visit: VisitOptions,
    requestedUrl: string,
    kind: PageKind,
    robotsOf: GetRobotsRules,
    permitTimeoutMs: number,
  ) {
    const deadline = deadlineSignal(Math.max(permitTimeoutMs, 0), visit.signal);
    try {
      let url = requestedUrl;
      for (let sites = 0; sites < MAX_SITES; sites += 1) {
        const { crawlDelay } = await robotsOf(url);
        const releasePermit = await acquirePermit(url, crawlDelay, visit, deadline.signal);
        const outcome = await visitPage(visit, url, kind, requestedUrl).finally(releasePermit);
        if (!('redirectUrl' in outcome)) return outcome satisfies PageEvidence;
        url = outcome.redirectUrl;
        await visit.assertAllowed(url);
      }
      throw new FinalError(REASONS.redirects);
    } finally {
      deadline.clear();
    }
  }

  return (...[visit, requestedUrl, ...rest]: Parameters<typeof visitThrottled>): Promise<PageEvidence> =>
    tracer.startActiveSpan('page', { attributes: { 'url.full': requestedUrl } }, () =>
      visitThrottled(visit, requestedUrl, ...rest),
    );
}
