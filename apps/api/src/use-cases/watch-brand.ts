import { isActive } from '@brandprint/contracts';
import {
  type BrandEvent,
  type EventStanding,
  findEventStanding,
  readEvents,
  webhookPayload,
} from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';

/** Events read at a time. */
const BATCH = 100;

/** An event of a brand; `payload` is JSON, as webhooks get it. */
export interface StreamedEvent {
  seq: number;
  type: string;
  payload: string;
}

/** `ended`: there is nothing to tell any more. `full`: as many streams as may be open are open. */
export type Watched =
  | { kind: 'events'; events: (signal: AbortSignal) => AsyncIterable<StreamedEvent> }
  | { kind: 'full'; of: 'workspace' | 'process' }
  | { kind: 'ended' };

/**
 * What happened to a brand after a place, then what happens, until its newest analysis is final and everything is told; the
 * beginning of that analysis is the place where none is named. Throws BRAND_NOT_FOUND.
 */
export async function watchBrand(
  { deps, caller }: Context,
  { brandId, lastEventId }: { brandId: string; lastEventId: number | undefined },
): Promise<Watched> {
  const { workspaceId } = caller;
  const { database } = deps.pipeline;
  const standing = await findEventStanding(database, { workspaceId, brandId });
  if (!standing) throw new ApiError('BRAND_NOT_FOUND');
  // One that never was (of another brand) is taken for the newest.
  const after = Math.min(lastEventId ?? standing.beforeNewest, standing.seq);
  if (
    !isActive(standing.status) &&
    (await readEvents(database, { workspaceId, brandId, after, limit: 1 })).length === 0
  )
    return { kind: 'ended' };

  const reached = deps.streamLimit.reached(workspaceId);
  if (reached) return { kind: 'full', of: reached };
  return { kind: 'events', events: (signal) => stream({ deps, caller }, standing, after, signal) };
}

async function* stream(
  { deps, caller }: Pick<Context, 'deps' | 'caller'>,
  standing: EventStanding,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StreamedEvent> {
  const { workspaceId } = caller;
  const { brandId } = standing;
  const leave = deps.streamLimit.take(workspaceId);
  try {
    let told = after;
    for (
      let now: EventStanding | null = standing;
      now;
      now = await deps.watch.news({ workspaceId, brandId }, told, signal)
    ) {
      while (told < now.seq && !signal.aborted) {
        const events = await readEvents(deps.pipeline.database, { workspaceId, brandId, after: told, limit: BATCH });
        for (const event of events) yield streamed(event);
        told = events.at(-1)?.seq ?? now.seq; // those that are too old are forgotten
      }
      if (!isActive(now.status)) return;
    }
  } finally {
    leave();
  }
}

const streamed = ({ seq, type, data, createdAt }: BrandEvent): StreamedEvent => ({
  seq,
  type,
  payload: webhookPayload(type, createdAt, data),
});
