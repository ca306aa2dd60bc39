import { FinalError } from '@brandprint/platform';
import type { CDPSession } from 'puppeteer';
import { REASONS } from '../failures.ts';
import { sameSite } from '../links/site.ts';
import type { Tab, Visit } from './tab.ts';

/** A visit that ended since it leads on, to a site whose turn has to be waited for. */
export interface Hop {
  leadsTo: string;
}

/**
 * Holds every document that the page's window is to show (redirects, refreshes and what scripts open; no frames) until it
 * is clear that it may be asked for: within the site by the rules of its origin, at another site not in this visit. Answers
 * when the visit is over because of that: the hop, or why there is none. A page that was read already stays where it is.
 */
export async function watchHops(session: CDPSession, visit: Visit, tab: Tab): Promise<{ end: Promise<Hop> }> {
  let leave = (_hop: Hop): void => undefined;
  let refuse = (_error: unknown): void => undefined;
  const end = new Promise<Hop>((resolve, reject) => {
    leave = resolve;
    refuse = reject;
  });
  end.catch(() => undefined); // nobody may wait for it any more

  /** Whether the document may be asked for now. */
  async function admits(url: string): Promise<boolean> {
    try {
      if (sameSite(url, tab.url)) {
        await visit.admit(url);
        return true;
      }
      if (visit.site !== undefined) throw new FinalError(REASONS.elsewhere);
      if (!tab.captured) leave({ leadsTo: url });
    } catch (error) {
      if (!tab.captured) refuse(error);
    }
    return false;
  }

  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Fetch.requestPaused', async ({ requestId, frameId, request }) => {
    const shown = frameId === frameTree.frame.id && /^https?:/.test(request.url);
    const going = !shown || (await admits(request.url + (request.urlFragment ?? '')));
    // One that is gone meanwhile, with its page or without, waits for nothing.
    await (going
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
    ).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] });
  return { end };
}
