import { isActive } from '@brandprint/contracts';
import {
  type BrandEvent,
  type EventStanding,
  findEventStanding,
  readEvents,
  webhookPayload,
} from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { ServerEvent } from '../http/answer.ts';
import type { Context } from './context.ts';

/** Events read at a time. */
const BATCH = 100;
/** Seconds after which a client that found no room may ask again. */
const ASK_AGAIN = '10';

/**
 * What happened to a brand after a place, then what happens, until its newest analysis is final and everything is told; the
 * beginning of that analysis is the place where none is named. Null if there is nothing to tell any more.
 */
export async function watchBrand(
  { deps, caller }: Context,
  { brandId, lastEventId }: { brandId: string; lastEventId: number | undefined },
): Promise<((signal: AbortSignal) => AsyncIterable<ServerEvent>) | null> {
  const { workspaceId } = caller;
  const { prisma } = deps.pipeline.database;
  const standing = await findEventStanding(prisma, { workspaceId, brandId });
  if (!standing) throw new ApiError('BRAND_NOT_FOUND');
  // One that never was (of another brand) is taken for the newest.
  const after = Math.min(lastEventId ?? standing.beforeNewest, standing.seq);
  if (!isActive(standing.status) && (await readEvents(prisma, brandId, after, 1)).length === 0) return null;

  const reached = deps.streamLimit.reached(workspaceId);
  const headers = { 'Retry-After': ASK_AGAIN };
  if (reached === 'workspace')
    throw new ApiError('UNAVAILABLE', { message: 'Too many event streams are open', headers });
  if (reached) throw new ApiError('UNAVAILABLE', { headers });
  return (signal) => stream({ deps, caller }, standing, after, signal);
}

async function* stream(
  { deps, caller }: Pick<Context, 'deps' | 'caller'>,
  standing: EventStanding,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  const { brandId } = standing;
  const leave = deps.streamLimit.take(caller.workspaceId);
  try {
    let told = after;
    for (let now: EventStanding | null = standing; now; now = await deps.watch.news(brandId, told, signal)) {
      while (told < now.seq && !signal.aborted) {
        const events = await readEvents(deps.pipeline.database.prisma, brandId, told, BATCH);
        for (const event of events) yield serverEvent(event);
        told = events.at(-1)?.seq ?? now.seq; // those that are too old are forgotten
      }
      if (!isActive(now.status)) return;
    }
  } finally {
    leave();
  }
}

const serverEvent = ({ seq, type, data, createdAt }: BrandEvent): ServerEvent => ({
  id: String(seq),
  event: type,
  data: webhookPayload(type, createdAt, data),
});
