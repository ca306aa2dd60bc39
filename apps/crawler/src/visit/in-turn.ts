import type { PageEvidence, PageKind } from '@brandprint/contracts';
import type { Pacer } from '@brandprint/limits';
import { FinalError, NO_TRACER, RetryableError, type Tracer } from '@brandprint/platform';
import { REASONS } from '../failures.ts';
import { siteOf } from '../links/site.ts';
import type { RobotsOf } from '../robots/admission.ts';
import type { Visit } from './tab.ts';
import { visitPage } from './visit-page.ts';

/** A page, its end, and some more: what holds a turn for longer is dead. */
const LEASE_BEYOND_PAGE_MS = 15_000;
/** Sites that one address may lead to, one after the other. */
const MAX_SITES = 5;

/** `pageMs` is the most that a page takes. */
export function createVisitInTurn(pacer: Pacer, pageMs: number, tracer: Tracer = NO_TRACER) {
  /** Waits for a turn at a site. Answers how to end it; throws RetryableError if `patience` fires first. */
  async function turnAt(url: string, crawlDelay: number, { signal }: Visit, patience: AbortSignal) {
    try {
      return await pacer.enter(siteOf(url), {
        signal: AbortSignal.any([signal, patience]),
        gapMs: crawlDelay * 1_000,
        leaseMs: pageMs + LEASE_BEYOND_PAGE_MS,
      });
    } catch (error) {
      throw patience.aborted && !signal.aborted ? new RetryableError(REASONS.crowded) : error;
    }
  }

  /**
   * Visits a page when it is its turn at the site, and along the sites to which it leads, never in the turns of two at a time.
   * Throws as `visitPage` does, as `visit.admit` does of the sites it is led to, and RetryableError if the turns do not come
   * within `patienceMs`.
   */
  async function visitInTurn(visit: Visit, asked: string, kind: PageKind, robotsOf: RobotsOf, patienceMs: number) {
    const patience = AbortSignal.timeout(Math.max(Math.round(patienceMs), 0));
    let url = asked;
    for (let sites = 0; sites < MAX_SITES; sites += 1) {
      const { crawlDelay } = await robotsOf(url);
      const leave = await turnAt(url, crawlDelay, visit, patience);
      const outcome = await visitPage(visit, url, kind, asked).finally(leave);
      if (!('leadsTo' in outcome)) return outcome satisfies PageEvidence;
      url = outcome.leadsTo;
      await visit.admit(url);
    }
    throw new FinalError(REASONS.redirects);
  }

  return (...[visit, asked, ...rest]: Parameters<typeof visitInTurn>): Promise<PageEvidence> =>
    tracer.span('page', { attributes: { 'url.full': asked } }, () => visitInTurn(visit, asked, ...rest));
}
