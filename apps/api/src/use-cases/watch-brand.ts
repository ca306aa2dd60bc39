import { isActive } from '@brandprint/contracts';
import {
  type BrandEvent,
  type EventPosition,
  findEventPosition,
  readEvents,
  webhookPayload,
} from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';

/** Number of events read at a time. */
const BATCH_SIZE = 100;

/** An event of a brand; `payload` is JSON, as in webhooks. */
export interface StreamedEvent {
  seq: number;
  type: string;
  payload: string;
}

/** `ended`: there are no more events. `full`: the maximum number of streams is open. */
export type WatchResult =
  | { kind: 'events'; events: (signal: AbortSignal) => AsyncIterable<StreamedEvent> }
  | { kind: 'full'; of: 'workspace' | 'process' }
  | { kind: 'ended' };

/**
 * Events of a brand after a position, then new ones, until its newest analysis is final and all events are sent.
 * Without a position it starts at the beginning of that analysis. Throws BRAND_NOT_FOUND.
 */
export async function watchBrand(
  { deps, caller }: Context,
  { brandId, lastEventId }: { brandId: string; lastEventId: number | undefined },
): Promise<WatchResult> {
  const { workspaceId } = caller;
  const { database } = deps.pipeline;
  const position = await findEventPosition(database, { workspaceId, brandId });
  if (!position) throw new ApiError('BRAND_NOT_FOUND');
  // A position that never existed (of another brand) counts as the newest.
  const after = Math.min(lastEventId ?? position.beforeNewest, position.seq);
  if (
    !isActive(position.status) &&
    (await readEvents(database, { workspaceId, brandId, after, limit: 1 })).length === 0
  )
    return { kind: 'ended' };

  const exceeded = deps.streamLimit.exceededLimit(workspaceId);
  if (exceeded) return { kind: 'full', of: exceeded };
  return { kind: 'events', events: (signal) => streamEvents({ deps, caller }, position, after, signal) };
}

async function* streamEvents(
  { deps, caller }: Pick<Context, 'deps' | 'caller'>,
  start: EventPosition,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StreamedEvent> {
  const { workspaceId } = caller;
  const { brandId } = start;
  const release = deps.streamLimit.acquire(workspaceId);
  try {
    let lastSeq = after;
    for (
      let position: EventPosition | null = start;
      position;
      position = await deps.eventWatch.waitForEvents({ workspaceId, brandId }, lastSeq, signal)
    ) {
      while (lastSeq < position.seq && !signal.aborted) {
        const events = await readEvents(deps.pipeline.database, {
          workspaceId,
          brandId,
          after: lastSeq,
          limit: BATCH_SIZE,
        });
        for (const event of events) yield streamed(event);
        lastSeq = events.at(-1)?.seq ?? position.seq; // events that are too old are deleted
      }
      if (!isActive(position.status)) return;
    }
  } finally {
    release();
  }
}

const streamed = ({ seq, type, data, createdAt }: BrandEvent): StreamedEvent => ({
  seq,
  type,
  payload: webhookPayload(type, createdAt, data),
});
